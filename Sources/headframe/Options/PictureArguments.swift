import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// The command-line options of a picture, except those of its variant.
struct PictureArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Draw only the view with this id.", valueName: "id"))
  var only: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The space around the drawing, in points.", valueName: "points"),
    transform: { text in
      guard let number = Double(text) else { throw ValidationError("expected a number of points such as 8") }
      return number
    })
  var padding: Double = 0

  @Option(
    help: ArgumentHelp(
      "The background color, such as white, #ff8800 or systemBackground.", valueName: "color"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "Draw the device: bars (status bar, home indicator), screen (with round corners), device (an outline).",
      valueName: "part"))
  var chrome: DeviceChrome?

  @Option(
    help: ArgumentHelp(
      "Draw over the layout: \(PictureOptions.annotationWords.joined(separator: ", ")); a list draws several.",
      valueName: "word,…"),
    completion: .list(PictureOptions.annotationWords + ["frames,constraints"]))
  var annotate: String?

  @Option(
    help: ArgumentHelp(
      "The theme of annotations: standard, print (black and white), or a theme file; the document's by default.",
      valueName: "theme|file"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var theme: String?

  @Option(
    help: ArgumentHelp(
      "A callout beside the picture for the view with this id, with a number if it has no text; may be repeated.",
      valueName: "id[=text]"))
  var callout: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw the scenes or variants of a document side by side, each above its caption; an empty caption is their name, "
        + "and an arrow leads to one after ->.",
      valueName: "text|text…"))
  var captions: String?

  @Option(help: ArgumentHelp("The number of columns of the pictures with --captions.", valueName: "number"))
  var columns: Int?

  @Flag(help: "Explain the numbers of --annotate numbers or problems, and the lines, beside the picture.")
  var legend = false

  func validate() throws {
    guard padding.isFinite, (-10_000...10_000).contains(padding) else {
      throw ValidationError("--padding: expected a number of points from -10000 to 10000")
    }
  }

  /// Returns the options. Throws a usage error for invalid options.
  ///
  /// The errors are an invalid background color, annotation or callout, too many callouts, and a legend without the
  /// annotation `numbers`.
  @MainActor
  func options(_ input: InputOptions) throws -> PictureOptions {
    var options = input.pictureOptions
    options.only = only
    options.padding = padding
    options.background = background
    options.chrome = chrome
    do {
      options.callouts = try PictureOptions.callouts(callout)
      options.hasLegend = legend
      options.theme = theme
      options.captions = captions.map(PictureOptions.captions) ?? []
      options.columns = try columns.map { try PictureOptions.columns(Double($0)) }
      options.annotations = try PictureOptions.annotations(annotate?.commaSeparatedWords ?? [])
      try options.check()
    } catch {
      throw Failure(lines: RenderError.lines(of: error).map { "Error: --\($0)" }, status: 2)
    }
    return options
  }
}

extension DeviceChrome: ExpressibleByArgument {}
