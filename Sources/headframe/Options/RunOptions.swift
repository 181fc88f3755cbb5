import ArgumentParser
import BatchRendering
import Foundation

/// The options for running and reporting.
struct RunOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("How many pictures are made at the same time.", valueName: "number"),
    transform: { text in
      guard let number = Int(text) else { throw ValidationError("expected a number from 1 to 256") }
      return number
    })
  var jobs = 2

  @Option(help: ArgumentHelp("Render one part of several: 2/8 is the second of eight.", valueName: "I/N"))
  var shard: String?

  @Flag(help: "Render the other pictures after one has failed, and list the failures at the end.")
  var keepGoing = false

  @Flag(help: "Replace existing files that are no pictures of the format; inputs are never replaced.")
  var force = false

  @Flag(help: "Leave alone pictures that are there and were made of the same document, row, images and options.")
  var resume = false

  @Flag(help: "Render again what changes, whenever a document, its images or the data change.")
  var watch = false

  @Flag(help: "Say nothing about the files that were written.")
  var quiet = false

  @Flag(help: "Say what happens as one JSON object a line: start, picture, upToDate, failure, end.")
  var json = false

  @Flag(help: "Say in the end where the time went.")
  var timings = false

  func validate() throws {
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs: expected a number from 1 to 256") }
    _ = try part()
  }

  /// Returns this machine's part of the run.
  func part() throws -> Shard? {
    do throws(ShardError) {
      guard let shard else { return try Shard(environment: ProcessInfo.processInfo.environment) }
      return try Shard(shard)
    } catch {
      throw ValidationError("--shard: \(error)")
    }
  }
}
