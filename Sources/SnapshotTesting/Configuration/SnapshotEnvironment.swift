import Foundation

/// The environment variables that affect snapshots.
package struct SnapshotEnvironment: Sendable {
  /// The value of `SNAPSHOT_TESTING_RECORD`: all, failed, missing or never.
  package var record: SnapshotTestingConfiguration.Record?
  /// An invalid value of `SNAPSHOT_TESTING_RECORD`.
  package var invalidRecord: String?
  /// Indicates whether `CI` is set to a true value, in which case nothing is recorded by default.
  package var isContinuousIntegration = false

  /// Reads the variables.
  package init(_ variables: [String: String]) {
    if let text = variables["SNAPSHOT_TESTING_RECORD"], !text.isEmpty {
      record = SnapshotTestingConfiguration.Record(rawValue: text.lowercased())
      if record == nil { invalidRecord = text }
    }
    isContinuousIntegration = Self.isTrue(variables["CI"])
  }

  /// The environment of this process. Tests of this library replace it.
  @TaskLocal package static var current = SnapshotEnvironment(ProcessInfo.processInfo.environment)

  private static func isTrue(_ text: String?) -> Bool {
    guard let text, !text.isEmpty else { return false }
    return !["0", "false", "no", "off", "never"].contains(text.lowercased())
  }

  /// Returns the mode by precedence: the call, the scope, `isRecording`, the environment, CI.
  package func record(
    argument: SnapshotTestingConfiguration.Record?, scope: SnapshotTestingConfiguration.Record?, isRecording: Bool
  ) -> SnapshotTestingConfiguration.Record {
    argument ?? scope ?? (isRecording ? .all : nil) ?? record ?? (isContinuousIntegration ? .never : .missing)
  }
}
