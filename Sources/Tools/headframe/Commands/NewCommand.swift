import ArgumentParser
import Foundation
import LayoutDocuments
import PictureComparison

/// A command that writes a commented document to start from.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a commented document to start from.",
    discussion: """
      headframe new card.yaml && headframe render card.yaml -o out/

      Missing folders are created; existing files are never replaced. Without a path, or with -, the document is written to standard output.
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

  func validate() throws {
    guard path != "-" else { return }
    let url = URL(fileURLWithPath: path)
    guard !["yaml", "yml"].contains(url.pathExtension.lowercased()) else { return }
    let name = "\(url.deletingPathExtension().lastPathComponent).yaml"
    throw ValidationError("\(path): the document is YAML; choose a name that ends in .yaml, such as \(name)")
  }

  func run() throws {
    if path == "-" {
      return try StandardOutput.print(String(StarterDocument.text.dropLast()))
    }
    do {
      if let end = path.lastIndex(of: "/"), end != path.startIndex {
        try ReferenceWriter.createFolder(String(path[..<end]))
      }
    } catch .folder(_, let reason) {
      throw Failure("\(path): error: cannot be written: its folder cannot be created: \(reason)")
    } catch {
      throw Failure(error)
    }
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      let reason =
        errno == EEXIST
        ? "exists and is not replaced; name another file, or remove this one"
        : "cannot be written: \(String(cString: strerror(errno)))"
      throw Failure("\(path): error: \(reason)")
    }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    do {
      try handle.write(contentsOf: Data(StarterDocument.text.utf8))
    } catch {
      unlink(path)
      throw Failure("\(path): error: cannot be written: \(error.localizedDescription)")
    }
    StandardOutput.write("\(path)  render it with: headframe render \(Self.quoted(path)) -o out/")
  }
}
