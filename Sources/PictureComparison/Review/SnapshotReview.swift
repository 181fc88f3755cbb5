import UIFoundation

/// Takes pictures and texts that tests left as their new references, or drops them.
package struct SnapshotReview: Sendable {
  package let results: SnapshotResults
  /// Whether the results come from elsewhere, so that no path of theirs may lead out of the package.
  package let isForeign: Bool

  /// A review of results.
  package init(_ results: SnapshotResults, isForeign: Bool = false) {
    self.results = results
    self.isForeign = isForeign
  }

  /// Why a snapshot was not accepted.
  package enum Refusal: Error, Equatable, CustomStringConvertible {
    case nothingToAccept(reference: String)
    case changed(reference: String)
    case foreign(reference: String)
    /// What lies there cannot be told to be ours.
    case unreadable(String)
    case outside(reference: String)
    case unwritable(WritingError)

    package var description: String {
      switch self {
      case .nothingToAccept(let reference):
        "\(reference): the run left no picture or text to accept; run the test again"
      case .changed(let reference):
        "\(reference): has changed since the test ran; run the test again, or say --force"
      case .foreign(let reference):
        "\(reference): was recorded on another system and is never overwritten; ours goes to "
          + ReferenceFile.sibling(of: reference)
      case .unreadable(let problem): problem
      case .outside(let reference): "\(reference): lies outside of the package and is left alone"
      case .unwritable(let error): "\(error)"
      }
    }
  }

  /// The records of the last run that somebody should look at.
  package var pending: [SnapshotRecord] { results.records().ofLastRun.filter(\.needsReview) }

  /// Makes what a test drew its reference; returns the reference's path.
  @discardableResult
  package func accept(_ record: SnapshotRecord, force: Bool = false) throws(Refusal) -> String {
    let path = results.absolute(record.reference)
    guard !isForeign || results.isInPackage(path) else { throw .outside(reference: record.reference) }
    guard let actual = record.files.actual.flatMap({ results.contents(of: $0) }) else {
      throw .nothingToAccept(reference: record.reference)
    }
    let isPicture = URL(fileURLWithPath: path).pathExtension.lowercased() == "png"
    if isPicture {
      let file = ReferenceFile.picture(at: path)
      guard file.path == path else { throw .foreign(reference: record.reference) }
      guard file.isWritable else { throw .unreadable(file.problem ?? path) }
    }
    let present = FileManager.default.contents(atPath: path)
    let seen = record.files.reference.flatMap { results.contents(of: $0) }
    guard force || present == seen || present == actual else { throw .changed(reference: record.reference) }
    do {
      try ReferenceWriter.write(actual, to: path)
      try results.replace(record, by: .recorded)
    } catch {
      throw .unwritable(error)
    }
    return path
  }

  /// Drops what a test drew; the test fails again until something changes.
  package func reject(_ record: SnapshotRecord) throws(Refusal) {
    do throws(WritingError) {
      try results.replace(record, by: .rejected)
    } catch {
      throw .unwritable(error)
    }
  }
}
