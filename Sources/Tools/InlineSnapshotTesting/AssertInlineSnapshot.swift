import Foundation
import SnapshotTesting

/// Asserts that a value's text equals the trailing closure's text.
///
/// A missing closure is recorded, unless the record mode is `never`, the default on CI.
///
///     assertInlineSnapshot(of: user, as: .json) {
///       """
///       { "id" : 1 }
///       """
///     }
///
/// The test's source is written when the process ends. Only text formats are supported.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let site = InlineSite(file: "\(filePath)", line: Int(line), column: Int(column))
  func fail(_ text: String) {
    let prefix = message()
    let text = prefix.isEmpty ? text : "\(prefix) - \(text)"
    recordIssue(text, fileID: fileID, filePath: filePath, line: line, column: column)
  }
  let mode: SnapshotTestingConfiguration.Record
  let actual: String?
  do {
    mode = try SnapshotTestingConfiguration.resolved(record)
    actual = try value().map { try snapshotting.text(of: $0, timeout: timeout) }
  } catch {
    return fail("\(error)")
  }
  let difference = InlineDifference(expected: expected?(), actual: actual)
  switch (difference, mode) {
  case (.none, .all), (.missing, .all), (.missing, .missing), (.missing, .failed), (.changed, .all),
    (.changed, .failed):
    do throws(InlineRecordingError) {
      try InlineRecorder.shared.record(actual, at: site, syntaxDescriptor)
    } catch {
      return fail("\(error)")
    }
    switch difference {
    case .none: fail("Record mode is on. Automatically recorded a new snapshot for \"\(function)\".")
    case .missing: fail("Automatically recorded a new snapshot.\n\nRe-run \"\(function)\" to assert against it.")
    case .changed(let text): fail("Snapshot did not match; automatically recorded a new one.\n\n\(text)")
    }
  case (.none, _):
    // The running program does not contain a snapshot that this process recorded, so equality would prove nothing.
    if InlineRecorder.shared.hasRecorded(site) {
      fail("This assertion ran before in this process and recorded another snapshot.")
    }
  case (.missing, .never): fail("There is no snapshot, and none was recorded, because the record mode is never.")
  case (.changed(let text), _): fail("Snapshot did not match. Difference: …\n\n\(text)")
  }
}

/// The result of comparing a value's text with the text in the source.
private enum InlineDifference {
  case none
  case missing
  case changed(String)

  init(expected: String?, actual: String?) {
    guard let expected else {
      self = actual == nil ? .none : .missing
      return
    }
    guard let actual else {
      self = .changed("The value is nil; the source expects:\n\(expected)")
      return
    }
    self = Diffing.lines.diffV2(expected, actual).map { .changed($0.0) } ?? .none
  }
}

/// A description of the trailing closure that contains the snapshot of a call.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The labels that the closure had in earlier versions of a helper. Recording a trailing closure renames its label.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The index among the trailing closures, from 0.
  public var trailingClosureOffset: Int

  /// Creates a descriptor. The default is the first trailing closure, labeled `matches`.
  public init(
    deprecatedTrailingClosureLabels: [String] = [], trailingClosureLabel: String = "matches",
    trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = max(0, trailingClosureOffset)
  }
}
