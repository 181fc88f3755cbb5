import UIFoundation

/// A run of a package's tests, in `run.json` next to the results.
package struct TestRun: Codable, Sendable, Equatable {
  /// The run's name, which the records of its snapshots have.
  package var id: String
  /// The commit that was checked out; nil outside of a Git repository.
  package var commit: String?
  /// The time at which the run began, in seconds since 1970.
  package var started: Double
  /// The exit status of `swift test`; nil while it runs, and if the command did not start it.
  package var status: Int32?
  /// The outcomes of all tests; empty if the run was not started by the command.
  package var tests: [TestResult] = []
  /// The tests of the package, of which a shard runs a part; empty if all of them run.
  package var listed: [String] = []
  /// The part of the tests that ran, such as `1/3`; nil for all.
  package var shard: String?
  /// The first errors of a build that failed.
  package var buildErrors: [String] = []

  /// Creates a run that begins now.
  package init(id: String, commit: String?, started: Double = Date().timeIntervalSince1970) {
    self.id = id
    self.commit = commit
    self.started = started
  }

  /// Indicates whether `swift test` failed before it ran a test.
  package var isFailedBuild: Bool { status.map { $0 != 0 } == true && tests.isEmpty }

  /// The run as text, such as `run 120-44 of 2026-03-01T10:00:00Z at commit 0123abc`.
  package var title: String {
    // A file from elsewhere can contain any number; the last year of the format is 9999.
    let date = Date(timeIntervalSince1970: max(0, min(started, 253_402_300_799))).formatted(.iso8601)
    return "run \(id) of \(date)" + (commit.map { " at commit \($0.prefix(7))" } ?? "")
  }

  /// The listed tests that did not run.
  ///
  /// Tests whose names are equal in several modules count as one.
  package var unrun: [String] {
    let names = Set(tests.map(\.name))
    return listed.filter { !names.contains(TestResult.name(ofSpecifier: $0)) }
  }

  /// Returns the combination of runs that are shards of one run, as a run that begins now.
  ///
  /// Its tests are in the order of the runs.
  package static func merged(_ runs: [TestRun], id: String) -> TestRun? {
    guard var result = runs.first else { return nil }
    (result.id, result.started, result.shard) = (id, Date().timeIntervalSince1970, nil)
    for run in runs.dropFirst() {
      if run.commit != result.commit { result.commit = nil }
      result.status = [result.status, run.status].compactMap(\.self).max { $0.magnitude < $1.magnitude }
      result.tests += run.tests
      result.listed += run.listed
      result.buildErrors += run.buildErrors
    }
    result.listed = Array(Set(result.listed)).sorted()
    return result
  }
}

extension TestRun {
  /// Returns why the run's results do not describe the present sources; nil if they do.
  package func reasonForOutdated(_ results: SnapshotResults) -> String? {
    if let commit, let present = GitCommit.checkedOut(at: results.root), commit != present {
      return "the results are of commit \(commit.prefix(7)), but \(present.prefix(7)) is checked out"
    }
    let manager = FileManager.default
    let files = manager.enumerator(
      at: URL(fileURLWithPath: results.root), includingPropertiesForKeys: [.contentModificationDateKey],
      options: [.skipsHiddenFiles])
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let date = (try? manager.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
      else { continue }
      if date.timeIntervalSince1970 > started { return "\(results.relative(file.path)) changed after the last run" }
    }
    return nil
  }
}

extension SnapshotResults {
  package static let runName = "run.json"

  package var runPath: String { folder + "/" + Self.runName }

  /// Returns the newest run; nil if none was recorded.
  package func testRun() -> TestRun? {
    FileManager.default.contents(atPath: runPath).flatMap { try? JSONDecoder().decode(TestRun.self, from: $0) }
  }

  /// Stores a run as the newest.
  package func write(_ run: TestRun) throws(WritingError) {
    let data: Data
    do {
      data = try JSONEncoder.sorted(.prettyPrinted).encode(run)
    } catch {
      throw .file(path: runPath, reason: "\(error)")
    }
    try ReferenceWriter.write(data + Data("\n".utf8), to: runPath)
  }
}

/// The outcome of a test.
package struct TestResult: Codable, Sendable, Equatable {
  /// The outcome of a test.
  package enum Status: String, Codable, Sendable {
    case passed, failed, skipped
    /// The process ended while the test was running.
    case crashed
  }

  /// The types and the function of the test without the module, such as `LoginTests/greeting()`.
  package var name: String
  /// The module; nil for tests of XCTest, whose log does not name it.
  package var module: String?
  package var status: Status
  /// The duration, in seconds; 0 for a test that was skipped.
  package var seconds: Double
  /// The failures, or the reason for skipping.
  package var message = ""

  /// Creates the outcome of a test.
  package init(_ name: String, module: String? = nil, _ status: Status, seconds: Double, message: String = "") {
    self.name = name
    self.module = module
    self.status = status
    self.seconds = seconds
    self.message = message
  }

  /// The name of the type that contains the test, with its module if known; empty for a global function.
  package var suite: String {
    [module, name.contains("/") ? name.split(separator: "/").dropLast().joined(separator: ".") : nil]
      .compactMap(\.self).joined(separator: ".")
  }

  /// The name of the test's function.
  package var function: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// The name of the function without arguments.
  static func base(of name: String) -> Substring {
    (name.split(separator: "/").last ?? "").prefix { $0 != "(" }
  }

  /// Returns the name of a test in the output of `swift test list`, which begins with its module.
  package static func name(ofSpecifier specifier: String) -> String {
    specifier.firstIndex(of: ".").map { String(specifier[specifier.index(after: $0)...]) } ?? specifier
  }

  /// Appends a paragraph to the message.
  mutating func append(_ text: String) {
    message += message.isEmpty ? text : "\n" + text
  }
}
