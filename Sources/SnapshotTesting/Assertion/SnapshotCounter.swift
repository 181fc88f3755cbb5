import Synchronization

/// Numbers the unnamed snapshots of a test, from 1.
final class SnapshotCounter: Sendable {
  /// The counter of the test that runs in this task, where a trait has made one.
  @TaskLocal static var ofTest: SnapshotCounter?

  /// The counter of everything else; what XCTest runs is taken out again when a test ends.
  static let shared = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// The next number of a test, which the path of its references without number stands for.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      let number = counts[test, default: 0] + 1
      counts[test] = number
      return number
    }
  }

  /// Begins again at 1.
  func reset() {
    counts.withLock { $0 = [:] }
  }
}
