import ArgumentParser
import BatchRendering
import UIKitCore

/// Prints the frames of views.
struct FramesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames",
    abstract: "Print the frame of every view, for each scene and variant.",
    discussion: """
      As json, one line for each scene and variant: {"input", "scene", "variant", "views": [{"id", "class", "frame", \
      "frameInParent"}]}. Frames are [x, y, width, height] in points, "frame" in the coordinates of the root view. A \
      view whose alignment rectangle is not its frame has "alignmentRect"; one that draws text has "firstBaseline", \
      "lastBaseline" and "lines": [{"text", "origin"}], where origin is the place on the baseline where a line begins. \
      All are in the coordinates of the root view.

      As txt, one view a line for people, indented by nesting.

      With --data there is a line for each row as well, with its number as "row". It ends at the first row that is invalid, \
      or does not fit the document.

      Exit status: 0 when all went well, 1 when something failed, 2 for wrong usage, 3 when no scene has the name or \
      there are no rows.
      """)

  /// The output format of frames.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json
    case txt
  }

  @OptionGroup
  var input: InputOptions

  @Option(help: "The format of the frames.")
  var format: Format = .json

  @Option(help: RowInput.help, completion: RowInput.completion)
  var data: String?

  @OptionGroup(title: "Variants")
  var variants: VariantOptions

  @OptionGroup(title: "Documents")
  var reading: DocumentOptions

  @OptionGroup(title: "Fonts")
  var fonts: FontOptions

  func validate() throws {
    _ = try variants.axes()
    if data == "-", input.readsStandardInput { throw RowInput.twoFromStandardInput }
  }

  func run() throws {
    let axes = try variants.axes()
    try MainActor.assumeIsolated {
      do {
        try fonts.register()
        let rows = try RowInput(data)
        let maker = PictureMaker(try reading.reading())
        var warnings = WarningLog()
        var count = 0
        let documents = try input.references()
        for document in documents {
          warnings.write(try maker.warnings(of: document))
          count += try print(document, axes, rows, maker, &warnings)
        }
        guard count > 0 else { throw rows.nothingMatched(input, documents, maker) }
      } catch {
        throw Failure(error)
      }
    }
  }

  /// Prints the frames of a document's scenes and returns their number.
  @MainActor
  private func print(
    _ document: DocumentReference, _ axes: VariantAxes, _ rows: RowInput, _ maker: PictureMaker,
    _ warnings: inout WarningLog
  ) throws -> Int {
    var options = PictureOptions()
    options.usesRecordedText = input.text == .recorded
    let pictures = try maker.pictures(of: document, axes, input.scene, options)
    var count = 0
    // Interface Builder documents have no placeholders.
    try (document.isInterface ? RowSource.none : rows.source).forEach { row in
      for picture in pictures {
        let job = RenderJob(
          document: document, scene: picture.scene, axes: picture.axes, row: row, options: options, format: .json,
          path: "", destination: .bytes)
        let shown = try maker.shown(job)
        warnings.write(shown.warnings)
        let report = FrameReport(
          shown, input: document.name, scene: picture.scene, variant: picture.variant.name, row: row?.number)
        guard StandardOutput.write(format == .json ? report.line : report.text) else { throw StandardOutput.end() }
        count += 1
      }
    }
    return count
  }
}

extension InputOptions {
  /// Throws an error about scene names that do not exist.
  @MainActor
  func nothingMatched(_ references: [DocumentReference], _ maker: PictureMaker) -> Failure {
    let names = references.count == 1 ? references[0].name : "\(references.count) documents"
    return Failure(
      lines: [
        scene.isEmpty
          ? "No document has a scene."
          : "\(names): error: \(maker.missingScene(scene, in: references))"
      ],
      status: Failure.nothingMatched)
  }
}

/// Writes each warning once, however many pictures it concerns.
struct WarningLog {
  // A run of a million rows can warn about each of them.
  private static let largestCount = 1000
  private var known: Set<String> = []

  mutating func write(_ problems: [PictureProblem]) { write(problems.lines) }

  mutating func write(_ lines: [String]) {
    for line in lines where known.count < Self.largestCount && known.insert(line).inserted { StandardError.write(line) }
  }
}
