import Foundation
import UIKitCore

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
