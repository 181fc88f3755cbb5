import ArgumentParser
import Foundation
import PictureComparison

/// Merges the results of several machines.
struct SnapshotsMergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Put the results of several runs, such as the shards of one on CI, together as the last run.",
    discussion: """
      Takes folders that tests wrote, folders of such folders, and .zip or .tar.gz archives of them. What comes out is
      the last run of this package, or of the folder that --results names; report, review, accept and prune go on from
      there:

        headframe snapshots merge shard-1.zip shard-2.zip
        headframe snapshots report

      Of an assertion that more than one of them made, a failure stands before a pass, then the later one; each is
      told. The last run of each counts, as everywhere. The sources are left as they are.
      """)

  @Argument(
    help: ArgumentHelp("Results of one run each, or folders and archives with several.", valueName: "folder|archive"),
    completion: .file())
  var sources: [String]

  @OptionGroup var results: ResultsOptions

  func run() throws {
    let target = try results.fresh()
    do {
      let merged = try DownloadedResults(sources, root: target.root).merge(into: target)
      print("\(merged.count) snapshots from \(sources.count) sources in \(target.folder)")
    } catch {
      throw Failure(error)
    }
  }
}

/// Downloaded results, unpacked for the lifetime of the object.
final class DownloadedResults {
  // Nobody reads more.
  private static let toldDuplicates = 20

  private let archives: [ResultsArchive]
  private let sources: [MergedResults.Source]
  private let root: String
  private let scratch = FileManager.default.temporaryDirectory
    .appendingPathComponent("headframe-\(UUID().uuidString)").path

  /// Creates results from folders and archives. Throws a `Failure` that names each one without results.
  init(_ paths: [String], root: String) throws {
    var archives: [ResultsArchive] = []
    var problems: [String] = []
    var sources: [MergedResults.Source] = []
    for path in paths {
      do throws(ResultsArchive.Problem) {
        let archive = try ResultsArchive(path)
        archives.append(archive)
        for folder in archive.folders {
          // Where there are several, the folder tells which.
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

  /// Calls the body with all results as the last run of one temporary folder.
  func together(_ body: (SnapshotResults) throws -> Void) throws {
    if let only = sources.first, sources.count == 1 { return try body(only.results) }
    let target = SnapshotResults(folder: scratch, root: root, run: SnapshotResults.run(of: getpid()))
    _ = try merge(into: target)
    try body(target)
  }

  /// Merges the last runs into a folder and reports conflicts on standard error.
  func merge(into target: SnapshotResults) throws(WritingError) -> MergedResults {
    let merged = try MergedResults(sources, into: target)
    for (source, lines) in merged.unreadable {
      StandardError.write("\(source): warning: \(lines) lines cannot be read and are left out")
    }
    for reference in merged.outsiders {
      StandardError.write("\(reference): warning: is outside of the package and is omitted")
    }
    for duplicate in merged.duplicates.prefix(Self.toldDuplicates) {
      StandardError.write(
        "\(duplicate.record.title): warning: ran in \(duplicate.sources.joined(separator: ", ")); "
          + "that of \(duplicate.kept) stands (\(duplicate.record.status.rawValue))")
    }
    let untold = merged.duplicates.count - Self.toldDuplicates
    if untold > 0 { StandardError.write("and \(untold) more ran more than once") }
    return merged
  }
}
