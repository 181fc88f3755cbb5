import PictureComparison
import Synchronization
import Testing
import XCTest

/// The references that were recorded but not reviewed. A match with them proves nothing.
enum UnreviewedReferences {
  /// The references recorded by this process.
  private static let recorded = Mutex<Set<String>>([])
  /// The references that earlier runs on this CI machine recorded, by folder of results.
  ///
  /// Files on a CI machine are never reviewed.
  private static let earlier = Mutex<[String: Set<String>]>([:])

  /// Adds a reference that this process has written because it was missing or different.
  static func insert(_ path: String) {
    _ = recorded.withLock { $0.insert(path) }
  }

  /// Treats a reference that this process recorded as reviewed, as the next run outside of CI does.
  static func remove(_ path: String) {
    _ = recorded.withLock { $0.remove(path) }
  }

  /// Returns a warning if a match with a reference proves nothing; nil otherwise.
  static func warning(about path: String, in results: SnapshotResults) -> String? {
    if recorded.withLock({ $0.contains(path) }) {
      return "An earlier attempt in this run recorded the reference, so a match proves nothing. Run the tests again."
    }
    guard SnapshotEnvironment.current.isContinuousIntegration else { return nil }
    let recordedBefore = earlier.withLock { earlier in
      if let cached = earlier[results.folder] { return cached }
      let found = Set(results.records().all.filter { $0.status == .recorded }.map { results.absolute($0.reference) })
      earlier[results.folder] = found
      return found
    }
    guard recordedBefore.contains(path) else { return nil }
    return "An earlier run on this machine recorded the reference, so a match proves nothing. Commit it first."
  }
}

/// The first assertion of this process that used each reference, for detecting duplicate names.
enum ReferenceUses {
  private static let tests = Mutex<[String: String]>([:])

  /// Records the use of numbered references by a test. Returns the other test that has already used them.
  static func record(numbered stem: String, by test: String) -> String? {
    let first = tests.withLock { tests in
      let earlier = tests[stem]
      if earlier == nil { tests[stem] = test }
      return earlier
    }
    return first == test ? nil : first
  }

  private static let places = Mutex<[String: String]>([:])

  /// Records a use. Returns a message if another assertion or test case has already used the reference.
  static func record(_ reference: String, at place: String) -> String? {
    let first = places.withLock { places in
      let earlier = places[reference]
      if earlier == nil { places[reference] = place }
      return earlier
    }
    guard let first, first != place else { return nil }
    return "The assertion at \(first) of this run has the same reference: give each a different name with `named:`."
  }
}

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
