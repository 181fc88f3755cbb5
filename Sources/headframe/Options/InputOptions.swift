import ArgumentParser
import BatchRendering
import Foundation
import LayoutDocuments

/// The documents of a command, and which of their scenes.
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

  /// Where Interface Builder documents take text sizes from.
  enum TextSize: String, ExpressibleByArgument, CaseIterable {
    case own
    case recorded
  }

  func validate() throws {
    guard documents.count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("- stands twice among the documents, but standard input can be read only once")
    }
  }

  /// Whether a document comes from standard input.
  var readsStandardInput: Bool { documents.contains("-") }

  /// The documents, with the text of the one that comes from standard input.
  func references() throws -> [DocumentReference] {
    try documents.map { path in
      guard path == "-" else {
        if ["md", "markdown"].contains(URL(fileURLWithPath: path).pathExtension.lowercased()) {
          throw Failure("\(path): error: is an article; headframe markdown renders its figures")
        }
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
