import ArgumentParser
import BatchRendering
import Foundation
import LayoutDocuments

/// The documents of a command and the requested scenes.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Layout documents in YAML or JSON, xib and storyboard files; - for a layout document from standard input.",
      valueName: "document"),
    completion: .file(extensions: ["yaml", "yml", "json", "xib", "storyboard"]))
  var documents: [String]

  @Option(
    help: ArgumentHelp(
      "Show only the scene of this name or, in xib and storyboard files, object id; may be repeated.",
      valueName: "name"))
  var scene: [String] = []

  @Option(help: "In xib and storyboard files take the size of text from what was recorded, or from the text itself.")
  var text: TextSize = .own

  /// The source of text sizes in Interface Builder documents.
  enum TextSize: String, ExpressibleByArgument, CaseIterable {
    case own
    case recorded
  }

  func validate() throws {
    guard documents.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("- is given twice as a document, but standard input can be read only once")
    }
  }

  /// Indicates whether a document is read from standard input.
  var readsStandardInput: Bool { documents.contains("-") }

  /// Returns an error for a file of a known type that is not a layout document, with advice.
  private static func refusal(of path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return switch URL(fileURLWithPath: path).pathExtension.lowercased() {
    case "md", "markdown": "is an article; headframe markdown renders its figures"
    case "csv", "tsv", "ndjson", "jsonl":
      "holds rows, expected a layout document; try headframe render card.yaml --data \(path)"
    case "png", "jpg", "jpeg", "webp", "gif", "pdf", "svg":
      "is a picture, expected a layout document; a view shows it with image: \(path)"
    case "swift": "is source code, expected a layout document; headframe swift build compiles packages"
    default: nil
    }
  }

  /// Returns the documents, with the text of the one from standard input.
  func references() throws -> [DocumentReference] {
    try documents.map { path in
      guard path == "-" else {
        if let refusal = Self.refusal(of: path) { throw Failure("\(path): error: \(refusal)") }
        return .file(path)
      }
      let data = try FileHandle.standardInput.readToEnd() ?? Data()
      guard let text = String(validating: data, as: UTF8.self) else {
        throw DocumentErrors([TextEncoding.problem(in: data, file: "stdin")].compactMap { $0 })
      }
      return .text(text, name: "stdin", folder: ".")
    }
  }
}
