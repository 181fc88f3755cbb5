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
  /// The reference's extension in lowercase, or `png` for a pair. Files without a picture's extension are text.
  package var pathExtension: String
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

/// The snapshots of a run with their outcomes, for output in several formats.
package struct SnapshotReport: Sendable {
  package var title: String
  package var entries: [ReportEntry]
  /// The run of the snapshots; nil for compared files.
  package var run: TestRun?

  package init(title: String, entries: [ReportEntry]) {
    self.title = title
    self.entries = entries
  }

  /// Creates a report on records of the newest run, and on a build or tests of that run that did not run.
  ///
  /// A single shard runs a part of the tests, unless it should be all shards.
  package init(title: String, records: [SnapshotRecord], in results: SnapshotResults, expectsAllShards: Bool = false) {
    self.init(title: title, entries: records.map { ReportEntry($0, in: results) })
    run = results.testRun()
    if run?.shard != nil, !expectsAllShards { run?.listed = [] }
    guard let run else { return }
    if run.isFailedBuild {
      let message = ["swift test ended with status \(run.status ?? 1) before a test ran"] + run.buildErrors
      entries.insert(ReportEntry(pair: "swift test", status: .broken, message: message.joined(separator: "\n")), at: 0)
    } else {
      entries += run.unrun.map { ReportEntry(pair: $0, status: .broken, message: "This test did not run.") }
    }
  }

  package func count(_ status: ReportEntry.Status) -> Int { entries.count { $0.status == status } }

  /// The summary on one line, such as `2 failed, 1 new, 97 passed`.
  package var summary: String {
    let parts = ReportEntry.Status.allCases.compactMap { status in
      count(status) > 0 ? "\(count(status)) \(status.rawValue)" : nil
    }
    return parts.isEmpty ? "nothing to report" : parts.joined(separator: ", ")
  }
}
