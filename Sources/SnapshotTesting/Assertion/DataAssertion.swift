import Foundation
import PictureComparison

/// An assertion on a format of bytes or text.
struct DataAssertion<Format>: SnapshotComparison {
  let format: Format
  let diffing: Diffing<Format>
  let reference: ReferenceFile

  init(_ format: Format, _ diffing: Diffing<Format>, at path: String) {
    self.format = format
    self.diffing = diffing
    reference =
      diffing.isText ? .text(at: path, isShared: !diffing.isMarked) : .data(at: path)
  }

  var bytes: Data? { diffing.toData(format) }

  func write() throws(WritingError) {
    try ReferenceWriter.write(diffing.toData(format), to: reference.path)
  }

  func compare(at site: SnapshotSite) throws -> SnapshotOutcome {
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      throw SnapshotError.unreadable(path: reference.path)
    }
    var outcome = SnapshotOutcome(passing: reference, at: site)
    guard let (message, attachments) = diffing.diffV2(diffing.fromData(data), format) else { return outcome }
    outcome.fail(
      message.trimmingCharacters(in: .whitespacesAndNewlines),
      evidence: FailureFiles(reference: data, actual: diffing.toData(format)), attachments: attachments)
    return outcome
  }
}
