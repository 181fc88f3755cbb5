import ArgumentParser
import Foundation
import PictureComparison

/// Lists and removes references that nothing uses.
struct SnapshotsPruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List the references that no test of the last run used; with --force, remove them.",
    discussion: """
      Run all tests first. Only the folders that the last run took references from are looked at, and those beside
      them whose test file is gone. A reference whose test is still in the source but did not run is kept, and so is
      everything that another system recorded.

      The exit status is 1 where unused references are left, for use in CI.
      """)

  @OptionGroup var results: ResultsOptions

  @Flag(help: "Remove what is listed.")
  var force = false

  @Flag(help: "List what is kept as well, and why.")
  var verbose = false

  func run() throws {
    let references = UnusedReferences(of: try results.open())
    for file in references.unused { print("\(force ? "removed" : "unused")  \(file.path)  (\(file.reason))") }
    if verbose { for file in references.kept { print("kept    \(file.path)  (\(file.reason))") } }
    let failures = force ? references.remove() : []
    guard failures.isEmpty else {
      throw Failure(lines: failures.map { "\($0.path): error: cannot be removed: \($0.reason)" }, status: 1)
    }
    StandardError.write(
      "\(references.usedCount) references used, \(references.unused.count) unused, \(references.kept.count) kept unused"
    )
    if !force, !references.unused.isEmpty {
      throw Failure("Say --force to remove what is listed.")
    }
  }
}
