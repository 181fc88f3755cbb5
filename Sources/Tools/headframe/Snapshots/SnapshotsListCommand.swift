import ArgumentParser
import Foundation
import PictureComparison
import UIKitCore

/// A command that prints the pending snapshots.
struct SnapshotsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the snapshots of the last test run that failed or have no reference.",
    discussion: "With --json, each line is a record as the tests wrote it.")

  @OptionGroup var snapshots: SnapshotOptions

  @Flag(help: "List passed snapshots as well.")
  var all = false

  @OptionGroup var json: JSONOption

  func run() throws {
    let records = try snapshots.results.open().lastRun().filter(snapshots.selection.contains)
    let listed = records.filter { all || $0.needsReview }
    let encoder = JSONEncoder.sorted()
    for record in listed {
      if json.isOn {
        print(String(decoding: try encoder.encode(record), as: UTF8.self))
      } else {
        print("\(record.status.rawValue.padded(to: 8))  \(record.title)  \(record.reference)")
        for line in record.message.split(separator: "\n").prefix(2) where record.needsReview {
          print("          \(line)")
        }
      }
    }
    let passed = records.count { $0.status == .passed }
    let pending = records.count(where: \.needsReview)
    StandardError.write("\(records.count.counting("snapshot")) in the last run: \(passed) passed, \(pending) pending")
  }
}

extension String {
  /// Returns the text padded with spaces to a number of characters.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
