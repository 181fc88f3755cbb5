import Foundation
import PictureComparison
import Synchronization
import UIFoundation
import UIKitCore

private let recordsEverything = Mutex(false)

/// Indicates whether all snapshots are recorded, unless a call or scope sets another mode.
///
/// Use `withSnapshotTesting(record: .all)` instead.
public var isRecording: Bool {
  get { recordsEverything.withLock { $0 } }
  set { recordsEverything.withLock { $0 = newValue } }
}

@available(*, deprecated, renamed: "isRecording")
public var record: Bool {
  get { isRecording }
  set { isRecording = newValue }
}

/// Asserts that a value matches its reference on disk.
///
///     assertSnapshot(of: LoginViewController(), as: .image(on: .iPhone13))
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  guard
    let failure = verifySnapshot(
      of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  else { return }
  recordIssue(failure, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Asserts that a value matches its references on disk, one for each named strategy.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  // The order of a dictionary varies between runs.
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its references on disk, one for each strategy, numbered in their order.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Returns the message of a failed comparison. This is the former name of `verifySnapshot(of:as:)`.
@available(
  *, deprecated,
  renamed: "verifySnapshot(of:as:named:record:snapshotDirectory:timeout:fileID:file:testName:line:column:)"
)
public func verifySnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// Returns the message of a failed comparison. Earlier versions have a Boolean in place of the record mode.
@_disfavoredOverload
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil,
    snapshotDirectory: snapshotDirectory, timeout: timeout, fileID: fileID, file: filePath, testName: testName,
    line: line, column: column)
}

/// Asserts that a value matches its reference. Earlier versions have a Boolean in place of the record mode.
@_disfavoredOverload
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record recording: Bool, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

/// Asserts that a value matches its reference. This is the former name of `assertSnapshot(of:as:)`.
@available(*, deprecated, renamed: "assertSnapshot(of:as:named:record:timeout:fileID:file:testName:line:column:)")
public func assertSnapshot<Value, Format>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record recording: Bool = false, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: recording ? .all : nil, timeout: timeout, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
}

// A value of a type such as `UIView & UIContentView` has no strategies. The compiler chooses these functions only for
// such values.

/// Asserts that a view with a protocol, such as a content view, matches its reference on disk.
///
///     assertSnapshot(of: configuration.makeContentView(), as: .image)
@_disfavoredOverload
public func assertSnapshot<Format>(
  of value: @autoclosure () throws -> UIView, as snapshotting: Snapshotting<UIView, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Asserts that a controller with a protocol matches its reference on disk.
@_disfavoredOverload
public func assertSnapshot<Format>(
  of value: @autoclosure () throws -> UIViewController, as snapshotting: Snapshotting<UIViewController, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}

/// Compares a value with its reference, or records it. Returns the failure message; nil on success.
///
/// `snapshotDirectory` replaces `__Snapshots__/<TestFile>` next to the test. Wrappers call this function and record
/// issues themselves.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil,
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) -> String? {
  TestEndObserver.observe()
  let mode: SnapshotTestingConfiguration.Record
  let site: SnapshotSite
  do {
    try Simulator.choose(forTestsIn: "\(filePath)")
    mode = try SnapshotTestingConfiguration.resolved(record)
    site = try SnapshotSite(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name,
      pathExtension: snapshotting.pathExtension,
      isPlatformDependent: snapshotting.diffing.pictures != nil || snapshotting.diffing.isMarked,
      directory: snapshotDirectory)
  } catch {
    return "\(error)"
  }
  do {
    let value = try value()
    guard let format = Waiting.value(of: snapshotting.snapshot(value), timeout: timeout) else {
      throw SnapshotError.timeout(seconds: timeout)
    }
    let duplicate = ReferenceUses.record(site.reference, at: site.place)
    var outcome = try compare(format, snapshotting.diffing, mode, site)
    if let duplicate { outcome.append(duplicate) }
    return outcome.publish(at: site)
  } catch {
    return SnapshotOutcome(.broken, ReferenceFile.data(at: site.reference), at: site, message: "\(error)")
      .publish(at: site)
  }
}

private func compare<Format>(
  _ format: Format, _ diffing: Diffing<Format>, _ mode: SnapshotTestingConfiguration.Record, _ site: SnapshotSite
) throws -> SnapshotOutcome {
  guard let pictures = diffing.pictures else {
    return try DataAssertion(format, diffing, at: site.reference).outcome(mode, at: site)
  }
  let image = pictures.image(format)
  let assertion = PictureAssertion(
    image, pictures.tolerance, at: site.reference, usesDigests: site.usesDigests)
  if let problem = PictureAssertion.problem(of: image) {
    return SnapshotOutcome(.broken, assertion.reference, at: site, message: problem)
  }
  if let problem = LayoutConflictCheck.problem(of: image, at: site) {
    return SnapshotOutcome(.broken, assertion.reference, at: site, message: problem)
  }
  return try assertion.outcome(mode, at: site)
}

/// An error that prevents taking or comparing a snapshot.
enum SnapshotError: Error, CustomStringConvertible {
  case unpaintable(size: CGSize)
  case unreadable(path: String)
  case timeout(seconds: TimeInterval)
  case unknownMode(String)
  case unknownSimulator(String)

  var description: String {
    switch self {
    case .unpaintable(let size): "The image of \(size.width)×\(size.height) points has no pixels."
    case .unreadable(let path): "\(path) cannot be read."
    case .unknownMode(let word): "SNAPSHOT_TESTING_RECORD is \"\(word)\", expected all, failed, missing or never."
    case .unknownSimulator(let text): "The simulator is \"\(text)\", expected \(Simulator.expectation)."
    case .timeout(let seconds):
      "Exceeded timeout of \(seconds) seconds waiting for the snapshot. Its strategy did not call back: pass a longer "
        + "`timeout:`, or check the work that it waits for."
    }
  }
}
