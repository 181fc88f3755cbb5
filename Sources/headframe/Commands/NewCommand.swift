import ArgumentParser
import Foundation
import LayoutDocuments

/// Writes a template of a new document.
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

  /// Returns a path quoted for a shell.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  func run() throws {
    if path == "-" {
      guard StandardOutput.write(String(StarterDocument.text.dropLast())) else { throw StandardOutput.end() }
      return
    }
    do {
      // Existing files are never overwritten.
      try Data(StarterDocument.text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw Failure(
        "\(path): error: \(exists ? "exists, and is left as it is; name another file, or remove this one" : "cannot be written")"
      )
    }
    StandardOutput.write("\(path)  render it with: headframe render \(Self.quoted(path)) -o out/")
  }
}
