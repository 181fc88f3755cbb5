import XCTest

/// An observer that resets snapshot counters at the end of each XCTest.
final class TestEndObserver: NSObject, XCTestObservation, @unchecked Sendable {
  private static let once: Void = XCTestObservationCenter.shared.addTestObserver(TestEndObserver())

  /// Starts observing, once.
  static func observe() { _ = once }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
