import XCTest

/// An observer that resets snapshot counters at the end of each XCTest.
final class TestEnds: NSObject, XCTestObservation, @unchecked Sendable {
  private static let once: Void = XCTestObservationCenter.shared.addTestObserver(TestEnds())

  /// Starts observing, once.
  static func observe() { _ = once }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
