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
