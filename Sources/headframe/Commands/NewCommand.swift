import ArgumentParser
import Foundation
import LayoutDocuments

/// Writes a document to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a commented document to start from.",
    discussion: """
      headframe new card.yaml && headframe render card.yaml -o out/

      A file that exists is left as it is. Without a path, or with -, the document goes to standard output.
      """)

  @Argument(
    help: ArgumentHelp("Where the document goes.", valueName: "document.yaml"), completion: .file(extensions: ["yaml"]))
  var path: String = "-"

  func run() throws {
    if path == "-" {
      guard StandardOutput.write(String(StarterDocument.text.dropLast())) else { throw StandardOutput.end() }
      return
    }
    do {
      // Never over a file that somebody has written.
      try Data(StarterDocument.text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw Failure("\(path): error: \(exists ? "exists, and is left as it is" : "cannot be written")")
    }
    StandardOutput.write("\(path)  render it with: headframe render \(path) -o out/")
  }
}
