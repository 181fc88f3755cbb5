import Foundation
import PictureComparison

/// A run of `swift test` whose tests are recorded for reports.
struct RecordedTestRun {
  private let arguments: TestArguments
  private let flags: [String]
  private let results: SnapshotResults
  private let eventsPath: String
  private let printer = BuildOutputPrinter()

  init(_ arguments: TestArguments, _ locations: BuildLocations, _ flags: [String]) {
    self.arguments = arguments
    self.flags = flags
    let environment = ProcessInfo.processInfo.environment
    let found = SnapshotResults(near: locations.package)
    let id = SnapshotResults.name(in: environment) ?? SnapshotResults.run(of: getpid())
    results = SnapshotResults(folder: found.folder, root: found.root, run: id)
    eventsPath = arguments.eventsPath ?? locations.scratch + "/headframe/events-\(getpid()).jsonl"
  }

  /// Runs the tests, stores their outcomes, and exits with the status of `swift test`.
  func run() throws -> Never {
    // The tests write their results under this name.
    setenv(SnapshotResults.runVariable, results.run, 1)
    var run = TestRun(id: results.run, commit: GitCommit.checkedOut(at: results.root))
    // Several commands can share a run.
    if let earlier = results.testRun(), earlier.id == run.id {
      (run.started, run.tests) = (earlier.started, earlier.tests)
    }
    try results.write(run)
    defer { if arguments.eventsPath == nil { try? FileManager.default.removeItem(atPath: eventsPath) } }
    let status = try runTests(&run)
    run.status = status
    if run.tests.isEmpty { run.buildErrors = printer.firstErrors }
    try results.write(run)
    for line in printer.summary { StandardOutput.write(line) }
    throw Failure(lines: [], status: status)
  }

  private func runTests(_ run: inout TestRun) throws -> Int32 {
    var command = ["swift", "test"] + flags + arguments.others
    if let shard = arguments.shard {
      let list = try Tool.run(
        ["swift", "test", "list"] + flags + arguments.forListing, through: printer, capturesOutput: true)
      guard list.status == 0 else {
        StandardOutput.write(String(decoding: list.output, as: UTF8.self))
        return list.status
      }
      run.listed = Self.specifiers(in: list.output)
      run.shard = "\(shard.number)/\(shard.count)"
      let tests = shard.tests(of: run.listed, times: try times())
      let total = run.listed.count.counting("test")
      StandardOutput.write("Shard \(shard.number) of \(shard.count): \(tests.count) of \(total)")
      // Without a filter, all tests would run.
      if tests.isEmpty { return 0 }
      command += ["--skip-build"] + TestShard.filters(tests).flatMap { ["--filter", $0] }
    }
    if arguments.eventsPath == nil {
      try ReferenceWriter.createFolder(URL(fileURLWithPath: eventsPath).deletingLastPathComponent().path)
      command += ["--event-stream-output-path", eventsPath]
    }
    let status = try Tool.run(command, through: printer).status
    let events = FileManager.default.contents(atPath: eventsPath) ?? Data()
    run.tests += printer.tests + TestEvents.tests(in: events)
    return status
  }

  /// Returns the durations of tests; none if the file does not exist, as in the first run of a service.
  private func times() throws -> [String: Double] {
    guard let path = arguments.testTimes, let data = FileManager.default.contents(atPath: path) else { return [:] }
    guard let times = TestShard.times(in: data) else {
      throw Failure("\(path): error: expected durations that headframe snapshots report --test-times wrote")
    }
    return times
  }

  /// Returns the lines such as `AppTests.LoginTests/greeting()`.
  private static func specifiers(in output: Data) -> [String] {
    String(decoding: output, as: UTF8.self).split(separator: "\n").filter { line in
      let module = line.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
      return !module.isEmpty && line.dropFirst(module.count).hasPrefix(".")
    }.map(String.init)
  }
}
