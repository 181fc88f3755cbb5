import ArgumentParser
import Foundation
import PictureComparison

/// Accepts pictures drawn by the tests as references.
struct SnapshotsAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Make what the last run drew the new references.",
    discussion: """
      With --from, results that another machine has left are accepted: the folder of an artifact, or the .zip or
      .tar.gz that was downloaded. References are written into this package, and nowhere else.

      References that another system recorded are never overwritten; one that has changed since the test ran only with
      --force.
      """)

  @OptionGroup var selection: SelectionArguments
  @OptionGroup var results: ResultsOptions

  @Option(help: ArgumentHelp("Accept from downloaded results.", valueName: "archive|folder"))
  var from: String?

  @Flag(help: "Overwrite references that have changed since the test ran.")
  var force = false

  @Flag(name: [.customShort("n"), .long], help: "Only list what would be accepted.")
  var dryRun = false

  func run() throws {
    guard let from else { return try accept(SnapshotReview(results.open())) }
    do {
      try DownloadedResults([from], root: results.fresh().root).together {
        try accept(SnapshotReview($0, isForeign: true))
      }
    } catch {
      throw Failure(error)
    }
  }

  private func accept(_ review: SnapshotReview) throws {
    let records = review.results.lastRun().filter { $0.needsReview && selection.selection.contains($0) }
    var refusals: [String] = []
    for record in records {
      if dryRun {
        print("would accept \(record.reference)")
        continue
      }
      do {
        try review.accept(record, force: force)
        print("accepted \(record.reference)")
      } catch {
        refusals.append("\(error)")
      }
    }
    guard refusals.isEmpty else { throw Failure(lines: refusals, status: 1) }
    if records.isEmpty { try selection.tellNothing(review, to: "accepted") }
  }
}

/// Rejects pictures drawn by the tests.
struct SnapshotsRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Drop what the last run drew; the tests fail again until the code or the reference changes.")

  @OptionGroup var selection: SelectionArguments
  @OptionGroup var results: ResultsOptions

  func run() throws {
    let review = SnapshotReview(try results.open())
    let records = review.pending.filter(selection.selection.contains)
    guard !records.isEmpty else { return try selection.tellNothing(review, to: "rejected") }
    for record in records {
      do {
        try review.reject(record)
        print("rejected \(record.reference)")
      } catch {
        throw Failure(error)
      }
    }
  }
}
