import Foundation
import PictureComparison
import UIFoundation

/// The environment variables that affect snapshots.
package struct SnapshotEnvironment: Sendable {
  /// The value of `SNAPSHOT_TESTING_RECORD`: all, failed, missing or never.
  package var record: SnapshotTestingConfiguration.Record?
  /// An invalid value of `SNAPSHOT_TESTING_RECORD`.
  package var invalidRecord: String?
  /// Indicates whether `CI` is set to a true value, in which case nothing is recorded by default.
  package var isContinuousIntegration = false

  /// The value of `HEADFRAME_STRICT`; nil if it is not set.
  package var isStrict: Bool?

  /// The value of `SNAPSHOT_SIMULATOR`, such as `iPhone 15 Pro, iOS 17.5`.
  package var simulator: Simulator?
  /// An invalid value of `SNAPSHOT_SIMULATOR`.
  package var invalidSimulator: String?

  /// Reads the variables.
  package init(_ variables: [String: String]) {
    if let text = variables["SNAPSHOT_TESTING_RECORD"], !text.isEmpty {
      record = SnapshotTestingConfiguration.Record(rawValue: text.lowercased())
      if record == nil { invalidRecord = text }
    }
    if let text = variables["HEADFRAME_STRICT"], !text.isEmpty { isStrict = SnapshotResults.isTrue(text) }
    isContinuousIntegration = SnapshotResults.isContinuousIntegration(variables)
    if let text = variables[Simulator.variable], !text.isEmpty {
      simulator = Simulator(text)
      if simulator == nil { invalidSimulator = text }
    }
  }

  /// The environment of this process. Tests of this library replace it.
  @TaskLocal package static var current = SnapshotEnvironment(ProcessInfo.processInfo.environment)

  /// Returns the mode by precedence: the call, the scope, `isRecording`, the environment, CI.
  package func record(
    argument: SnapshotTestingConfiguration.Record?, scope: SnapshotTestingConfiguration.Record?, isRecording: Bool
  ) -> SnapshotTestingConfiguration.Record {
    argument ?? scope ?? (isRecording ? .all : nil) ?? record ?? (isContinuousIntegration ? .never : .missing)
  }
}
