import UIFoundation

/// What several runs left, such as the shards of one run on CI, put together as one run.
package struct MergedResults: Sendable {
  /// Results to take, and what the user calls them.
  package struct Source: Sendable {
    package let name: String
    package let results: SnapshotResults

    /// Results under a name.
    package init(name: String, results: SnapshotResults) {
      self.name = name
      self.results = results
    }
  }

  /// An assertion that more than one of the runs made.
  package struct Duplicate: Sendable, Equatable {
    package let record: SnapshotRecord
    /// The names of the runs, as they were given.
    package let sources: [String]
    /// The run whose record stands: the last of those that somebody should look at, else the last.
    package let kept: String
  }

  /// How many assertions were taken.
  package private(set) var count = 0
  package private(set) var duplicates: [Duplicate] = []
  /// References outside of the package, which no other machine's results may name.
  package private(set) var outsiders: [String] = []
  /// Lines that cannot be read, by the name of their run.
  package private(set) var unreadable: [(source: String, lines: Int)] = []

  /// Adds the last run of each source to a folder, as one run of its own; the sources stay as they are.
  package init(_ sources: [Source], into target: SnapshotResults) throws(WritingError) {
    var places: [String: Int] = [:]
    var found: [(record: SnapshotRecord, source: Int, sources: [Int])] = []
    for (number, source) in sources.enumerated() {
      let records = source.results.records()
      if records.unreadable > 0 { unreadable.append((source.name, records.unreadable)) }
      for record in records.ofLastRun {
        guard target.isInPackage(target.absolute(record.reference)) else {
          outsiders.append(record.reference)
          continue
        }
        guard let place = places[record.key] else {
          places[record.key] = found.count
          found.append((record, number, [number]))
          continue
        }
        found[place].sources.append(number)
        // A shard that failed must not vanish behind one that passed.
        if record.needsReview || !found[place].record.needsReview {
          (found[place].record, found[place].source) = (record, number)
        }
      }
    }
    for (record, number, all) in found {
      let source = sources[number]
      let files = record.files
      func bytes(_ path: String?) -> Data? { path.flatMap { source.results.contents(of: $0) } }
      let evidence = SnapshotResults.Evidence(
        reference: bytes(files.reference), actual: bytes(files.actual), difference: bytes(files.difference),
        pathExtension: URL(fileURLWithPath: files.actual ?? files.reference ?? record.reference).pathExtension)
      var taken = record
      taken.files = SnapshotRecord.Files()
      try target.add(taken, evidence: evidence)
      count += 1
      if all.count > 1 {
        duplicates.append(
          Duplicate(record: record, sources: all.map { sources[$0].name }, kept: source.name))
      }
    }
  }
}
