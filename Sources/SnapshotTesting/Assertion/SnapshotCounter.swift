import Synchronization

/// A counter of the unnamed snapshots of each test, from 1.
final class SnapshotCounter: Sendable {
  /// The counter of the test running in this task, set by a trait.
  @TaskLocal static var ofTest: SnapshotCounter?

  /// The counter without a trait; entries of an XCTest are removed when it ends.
  static let shared = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number of a test, identified by the path of its references without number.
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
