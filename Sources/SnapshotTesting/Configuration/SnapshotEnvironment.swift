import Foundation

/// What the environment says of snapshots, read once.
package struct SnapshotEnvironment: Sendable {
  /// `SNAPSHOT_TESTING_RECORD`: all, failed, missing or never.
  package var record: SnapshotTestingConfiguration.Record?
  /// A value of `SNAPSHOT_TESTING_RECORD` that means nothing.
  package var badRecord: String?
  /// Whether `CI` is set: then nothing is written unless asked for.
  package var isContinuousIntegration = false
  /// `SNAPSHOT_ARTIFACTS`: where what was found goes when it differs.
  package var artifacts: String?

  /// Reads variables.
  package init(_ variables: [String: String]) {
    if let text = variables["SNAPSHOT_TESTING_RECORD"], !text.isEmpty {
      record = SnapshotTestingConfiguration.Record(rawValue: text.lowercased())
      if record == nil { badRecord = text }
    }
    isContinuousIntegration = Self.isYes(variables["CI"]) ?? false
    artifacts = variables["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The environment of this process; tests of this library put another in its place.
  @TaskLocal package static var current = SnapshotEnvironment(ProcessInfo.processInfo.environment)

  private static func isYes(_ text: String?) -> Bool? {
    guard let text, !text.isEmpty else { return nil }
    return !["0", "false", "no", "off", "never"].contains(text.lowercased())
  }

  /// What is written, the first that says anything: the call, the scope, the environment, `isRecording`, CI.
  package func record(
    argument: SnapshotTestingConfiguration.Record?, scope: SnapshotTestingConfiguration.Record?, isRecording: Bool
  ) -> SnapshotTestingConfiguration.Record {
    if let asked = argument ?? scope ?? (isRecording ? .all : nil) ?? record { return asked }
    return isContinuousIntegration ? .never : .missing
  }
}
