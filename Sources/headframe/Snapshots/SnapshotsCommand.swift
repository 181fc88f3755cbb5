import ArgumentParser
import Foundation
import PictureComparison

/// Lists, reviews and reports the snapshots of the last test run.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "List, review, accept and report the snapshots of the last test run.",
    discussion: """
      Tests leave what became of their snapshots in .build/snapshot-results of their package, or in the folder that
      the variable SNAPSHOT_ARTIFACTS names: a line for each assertion, and for each failure the reference, what was
      drawn and the difference, side by side.

      A typical round:

        swift test
        headframe snapshots report           # one HTML page
        headframe snapshots review           # accept or reject, one after the other
        headframe snapshots accept LoginTests
      """,
    subcommands: [
      SnapshotsListCommand.self, SnapshotsReviewCommand.self, SnapshotsAcceptCommand.self, SnapshotsRejectCommand.self,
      SnapshotsReportCommand.self, SnapshotsMergeCommand.self, SnapshotsPruneCommand.self,
    ])
}

/// The location of results.
struct ResultsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package whose tests ran; by default that of the working folder.", valueName: "folder"))
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The folder of results; without it SNAPSHOT_ARTIFACTS, else .build/snapshot-results of the package.",
      valueName: "folder"))
  var results: String?

  @OptionGroup var limits: LimitOptions

  /// Returns the results after checking that their folder exists.
  func open() throws -> SnapshotResults {
    let results = try place(run: SnapshotResults.currentRun)
    guard FileManager.default.fileExists(atPath: results.recordsPath) else {
      throw Failure(
        "\(results.folder): error: no test has left results here; run swift test first, or name the folder by --results"
      )
    }
    return results
  }

  /// Returns the results to which this command adds its own run, whether or not any exist.
  func fresh() throws -> SnapshotResults { try place(run: SnapshotResults.run(of: getpid())) }

  private func place(run: String) throws -> SnapshotResults {
    if let package, !FileManager.default.fileExists(atPath: package) {
      throw Failure("\(package): error: there is no such folder")
    }
    let found = SnapshotResults(near: package ?? FileManager.default.currentDirectoryPath)
    return SnapshotResults(
      folder: results.map { URL(fileURLWithPath: $0).path } ?? found.folder, root: found.root, run: run)
  }
}

extension SnapshotResults {
  /// Returns the records of the last run and reports unreadable lines.
  func lastRun() -> [SnapshotRecord] {
    let records = records()
    if records.unreadable > 0 {
      StandardError.write("\(recordsPath): warning: \(records.unreadable) lines cannot be read and are left out")
    }
    return records.ofLastRun
  }
}

extension SnapshotRecord {
  /// The test and, where it tells more, the snapshot's name.
  var title: String { name.isEmpty ? test : "\(test) \(name)" }
}

/// The snapshots that a command selects.
struct SelectionArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Parts of test names or reference paths, * and ? match any letters; all by default.", valueName: "pattern"))
  var patterns: [String] = []

  var selection: SnapshotSelection { SnapshotSelection(patterns) }

  /// Reports that nothing is pending, or throws if no pattern matches a pending snapshot.
  func tellNothing(_ review: SnapshotReview, to verb: String) throws {
    let waiting = review.pending.count
    guard waiting > 0 else { return StandardError.write("Nothing waits to be \(verb).") }
    let names = patterns.joined(separator: ", ")
    throw Failure(
      lines: ["None of the \(waiting) snapshots that wait matches \(names)."], status: Failure.nothingMatched)
  }
}
