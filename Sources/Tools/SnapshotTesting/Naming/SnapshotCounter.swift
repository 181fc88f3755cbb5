import Synchronization

/// A counter of the unnamed snapshots of each test, from 1.
final class SnapshotCounter: Sendable {
  /// The counter of the test running in this task, set by ``SnapshotsTrait``.
  @TaskLocal static var ofTest: SnapshotCounter?

  /// The counter of tests without that trait. It is reset at the end of each XCTest.
  static let shared = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number of a test, identified by the path of its references without the number.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      let number = counts[test, default: 0] + 1
      counts[test] = number
      return number
    }
  }

  /// Resets all counts.
  func reset() {
    counts.withLock { $0 = [:] }
  }
}
