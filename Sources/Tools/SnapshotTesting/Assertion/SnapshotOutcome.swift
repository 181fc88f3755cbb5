import Foundation
import PictureComparison

/// The outcome of one assertion, decided once by comparing or recording and then published.
struct SnapshotOutcome {
  /// The line for the results.
  private(set) var record: SnapshotRecord
  /// The reference that was compared or written.
  let reference: ReferenceFile
  private(set) var evidence: FailureFiles<Data>
  private(set) var attachments: [DiffAttachment] = []
  /// Indicates whether a comparison found a difference, even if the value was then recorded.
  private(set) var isDifferent = false
  /// The decision about the digest; nil unless pictures were compared.
  var decision: DigestDecision? { didSet { record.decision = decision?.description } }

  /// Creates the outcome of an assertion that passes.
  init(passing reference: ReferenceFile, at site: SnapshotSite) {
    self.init(.passed, reference, at: site, message: "")
  }

  /// Creates an outcome with a status. The message is empty if the assertion passes.
  init(
    _ status: SnapshotRecord.Status, _ reference: ReferenceFile, at site: SnapshotSite, message: String,
    evidence: FailureFiles<Data> = FailureFiles()
  ) {
    self.reference = reference
    self.evidence = evidence
    record = SnapshotRecord(
      test: site.test, name: site.identifier, status: status, file: site.filePath, line: site.line,
      reference: reference.path, message: message)
    record.hasForeignReference = reference.hasForeignBase
  }

  /// The failure message; nil for success.
  var failure: String? { record.status == .passed ? nil : record.message }

  /// The verdict of a comparison of pictures; nil unless pixels were compared.
  var verdict: PictureVerdict? {
    get { record.verdict }
    set { record.verdict = newValue }
  }

  /// Makes the assertion fail because the value differs.
  mutating func fail(
    _ message: String, frames: FrameDifference? = nil, evidence: FailureFiles<Data>,
    attachments: [DiffAttachment]
  ) {
    record.status = .failed
    record.message = message
    record.frames = frames
    self.evidence = evidence
    self.attachments = attachments
    isDifferent = true
  }

  /// Makes the assertion fail because the reference was recorded rather than compared.
  mutating func setRecorded(message: String) {
    record.status = .recorded
    record.message = message
  }

  /// Appends a paragraph to the message of a failure.
  mutating func append(_ paragraph: String) {
    if failure != nil { record.message += "\n\n" + paragraph }
  }
}
