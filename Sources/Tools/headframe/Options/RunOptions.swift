import ArgumentParser
import BatchRendering
import Foundation

/// The options for running and reporting.
struct RunOptions: ParsableArguments {
  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: ArgumentHelp(
      "The number of worker processes that render at the same time; 1 renders in this process. (default: 2)",
      valueName: "number"),
    transform: { text in
      guard let number = Int(text) else { throw ValidationError("expected a number from 1 to 256") }
      return number
    })
  var jobs = 2

  @Option(help: ArgumentHelp("Render one of several parts: 2/8 is the second of eight.", valueName: "I/N"))
  var shard: String?

  @Flag(help: "Continue after a picture has failed, and list the failures at the end.")
  var keepGoing = false

  @Flag(help: "Skip existing pictures whose document, row, images and options have not changed.")
  var resume = false

  @Flag(help: "Render the affected pictures again whenever a document, its images or the data change.")
  var watch = false

  @Flag(help: "Print the time spent on layout, painting and writing at the end.")
  var timings = false

  func validate() throws {
    guard (1...256).contains(jobs) else { throw ValidationError("--jobs: expected a number from 1 to 256") }
    _ = try part()
  }

  /// Returns this machine's part of the run; nil for the whole run.
  func part() throws -> Shard? {
    do throws(ShardError) {
      guard let shard else { return try Shard(environment: ProcessInfo.processInfo.environment) }
      return try Shard(shard)
    } catch {
      throw ValidationError("--shard: \(error)")
    }
  }
}
