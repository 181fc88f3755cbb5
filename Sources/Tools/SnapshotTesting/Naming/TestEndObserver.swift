import Synchronization
import Testing
import XCTest

/// An observer that resets snapshot counters after each XCTest, and names the running test.
final class TestEndObserver: NSObject, XCTestObservation, @unchecked Sendable {
  private static let once: Void = XCTestObservationCenter.shared.addTestObserver(TestEndObserver())

  /// Starts observing, once.
  static func observe() { _ = once }

  private static let running = Mutex<String?>(nil)

  /// The name of the running test, which differs between tests; nil outside of tests.
  static var runningTest: String? {
    guard let test = Test.current else { return running.withLock { $0 } }
    return "\(test.name) (line \(test.sourceLocation.line))"
  }

  func testCaseWillStart(_ testCase: XCTestCase) { Self.running.withLock { $0 = testCase.name } }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    SnapshotCounter.shared.reset()
    Self.running.withLock { $0 = nil }
  }
}
