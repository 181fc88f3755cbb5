import Foundation
import Testing

@testable import PictureComparison

/// Recording by several processes at once, which get their folder from an environment variable.
@Suite("Concurrent recording")
struct RecordingTogetherTests {
  private static let folder = ProcessInfo.processInfo.environment["HEADFRAME_RECORDING_FOLDER"]
  private static let threads = 8
  private static let assertionsPerThread = 20

  /// Runs in the processes started by the test below.
  @Test("A worker records from eight threads", .enabled(if: folder != nil))
  func recordingWorker() throws {
    let folder = try #require(Self.folder)
    let worker = ProcessInfo.processInfo.environment["HEADFRAME_RECORDING_WORKER"] ?? ""
    let results = SnapshotResults(folder: folder + "/results", root: folder, run: "together")
    let shared = Picture.filled(64, 64, worker == "0" ? 0xFF11_2233 : 0xFF44_5566)
    DispatchQueue.concurrentPerform(iterations: Self.threads) { thread in
      for number in 0..<Self.assertionsPerThread {
        let name = "\(worker)-\(thread)-\(number)"
        do {
          let picture = Picture.filled(8, 8, 0xFF00_0000 | UInt32(thread) << 8 | UInt32(number))
          // Each assertion writes its own file in a folder that all threads create at once, and all write one common
          // file.
          try ReferenceWriter.write(picture, mark: ReferenceMark(of: picture), to: folder + "/references/\(name).png")
          try ReferenceWriter.write(shared, mark: ReferenceMark(of: shared), to: folder + "/references/shared.png")
          var record = SnapshotRecord(test: name, name: "1", status: .failed, reference: "references/\(name).png")
          record.message = String(repeating: name, count: 200)
          // All threads also record a failure of the same assertion.
          for key in [name, "shared"] {
            record.test = key
            try results.add(
              record, evidence: FailureFiles(reference: Data(name.utf8), actual: Data(name.utf8)))
          }
        } catch {
          Issue.record(error)
        }
      }
    }
  }

  @Test("Two processes with eight threads each lose no records and do not mix their files", .enabled(if: folder == nil))
  func together() throws {
    try withFolder { folder in
      let workers = try (0..<2).map { number in
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--testing-library", "swift-testing", "--filter", "recordingWorker"]
        process.environment = ProcessInfo.processInfo.environment.merging([
          "HEADFRAME_RECORDING_FOLDER": folder, "HEADFRAME_RECORDING_WORKER": "\(number)",
        ]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
      }
      workers.forEach { $0.waitUntilExit() }
      #expect(workers.map(\.terminationStatus) == [0, 0])

      let results = SnapshotResults(folder: folder + "/results", root: folder)
      let records = results.records()
      // 2 processes × 8 threads × 20 assertions, each with its own record and a record of the shared assertion.
      #expect(records.all.count == 640)
      #expect(records.unreadable == 0)
      #expect(Set(records.all.map(\.test)).count == 321)
      for record in records.all {
        let name = try #require(record.files.actual.flatMap { results.contents(of: $0) })
        #expect(record.message == String(repeating: String(decoding: name, as: UTF8.self), count: 200))
        #expect(record.files.reference.flatMap { results.contents(of: $0) } == name)
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/references").sorted()
      #expect(names.count == 321)
      for name in names where name != "shared.png" {
        let parts = name.dropLast(4).split(separator: "-").compactMap { UInt32($0) }
        let expected = Picture.filled(8, 8, 0xFF00_0000 | parts[1] << 8 | parts[2])
        #expect(try Picture(path: folder + "/references/" + name) == expected)
      }
      let shared = try Picture(path: folder + "/references/shared.png")
      #expect([Picture.filled(64, 64, 0xFF11_2233), .filled(64, 64, 0xFF44_5566)].contains(shared))
    }
  }
}
