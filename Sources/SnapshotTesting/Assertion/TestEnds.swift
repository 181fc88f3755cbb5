import XCTest

/// Lets numbers begin again at 1 whenever an XCTest ends.
final class TestEnds: NSObject, XCTestObservation, @unchecked Sendable {
  private static let once: Void = XCTestObservationCenter.shared.addTestObserver(TestEnds())

  /// Begins to listen, with the first assertion.
  static func observe() { _ = once }

  func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
