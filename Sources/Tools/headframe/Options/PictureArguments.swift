import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// The command-line options of a picture, except those of its variant.
struct PictureArguments: ParsableArguments {
  @Option(help: ArgumentHelp(.only, valueName: "id"))
  var only: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp(.padding, valueName: "points"),
    transform: { text in
      guard let number = Double(text) else { throw ValidationError("expected a number of points such as 8") }
      return number
    })
  var padding: Double = 0

  @Option(help: ArgumentHelp(.background, valueName: "color"))
  var background: String?

  @Option(help: ArgumentHelp(.chrome, valueName: "part"))
  var chrome: DeviceChrome?

  @Option(
    help: ArgumentHelp(.annotate, valueName: "word,…"),
    completion: .list(PictureOption.annotationWords + ["frames,constraints"]))
  var annotate: String?

  @Option(
    help: ArgumentHelp(.theme, valueName: "theme|file"), completion: .file(extensions: ["yaml", "yml", "json"]))
  var theme: String?

  @Option(help: ArgumentHelp(.callouts, valueName: "id[=text]"))
  var callout: [String] = []

  @Option(help: ArgumentHelp(.captions, valueName: "text|text…"))
  var captions: String?

  @Option(help: ArgumentHelp(.columns, valueName: "number"))
  var columns: Int?

  @Flag(help: ArgumentHelp(.legend))
  var legend = false

  /// Returns the options. Throws a usage error for invalid options.
  ///
  /// The errors are an invalid padding, background color, annotation or callout, too many callouts, and a legend without
  /// the annotation `numbers`.
  @MainActor
  func options(_ input: InputOptions) throws -> PictureOptions {
    var options = input.pictureOptions
    let words: [(PictureOption, String?)] = [
      (.only, only), (.background, background), (.chrome, chrome?.rawValue), (.annotate, annotate), (.theme, theme),
      (.captions, captions), (.columns, columns.map { "\($0)" }), (.padding, "\(padding)"), (.legend, "\(legend)"),
    ]
    do {
      for (option, word) in words + callout.map({ (.callouts, $0) }) {
        guard let word else { continue }
        try options.set(option, option.kind.value(of: word), named: option.figureName ?? option.name)
      }
      try options.check()
    } catch {
      throw Failure(lines: RenderError.lines(of: error).map { "Error: --\($0)" }, status: 2)
    }
    return options
  }
}

extension ArgumentHelp {
  init(_ option: PictureOption, valueName: String? = nil) { self.init(option.help, valueName: valueName) }
}

extension DeviceChrome: ExpressibleByArgument {}
