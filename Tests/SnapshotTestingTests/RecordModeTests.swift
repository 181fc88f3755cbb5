import Foundation
import Testing

@testable import SnapshotTesting

@Suite("Record modes")
struct RecordModeTests {
  @Test("A missing reference is recorded and fails; the next run passes")
  func missing() throws {
    let workplace = try Workplace()

    let first = workplace.verify("one", as: .lines)
    let second = workplace.verify("one", as: .lines)

    #expect(first?.hasPrefix("No reference was found on disk. Automatically recorded snapshot: …") == true)
    #expect(first?.contains("sample.1.txt") == true)
    #expect(first?.contains("Re-run \"sample()\"") == true)
    #expect(second == nil)
    #expect(try workplace.text(workplace.path("txt")) == "one")
  }

  @Test("A retry in the same run does not pass with the reference of the first attempt")
  func retry() throws {
    let workplace = try Workplace()

    _ = workplace.verify("one", as: .lines)
    let retried = workplace.verify("one", as: .lines, isSameRun: true)

    #expect(retried?.contains("An earlier attempt in this run recorded the reference") == true)
  }

  @Test("A later run on the same CI machine does not pass with a reference that an earlier run recorded")
  func laterRunOnContinuousIntegration() throws {
    let workplace = try Workplace()
    let environment = ["CI": "true", "SNAPSHOT_TESTING_RECORD": "missing"]

    _ = workplace.verify("one", as: .lines, environment: environment)
    let later = workplace.verify("one", as: .lines, environment: environment)

    #expect(later?.contains("An earlier run on this machine recorded the reference") == true)
  }

  @Test("On CI nothing is recorded by default", arguments: ["true", "1"])
  func continuousIntegration(_ value: String) throws {
    let workplace = try Workplace()

    let message = workplace.verify("one", as: .lines, environment: ["CI": value])

    #expect(message?.contains("None was recorded, because the record mode is never (the default on CI)") == true)
    #expect(!workplace.exists(workplace.path("txt")))
    // The value that would have been recorded is kept for `headframe snapshots accept`.
    let actual = try #require(workplace.lastRecord?.files.actual)
    #expect(try workplace.text(workplace.results.folder + "/" + actual) == "one")
    #expect(workplace.lastRecord?.status == .missing)
  }

  @Test("A mismatch fails without recording, unless the mode is `failed` or `all`")
  func failing() throws {
    let workplace = try Workplace()
    _ = workplace.verify("one\ntwo", as: .lines)

    let never = workplace.verify("one\nthree", as: .lines, record: .never)
    let missing = workplace.verify("one\nthree", as: .lines, record: .missing)
    #expect(try workplace.text(workplace.path("txt")) == "one\ntwo")
    let failed = workplace.verify("one\nthree", as: .lines, record: .failed)
    #expect(try workplace.text(workplace.path("txt")) == "one\nthree")

    for message in [never, missing, failed] {
      #expect(message?.hasPrefix("Snapshot does not match reference.") == true)
      #expect(message?.contains("@@ −1,2 +1,2 @@\n\u{2007}one\n−two\n+three") == true)
      #expect(message?.contains("@−\n\"file://") == true)
    }
    #expect(failed?.contains("A new snapshot was automatically recorded") == true)
    let all = workplace.verify("one\nthree", as: .lines, record: .all)
    #expect(all?.hasPrefix("Record mode is on. Automatically recorded snapshot: …") == true)
  }

  @Test("The call determines the record mode, or else the scope, or else the environment")
  func order() {
    let environment = SnapshotEnvironment(["SNAPSHOT_TESTING_RECORD": "failed", "CI": "true"])

    #expect(environment.record(argument: .all, scope: .never, isRecording: false) == .all)
    #expect(environment.record(argument: nil, scope: .never, isRecording: true) == .never)
    #expect(environment.record(argument: nil, scope: nil, isRecording: true) == .all)
    #expect(environment.record(argument: nil, scope: nil, isRecording: false) == .failed)
    #expect(SnapshotEnvironment(["CI": "1"]).record(argument: nil, scope: nil, isRecording: false) == .never)
    #expect(SnapshotEnvironment(["CI": "false"]).record(argument: nil, scope: nil, isRecording: false) == .missing)
    #expect(SnapshotEnvironment([:]).record(argument: true, scope: nil, isRecording: false) == .all)
  }

  @Test("An unknown record mode is reported")
  func unknownMode() throws {
    let workplace = try Workplace()

    let message = workplace.verify("one", as: .lines, environment: ["SNAPSHOT_TESTING_RECORD": "allways"])

    #expect(message == "SNAPSHOT_TESTING_RECORD is \"allways\", expected all, failed, missing or never.")
  }

  @Test("Inner scopes override outer scopes")
  func scopes() {
    withSnapshotTesting(record: .all, diffTool: "ksdiff") {
      withSnapshotTesting(record: .never) {
        #expect(SnapshotTestingConfiguration.current?.record == .never)
        let tool = SnapshotTestingConfiguration.current?.diffTool
        #expect(tool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff \"a\" \"b\"")
      }
      #expect(SnapshotTestingConfiguration.current?.record == .all)
    }
    #expect(SnapshotTestingConfiguration.current?.record == nil)
  }

  @Test("A file in place of the folder of references is reported")
  func unwritable() throws {
    let workplace = try Workplace()
    try Data().write(to: URL(fileURLWithPath: workplace.references))

    let message = workplace.verify("one", as: .lines)

    #expect(message?.contains("the folder cannot be created") == true)
  }

  @Test("A strategy that never calls back fails after its timeout")
  func timeout() throws {
    let workplace = try Workplace()
    let never = Snapshotting<String, String>(pathExtension: "txt", diffing: .lines) { (_: String) in Async { _ in } }

    let message = workplace.verify("one", as: never, timeout: 0.05)

    #expect(message?.hasPrefix("Exceeded timeout of 0.05 seconds") == true)
  }

  @Test("A strategy may call back later, on another thread")
  func later() throws {
    let workplace = try Workplace()
    let slow = Snapshotting<String, String>.lines.asyncPullback { (text: String) in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        Thread.detachNewThread { callback(text) }
      }
    }

    _ = workplace.verify("one", as: slow)

    #expect(try workplace.text(workplace.path("txt")) == "one")
  }

  @Test("An error that the value's expression throws is reported as the failure")
  func throwing() throws {
    struct Broken: Error {}
    let workplace = try Workplace()
    func value() throws -> String { throw Broken() }

    #expect(workplace.verify(try value(), as: .lines)?.contains("Broken()") == true)
  }
}

@Suite("Settings of a trait", .snapshots(record: .never))
struct SnapshotsTraitTests {
  @Test("The trait's mode applies to its tests, whose numbers begin at 1", .snapshots(diffTool: .ksdiff))
  func trait() throws {
    #expect(SnapshotTestingConfiguration.current?.record == .never)
    #expect(SnapshotTestingConfiguration.current?.diffTool != nil)
    #expect(SnapshotCounter.ofTest?.next(for: "x") == 1)
    #expect(SnapshotCounter.ofTest?.next(for: "x") == 2)
  }

  @Test("Each case of a parameterized test numbers its own snapshots", arguments: [1, 2, 3])
  func cases(_ number: Int) {
    #expect(SnapshotCounter.ofTest?.next(for: "x") == 1)
  }
}
