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
      "summary", "details"}]}, where kind is conflict, ambiguity, cutText or missingGlyphs.

      headframe render --annotate problems draws them; headframe render --strict refuses to render them.

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
    // What the engine logs in UIKit's words comes in plainer ones below.
    LayoutDiagnostics.sink = { line in
      if !line.hasPrefix("Unable to simultaneously satisfy") { StandardError.write(line) }
    }
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
          shown, input: document.name, scene: picture.scene, variant: picture.variant.name)
        guard StandardOutput.write(json ? report.line : report.text) else { throw StandardOutput.end() }
        count += 1
        isFound = isFound || !report.findings.isEmpty
      }
    }
    guard count > 0 else { throw input.nothingMatched(documents, maker) }
    return isFound
  }
}
