import CairoRendering
import Foundation
import Testing

@testable import PictureComparison

@Suite("Test runs")
struct TestRunTests {
  // Lines that XCTest of Swift 6.3.1 printed on Linux.
  private static let log = """
    Test Suite 'OldTests' started at 2026-11-29 06:31:17.144
    Test Case 'OldTests.testBad' started at 2026-11-29 06:31:17.144
    /a/X.swift:5: error: OldTests.testBad : XCTAssertEqual failed: ("1") is not equal to ("2") - two
    lines
    Test Case 'OldTests.testBad' failed (0.001 seconds)
    Test Case 'OldTests.testGood' started at 2026-11-29 06:31:17.145
    Test Case 'OldTests.testGood' passed (0.101 seconds)
    Test Case 'OldTests.testSkip' started at 2026-11-29 06:31:17.246
    /a/X.swift:6: OldTests.testSkip : Test skipped - why
    Test Case 'OldTests.testSkip' skipped (0.0 seconds)
    Test Case 'OldTests.testThrows' started at 2026-11-29 06:31:17.246
    <EXPR>:0: error: OldTests.testThrows : threw error "d"
    Test Case 'OldTests.testThrows' failed (0.0 seconds)
    Test Case 'OldTests.testTrap' started at 2026-11-29 06:31:17.247
    A/X.swift:9: Fatal error: Index out of range
    """

  @Test("The log of XCTest gives every test with its time, its message, and a crash for one that does not end")
  func xctest() {
    var log = TestLog()
    for line in Self.log.split(separator: "\n") { log.read(line) }

    #expect(
      log.tests == [
        TestResult(
          "OldTests/testBad", .failed, seconds: 0.001,
          message: "/a/X.swift:5: XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - two\nlines"),
        TestResult("OldTests/testGood", .passed, seconds: 0.101),
        TestResult("OldTests/testSkip", .skipped, seconds: 0, message: "why"),
        TestResult("OldTests/testThrows", .failed, seconds: 0, message: "threw error \"d\""),
        TestResult(
          "OldTests/testTrap", .crashed, seconds: 0,
          message: "A/X.swift:9: Fatal error: Index out of range\nThe process ended while this test was running."),
      ])
  }

  // The form of the events is that of Swift 6.3.1's stream.
  private static func event(_ kind: String, _ id: String, _ seconds: Double, _ rest: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(id)","instant":{"absolute":\#(seconds)}\#(rest)}}"#
  }

  @Test("The events of Swift Testing give every test with its time; known issues are no failures")
  func swiftTesting() throws {
    let names = ["good", "bad", "known", "off", "trap"]
    let ids = names.map { "ATests.NewTests/\($0)()/X.swift:1:2" } + ["ATests.free()/X.swift:9:2"]
    let declarations = ids.map { #"{"kind":"test","payload":{"id":"\#($0)","kind":"function"}}"# }
    let issue = #","issue":{"isFailure":true,"isKnown":false,"sourceLocation":{"filePath":"/a/X.swift","line":11}},"#
    let known = #","issue":{"isFailure":false,"isKnown":true},"messages":[{"text":"known"}]"#
    let lines =
      [#"{"kind":"test","payload":{"id":"ATests.NewTests","kind":"suite"}}"#] + declarations + [
        Self.event("testStarted", "ATests.NewTests", 1),
        Self.event("testStarted", ids[0], 1), Self.event("testStarted", ids[1], 1.5),
        Self.event("testEnded", ids[0], 1.25),
        Self.event("issueRecorded", ids[1], 2, issue + #""messages":[{"text":"1 == 2"},{"text":"a comment"}]"#),
        Self.event("testEnded", ids[1], 2), Self.event("testStarted", ids[2], 2),
        Self.event("issueRecorded", ids[2], 2, known), Self.event("testEnded", ids[2], 3),
        Self.event("testSkipped", ids[3], 3, #","messages":[{"text":"later"}]"#), "no JSON",
        Self.event("testStarted", ids[4], 3), Self.event("testStarted", ids[5], 3), Self.event("testEnded", ids[5], 7),
      ]

    let tests = TestEvents.tests(in: Data(lines.joined(separator: "\n").utf8))

    #expect(
      tests == [
        TestResult("NewTests/good()", module: "ATests", .passed, seconds: 0.25),
        TestResult(
          "NewTests/bad()", module: "ATests", .failed, seconds: 0.5, message: "/a/X.swift:11: 1 == 2\na comment"),
        TestResult("NewTests/known()", module: "ATests", .passed, seconds: 1),
        TestResult("NewTests/off()", module: "ATests", .skipped, seconds: 0, message: "later"),
        TestResult(
          "NewTests/trap()", module: "ATests", .crashed, seconds: 0,
          message: "The process ended while this test was running."),
        TestResult("free()", module: "ATests", .passed, seconds: 4),
      ])
  }

  @Test("Every test is in exactly one shard, and measured times balance the shards")
  func shards() throws {
    let all = (1...7).map { "ATests.A/t\($0)()" }
    // 12 seconds in total: the longest test alone balances the six others.
    let times = ["A/t1()": 6.0].merging((2...7).map { ("A/t\($0)()", 1.0) }) { first, _ in first }
    let first = try #require(TestShard("1/2")), second = try #require(TestShard("2/2"))

    #expect(first.tests(of: all, times: times) == ["ATests.A/t1()"])
    #expect(second.tests(of: all, times: times) == (2...7).map { "ATests.A/t\($0)()" })
    #expect(first.tests(of: all, times: [:]).count == 4)
    #expect(second.tests(of: all, times: [:]).count == 3)
    for text in ["0/2", "3/2", "1", "1/0", "a/2", "1/2/3", "/2", "-1/2", "x/1/2", "1/x/2"] {
      #expect(TestShard(text) == nil, "\(text)")
    }
  }

  @Test("A file of times is recognized by its first key, so that no other JSON is overwritten, and is read again")
  func timesFile() throws {
    let data = try TestShard.times(of: [TestResult("A/a()", .passed, seconds: 1.5)])
    var policy = OutputPolicy()
    policy.replaced = .times
    try withFolder { folder in
      let (own, other) = (folder + "/times.json", folder + "/package.json")
      try Data("{\n  \"name\": \"client\"\n}\n".utf8).write(to: URL(fileURLWithPath: other))
      for _ in 1...2 { try ReferenceWriter.write(data, to: own, policy) }

      #expect(throws: WritingError.self) { try ReferenceWriter.write(data, to: other, policy) }
      #expect(try TestShard.times(in: Data(contentsOf: URL(fileURLWithPath: own))) == ["A/a()": 1.5])
    }
  }

  // The smallest status has no positive counterpart, and no calendar reaches the time.
  @Test("A run with any status and time from another machine is merged and described")
  func foreignRuns() throws {
    var run = TestRun(id: "1-1", commit: nil, started: 1e300)
    run.status = .min
    var other = TestRun(id: "2-1", commit: nil)
    other.status = 1
    let merged = try #require(TestRun.merged([run, other], id: "3-1"))

    #expect(merged.status == .min)
    #expect(run.title == "run 1-1 of 9999-12-31T23:59:59Z")
  }

  @Test("The filters of a shard match its tests and no others")
  func filters() throws {
    let filters = TestShard.filters(["ATests.New/a()", "ATests.New/each(_:)", "ATests.Old/testA", "ATests.free()"])

    func isMatched(_ id: String) throws -> Bool {
      let range = NSRange(0..<id.utf16.count)
      return try filters.contains { try NSRegularExpression(pattern: $0).firstMatch(in: id, range: range) != nil }
    }
    for id in [
      "ATests.New/a()", "ATests.New/a()/X.swift:1:2", "ATests.New/each(_:)/X.swift:3:4", "ATests.Old/testA",
      "ATests.free()/X.swift:9:2",
    ] {
      #expect(try isMatched(id), "\(id)")
    }
    for id in ["ATests.New/ab()", "ATests.Old/testAB", "BATests.Old/testA", "ATests.New/Inner/a()/X.swift:1:2"] {
      #expect(try !isMatched(id), "\(id)")
    }
  }

  @Test("The commit is read from loose and packed branches, detached heads and linked work trees")
  func commits() throws {
    let (one, two) = (String(repeating: "1", count: 40), String(repeating: "2", count: 40))
    try withFolder { folder in
      func write(_ path: String, _ text: String) throws {
        let file = URL(fileURLWithPath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data((text + "\n").utf8).write(to: file)
      }
      try write("main/.git/HEAD", "ref: refs/heads/main")
      try write("main/.git/packed-refs", "# pack-refs with: peeled\n\(one) refs/heads/main")
      #expect(GitCommit.checkedOut(at: folder + "/main/Sources/A") == one)
      try write("main/.git/refs/heads/main", two)
      #expect(GitCommit.checkedOut(at: folder + "/main") == two)
      try write("main/.git/worktrees/b/HEAD", "ref: refs/heads/main")
      try write("main/.git/worktrees/b/commondir", "../..")
      try write("b/.git", "gitdir: \(folder)/main/.git/worktrees/b")
      #expect(GitCommit.checkedOut(at: folder + "/b") == two)
      try write("main/.git/HEAD", one)
      #expect(GitCommit.checkedOut(at: folder + "/main") == one)
      try write("main/.git/HEAD", "ref: ../../../etc/passwd")
      #expect(GitCommit.checkedOut(at: folder + "/main") == nil)
    }
  }

  @Test("After a run without snapshots, the records of an earlier run are not those of the last run")
  func laterRun() throws {
    try withFolder { folder in
      let results = SnapshotResults(folder: folder + "/results", root: folder, run: "first")
      try results.add(SnapshotRecord(test: "A/a()", name: "1", status: .passed, reference: "a.png"))
      #expect(results.testRun()?.id == "first")
      #expect(results.records().ofLastRun.count == 1)

      try results.write(TestRun(id: "second", commit: nil))

      #expect(results.records().ofLastRun.isEmpty)
      #expect(results.records().all.count == 1)
    }
  }

  @Test("JUnit XML has each test of a run with its time, and each snapshot of a test that the run does not list")
  func junit() {
    var run = TestRun(id: "1", commit: nil)
    run.tests = [
      TestResult("Old/testA", .passed, seconds: 0.25),
      TestResult("New/b()", module: "ATests", .failed, seconds: 1.5, message: "1 < 2\nmore"),
      TestResult("New/c()", module: "ATests", .skipped, seconds: 0, message: "later"),
      TestResult("New/d()", module: "ATests", .crashed, seconds: 0, message: "ended"),
    ]
    var report = SnapshotReport(title: "app", entries: [ReportEntry(pair: "other.png", status: .passed)])
    report.run = run

    #expect(
      String(decoding: report.junit(), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="app">
          <testsuite name="Old" tests="1" failures="0" errors="0" skipped="0" time="0.250">
            <testcase classname="Old" name="testA" time="0.250"/>
          </testsuite>
          <testsuite name="ATests.New" tests="3" failures="1" errors="1" skipped="1" time="1.500">
            <testcase classname="ATests.New" name="b()" time="1.500">
              <failure message="1 &lt; 2" type="failed">1 &lt; 2
        more</failure>
            </testcase>
            <testcase classname="ATests.New" name="c()" time="0.000">
              <skipped message="later"/>
            </testcase>
            <testcase classname="ATests.New" name="d()" time="0.000">
              <error message="ended" type="crashed">ended</error>
            </testcase>
          </testsuite>
          <testsuite name="other.png" tests="1" failures="0" errors="0" skipped="0">
            <testcase classname="other.png" name="other.png"/>
          </testsuite>
        </testsuites>

        """)
  }

  @Test("A summary names the pictures before and after, their difference, and the constraint that moved a view")
  func summary() throws {
    let frames = try JSONDecoder().decode(
      FrameDifference.self,
      from: Data(
        #"{"moves":[],"carried":0,"isExplained":true,"causes":[{"text":"<H:|-(24)-[t]>","origin":"A.swift:3","miss":4}]}"#
          .utf8))
    var entry = ReportEntry(
      pair: "A/a()", status: .failed, message: "2 % of pixels differ\n\nViews <moved>",
      evidence: FailureFiles(reference: Data([1]), actual: Data([2]), difference: Data([3])))
    entry.frames = frames
    let report = SnapshotReport(title: "app", entries: [entry, ReportEntry(pair: "b", status: .passed)])

    let (text, pictures) = report.summaryInMarkdown(pictures: "https://example.com/p/")

    #expect(pictures.count == 3)
    #expect(text.hasPrefix("<!-- headframe snapshots -->\n### app: 1 failed, 1 passed\n"))
    #expect(text.contains("| before | after | difference |\n|---|---|---|\n"))
    for name in pictures.keys { #expect(text.contains("<img src=\"https://example.com/p/\(name)\"")) }
    #expect(text.contains("Moved by <code>&lt;H:|-(24)-[t]&gt;</code> at <code>A.swift:3</code>."))
    // An empty line would end the preformatted text.
    #expect(text.contains("<pre>2 % of pixels differ\n \nViews &lt;moved&gt;</pre>"))
  }
}
