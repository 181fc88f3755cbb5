import Foundation
import Testing

@testable import PictureComparison

@Suite("Results of several runs")
struct MergedResultsTests {
  private func results(_ folder: String, _ name: String) -> SnapshotResults {
    SnapshotResults(folder: "\(folder)/\(name)", root: folder, run: name)
  }

  private func record(_ test: String, _ status: SnapshotRecord.Status, _ reference: String? = nil) -> SnapshotRecord {
    SnapshotRecord(test: test, name: "1", status: status, reference: reference ?? "references/\(test).1.txt")
  }

  private func merge(_ folder: String, _ names: [String]) throws -> (SnapshotResults, MergedResults) {
    let target = results(folder, "merged")
    let sources = names.map { MergedResults.Source(name: $0, results: results(folder, $0)) }
    return (target, try MergedResults(sources, into: target))
  }

  @Test("Two shards become one run, with the files of failures")
  func together() throws {
    try withFolder { folder in
      try results(folder, "a").add(record("first", .passed))
      try results(folder, "b").add(
        record("second", .failed),
        evidence: FailureFiles(reference: Data("old".utf8), actual: Data("new".utf8)))

      let (target, merged) = try merge(folder, ["a", "b"])

      #expect(merged.count == 2)
      #expect(merged.duplicates.isEmpty)
      let records = target.records().ofLastRun
      #expect(records.map(\.test) == ["first", "second"])
      #expect(records.map(\.run) == ["merged", "merged"])
      let files = try #require(records.last?.files)
      #expect(files.reference.flatMap { target.contents(of: $0) } == Data("old".utf8))
      #expect(files.actual.flatMap { target.contents(of: $0) } == Data("new".utf8))
      #expect(results(folder, "b").records().all.count == 1)
    }
  }

  @Test(
    "If an assertion ran twice and one run failed, the failure is kept; otherwise, the later record is kept",
    arguments: [
      (SnapshotRecord.Status.failed, SnapshotRecord.Status.passed, "a"), (.passed, .failed, "b"),
      (.passed, .passed, "b"), (.failed, .missing, "b"),
    ])
  func duplicates(first: SnapshotRecord.Status, second: SnapshotRecord.Status, kept: String) throws {
    try withFolder { folder in
      try results(folder, "a").add(record("same", first))
      try results(folder, "b").add(record("same", second))

      let (target, merged) = try merge(folder, ["a", "b"])

      #expect(merged.duplicates.map(\.sources) == [["a", "b"]])
      #expect(merged.duplicates.map(\.kept) == [kept])
      #expect(target.records().ofLastRun.map(\.status) == [kept == "a" ? first : second])
    }
  }

  @Test("Only the last run of a shard is merged")
  func lastRun() throws {
    try withFolder { folder in
      try SnapshotResults(folder: folder + "/a", root: folder, run: "earlier").add(record("first", .failed))
      try results(folder, "a").add(record("second", .passed))

      let (target, _) = try merge(folder, ["a"])

      #expect(target.records().ofLastRun.map(\.test) == ["second"])
    }
  }

  @Test(
    "A shard's records with references outside of the package are not merged",
    arguments: ["../evil.txt", "/tmp/evil.txt"])
  func outsiders(reference: String) throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/package", withIntermediateDirectories: true)
      try SnapshotResults(folder: folder + "/a", root: folder + "/package", run: "a").add(
        record("first", .failed, reference))
      let target = SnapshotResults(folder: folder + "/merged", root: folder + "/package", run: "merged")

      let merged = try MergedResults(
        [MergedResults.Source(name: "a", results: SnapshotResults(folder: folder + "/a", root: folder + "/package"))],
        into: target)

      #expect(merged.outsiders == [reference])
      #expect(target.records().all.isEmpty)
    }
  }
}
