import Foundation
import TestSupport
import Testing

@testable import UIFoundation

@Suite("Input files of a result", .serialized) struct FileReadsTests {
  @Test("Files that were read or looked up are recorded, and changes are detected")
  func inputs() throws {
    try withTemporaryFile("here", "a") { try inputs($0.path, $0.deletingLastPathComponent().path + "/gone") }
  }

  private func inputs(_ here: String, _ gone: String) throws {
    func look() -> FileInputs {
      FileReads.collecting {
        FileReads.record(here)
        return FileReads.exists(gone)
      }.files
    }

    let files = look()
    #expect(files.read == [here])
    #expect(files.missing == [gone])
    #expect(files.areUnchanged)
    #expect(files.removing(here).read == [])
    try Data("ab".utf8).write(to: URL(fileURLWithPath: here))
    #expect(!files.areUnchanged)
    let later = look()
    #expect(later.areUnchanged)
    try Data().write(to: URL(fileURLWithPath: gone))
    #expect(!later.areUnchanged)
    // The state seen first is the one that the result was made from.
    #expect(!later.merging(look()).areUnchanged)
  }
}
