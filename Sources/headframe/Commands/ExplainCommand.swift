import ArgumentParser
import BatchRendering
import UIKitCore

/// Says in plain words what is wrong with layouts.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say in plain words what is wrong with the layouts of a document, for each scene and variant.",
    discussion: """
      Tells constraints that contradict each other, views that nothing decides, labels without room for their text, and \
      characters that no font has: what is involved, where it was made, and what would help.

      With --json, one object for each scene and variant: {"input", "scene", "variant", "findings": [{"kind", "view", \
      "summary", "details", "place"}]}, where kind is conflict, ambiguity, cutText, missingGlyphs, blank or runaway, and \
      place the line of the document, where it is known.

      They are drawn by headframe render --annotate problems, and refused by headframe render --strict.

      Exit status: 0 when there is nothing to report, 1 when there is, 2 for wrong usage, 3 when no scene has the name.
      """)

  @OptionGroup
  var input: InputOptions

  @Flag(help: "Print JSON, one object a line.")
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

  /// Whether there was anything to tell.
  @MainActor
  private func explain(_ axes: VariantAxes) throws -> Bool {
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
        let report = FindingsReport(
          shown, input: document.name, scene: picture.scene, variant: picture.variant.name,
          expectsContent: document.isInterface)
        guard StandardOutput.write(json ? report.line : report.text) else { throw StandardOutput.end() }
        count += 1
        isFound = isFound || !report.findings.isEmpty
      }
    }
    guard count > 0 else { throw input.nothingMatched(documents, maker) }
    return isFound
  }
}
