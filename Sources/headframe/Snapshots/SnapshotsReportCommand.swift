import ArgumentParser
import Foundation
import PictureComparison

/// A command that writes reports of the last run's snapshots.
struct SnapshotsReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Report the snapshots of the last run as HTML, JUnit XML or reg-cli's JSON.",
    discussion: """
      By default, the page is written to report.html in the folder of results. It contains its pictures and needs no \
      network and no server.

      With --from, the results of other machines are reported as one run: folders of results, or the .zip and .tar.gz \
      archives of them. The page is then written to report.html in the working folder.

      The exit status is 0 if the reports were written; swift test reports failed snapshots.
      """)

  @OptionGroup var snapshots: SnapshotOptions

  @OptionGroup var downloads: DownloadOptions

  @OptionGroup var files: ReportFileOptions

  @OptionGroup var force: ForceOption

  func run() throws {
    try downloads.withResults(or: snapshots.results) { results, isDownloaded in
      try report(results, page: isDownloaded ? "report.html" : results.folder + "/report.html")
    }
  }

  /// Writes the requested files, by default an HTML page at a path, and prints their paths.
  private func report(_ results: SnapshotResults, page: String) throws {
    let records = try results.lastRun().filter(snapshots.selection.contains)
    let title = URL(fileURLWithPath: results.root).lastPathComponent
    let report = SnapshotReport(title: title, records: records, in: results)
    var files = files
    if files.isEmpty { files.html = page }
    do {
      try files.write(report, force: force) { print($0) }
    } catch {
      throw Failure(error)
    }
    StandardError.write(report.summary)
  }
}
