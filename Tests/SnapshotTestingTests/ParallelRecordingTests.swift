import Foundation
import PictureComparison
import Testing

@testable import SnapshotTesting

@Suite("Concurrent assertions")
struct ParallelRecordingTests {
  @Test("Two processes of eight threads that record into one folder lose no records and do not mix them")
  func processesAndThreads() async throws {
    let workplace = try Workplace()
    let folder = workplace.folder

    async let first: ExitTest.Result? = #expect(processExitsWith: .success) { [folder = folder as String] in
      recordEverything(into: folder)
    }
    async let second: ExitTest.Result? = #expect(processExitsWith: .success) { [folder = folder as String] in
      recordEverything(into: folder)
    }
    _ = await (first, second)

    // 8 threads × 25 names. Both processes write each name with the same content.
    let files = try FileManager.default.contentsOfDirectory(atPath: workplace.references)
    #expect(files.count == 200)
    for thread in 0..<8 {
      for number in 0..<25 {
        #expect(try workplace.text("\(workplace.references)/sample.\(thread)-\(number).txt") == content(thread, number))
      }
    }
    let records = workplace.results.records()
    #expect(records.unreadable == 0)
    #expect(records.all.count == 400)
    #expect(records.all.allSatisfy { $0.status == .recorded })
  }
}

private func content(_ thread: Int, _ number: Int) -> String {
  (0..<200).map { "thread \(thread), snapshot \(number), line \($0)" }.joined(separator: "\n")
}

@Sendable
private func recordEverything(into folder: String) {
  let done = DispatchSemaphore(value: 0)
  for thread in 0..<8 {
    Thread.detachNewThread {
      SnapshotSite.$resultsOverride.withValue(SnapshotResults(folder: folder + "/results", root: folder)) {
        for number in 0..<25 {
          _ = verifySnapshot(
            of: content(thread, number), as: .lines, named: "\(thread)-\(number)", record: .all,
            snapshotDirectory: folder + "/references", testName: "sample()")
        }
      }
      done.signal()
    }
  }
  for _ in 0..<8 { done.wait() }
}
