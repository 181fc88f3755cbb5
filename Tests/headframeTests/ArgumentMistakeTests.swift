import Foundation
import Testing

@Suite("Arguments of new and port")
struct ArgumentMistakeTests {
  @Test("new creates missing folders, and states the reason if it cannot write")
  func folders() throws {
    try withFolder(["file": ""]) { folder in
      #expect(try Command("new", "sub/dir/c.yaml", in: folder).status == 0)
      #expect(try names(in: folder.appendingPathComponent("sub/dir")) == ["c.yaml"])

      let below = try Command("new", "file/c.yaml", in: folder)
      #expect(below.status == 1)
      #expect(
        below.errors == "file/c.yaml: error: cannot be written: its folder cannot be created: File exists\n")
      // Root can write to folders without permissions, but not to /proc.
      let denied = try Command("new", "/proc/c.yaml", in: folder)
      #expect(denied.status == 1)
      #expect(denied.errors == "/proc/c.yaml: error: cannot be written: No such file or directory\n")
    }
  }

  @Test("new writes only YAML", arguments: ["c.json", "c.txt", "c"])
  func extensions(name: String) throws {
    try withFolder { folder in
      let command = try Command("new", name, in: folder)

      #expect(command.status == 2)
      #expect(
        command.errors.hasPrefix(
          "Error: \(name): the document is YAML; choose a name that ends in .yaml, such as c.yaml\n"))
      #expect(try names(in: folder).isEmpty)
    }
  }

  @Test("The error of port for other files names the expected files; a count of one is in the singular")
  func port() throws {
    try withFolder(["a.yaml": "size: 9x9\n", "A.swift": "import UIKit\n"]) { folder in
      let document = try Command("port", "a.yaml", in: folder)
      #expect(document.status == 2)
      #expect(
        document.errors == "a.yaml: error: is not Swift source; expected a package, a folder or a Swift file\n")
      let source = try Command("port", "A.swift", in: folder)
      #expect(source.lines.first?.hasPrefix("1 file, ") == true, "\(source.output)\(source.errors)")
      #expect(source.lines.first?.hasSuffix("; 1 file without findings") == true)
    }
  }
}
