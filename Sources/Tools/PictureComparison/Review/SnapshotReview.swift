import Glibc
import UIFoundation

/// A review that accepts failed snapshots as new references or rejects them.
package struct SnapshotReview: Sendable {
  package let results: SnapshotResults
  /// Indicates whether the results are from another machine. Their references outside of the package are rejected.
  package let isFromOtherMachine: Bool

  /// Creates a review of results.
  package init(_ results: SnapshotResults, isFromOtherMachine: Bool = false) {
    self.results = results
    self.isFromOtherMachine = isFromOtherMachine
  }

  /// An error that prevents accepting a snapshot.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case nothingToAccept(reference: String)
    case changed(reference: String)
    /// The existing file was recorded by another system, and is never overwritten.
    case foreign(reference: String)
    /// The existing file cannot be identified as a file that this package recorded.
    case unreadable(String)
    case outside(reference: String)
    case unwritable(WritingError)

    package var description: String {
      switch self {
      case .nothingToAccept(let reference):
        "\(reference): error: the run left no picture or text to accept; run the test again"
      case .changed(let reference):
        "\(reference): error: has changed since the test ran; run the test again, or use --force"
      case .foreign(let reference):
        "\(reference): error: was recorded on another system and is never overwritten; this system's reference is "
          + ReferenceFile.sibling(of: reference)
      case .unreadable(let problem): problem
      case .outside(let reference): "\(reference): error: is outside of the package and is not changed"
      case .unwritable(let error): "\(error)"
      }
    }
  }

  package var pending: [SnapshotRecord] { results.records().ofLastRun.filter(\.needsReview) }

  /// Replaces the reference with the recorded value. Returns the reference's path.
  ///
  /// Throws if the reference has changed since the test ran, unless `force` is true.
  @discardableResult
  package func accept(_ record: SnapshotRecord, force: Bool = false) throws(Refusal) -> String {
    let path = results.absolute(record.reference)
    guard !isFromOtherMachine || results.isInPackage(path) else { throw .outside(reference: record.reference) }
    guard let actual = record.files.actual.flatMap({ results.contents(of: $0) }) else {
      throw .nothingToAccept(reference: record.reference)
    }
    let isPicture = URL(fileURLWithPath: path).pathExtension.lowercased() == "png"
    if isPicture {
      let file = ReferenceFile.picture(at: path)
      guard file.path == path else { throw .foreign(reference: record.reference) }
      guard file.isWritable else { throw .unreadable(file.problem ?? path) }
    }
    let current = FileManager.default.contents(atPath: path)
    let compared = record.files.reference.flatMap { results.contents(of: $0) }
    guard force || current == compared || current == actual else { throw .changed(reference: record.reference) }
    do {
      try ReferenceWriter.write(actual, to: path)
      try results.replace(record, by: .recorded)
    } catch {
      throw .unwritable(error)
    }
    return path
  }

  /// Rejects the recorded value. The test continues to fail.
  package func reject(_ record: SnapshotRecord) throws(Refusal) {
    do throws(WritingError) {
      try results.replace(record, by: .rejected)
    } catch {
      throw .unwritable(error)
    }
  }
}

/// A filter that selects snapshots by patterns; all snapshots without a pattern.
package struct SnapshotSelection: Sendable {
  package let patterns: [String]

  /// Creates a filter of test names, snapshot names and paths. `*`, `?` and `[…]` are wildcards.
  package init(_ patterns: [String] = []) {
    self.patterns = patterns
  }

  /// Returns whether a record matches.
  package func contains(_ record: SnapshotRecord) -> Bool {
    guard !patterns.isEmpty else { return true }
    let texts = [record.test, "\(record.test) \(record.name)", record.reference]
    return patterns.contains { pattern in
      texts.contains { text in
        guard pattern.contains(where: { "*?[".contains($0) }) else { return text.contains(pattern) }
        return fnmatch("*\(pattern)*", text, 0) == 0
      }
    }
  }
}
