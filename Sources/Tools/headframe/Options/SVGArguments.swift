import ArgumentParser
import BatchRendering
import UIKitCore

/// The options of SVG output.
struct SVGArguments: ParsableArguments {
  @Flag(help: ArgumentHelp(.adaptive))
  var adaptive = false

  @Option(help: ArgumentHelp(.title, valueName: "text"))
  var title: String?

  @Option(help: ArgumentHelp(.description, valueName: "text"))
  var description: String?

  /// Throws a usage error for SVG options if no SVG is written, or for an appearance with `--adaptive`.
  func check(_ formats: [PictureFormat], appearance: String?) throws {
    let given = [("--adaptive", adaptive), ("--title", title != nil), ("--description", description != nil)]
    for (option, isGiven) in given where isGiven { try Self.requireSVG(formats, for: option) }
    if adaptive, appearance != nil {
      throw ValidationError("--adaptive shows light and dark by itself; leave --appearance out")
    }
  }

  /// Throws a usage error for an option if no SVG is written.
  static func requireSVG(_ formats: [PictureFormat], for option: String) throws {
    guard !formats.contains(.svg) else { return }
    throw ValidationError("\(option) is for SVG; write an .svg file or pass --format svg")
  }

  func apply(to options: inout PictureOptions) {
    options.isAdaptive = adaptive
    options.svg.title = title
    options.svg.description = description
  }

  /// Returns the axes to render. A file with both appearances is treated as the light one.
  func axes(_ axes: VariantAxes) -> VariantAxes {
    guard adaptive else { return axes }
    var axes = axes
    axes.appearances = [.light]
    return axes
  }
}
