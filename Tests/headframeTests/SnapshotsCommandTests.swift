import Foundation
import Testing
import UIGraphics

@testable import PictureComparison

@Suite("headframe snapshots")
struct SnapshotsCommandTests {
  @Test("Without results, the error names the steps that produce them")
  func nothing() throws {
    try withFolder { folder in
      for verb in ["list", "review", "accept", "reject", "report", "prune"] {
        let command = try Command("snapshots", verb, in: folder)
        #expect(command.status == 1)
        #expect(command.errors.contains("no test results in this folder; run swift test first"), "\(command.errors)")
      }
    }
  }

  @Test("The list has the test, reference and difference of each failure")
  func list() throws {
    try withSnapshots { fixture, folder in
      try fixture.pass("farewell")
      try fixture.fail("greeting")

      let list = try Command("snapshots", "list", in: folder)
      let json = try Command("snapshots", "list", "--json", "--all", in: folder)

      #expect(list.status == 0)
      #expect(
        list.output == """
          failed    LoginTests/greeting() 1  Tests/AppTests/__Snapshots__/LoginTests/greeting.1.png
                    100 % of pixels differ (64 of 64); tolerance: exact.
                    Of the pixels, 100 % differ by more than 128/255.

          """)
      #expect(list.errors == "2 snapshots in the last run: 1 passed, 1 pending\n")
      #expect(json.output.split(separator: "\n").count == 2)
    }
  }

  @Test("Accepting writes the marked actual picture as the reference and removes it from the pending snapshots")
  func accept() throws {
    try withSnapshots { fixture, folder in
      try fixture.fail("greeting")
      try fixture.fail("farewell")

      let none = try Command("snapshots", "accept", "gretting", in: folder)
      #expect(none.status == 3)
      #expect(none.errors == "error: none of the pending snapshots (2) matches gretting\n")
      let dry = try Command("snapshots", "accept", "-n", in: folder)
      #expect(dry.output.split(separator: "\n").count == 2)
      let accept = try Command("snapshots", "accept", "greeting", in: folder)

      #expect(accept.status == 0, "\(accept.errors)")
      #expect(accept.output == "accepted \(SnapshotsFixture.reference("greeting"))\n")
      let blue = try SnapshotsFixture.picture(.blue)
      let path = folder.path + "/" + SnapshotsFixture.reference("greeting")
      #expect(try Picture(path: path) == blue)
      #expect(ReferenceFile.picture(at: path).kind == .ours(ReferenceMark(of: blue)))
      let white = try SnapshotsFixture.picture(.white)
      #expect(try Picture(path: folder.path + "/" + SnapshotsFixture.reference("farewell")) == white)
      #expect(try Command("snapshots", "list", in: folder).errors.hasSuffix("1 pending\n"))
      // The failure's files are removed.
      #expect(try names(in: folder.appendingPathComponent(".build/snapshot-results/failures")).count == 1)
    }
  }

  @Test("A reference that changed after the run, or was recorded on another system, is not overwritten")
  func refusals() throws {
    try withSnapshots { fixture, folder in
      try fixture.fail("greeting")
      try fixture.fail("farewell")
      let changed = try SnapshotsFixture.picture(.red)
      try fixture.write(SnapshotsFixture.reference("greeting"), try changed.png(mark: ReferenceMark(of: changed)))
      try fixture.write(SnapshotsFixture.reference("farewell"), try changed.png())

      let accept = try Command("snapshots", "accept", in: folder)

      #expect(accept.status == 1)
      #expect(
        accept.errors.contains(
          "greeting.1.png: error: has changed since the test ran; run the test again, or use --force"))
      #expect(accept.errors.contains("farewell.1.png: error: was recorded on another system and is never overwritten"))
      let forced = try Command("snapshots", "accept", "--force", in: folder)
      #expect(forced.status == 1)
      #expect(try Picture(path: folder.path + "/" + SnapshotsFixture.reference("farewell")) == changed)
      let blue = try SnapshotsFixture.picture(.blue)
      #expect(try Picture(path: folder.path + "/" + SnapshotsFixture.reference("greeting")) == blue)
    }
  }

  @Test("Rejecting discards the actual picture and keeps the reference")
  func reject() throws {
    try withSnapshots { fixture, folder in
      try fixture.fail("greeting")
      let before = fixture.read(SnapshotsFixture.reference("greeting"))

      let reject = try Command("snapshots", "reject", "LoginTests/gree*", in: folder)

      #expect(reject.status == 0)
      #expect(fixture.read(SnapshotsFixture.reference("greeting")) == before)
      let accept = try Command("snapshots", "accept", in: folder)
      #expect(accept.status == 0)
      #expect(accept.errors == "No snapshots are pending.\n")
    }
  }

  @Test("Results of another machine are accepted from a folder or an archive", arguments: ["zip", "tar.gz", ""])
  func artifacts(fileExtension: String) throws {
    try withFolder { elsewhere in
      try withFolder { folder in
        // CI has another root folder, and its archive an additional folder level.
        try SnapshotsFixture(elsewhere).fail("greeting")
        let fixture = try SnapshotsFixture(folder)
        try fixture.pass("greeting")
        let source = elsewhere.path + "/.build/snapshot-results"
        let archive = folder.path + "/artifact" + (fileExtension.isEmpty ? "" : "." + fileExtension)
        switch fileExtension {
        case "zip": try run("/usr/bin/zip", ["-qr", archive, "snapshot-results"], in: elsewhere.path + "/.build")
        case "tar.gz": try run("/usr/bin/tar", ["-czf", archive, "-C", elsewhere.path + "/.build", "snapshot-results"])
        default: try FileManager.default.copyItem(atPath: source, toPath: archive)
        }

        let accept = try Command("snapshots", "accept", "--from", archive, in: folder)

        #expect(accept.status == 0, "\(accept.errors)")
        let blue = try SnapshotsFixture.picture(.blue)
        #expect(try Picture(path: folder.path + "/" + SnapshotsFixture.reference("greeting")) == blue)
      }
    }
  }

  private func run(_ tool: String, _ arguments: [String], in folder: String = "/") throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  @Test(
    "An archive can neither write outside of the package nor read files outside of itself",
    arguments: ["../evil.png", "/tmp/headframe-evil.png", "Tests/../../evil.png", "link/evil.png"])
  func hostileArchives(reference: String) throws {
    try withFolder { outer in
      let folder = outer.appendingPathComponent("package")
      let fixture = try SnapshotsFixture(folder)
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: outer.path)
      let theirs = try SnapshotsFixture(outer.appendingPathComponent("theirs"))
      let record = try theirs.fail("greeting", reference: "harmless.png")
      var hostile = record
      hostile.reference = reference
      let line = try JSONEncoder().encode(hostile)
      try line.write(to: URL(fileURLWithPath: theirs.results.recordsPath))

      let accept = try Command(
        "snapshots", "accept", "--force", "--from", theirs.results.folder, in: fixture.folder)

      #expect(accept.status == 1)
      #expect(accept.errors == "\(reference): error: is outside of the package and is not changed\n")
      #expect(!FileManager.default.fileExists(atPath: outer.path + "/evil.png"))
      #expect(!FileManager.default.fileExists(atPath: "/tmp/headframe-evil.png"))

      hostile.reference = SnapshotsFixture.reference("greeting")
      hostile.files.actual = "../../../../../../../../etc/hostname"
      try JSONEncoder().encode(hostile).write(to: URL(fileURLWithPath: theirs.results.recordsPath))
      let leak = try Command("snapshots", "accept", "--from", theirs.results.folder, in: fixture.folder)
      #expect(leak.status == 1)
      #expect(leak.errors.contains("left no picture or text to accept"))
    }
  }

  @Test(
    "Unreadable lines of the results are counted in a warning",
    arguments: [(1, "1 line cannot be read and is"), (2, "2 lines cannot be read and are")])
  func unreadableLines(count: Int, message: String) throws {
    try withSnapshots { fixture, folder in
      try fixture.pass("greeting")
      let records = URL(fileURLWithPath: fixture.results.recordsPath)
      let lines = String(repeating: "no record\n", count: count)
      try (Data(contentsOf: records) + Data(lines.utf8)).write(to: records)

      let list = try Command("snapshots", "list", in: folder)
      let merge = try Command("snapshots", "merge", fixture.results.folder, in: folder)

      #expect(list.errors.contains("results.jsonl: warning: \(message) omitted\n"), "\(list.errors)")
      #expect(merge.errors == "\(fixture.results.folder): warning: \(message) omitted\n")
    }
  }

  @Test("Shards are merged into one run and report, with a warning for duplicate assertions")
  func shards() throws {
    try withFolder { outer in
      let folder = outer.appendingPathComponent("package")
      let fixture = try SnapshotsFixture(folder)
      let white = try SnapshotsFixture.picture(.white)
      for (shard, test) in [("one", "greeting"), ("two", "farewell")] {
        try fixture.write(SnapshotsFixture.reference(test), try white.png(mark: ReferenceMark(of: white)))
        let theirs = try SnapshotsFixture(outer.appendingPathComponent("artifacts/\(shard)"))
        try theirs.fail(test)
        try theirs.pass("both")
        try run("/usr/bin/zip", ["-qr", outer.path + "/\(shard).zip", "."], in: theirs.results.folder)
      }

      let merge = try Command("snapshots", "merge", "../one.zip", "../two.zip", in: folder)

      #expect(merge.status == 0)
      #expect(merge.output == "3 snapshots from 2 sources in \(fixture.results.folder)\n")
      #expect(
        merge.errors == """
          LoginTests/both() 1: warning: ran in ../one.zip, ../two.zip; the result of ../two.zip is kept (passed)

          """)
      #expect(try Command("snapshots", "list", in: folder).errors.hasPrefix("3 snapshots in the last run: 1 passed, 2"))
      #expect(try Command("snapshots", "accept", "farewell", in: folder).status == 0)
      let blue = try SnapshotsFixture.picture(.blue)
      #expect(try Picture(path: folder.path + "/" + SnapshotsFixture.reference("farewell")) == blue)
      // The same is true for a folder with a folder for each shard. The accepted reference has no effect.
      let report = try Command(
        "snapshots", "report", "--from", "../artifacts", "--html", "page.html", "--junit", "j.xml", in: folder)
      #expect(report.output == "page.html\nj.xml\n")
      #expect(report.errors.hasSuffix("2 failed, 1 passed\n"), "\(report.errors)")
      let page = try String(contentsOfFile: folder.path + "/page.html", encoding: .utf8)
      #expect(page.contains("LoginTests/greeting()") && page.contains("LoginTests/farewell()"))
      let bad = try Command("snapshots", "merge", "../one.zip", "none.zip", "Tests", in: folder)
      #expect(bad.status == 1)
      #expect(
        bad.errors == """
          none.zip: error: no such file or folder
          Tests: error: contains no results.jsonl; pass the folder that tests wrote, or an archive of it

          """)
    }
  }

  @Test(
    "Invalid archives are errors",
    arguments: [
      ("missing.zip", "missing.zip: error: no such file or folder\n"),
      (
        "Package.swift",
        "Package.swift: error: is neither a folder nor a .zip, .tar, .tar.gz, .tgz, .tar.xz, .tar.zst or .tar.bz2 "
      ),
      ("bad.zip", "bad.zip: error: unzip cannot unpack it: "),
      ("bad.tar.gz", "bad.tar.gz: error: tar cannot unpack it: "),
      ("Tests", "Tests: error: contains no results.jsonl"),
    ])
  func badArchives(name: String, message: String) throws {
    try withSnapshots { fixture, folder in
      for name in ["bad.zip", "bad.tar.gz"] { try fixture.write(name, Data("none".utf8)) }

      let accept = try Command("snapshots", "accept", "--from", name, in: folder)

      #expect(accept.status == 1)
      #expect(accept.errors.hasPrefix(message), "\(accept.errors)")
    }
  }

  @Test("Pruning lists unused references, keeps possibly used ones, and removes only with --force")
  func prune() throws {
    try withSnapshots { fixture, folder in
      try fixture.pass("greeting")
      let ours = try #require(fixture.read(SnapshotsFixture.reference("greeting")))
      let foreign = try SnapshotsFixture.picture(.white).png()
      // Four cases: the test ran without using the reference, did not run, was removed from the source, or its file was
      // removed.
      try fixture.write(SnapshotsFixture.reference("greeting", "2"), ours)
      try fixture.write(SnapshotsFixture.reference("farewell"), ours)
      try fixture.write(SnapshotsFixture.reference("removed"), ours)
      try fixture.write("Tests/AppTests/__Snapshots__/OldTests/a.1.png", ours)
      try fixture.write("Tests/AppTests/__Snapshots__/OldTests/ios.1.png", foreign)
      try fixture.write(SnapshotsFixture.reference("onlyOnPhones"), foreign)
      try fixture.write("Tests/AppTests/__Snapshots__/LoginTests/.DS_Store", Data())

      let list = try Command("snapshots", "prune", "--verbose", in: folder)

      #expect(list.status == 1)
      #expect(
        list.output == """
          unused  Tests/AppTests/__Snapshots__/LoginTests/greeting.2.png  (its test does not use it)
          unused  Tests/AppTests/__Snapshots__/LoginTests/removed.1.png  (Tests/AppTests/LoginTests.swift has no test \
          with this name)
          unused  Tests/AppTests/__Snapshots__/OldTests/a.1.png  (Tests/AppTests/OldTests.swift no longer exists)
          kept    Tests/AppTests/__Snapshots__/LoginTests/farewell.1.png  (its test did not run)
          kept    Tests/AppTests/__Snapshots__/LoginTests/onlyOnPhones.1.png  (was recorded on another system)
          kept    Tests/AppTests/__Snapshots__/OldTests/ios.1.png  (was recorded on another system)

          """)
      #expect(fixture.read(SnapshotsFixture.reference("removed")) != nil)

      let force = try Command("snapshots", "prune", "--force", in: folder)
      #expect(force.status == 0, "\(force.errors)")
      #expect(fixture.read(SnapshotsFixture.reference("removed")) == nil)
      #expect(fixture.read(SnapshotsFixture.reference("greeting")) != nil)
      #expect(fixture.read(SnapshotsFixture.reference("farewell")) != nil)
      #expect(fixture.read("Tests/AppTests/__Snapshots__/OldTests/ios.1.png") != nil)
      #expect(try Command("snapshots", "prune", in: folder).status == 0)
    }
  }

  @Test("Results without a readable line are errors; with unreadable lines, nothing is removed")
  func unreadable() throws {
    try withSnapshots { fixture, folder in
      let path = fixture.results.recordsPath
      try fixture.write(".build/snapshot-results/results.jsonl", Data("{\"bad".utf8))
      for verb in ["list", "prune"] {
        let command = try Command("snapshots", verb, in: folder)
        #expect(command.status == 1)
        #expect(command.errors == "\(path): error: none of its lines can be read; run swift test again\n")
      }

      try fixture.write(".build/snapshot-results/results.jsonl", Data("{\"bad\n".utf8))
      try fixture.pass("greeting")
      try fixture.write(
        SnapshotsFixture.reference("removed"), try #require(fixture.read(SnapshotsFixture.reference("greeting"))))
      let list = try Command("snapshots", "list", in: folder)
      #expect(list.status == 0)
      #expect(
        list.errors == "\(path): warning: 1 line cannot be read and is omitted\n"
          + "1 snapshot in the last run: 1 passed, 0 pending\n")
      let prune = try Command("snapshots", "prune", "--force", in: folder)
      #expect(prune.status == 1)
      #expect(prune.errors.contains("results.jsonl: error: has lines that cannot be read; run"))
      #expect(fixture.read(SnapshotsFixture.reference("removed")) != nil)
    }
  }

  @Test("In a folder shared by several test files, only references unused by their own test are removed")
  func pruneShared() throws {
    try withSnapshots { fixture, folder in
      let picture = try SnapshotsFixture.picture(.white)
      let bytes = try picture.png(mark: ReferenceMark(of: picture))
      for name in ["greeting.1", "greeting.2", "elsewhere.1"] { try fixture.write("Snapshots/\(name).png", bytes) }
      try fixture.results.add(
        SnapshotRecord(
          test: "LoginTests/greeting()", name: "1", status: .passed, file: SnapshotsFixture.source, line: 2,
          reference: "Snapshots/greeting.1.png"))

      let prune = try Command("snapshots", "prune", "--force", "--verbose", in: folder)

      #expect(
        prune.output == """
          removed  Snapshots/greeting.2.png  (its test does not use it)
          kept    Snapshots/elsewhere.1.png  (the folder is shared, and a test that did not run may use it)

          """)
      #expect(try names(in: folder.appendingPathComponent("Snapshots")) == ["elsewhere.1.png", "greeting.1.png"])
    }
  }

  @Test("The keys of a review accept, reject and skip; empty lines have no effect")
  func review() throws {
    try withSnapshots { fixture, folder in
      for test in ["a", "b", "c"] { try fixture.fail(test) }

      let review = try Command("snapshots", "review", input: "\nx\n\na\n  \n r\ns\n", in: folder)

      #expect(review.status == 0, "\(review.errors)")
      #expect(review.output.hasSuffix("1 accepted, 1 rejected, 1 pending\n"), "\(review.output)")
      let blue = try SnapshotsFixture.picture(.blue)
      #expect(try Picture(path: folder.path + "/" + SnapshotsFixture.reference("a")) == blue)
      #expect(try Command("snapshots", "list", in: folder).output.contains("LoginTests/c() 1"))
    }
  }

  @Test("A full disk damages no reference")
  func fullDisk() throws {
    try withSnapshots { fixture, folder in
      try fixture.fail("greeting")
      let before = fixture.read(SnapshotsFixture.reference("greeting"))

      // A file size limit simulates a full disk.
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/bash")
      shell.arguments = [
        "-c", "trap '' XFSZ; ulimit -f 0; exec \"$0\" snapshots accept >/dev/null 2>/dev/null",
        RunningCommand.executable.path,
      ]
      shell.currentDirectoryURL = folder
      try shell.run()
      shell.waitUntilExit()

      #expect(shell.terminationReason == .exit)
      #expect(shell.terminationStatus == 1)
      #expect(fixture.read(SnapshotsFixture.reference("greeting")) == before)
      #expect(
        try names(in: folder.appendingPathComponent(SnapshotsFixture.references)) == ["greeting.1.png"])
    }
  }

  @Test("Reports are written as HTML, JUnit XML and reg-cli's JSON")
  func report() throws {
    try withSnapshots { fixture, folder in
      try fixture.pass("farewell")
      try fixture.fail("greeting", "</script><!--\u{1}")

      let plain = try Command("snapshots", "report", in: folder)
      let all = try Command("snapshots", "report", "--junit", "j.xml", "--json", "reg/reg.json", in: folder)

      #expect(plain.output == folder.path + "/.build/snapshot-results/report.html\n")
      #expect(plain.errors == "1 failed, 1 passed\n")
      #expect(all.output == "j.xml\nreg/reg.json\n")
      let page = try String(contentsOfFile: folder.path + "/.build/snapshot-results/report.html", encoding: .utf8)
      // Names cannot end the page's script.
      #expect(page.components(separatedBy: "</script>").count == 3)
      let junit = try String(contentsOfFile: folder.path + "/j.xml", encoding: .utf8)
      #expect(junit.contains("<testsuite name=\"LoginTests\" tests=\"2\" failures=\"1\" errors=\"0\" skipped=\"0\">"))
      #expect(junit.contains("&lt;/script&gt;&lt;!--\u{FFFD}"))
    }
  }
  @Test("After a failed build, an earlier run's snapshots are neither reported nor reviewed")
  func failedBuild() throws {
    try withSnapshots { fixture, folder in
      try fixture.fail("greeting")
      var run = TestRun(id: "later", commit: nil)
      (run.status, run.buildErrors) = (1, ["/a/A.swift:3:1: error: cannot find 'b' in scope"])
      try fixture.results.write(run)

      let report = try Command("snapshots", "report", "--junit", "j.xml", in: folder)

      #expect(report.status == 1)
      let error = "error: the build of the last run failed, so that it has no results: run later"
      #expect(report.errors.hasPrefix("1 broken\n" + error))
      let junit = try String(contentsOfFile: folder.path + "/j.xml", encoding: .utf8)
      #expect(junit.contains("cannot find 'b' in scope"))
      #expect(!junit.contains("greeting"))
      let list = try Command("snapshots", "list", in: folder)
      #expect(list.errors == "0 snapshots in the last run: 0 passed, 0 pending\n")
    }
  }

  @Test("Results of another commit, or from before an edit, are a warning, and an error on CI")
  func outdatedResults() throws {
    try withSnapshots { fixture, folder in
      try fixture.pass("greeting")
      try fixture.write(".git/HEAD", Data((String(repeating: "a", count: 40) + "\n").utf8))
      var run = try #require(fixture.results.testRun())
      run.commit = String(repeating: "b", count: 40)
      try fixture.results.write(run)
      let path = fixture.results.folder

      let local = try Command("snapshots", "report", environment: ["CI": ""], in: folder)
      #expect(local.status == 0)
      let reason = "the results are of commit bbbbbbb, but aaaaaaa is checked out; run the tests again"
      #expect(local.errors == "\(path): warning: \(reason)\n1 passed\n")
      let service = try Command("snapshots", "report", environment: ["CI": "true"], in: folder)
      #expect(service.status == 1)
      #expect(service.output.isEmpty)

      (run.commit, run.started) = (nil, 1_000_000_000)
      try fixture.results.write(run)
      let edited = try Command("snapshots", "list", environment: ["CI": "true"], in: folder)
      #expect(edited.status == 1)
      #expect(edited.errors.hasPrefix("\(path): error: "))
      #expect(edited.errors.hasSuffix(" changed after the last run; run the tests again\n"))
    }
  }

  @Test("The shards of a run are reported with the tests that ran in none, and give the times for later shards")
  func shardedRun() throws {
    try withSnapshots { fixture, folder in
      for (number, name) in [(1, "a()"), (2, "b()")] {
        let shard = SnapshotResults(folder: folder.path + "/shards/\(number)", root: folder.path, run: "\(number)")
        var run = TestRun(id: "\(number)", commit: nil)
        run.tests = [TestResult("T/\(name)", module: "AppTests", .passed, seconds: Double(number) / 4)]
        run.listed = ["AppTests.T/a()", "AppTests.T/b()", "AppTests.T/c()"]
        run.status = 0
        try shard.write(run)
      }

      let report = try Command(
        "snapshots", "report", "--from", "shards", "--junit", "j.xml", "--summary", "s.md", "--test-times", "t.json",
        in: folder)

      #expect(report.status == 1)
      #expect(report.output == "j.xml\ns.md\nt.json\n")
      #expect(report.errors == "1 broken\nerror: 1 test of the package did not run in any shard\n")
      let times = try JSONDecoder().decode(
        [String: [String: Double]].self, from: Data(contentsOf: folder.appendingPathComponent("t.json")))
      #expect(times == ["testTimes": ["T/a()": 0.25, "T/b()": 0.5]])
      let junit = try String(contentsOfFile: folder.path + "/j.xml", encoding: .utf8)
      #expect(junit.contains("<testcase classname=\"AppTests.T\" name=\"b()\" time=\"0.500\"/>"))
      #expect(junit.contains("This test did not run."))
      let summary = try String(contentsOfFile: folder.path + "/s.md", encoding: .utf8)
      #expect(summary.contains(": tests: 2 passed (snapshots: 1 broken)\n"))
    }
  }
}
