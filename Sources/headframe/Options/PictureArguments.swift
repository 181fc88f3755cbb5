import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// The options of a picture apart from its variant.
struct PictureArguments: ParsableArguments {
  @Option(help: ArgumentHelp("Draw only the view of this id.", valueName: "id"))
  var only: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Space around what is drawn, in points.", valueName: "points"),
    transform: { text in
      guard let number = Double(text) else { throw ValidationError("expected a number of points such as 8") }
      return number
    })
  var padding: Double = 0

  @Option(
    help: ArgumentHelp(
      "A colour behind what is drawn, such as white, #ff8800 or systemBackground.", valueName: "colour"))
  var background: String?

  @Option(
    help: ArgumentHelp(
      "Show parts of the device: bars (status bar, home indicator), screen (with round corners), device (an outline).",
      valueName: "part"))
  var chrome: Chrome?

  /// The parts of a device around a screen.
  enum Chrome: String, ExpressibleByArgument, CaseIterable {
    case bars
    case screen
    case device
  }

  @Option(
    help: ArgumentHelp(
      "Draw over the layout: \(PictureOptions.annotationWords.joined(separator: ", ")); a list gives several.",
      valueName: "word,…"),
    completion: .list(PictureOptions.annotationWords + ["frames,constraints"]))
  var annotate: String?

  @Option(
    help: ArgumentHelp(
      "A callout beside the picture for the view with this id; a number without a text. May be repeated.",
      valueName: "id[=text]"))
  var callout: [String] = []

  @Flag(help: "Explain the numbers of --annotate numbers beside the picture.")
  var legend = false

  @Flag(help: "Treat as errors: warnings, truncated texts, characters without a glyph, conflicts, ambiguity.")
  var strict = false

  func validate() throws {
    guard padding.isFinite, (-10_000...10_000).contains(padding) else {
      throw ValidationError("--padding: expected a number of points from -10000 to 10000")
    }
  }

  /// Returns the options. Throws a usage error for an invalid background color.
  @MainActor
  func options(_ input: InputOptions) throws -> PictureOptions {
    var options = PictureOptions()
    options.only = only
    options.padding = padding
    options.background = background
    options.chrome = chrome.flatMap { DeviceChrome(rawValue: $0.rawValue) }
    options.usesRecordedText = input.text == .recorded
    do {
      let words = annotate?.split(separator: ",", omittingEmptySubsequences: false) ?? []
      options.callouts = try PictureOptions.callouts(callout)
      options.isStrict = strict
      options.hasLegend = legend
      options.annotations = try PictureOptions.annotations(words.map { $0.trimmingCharacters(in: .whitespaces) })
      try options.check()
    } catch {
      throw Failure(lines: RenderError.lines(of: error).map { "Error: --\($0)" }, status: 2)
    }
    return options
  }
}
