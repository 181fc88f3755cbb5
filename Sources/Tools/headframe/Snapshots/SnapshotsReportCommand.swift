import ArgumentParser
import Foundation
import PictureComparison

/// A command that writes reports of the last run's snapshots.
struct SnapshotsReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Report the last run as HTML, JUnit XML, Markdown or reg-cli's JSON.",
    discussion: """
      By default, the page is written to report.html in the folder of results. It contains its pictures and needs no \
      network and no server.

      With --from, the results of other machines are reported as one run: folders of results, or the .zip and .tar.gz \
      archives of them. The page is then written to report.html in the working folder.

      After "headframe swift test", JUnit XML and the summary in Markdown contain all tests, with their durations.

      The exit status is 0 if the reports were written; swift test reports failed snapshots. It is 1 if the build of \
      the last run failed or if a shard's tests did not run, and on CI if the results are of another commit.
      """)

  @OptionGroup var snapshots: SnapshotOptions

  @OptionGroup var downloads: DownloadOptions

  @OptionGroup var files: ReportFileOptions

  @Option(
    help: ArgumentHelp("Write the durations of tests, for headframe swift test --test-times.", valueName: "file"))
  var testTimes: String?

  @OptionGroup var force: ForceOption

  func run() throws {
    try downloads.withResults(or: snapshots.results) { results, isDownloaded in
      try report(
        results, page: isDownloaded ? "report.html" : results.folder + "/report.html", expectsAllShards: isDownloaded)
    }
  }

  /// Writes the requested files, by default an HTML page at a path, and prints their paths.
  private func report(_ results: SnapshotResults, page: String, expectsAllShards: Bool) throws {
    let records = try results.lastRun().filter(snapshots.selection.contains)
    let title = URL(fileURLWithPath: results.root).lastPathComponent
    let report = SnapshotReport(title: title, records: records, in: results, expectsAllShards: expectsAllShards)
    var files = files
    if files.isEmpty, testTimes == nil { files.html = page }
    do {
      try files.write(report, force: force) { print($0) }
      if let testTimes {
        let data = try TestShard.times(of: report.run?.tests ?? [])
        try ReferenceWriter.write(data, to: testTimes, force.policy(replacing: .times, []))
        print(testTimes)
      }
    } catch {
      throw Failure(error)
    }
    StandardError.write(report.summary)
    guard let run = report.run else { return }
    if run.isFailedBuild {
      throw Failure("error: the build of the last run failed, so that it has no results: \(run.title)")
    }
    if !run.unrun.isEmpty {
      throw Failure("error: \(run.unrun.count.counting("test")) of the package did not run in any shard")
    }
  }
}
