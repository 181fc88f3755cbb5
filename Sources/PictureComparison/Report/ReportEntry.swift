import UIFoundation

/// One snapshot, or one pair of pictures, as reports show it.
package struct ReportEntry: Sendable, Equatable {
  /// What became of it, as reports sort it.
  package enum Status: String, Sendable, Codable, CaseIterable {
    case failed
    /// There is no reference.
    case new
    /// There is a reference and nothing to compare with it.
    case deleted
    /// Cannot be compared.
    case broken
    case recorded
    case passed
  }

  /// Tells entries of one report apart.
  package let key: String
  /// The test, or the pair's name.
  package var title: String
  /// What tells the snapshots of one test apart; may be empty.
  package var name: String
  package var status: Status
  /// The reference's path.
  package var reference: String
  /// Where the assertion stands, as `file:line`; empty where there is none.
  package var place: String
  /// What the failure says.
  package var message: String
  /// What was tolerated, and which path was taken; empty where nothing was compared.
  package var details: String
  /// `png` for pictures; anything else is text.
  package var pathExtension: String
  package var evidence: Evidence

  /// Bytes of the files of a failure.
  package struct Evidence: Sendable, Equatable {
    package var reference: Data?
    package var actual: Data?
    package var difference: Data?

    /// No files.
    package init() {}
  }

  /// A record with the files it names; those that are gone are left out.
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
    message = record.wholeMessage
    details = [record.tolerance?.description, record.decision].compactMap { $0 }.joined(separator: "; ")
    pathExtension = URL(fileURLWithPath: record.reference).pathExtension.lowercased()
    evidence = Evidence()
    func read(_ path: String?) -> Data? { path.flatMap { results.contents(of: $0) } }
    evidence.reference = read(record.files.reference)
    evidence.actual = read(record.files.actual)
    evidence.difference = read(record.files.difference)
  }

  /// A pair of pictures; a nil difference means that one of them is missing.
  package init(pair name: String, status: Status, message: String, details: String = "", evidence: Evidence) {
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

/// Snapshots with what became of them, for people and for machines.
package struct SnapshotReport: Sendable {
  package var title: String
  package var entries: [ReportEntry]

  /// A report on entries.
  package init(title: String, entries: [ReportEntry]) {
    self.title = title
    self.entries = entries
  }

  /// A report on records.
  package init(title: String, records: [SnapshotRecord], in results: SnapshotResults) {
    self.init(title: title, entries: records.map { ReportEntry($0, in: results) })
  }

  /// How many entries have a status.
  package func count(_ status: ReportEntry.Status) -> Int { entries.count { $0.status == status } }

  /// One line, such as `2 failed, 1 new, 97 passed`.
  package var summary: String {
    let parts = ReportEntry.Status.allCases.compactMap { status in
      count(status) > 0 ? "\(count(status)) \(status.rawValue)" : nil
    }
    return parts.isEmpty ? "nothing to report" : parts.joined(separator: ", ")
  }
}
