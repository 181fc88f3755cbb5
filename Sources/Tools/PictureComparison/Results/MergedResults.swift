import UIFoundation

/// The results of several runs, such as the shards of a CI run, combined into one run.
package struct MergedResults: Sendable {
  /// Results with the name given by the user.
  package struct Source: Sendable {
    package let name: String
    package let results: SnapshotResults

    /// Creates a named source.
    package init(name: String, results: SnapshotResults) {
      self.name = name
      self.results = results
    }
  }

  /// An assertion executed by more than one of the runs.
  package struct Duplicate: Sendable, Equatable {
    package let record: SnapshotRecord
    /// The names of the runs, in the given order.
    package let sources: [String]
    /// The name of the run with the kept record: the last one that needs review, or else the last one.
    package let kept: String
  }

  /// The number of merged assertions.
  package private(set) var count = 0
  package private(set) var duplicates: [Duplicate] = []
  /// The omitted references outside of the package, which results from other machines must not change.
  package private(set) var outsiders: [String] = []
  /// The numbers of unreadable lines by run.
  package private(set) var unreadable: [(source: String, lines: Int)] = []
  /// The commits of the runs by source, if they differ.
  package private(set) var commits: [(source: String, commit: String)] = []

  /// Adds the last run of each source to a folder as a single new run. The sources are unchanged.
  package init(_ sources: [Source], into target: SnapshotResults) throws(WritingError) {
    var indices: [String: Int] = [:]
    var found: [(record: SnapshotRecord, source: Int, sources: [Int])] = []
    for (number, source) in sources.enumerated() {
      let records = source.results.records()
      if records.unreadable > 0 { unreadable.append((source.name, records.unreadable)) }
      for record in records.ofLastRun {
        guard target.isInPackage(target.absolute(record.reference)) else {
          outsiders.append(record.reference)
          continue
        }
        guard let index = indices[record.key] else {
          indices[record.key] = found.count
          found.append((record, number, [number]))
          continue
        }
        found[index].sources.append(number)
        // A pass in one shard must not hide a failure in another.
        if record.needsReview || !found[index].record.needsReview {
          (found[index].record, found[index].source) = (record, number)
        }
      }
    }
    try mergeRuns(of: sources, into: target)
    for (record, number, numbers) in found {
      let source = sources[number]
      let evidence = source.results.contents(of: record.files)
      var copy = record
      copy.files = FailureFiles()
      try target.add(copy, evidence: evidence)
      count += 1
      if numbers.count > 1 {
        duplicates.append(
          Duplicate(record: record, sources: numbers.map { sources[$0].name }, kept: source.name))
      }
    }
  }

  /// Stores the combination of the sources' runs as the newest run.
  private mutating func mergeRuns(of sources: [Source], into target: SnapshotResults) throws(WritingError) {
    let runs = sources.compactMap { source in source.results.testRun().map { (source.name, $0) } }
    if Set(runs.compactMap(\.1.commit)).count > 1 {
      commits = runs.compactMap { name, run in run.commit.map { (name, $0) } }
    }
    guard let run = TestRun.merged(runs.map(\.1), id: target.run) else { return }
    try ReferenceWriter.createFolder(target.folder)
    try target.write(run)
  }
}
