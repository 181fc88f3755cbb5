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

  func compare() throws -> SnapshotVerdict {
    guard let data = FileManager.default.contents(atPath: reference.path) else {
      throw SnapshotError.unreadable(path: reference.path)
    }
    var verdict = SnapshotVerdict(.passed, reference)
    guard let (message, attachments) = diffing.diffV2(diffing.fromData(data), format) else { return verdict }
    verdict.status = .failed
    verdict.isDifferent = true
    verdict.message = message.trimmingCharacters(in: .whitespacesAndNewlines)
    verdict.attachments = attachments
    verdict.evidence = SnapshotResults.Evidence(
      reference: data, actual: diffing.toData(format), pathExtension: pathExtension)
    return verdict
  }
}
