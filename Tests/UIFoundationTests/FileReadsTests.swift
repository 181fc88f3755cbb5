import Foundation
import Testing

@testable import UIFoundation

@Suite("Files that something is made of", .serialized) struct FileReadsTests {
  @Test("What was read and what was looked for is noted, and told to have changed when it does")
  func inputs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FileReadsTests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (here, gone) = (folder.appendingPathComponent("here").path, folder.appendingPathComponent("gone").path)
    try Data("a".utf8).write(to: URL(fileURLWithPath: here))
    func look() -> FileInputs {
      FileReads.collecting {
        FileReads.note(here)
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
    // What was seen first is what something was made of.
    #expect(!later.merging(look()).areUnchanged)
  }
}
