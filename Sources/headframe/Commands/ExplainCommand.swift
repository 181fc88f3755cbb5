import ArgumentParser
import BatchRendering
import Foundation
import UIKitCore

/// Explains layouts: the problems of a layout, or the constraints that decide a view's frame.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the problems of layouts, or the constraints that decide the frame of a view.",
    usage: "headframe explain <document> ... [<view>[.<attribute>] ...] [<options>]",
    discussion: """
      Reports conflicting constraints, views with ambiguous frames, truncated labels, and \
      characters missing in all fonts: the objects involved, their place, and a remedy.

      With --json, one object for each scene and variant: {"input", "scene", "variant", "findings": [{"kind", "view", \
      "summary", "details", "place"}]}, where kind is conflict, ambiguity, cutText, missingGlyphs, blank or runaway, and \
      place the line of the document, where it is known.

      They are drawn by headframe render --annotate problems, and refused by headframe render --strict.

      With the id of a view after the document, prints the chain of constraints that decides its x, y, width and height, \
      or the attribute given, such as title.width: a line for each constraint with the points that it contributes, which \
      add up to the value. Attributes are x, y, width, height, left, right, top, bottom, leading, trailing, centerX and \
      centerY, in the coordinates of the superview. Optional constraints of the view that do not hold follow, with what \
      keeps them from holding. With --json: {"input", "scene", "variant", "view", "chains": [{"attribute", "value", \
      "isFree", "links": [{"kind", "sentence", "amount", "multiplier", "place"}]}], "yielding": [{"sentence", \
      "residual", "holders"}]}.

      Exit status: 0 when there is nothing to report or the view was explained, 1 when there is, 2 for wrong usage, 3 \
      when no scene has the name.
      """)

  @OptionGroup
  var input: InputOptions

  @Flag(help: "Print JSON, one object per line.")
  var json = false

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup(title: "Documents")
  var reading: DocumentOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  func validate() throws {
    _ = try variants.axes()
  }

  func run() throws {
    let axes = try variants.axes()
    let found = try MainActor.assumeIsolated {
      do {
        try fonts.register()
        return try explain(axes)
      } catch {
        throw Failure(error)
      }
    }
    if found { throw Failure(lines: [], status: 1) }
  }

  /// Splits the arguments: those after the first document that are not documents name views.
  private func split() -> (input: InputOptions, queries: [ViewQuery]) {
    var input = input
    var queries: [ViewQuery] = []
    input.documents = input.documents.enumerated().compactMap { index, word in
      guard index > 0, !Self.namesDocument(word) else { return word }
      queries.append(ViewQuery(word))
      return nil
    }
    return (input, queries)
  }

  private static func namesDocument(_ word: String) -> Bool {
    let endings = ["yaml", "yml", "json", "xib", "storyboard"]
    return word == "-" || word.contains("/") || FileManager.default.fileExists(atPath: word)
      || endings.contains(URL(fileURLWithPath: word).pathExtension.lowercased())
  }

  /// Returns a Boolean value that indicates whether there was anything to report.
  @MainActor
  private func explain(_ axes: VariantAxes) throws -> Bool {
    let (input, queries) = split()
    LayoutDiagnostics.leaveConflictsToFindings()
    var warnings = WarningLog()
    let maker = PictureMaker(try reading.reading())
    var options = PictureOptions()
    options.usesRecordedText = input.text == .recorded
    var (count, isFound) = (0, false)
    let documents = try input.references()
    for document in documents {
      let pictures = try maker.pictures(of: document, axes, input.scene, options)
      warnings.write(try maker.warnings(of: document))
      for picture in pictures {
        let job = RenderJob(
          document: document, scene: picture.scene, axes: picture.axes, options: options, format: .json, path: "",
          destination: .bytes)
        let shown = try maker.shown(job)
        warnings.write(shown.warnings)
        for query in queries {
          let report = try ChainReport(
            query, in: shown, input: document.name, scene: picture.scene, variant: picture.variant.name)
          guard StandardOutput.write(json ? report.line : report.text) else { throw StandardOutput.end() }
        }
        count += 1
        guard queries.isEmpty else { continue }
        let report = FindingsReport(
          shown, input: document.name, scene: picture.scene, variant: picture.variant.name,
          expectsContent: document.isInterface)
        guard StandardOutput.write(json ? report.line : report.text) else { throw StandardOutput.end() }
        isFound = isFound || !report.findings.isEmpty
      }
    }
    guard count > 0 else { throw input.nothingMatched(documents, maker) }
    return isFound
  }
}
