import Foundation
import TestSupport
import Testing

@testable import UIFoundation

@Suite("Input files of a result", .serialized) struct FileReadsTests {
  @Test("Files that were read or looked up are recorded, and changes are detected")
  func inputs() throws {
    try withTemporaryFile("existing", "a") { try inputs($0.path, $0.deletingLastPathComponent().path + "/missing") }
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
