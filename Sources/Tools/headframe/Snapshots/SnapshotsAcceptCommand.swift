import ArgumentParser
import Foundation
import PictureComparison

/// A command that accepts the pictures of the last run as references.
struct SnapshotsAcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept the pictures of the last run as references.",
    discussion: """
      With --from, the results of other machines are accepted: folders of results, or the .zip and .tar.gz archives of \
      them. References are written only to this package.

      References that another system recorded are never overwritten. References that have changed since the test ran \
      are overwritten only with --force.
      """)

  @OptionGroup var snapshots: SnapshotOptions

  @OptionGroup var downloads: DownloadOptions

  @Flag(help: "Overwrite references that have changed since the test ran.")
  var force = false

  @Flag(name: [.customShort("n"), .long], help: "List the references without writing them.")
  var dryRun = false

  func run() throws {
    try downloads.withResults(or: snapshots.results) { try accept(SnapshotReview($0, isFromOtherMachine: $1)) }
  }

  private func accept(_ review: SnapshotReview) throws {
    let records = try review.results.lastRun().filter { $0.needsReview && snapshots.selection.contains($0) }
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
    if records.isEmpty { try snapshots.reportNoneSelected(of: review) }
  }
}

/// A command that rejects the pictures of the last run.
struct SnapshotsRejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Reject the pictures of the last run; the tests fail until the code or the reference changes.")

  @OptionGroup var snapshots: SnapshotOptions

  func run() throws {
    let review = SnapshotReview(try snapshots.results.open())
    let records = review.pending.filter(snapshots.selection.contains)
    guard !records.isEmpty else { return try snapshots.reportNoneSelected(of: review) }
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
