import ArgumentParser
import Foundation
import PictureComparison

/// A command that lists and removes unused references.
struct SnapshotsPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List the references that no test of the last run used; with --force, remove them.",
    discussion: """
      Run all tests first. Searches the folders of the references that the last run used, and their sibling folders \
      whose test file no longer exists. References whose test exists but did not run are kept, and so are references \
      that another system recorded.

      The exit status is 1 if unused references remain.
      """)

  @OptionGroup var results: ResultsOptions

  @OptionGroup var limits: LimitOptions

  @Flag(help: "Remove the unused references.")
  var force = false

  @Flag(help: "List the kept references as well, with the reason.")
  var verbose = false

  func run() throws {
    let results = try results.open()
    _ = try results.lastRun()
    // The references of unreadable lines would look unused.
    guard !force || results.records().unreadable == 0 else {
      throw Failure("\(results.recordsPath): error: has lines that cannot be read; run swift test again")
    }
    let references = UnusedReferences(of: results)
    let failures = force ? references.remove() : []
    let unremoved = Set(failures.map(\.path))
    for file in references.unused {
      let verdict = force && !unremoved.contains(file.path) ? "removed" : "unused"
      print("\(verdict)  \(file.path)  (\(file.reason))")
    }
    if verbose { for file in references.kept { print("kept    \(file.path)  (\(file.reason))") } }
    guard failures.isEmpty else {
      throw Failure(lines: failures.map { "\($0.path): error: cannot be removed: \($0.reason)" }, status: 1)
    }
    StandardError.write(
      "\(references.usedCount.counting("reference")) used, \(references.unused.count) unused, \(references.kept.count) kept unused"
    )
    if !force, !references.unused.isEmpty {
      throw Failure("Unused references remain; --force removes them.")
    }
  }
}
