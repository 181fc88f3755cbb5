import ArgumentParser
import Foundation
import PictureComparison

/// A command that merges the results of several runs.
struct SnapshotsMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the results of several runs, such as the shards of a CI job, into the last run.",
    discussion: """
      Reads folders of results, folders of such folders, and .zip or .tar.gz archives of them. The result becomes the \
      last run of this package, or of the folder given with --results, for report, review, accept and prune:

        headframe snapshots merge shard-1.zip shard-2.zip
        headframe snapshots report

      Only the last run of each source is merged. If several sources contain the same assertion, a failure takes \
      precedence over a pass, then the later result, and a warning names the sources. The sources are not changed.
      """)

  @Argument(
    help: ArgumentHelp("Folders or archives of the results of one or several runs.", valueName: "folder|archive"),
    completion: .file())
  var sources: [String]

  @OptionGroup var results: ResultsOptions

  @OptionGroup var limits: LimitOptions

  func run() throws {
    let target = try results.fresh()
    do {
      let merged = try DownloadedResults(sources, root: target.root).merge(into: target)
      print(
        "\(merged.count.counting("snapshot")) from \(sources.count.counting("source")) in \(target.folder)")
    } catch {
      throw Failure(error)
    }
  }
}

/// Downloaded results, unpacked for the lifetime of this object.
final class DownloadedResults {
  /// The maximum number of warnings about assertions that ran more than once.
  private static let warningLimit = 20

  private let archives: [ResultsArchive]
  private let sources: [MergedResults.Source]
  private let root: String
  private let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("headframe-\(UUID().uuidString)").path

  /// Reads the results in folders and archives. Throws a `Failure` that lists the paths without results.
  init(_ paths: [String], root: String) throws {
    var archives: [ResultsArchive] = []
    var problems: [String] = []
    var sources: [MergedResults.Source] = []
    for path in paths {
      do throws(ResultsArchive.Problem) {
        let archive = try ResultsArchive(path)
        archives.append(archive)
        for folder in archive.folders {
          // The folder distinguishes several results of one archive.
          let name = archive.folders.count == 1 ? path : "\(path) (\((folder as NSString).lastPathComponent))"
          sources.append(MergedResults.Source(name: name, results: SnapshotResults(folder: folder, root: root)))
        }
      } catch {
        problems.append("\(error)")
      }
    }
    self.archives = archives
    self.sources = sources
    self.root = root
    guard problems.isEmpty else { throw Failure(lines: problems, status: 1) }
  }

  deinit {
    archives.forEach { $0.remove() }
    try? FileManager.default.removeItem(atPath: scratch)
  }

  /// Calls the body with the results, merged in a temporary folder if there are several sources.
  func withMergedResults(_ body: (SnapshotResults) throws -> Void) throws {
    if let only = sources.first, sources.count == 1 { return try body(only.results) }
    let target = SnapshotResults(folder: scratch, root: root, run: SnapshotResults.run(of: getpid()))
    _ = try merge(into: target)
    try body(target)
  }

  /// Merges the last runs into a folder. Warns about omitted results and about duplicates.
  func merge(into target: SnapshotResults) throws(WritingError) -> MergedResults {
    let merged = try MergedResults(sources, into: target)
    for (source, lines) in merged.unreadable {
      StandardError.write("\(source): warning: \(lines.omittedLines)")
    }
    for (source, commit) in merged.commits {
      StandardError.write("\(source): warning: is of commit \(commit.prefix(7)); the sources are of different commits")
    }
    for reference in merged.outsiders {
      StandardError.write("\(reference): warning: is outside of the package and is omitted")
    }
    for duplicate in merged.duplicates.prefix(Self.warningLimit) {
      StandardError.write(
        "\(duplicate.record.title): warning: ran in \(duplicate.sources.joined(separator: ", ")); "
          + "the result of \(duplicate.kept) is kept (\(duplicate.record.status.rawValue))")
    }
    let omitted = merged.duplicates.count - Self.warningLimit
    if omitted > 0 {
      StandardError.write("\(omitted) more \(omitted == 1 ? "assertion" : "assertions") ran more than once")
    }
    return merged
  }
}
