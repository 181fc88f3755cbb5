import ArgumentParser
import PictureComparison

/// The arguments of `swift test`, with the options that divide the tests.
struct TestArguments {
  /// The part of the tests that runs; nil for all.
  private(set) var shard: TestShard?
  /// The file of durations by which the tests are divided.
  private(set) var testTimes: String?
  /// The other arguments, for `swift test`.
  private(set) var others: [String] = []
  /// Indicates whether tests run, rather than being listed.
  let runsTests: Bool

  private static let queries = [
    "list", "last", "--list-tests", "-l", "--show-codecov-path", "--help", "-h", "--version",
  ]
  private static let selections = ["--filter", "--skip", "-s", "--specifier"]
  /// The options of a run that `swift test list` rejects, with the number of their values.
  private static let options = [
    "--parallel": 0, "--no-parallel": 0, "--num-workers": 1, "--xunit-output": 1, "--attachments-path": 1,
    "--event-stream-output-path": 1, "--event-stream-version": 1, "--skip-build": 0,
  ]

  init(_ arguments: ArraySlice<String>) throws {
    runsTests = !arguments.contains(where: Self.queries.contains)
    var rest = arguments
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, ["--shard", "--test-times"].contains(name) else {
        others.append(argument)
        continue
      }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
        throw ValidationError("Missing value for '\(name)'")
      }
      guard name == "--shard" else {
        testTimes = value
        continue
      }
      shard = TestShard(value)
      guard shard != nil else {
        throw ValidationError("--shard: expected a number and a count such as 2/3, not \"\(value)\"")
      }
    }
    if shard == nil, testTimes != nil {
      throw ValidationError("--test-times divides the tests of --shard, which is missing")
    }
    let selection = others.first { argument in
      Self.selections.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
    if shard != nil, let selection {
      throw ValidationError("--shard selects tests, and cannot be combined with \(selection)")
    }
  }

  /// The file of events that the arguments name; nil if they name none.
  var eventsPath: String? {
    if let index = others.firstIndex(of: "--event-stream-output-path"), index + 1 < others.count {
      return others[index + 1]
    }
    let prefix = "--event-stream-output-path="
    return others.first { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
  }

  /// The arguments that `swift test list` accepts.
  var forListing: [String] {
    var kept: [String] = []
    var rest = others[...]
    while let argument = rest.popFirst() {
      let name = argument.prefix { $0 != "=" }
      guard let count = Self.options[String(name)] else {
        kept.append(argument)
        continue
      }
      if name.count == argument.count { rest = rest.dropFirst(count) }
    }
    return kept
  }
}
