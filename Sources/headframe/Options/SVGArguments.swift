import ArgumentParser
import BatchRendering
import CairoRendering
import UIKitCore

/// The options of SVG output.
struct SVGArguments: ParsableArguments {
  /// The form of text in an SVG.
  enum Text: String, ExpressibleByArgument, CaseIterable {
    case selectable
    case fonts
    case embedded
    case outlines

    var meaning: SVGOptions.Text {
      switch self {
      case .selectable: .selectableOutlines
      case .fonts: .referencedFonts
      case .embedded: .embeddedFonts
      case .outlines: .outlines
      }
    }
  }

  @Flag(help: "One SVG with the drawings for light and for dark ground; viewers show what suits their reader.")
  var adaptive = false

  static let textHelp = ArgumentHelp(
    "Text as outlines under text that can be selected and searched, in the viewer's fonts, in fonts that the file "
      + "carries, or as outlines alone.")

  @Option(help: Self.textHelp)
  var svgText: Text = .selectable

  @Option(help: ArgumentHelp("The <title> of an SVG, which screen readers read.", valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp("The <desc> of an SVG.", valueName: "text"))
  var description: String?

  /// Throws for SVG options if no SVG is written.
  func check(_ formats: [PictureFormat], appearance: String?) throws {
    if formats.contains(.svg) {
      guard adaptive, appearance != nil else { return }
      throw ValidationError("--adaptive shows light and dark by itself; leave --appearance out")
    }
    let given =
      adaptive
      ? "--adaptive"
      : svgText != .selectable
        ? "--svg-text" : title != nil ? "--title" : description != nil ? "--description" : nil
    if let given { throw ValidationError("\(given) is for SVG; name a file .svg or pass --format svg") }
  }

  func apply(to options: inout PictureOptions) {
    options.isAdaptive = adaptive
    options.svg.text = svgText.meaning
    options.svg.title = title
    options.svg.description = description
  }

  /// Returns the axes to render: a file with both appearances counts as the light one.
  func axes(_ axes: VariantAxes) -> VariantAxes {
    guard adaptive else { return axes }
    var axes = axes
    axes.appearances = [.light]
    return axes
  }
}
