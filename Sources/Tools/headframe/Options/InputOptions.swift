import ArgumentParser
import BatchRendering
import Foundation
import InterfaceBuilder
import LayoutDocuments

/// The options of every command that lays out scenes: the documents and their rows.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Layout documents in YAML or JSON, xib and storyboard files; - for a layout document from standard input.",
      valueName: "document"),
    completion: .file(extensions: DocumentReference.pathExtensions))
  var documents: [String]

  @Option(
    help: ArgumentHelp(
      "Show only the scene of this name or, in xib and storyboard files, object id; may be repeated.",
      valueName: "name"))
  var scene: [String] = []

  @Option(help: ArgumentHelp(.textMode))
  var text: InterfaceOptions.TextMode = .own

  @Option(
    name: .customLong("data"),
    help: ArgumentHelp(
      "Lay out the document once for each row, whose values fill its ${placeholders}; - for standard input.",
      valueName: "rows.csv|json|ndjson"),
    completion: .file(extensions: ["csv", "tsv", "json", "ndjson", "jsonl"]))
  var rowFiles: [String] = []

  @Option(
    help: ArgumentHelp(
      "The character between the fields of CSV: comma, semicolon, tab or the character itself; detected by default.",
      valueName: "character"))
  var delimiter: FieldDelimiter?

  /// The file with the data rows; nil without rows.
  var data: String? { rowFiles.first }

  func validate() throws {
    guard documents.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("- is given twice as a document, but standard input can be read only once")
    }
    guard rowFiles.count <= 1 else {
      throw ValidationError(
        "--data is given \(rowFiles.count) times, but rows come from one file; "
          + "join the files, or run the command for each")
    }
    if delimiter != nil, data == nil { throw ValidationError("--delimiter describes the rows of --data") }
    if data == "-", documents.contains("-") {
      throw ValidationError("the document and the rows cannot both come from standard input")
    }
  }

  /// Indicates whether documents or rows are read from standard input.
  var readsStandardInput: Bool { files.contains("-") }

  /// The paths of the documents and of the rows.
  var files: [String] { documents + [data].compactMap { $0 } }

  /// The picture options that follow from the documents' options.
  var pictureOptions: PictureOptions {
    var options = PictureOptions()
    options.textMode = text
    return options
  }

  /// Returns the documents, including the text of a document from standard input.
  func references() throws -> [DocumentReference] {
    try documents.map { path in
      guard path == "-" else {
        if let reason = DocumentFile.refusal(of: path) { throw Failure("\(path): error: \(reason)") }
        return .file(path)
      }
      return .text(try StandardInput.text(limit: DocumentSource.byteLimit), name: "stdin", folder: ".")
    }
  }

  /// Returns the failure of a run without pictures: no rows, or no scene with a requested name.
  @MainActor
  func nothingMatched(_ rows: RowInput, _ references: [DocumentReference], _ maker: PictureMaker) -> Failure {
    let names = references.count == 1 ? references[0].name : "\(references.count) documents"
    let line =
      if !scene.isEmpty {
        "\(names): error: \(maker.missingScene(scene, in: references))"
      } else if let name = rows.name {
        "\(name): error: has no rows; expected one for each picture"
      } else {
        "No document has a scene."
      }
    return Failure(lines: [line], status: Failure.nothingMatched)
  }
}

extension InterfaceOptions.TextMode: ExpressibleByArgument {}

extension FieldDelimiter: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
