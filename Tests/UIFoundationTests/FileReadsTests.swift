import Foundation
import TestSupport
import Testing

@testable import UIFoundation

@Suite("Input files of a result", .serialized) struct FileReadsTests {
  @Test("Files that were read or looked up are recorded, and changes are detected")
  func inputs() throws {
    try withTemporaryFile("existing", "a") { try inputs($0.path, $0.deletingLastPathComponent().path + "/missing") }
  }

  @Test("Results that are made on two threads at the same time record only their own files")
  func threads() async {
    func collected(_ path: String) async -> [String] {
      await withCheckedContinuation { done in
        Thread {
          let files = FileReads.collecting {
            for number in 0..<2000 { FileReads.record("/nowhere/\(path)\(number % 10)") }
          }.files
          done.resume(returning: files.missing)
        }.start()
      }
    }

    async let a = collected("a")
    async let b = collected("b")

    #expect(await a == (0..<10).map { "/nowhere/a\($0)" })
    #expect(await b == (0..<10).map { "/nowhere/b\($0)" })
  }

  @Test("A collection also contains the files of collections inside it, but not those that are ignored")
  func nesting() {
    let (inner, outer) = FileReads.collecting {
      FileReads.record("/nowhere/a")
      FileReads.ignoring { FileReads.record("/nowhere/b") }
      return FileReads.collecting { FileReads.record("/nowhere/c") }.files
    }

    #expect(inner.missing == ["/nowhere/c"])
    #expect(outer.missing == ["/nowhere/a", "/nowhere/c"])
  }

  @Test("A file that exists but cannot be read is not missing")
  func unreadable() throws {
    try withTemporaryFolder { folder in
      // A permission would not restrict root, but a link to itself cannot be followed by anyone.
      let link = folder.appendingPathComponent("loop").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "loop")

      let files = FileReads.collecting { FileReads.record(link) }.files

      #expect(files.missing == [])
      #expect(files.read == [link])
      #expect(files.areUnchanged)
      try FileManager.default.removeItem(atPath: link)
      #expect(!files.areUnchanged)
    }
  }

  private func inputs(_ existing: String, _ missing: String) throws {
    func recordedInputs() -> FileInputs {
      FileReads.collecting {
        FileReads.record(existing)
        return FileReads.exists(missing)
      }.files
    }

    let files = recordedInputs()
    #expect(files.read == [existing])
    #expect(files.missing == [missing])
    #expect(files.areUnchanged)
    #expect(files.removing(existing).read == [])
    try Data("ab".utf8).write(to: URL(fileURLWithPath: existing))
    #expect(!files.areUnchanged)
    let later = recordedInputs()
    #expect(later.areUnchanged)
    try Data().write(to: URL(fileURLWithPath: missing))
    #expect(!later.areUnchanged)
    // The first recorded state is the state from which the result was made.
    #expect(!later.merging(recordedInputs()).areUnchanged)
  }
}
