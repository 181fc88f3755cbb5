import ArgumentParser
import Foundation
import PictureComparison

/// Writes reports for people and machines.
struct SnapshotsReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write what became of the last run's snapshots as HTML, JUnit XML or reg-cli's JSON.",
    discussion: """
      Without an option the page goes to report.html in the folder of results. It holds its pictures itself, needs no
      network and no server, and can be sent to anyone.

      With --from, which may be repeated, results that other machines have left are reported as one run: folders, or
      archives that were downloaded. The page then goes to report.html in the working folder.

      The exit status is that of writing the reports; swift test reports failed snapshots.
      """)

  @OptionGroup var selection: SelectionArguments
  @OptionGroup var results: ResultsOptions

  @Option(
    help: ArgumentHelp("Report downloaded results instead; may be repeated.", valueName: "archive|folder"),
    completion: .file())
  var from: [String] = []

  @Option(help: ArgumentHelp("Write one HTML page that holds everything.", valueName: "file"))
  var html: String?

  @Option(help: ArgumentHelp("Write JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Write JSON in the shape of reg-cli, with the folders expected, actual and diff beside it.", valueName: "file"))
  var json: String?

  func run() throws {
    guard !from.isEmpty else { return try report(try results.open(), page: nil) }
    do {
      try DownloadedResults(from, root: results.fresh().root).together { try report($0, page: "report.html") }
    } catch {
      throw Failure(error)
    }
  }

  /// Writes what was asked for; else a page, to a path or into the folder of results.
  private func report(_ results: SnapshotResults, page standard: String?) throws {
    let records = results.lastRun().filter(selection.selection.contains)
    let title = URL(fileURLWithPath: results.root).lastPathComponent
    let report = SnapshotReport(title: title, records: records, in: results)
    do {
      let page = html ?? (junit == nil && json == nil ? standard ?? results.folder + "/report.html" : nil)
      if let page {
        try ReferenceWriter.write(try report.html(), to: page)
        print(page)
      }
      if let junit {
        try ReferenceWriter.write(report.junit(), to: junit)
        print(junit)
      }
      if let json {
        try report.writeReg(to: json)
        print(json)
      }
    } catch {
      throw Failure(error)
    }
    StandardError.write(report.summary)
  }
}
