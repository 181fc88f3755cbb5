import Foundation
import PictureComparison

/// An assertion on a snapshot that is bytes or text.
struct DataAssertion<Format>: SnapshotComparison {
  let snapshot: Format
  let diffing: Diffing<Format>
  let reference: ReferenceFile

  init(_ snapshot: Format, _ diffing: Diffing<Format>, at path: String) {
    self.snapshot = snapshot
    self.diffing = diffing
    // Text is marked if it depends on the platform. Other text is shared between platforms.
    reference =
      diffing.isText ? .text(at: path, isShared: !diffing.isMarked) : .data(at: path)
  }

  var bytes: Data? { diffing.toData(snapshot) }

  func write() throws(WritingError) {
    try ReferenceWriter.write(diffing.toData(snapshot), to: reference.path)
  }

  func compare(at site: SnapshotSite) throws -> SnapshotOutcome {
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      throw SnapshotError.unreadable(path: reference.path)
    }
    var outcome = SnapshotOutcome(passing: reference, at: site)
    guard let (message, attachments) = diffing.diffV2(diffing.fromData(data), snapshot) else { return outcome }
    outcome.fail(
      message.trimmingCharacters(in: .whitespacesAndNewlines),
      evidence: FailureFiles(reference: data, actual: diffing.toData(snapshot)), attachments: attachments)
    return outcome
  }
}
