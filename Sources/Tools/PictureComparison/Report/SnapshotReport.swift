import UIFoundation
import UIGraphics

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

extension SnapshotReport {
  /// The first line of a summary, by which a script finds its earlier comment.
  package static let summaryMark = "<!-- headframe snapshots -->\n"

  /// A comment of GitHub can have 65,536 characters.
  private static let summaryLimit = 60_000

  /// Returns a summary in Markdown with the pictures of failures, and the pictures by name.
  ///
  /// Services omit pictures that are inside the text, so they are written beside it. `base` is the address of their
  /// folder, ending with a slash.
  package func summaryInMarkdown(pictures base: String) -> (text: String, pictures: [String: Data]) {
    var text = Self.summaryMark + "### \(title.xmlEscaped()): \(outcome)\n\n"
    if let run { text += "\(run.title.xmlEscaped())\n\n" }
    var pictures: [String: Data] = [:]
    let failures = entries.filter { $0.status != .passed && $0.status != .recorded }
    let tests = (run?.tests ?? []).filter { $0.status == .failed || $0.status == .crashed }
    let sections =
      failures.map { section($0, base) } + tests.filter(isOwnFailure).map { (text: Self.section($0), pictures: [:]) }
    for (index, section) in sections.enumerated() {
      guard text.count + section.text.count < Self.summaryLimit else {
        text += "And \(sections.count - index) more, which the report shows.\n"
        break
      }
      text += section.text
      pictures.merge(section.pictures) { first, _ in first }
    }
    return (text, pictures)
  }

  /// The counts of snapshots and, if known, of tests.
  private var outcome: String {
    let tests = run?.tests ?? []
    guard !tests.isEmpty else { return summary }
    let parts = [TestResult.Status.failed, .crashed, .skipped, .passed].compactMap { status in
      let count = tests.count { $0.status == status }
      return count > 0 ? "\(count) \(status.rawValue)" : nil
    }
    let snapshots = entries.isEmpty ? "" : " (snapshots: \(summary))"
    return "tests: \(parts.joined(separator: ", "))\(snapshots)"
  }

  /// Returns whether a test failed for another reason than its snapshots.
  ///
  /// Snapshots have sections of their own.
  private func isOwnFailure(_ test: TestResult) -> Bool {
    let base = TestResult.base(of: test.name)
    return test.status == .crashed
      || !entries.contains { $0.status != .passed && TestResult.base(of: $0.title) == base }
  }

  private func section(_ entry: ReportEntry, _ base: String) -> (text: String, pictures: [String: Data]) {
    let name = entry.name.isEmpty ? entry.title : "\(entry.title) \(entry.name)"
    var text = "<details open><summary><b>\(name.xmlEscaped())</b>: \(entry.status.rawValue)</summary>\n\n"
    var pictures: [String: Data] = [:]
    let shown = entry.isPicture ? entry.evidence.named : []
    if !shown.isEmpty {
      let titles = ["reference": "before", "actual": "after"]
      text += "| " + shown.map { titles[$0.name] ?? $0.name }.joined(separator: " | ") + " |\n"
      text += "|" + String(repeating: "---|", count: shown.count) + "\n"
      let cells = shown.map { name, data in
        let file = "\(Digest([UInt8](data)).description.prefix(16))-\(name).\(entry.pathExtension)"
        pictures[file] = data
        return "<img src=\"\((base + file).xmlEscaped())\" width=\"250\" alt=\"\(titles[name] ?? name)\">"
      }
      text += "| " + cells.joined(separator: " | ") + " |\n\n"
    }
    if let cause = entry.frames?.causes.first {
      let origin = cause.origin.map { " at <code>\($0.xmlEscaped())</code>" } ?? ""
      text += "Moved by <code>\(cause.text.xmlEscaped())</code>\(origin).\n\n"
    }
    text += Self.block(entry.message)
    let places = [entry.place, entry.reference == entry.title ? "" : entry.reference].filter { !$0.isEmpty }
    if !places.isEmpty { text += places.map { "<code>\($0.xmlEscaped())</code>" }.joined(separator: " · ") + "\n\n" }
    return (text + "</details>\n\n", pictures)
  }

  private static func section(_ test: TestResult) -> String {
    "<details open><summary><b>\(test.name.xmlEscaped())</b>: \(test.status.rawValue)</summary>\n\n"
      + block(test.message) + "</details>\n\n"
  }

  /// Returns at most 40 lines of a message as preformatted text.
  ///
  /// An empty line would end the element, so it contains a space.
  private static func block(_ message: String) -> String {
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).prefix(40).map {
      $0.isEmpty ? " " : $0.prefix(500)
    }
    return message.isEmpty ? "" : "<pre>\(lines.joined(separator: "\n").xmlEscaped())</pre>\n\n"
  }
}
