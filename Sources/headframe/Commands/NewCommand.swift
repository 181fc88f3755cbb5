import ArgumentParser
import Foundation
import LayoutDocuments

/// A command that writes a commented document to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a commented document to start from.",
    discussion: """
      headframe new card.yaml && headframe render card.yaml -o out/

      Existing files are never replaced. Without a path, or with -, the document is written to standard output.
      """)

  @Argument(
    help: ArgumentHelp("The path of the document; - for standard output.", valueName: "document.yaml"),
    completion: .file(extensions: ["yaml"]))
  var path: String = "-"

  /// Returns a path quoted for a shell.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) }
    return isPlain ? path : "'\(path.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  func run() throws {
    if path == "-" {
      return try StandardOutput.print(String(StarterDocument.text.dropLast()))
    }
    do {
      try Data(StarterDocument.text.utf8).write(to: URL(fileURLWithPath: path), options: .withoutOverwriting)
    } catch {
      let exists = FileManager.default.fileExists(atPath: path)
      throw Failure(
        "\(path): error: \(exists ? "exists and is not replaced; name another file, or remove this one" : "cannot be written")"
      )
    }
    StandardOutput.write("\(path)  render it with: headframe render \(Self.quoted(path)) -o out/")
  }
}
