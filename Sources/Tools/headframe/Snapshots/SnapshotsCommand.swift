import ArgumentParser
import Foundation
import PictureComparison

/// The commands that list, review and report the snapshots of the last test run.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "List, review, accept and report the snapshots of the last test run.",
    discussion: """
      Tests write their results to .build/snapshot-results of their package, or to the folder that the environment \
      variable SNAPSHOT_ARTIFACTS names: a line for each assertion, and for each failure the reference, the actual \
      picture and the difference.

      A typical sequence:

        swift test
        headframe snapshots report           # one HTML page
        headframe snapshots review           # accept or reject one by one
        headframe snapshots accept LoginTests
      """,
    subcommands: [
      SnapshotsListCommand.self, SnapshotsReviewCommand.self, SnapshotsAcceptCommand.self, SnapshotsRejectCommand.self,
      SnapshotsReportCommand.self, SnapshotsMergeCommand.self, SnapshotsPruneCommand.self,
    ])
}

/// The options for the location of results.
struct ResultsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The package of the tests; by default that of the working folder.", valueName: "folder"))
  var package: String?

  @Option(
    help: ArgumentHelp(
      "The folder of results; by default SNAPSHOT_ARTIFACTS, or .build/snapshot-results of the package.",
      valueName: "folder"))
  var results: String?

  /// Returns the results. Throws a ``Failure`` if there are none.
  func open() throws -> SnapshotResults {
    let results = try results(run: SnapshotResults.currentRun)
    let manager = FileManager.default
    guard [results.recordsPath, results.runPath].contains(where: manager.fileExists) else {
      throw Failure(
        "\(results.folder): error: no test results in this folder; run swift test first, or name another folder with --results"
      )
    }
    try checkAge(of: results)
    return results
  }

  /// Warns of results that do not belong to the present sources. On CI, they are an error.
  private func checkAge(of results: SnapshotResults) throws {
    guard let run = results.testRun(), let reason = run.reasonForOutdated(results) else { return }
    let isError = SnapshotResults.isContinuousIntegration(ProcessInfo.processInfo.environment)
    let message = "\(results.folder): \(isError ? "error" : "warning"): \(reason); run the tests again"
    guard !isError else { throw Failure(message) }
    StandardError.write(message)
  }

  /// Returns the results with a new run of this command. Their folder need not exist.
  func fresh() throws -> SnapshotResults { try results(run: SnapshotResults.run(of: getpid())) }

  private func results(run: String) throws -> SnapshotResults {
    if let package, !FileManager.default.fileExists(atPath: package) {
      throw Failure("\(package): error: no such folder")
    }
    let found = SnapshotResults(near: package ?? FileManager.default.currentDirectoryPath)
    return SnapshotResults(
      folder: results.map { URL(fileURLWithPath: $0).path } ?? found.folder, root: found.root, run: run)
  }
}

extension SnapshotResults {
  /// Returns the records of the last run and reports unreadable lines.
  ///
  /// Throws a ``Failure`` if the file has lines but none of them can be read.
  func lastRun() throws -> [SnapshotRecord] {
    let records = records()
    guard records.unreadable > 0 else { return records.ofLastRun }
    guard !records.all.isEmpty else {
      throw Failure("\(recordsPath): error: none of its lines can be read; run swift test again")
    }
    StandardError.write("\(recordsPath): warning: \(records.unreadable.omittedLines)")
    return records.ofLastRun
  }
}

extension SnapshotRecord {
  /// The test, followed by the snapshot's name if it has one.
  var title: String { name.isEmpty ? test : "\(test) \(name)" }
}

/// The options for the results of a run and for the snapshots in them.
struct SnapshotOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Parts of test names or reference paths, in which * and ? are wildcards; all by default.", valueName: "pattern"))
  var patterns: [String] = []

  @OptionGroup var results: ResultsOptions
  @OptionGroup var limits: LimitOptions

  var selection: SnapshotSelection { SnapshotSelection(patterns) }

  /// Reports that no snapshot is pending. Throws a ``Failure`` if some are, but none matches a pattern.
  func reportNoneSelected(of review: SnapshotReview) throws {
    let count = review.pending.count
    guard count > 0 else { return StandardError.write("No snapshots are pending.") }
    let names = patterns.joined(separator: ", ")
    throw Failure(
      lines: ["error: none of the pending snapshots (\(count)) matches \(names)"], status: Failure.nothingMatched)
  }
}
