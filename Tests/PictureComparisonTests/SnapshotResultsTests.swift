import Foundation
import Testing

@testable import PictureComparison

@Suite("Snapshot results")
struct SnapshotResultsTests {
  private func results(_ folder: String, run: String = "1") -> SnapshotResults {
    SnapshotResults(folder: folder + "/results", root: folder, run: run)
  }

  @Test("Test processes of one run share the name in their environment")
  func sharedRun() {
    #expect(SnapshotResults.name(in: ["SNAPSHOT_RUN": "7-1"]) == "7-1")
    #expect(SnapshotResults.name(in: ["SNAPSHOT_RUN": ""]) == nil)
    #expect(SnapshotResults.name(in: [:]) == nil)
  }

  @Test("A failure writes its files into one folder and a record with their names")
  func failure() throws {
    try withFolder { folder in
      let results = results(folder)
      let difference = PictureDifference(
        from: .filled(10, 10), to: .filled(10, 10, changed: [(1, 2, 0xFF00_0000)]))
      var record = SnapshotRecord(
        test: "LoginTests/greeting()", name: "1", status: .failed, file: folder + "/Tests/LoginTests.swift", line: 12,
        reference: folder + "/Tests/__Snapshots__/LoginTests/greeting.1.png", message: difference.verdict.message)
      record.verdict = difference.verdict

      let added = try results.add(
        record,
        evidence: difference.files(
          reference: try difference.reference.png(), actual: try difference.actual.png()))

      #expect(added.reference == "Tests/__Snapshots__/LoginTests/greeting.1.png")
      #expect(added.file == "Tests/LoginTests.swift")
      #expect(results.records().all == [added])
      let actual = try #require(added.files.actual)
      #expect(try Picture(path: results.folder + "/" + actual) == difference.actual)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: URL(fileURLWithPath: results.folder + "/" + actual).deletingLastPathComponent().path)
      #expect(names.sorted() == ["actual.png", "difference.png", "reference.png"])
    }
  }

  @Test("The last run has the newest record of each of its assertions")
  func newest() throws {
    try withFolder { folder in
      func add(_ test: String, _ status: SnapshotRecord.Status, run: String) throws {
        try results(folder, run: run).add(
          SnapshotRecord(test: test, name: "1", status: status, reference: folder + "/\(test).png"))
      }
      try add("deleted", .failed, run: "1")
      try add("a", .failed, run: "1")
      try add("a", .failed, run: "2")
      try add("b", .passed, run: "2")
      try add("a", .passed, run: "2")

      let records = results(folder).records()

      #expect(records.ofLastRun.map(\.test) == ["a", "b"])
      #expect(records.ofLastRun.map(\.status) == [.passed, .passed])
    }
  }

  @Test("A truncated line does not damage the following lines")
  func cutLine() throws {
    try withFolder { folder in
      let results = results(folder)
      let record = SnapshotRecord(test: "a", name: "1", status: .passed, reference: "a.png")
      try results.add(record)
      let file = try #require(FileHandle(forWritingAtPath: results.recordsPath))
      try file.seekToEnd()
      try file.write(contentsOf: Data("\n{\"run\":\"1\",\"te".utf8))
      try file.close()
      try results.add(record)

      #expect(results.records().all.count == 2)
      #expect(results.records().unreadable == 1)
    }
  }

  @Test("A record's verdict is read as it was written; records of earlier versions have no verdict")
  func formats() throws {
    let verdict = PictureDifference(from: .filled(4, 2, scale: 2), to: .filled(4, 2, scale: 1)).verdict
    try withFolder { folder in
      let results = results(folder)
      var record = SnapshotRecord(test: "a", name: "1", status: .failed, reference: "a.png")
      record.verdict = verdict
      try results.add(record)
      let file = try #require(FileHandle(forWritingAtPath: results.recordsPath))
      try file.seekToEnd()
      try file.write(contentsOf: Data(Self.earlierRecord.utf8))
      try file.close()

      let records = results.records()

      #expect(records.unreadable == 0)
      #expect(records.all.map(\.verdict) == [verdict, nil])
      #expect(records.all.map(\.message) == ["", "100 % of pixels differ (8 of 8); tolerance: exact."])
      #expect(records.all.map(\.files.actual) == [nil, "failures/b/1/actual.png"])
    }
  }

  /// A line with numbers and a tolerance in place of a verdict.
  private static let earlierRecord = #"""
    {"decision":"painted: the drawing differs","file":"Tests/B.swift","files":{"actual":"failures/b/1/actual.png"},\#
    "hasForeignReference":false,"line":3,"message":"100 % of pixels differ (8 of 8); tolerance: exact.","name":"1",\#
    "numbers":{"bounds":{"height":2,"width":4,"x":0,"y":0},"countedPixels":8,"differingBytes":16,"differingPixels":8,\#
    "height":2,"largestDistance":255,"referenceHeight":2,"referenceWidth":4,"regions":[],\#
    "sweep":[{"pixels":8,"share":1,"threshold":0}],"width":4},"reference":"b.png","run":"1","status":"failed",\#
    "test":"b","tolerance":{"channelThreshold":0,"ignoresAntialiasing":false,"perceptualPrecision":1,"precision":0.9}}

    """#

  @Test("Cleanup keeps the last run and its files")
  func tidying() throws {
    try withFolder { folder in
      let evidence = FailureFiles(reference: Data("a".utf8), actual: Data("b".utf8))
      let record = SnapshotRecord(test: "a", name: "1", status: .failed, reference: "a.txt")
      let old = try results(folder, run: "1").add(record, evidence: evidence)
      let new = try results(folder, run: "2").add(record, evidence: evidence)

      try results(folder).tidy()

      #expect(results(folder).records().all == [new])
      func exists(_ path: String?) -> Bool {
        path.map { FileManager.default.fileExists(atPath: folder + "/results/" + $0) } ?? false
      }
      #expect(exists(new.files.actual))
      #expect(!exists(old.files.actual))
    }
  }

  @Test("An unwritable folder is reported with advice")
  func unwritable() throws {
    try withFolder { folder in
      // A file in place of the folder is an obstacle even for root.
      try Data().write(to: URL(fileURLWithPath: folder + "/results"))

      let error = #expect(throws: WritingError.self) {
        try results(folder).add(SnapshotRecord(test: "a", name: "1", status: .passed, reference: "a.png"))
      }

      #expect(
        error?.description.hasPrefix("\(folder)/results: error: the folder cannot be created: File exists") == true)
    }
  }

  @Test("The results are in the test's package, or in the folder set by the environment")
  func places() throws {
    try withFolder { folder in
      try FileManager.default.createDirectory(atPath: folder + "/Tests/A", withIntermediateDirectories: true)
      try Data().write(to: URL(fileURLWithPath: folder + "/Package.swift"))
      let test = folder + "/Tests/A/LoginTests.swift"

      #expect(SnapshotResults(near: test, environment: [:]).folder == folder + "/.build/snapshot-results")
      #expect(SnapshotResults(near: test, environment: ["SNAPSHOT_ARTIFACTS": "/tmp/x"]).folder == "/tmp/x")
      #expect(SnapshotResults(near: test, environment: ["SNAPSHOT_ARTIFACTS": "x"]).folder == folder + "/x")
    }
  }
}
