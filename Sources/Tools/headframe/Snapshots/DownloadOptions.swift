import ArgumentParser
import PictureComparison

/// The options of commands that can use downloaded results instead of those of the last local run.
struct DownloadOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use downloaded results instead of the last local run; may be repeated.", valueName: "archive|folder"),
    completion: .file())
  var from: [String] = []

  /// Calls the body with the downloaded or the local results.
  ///
  /// Throws each error of downloaded results as a ``Failure``.
  func withResults(
    or local: ResultsOptions, _ body: (_ results: SnapshotResults, _ isDownloaded: Bool) throws -> Void
  ) throws {
    guard !from.isEmpty else { return try body(local.open(), false) }
    do {
      try DownloadedResults(from, root: local.fresh().root).withMergedResults { try body($0, true) }
    } catch {
      throw Failure(error)
    }
  }
}
