import UIFoundation

/// One snapshot, or one pair of pictures, in a report.
package struct ReportEntry: Sendable, Equatable {
  /// The outcome of an entry, in the order of reports.
  package enum Status: String, Sendable, Codable, CaseIterable {
    case failed
    /// The reference is missing.
    case new
    /// The reference has no counterpart.
    case deleted
    /// The files cannot be compared.
    case broken
    case recorded
    case passed
  }

  /// The unique key of the entry in a report.
  package let key: String
  /// The name of the test or the pair.
  package var title: String
  /// The name that distinguishes the snapshots of a test; may be empty.
  package var name: String
  package var status: Status
  /// The path of the reference.
  package var reference: String
  /// The location of the assertion as `file:line`; may be empty.
  package var place: String
  /// The failure message.
  package var message: String
  /// The tolerance and the decision about the digest; empty without a comparison.
  package var details: String
  /// The reference's extension in lowercase, or `png` for a pair.
  package var pathExtension: String
  /// Indicates whether the reference is a picture. Other references are text.
  var isPicture: Bool { Picture.pathExtensions.contains(pathExtension) }
  /// The contents of the files of a failure.
  package var evidence: FailureFiles<Data>
  /// The views that moved; nil if unknown.
  package var frames: FrameDifference?

  /// Creates an entry from a record and those of its files that exist.
  package init(_ record: SnapshotRecord, in results: SnapshotResults) {
    key = record.key
    title = record.test
    name = record.name
    status =
      switch record.status {
      case .passed: .passed
      case .failed, .rejected: .failed
      case .missing: .new
      case .recorded: .recorded
      case .broken: .broken
      }
    reference = record.reference
    place = record.file.isEmpty ? "" : "\(record.file):\(record.line)"
    message = record.message
    details = [record.verdict?.tolerance.description, record.decision].compactMap { $0 }.joined(separator: "; ")
    pathExtension = URL(fileURLWithPath: record.reference).pathExtension.lowercased()
    evidence = results.contents(of: record.files)
    frames = record.frames
  }

  /// Creates an entry from a pair of pictures, whose name is its key, title and reference.
  package init(
    pair name: String, status: Status, message: String = "", details: String = "",
    evidence: FailureFiles<Data> = FailureFiles()
  ) {
    key = name
    title = name
    self.name = ""
    self.status = status
    reference = name
    place = ""
    self.message = message
    self.details = details
    pathExtension = "png"
    self.evidence = evidence
  }
}
