import Testing
import UIFoundation

/// The snapshot settings of a suite or a test.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration
  public var isRecursive: Bool { true }

  /// Runs a test with the settings and with its own count of unnamed snapshots.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let simulator = try configuration.simulator.map(Simulator.required) ?? Simulator.scoped
    try await SnapshotTestingConfiguration.$current.withValue(configuration.inScope) {
      try await Simulator.$scoped.withValue(simulator) {
        guard testCase != nil else { return try await function() }
        try await SnapshotCounter.$ofTest.withValue(SnapshotCounter()) { try await function() }
      }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// The trait that gives each test its own count of unnamed snapshots, without other settings.
  public static var snapshots: Self { .snapshots() }

  /// Returns a trait that changes the recording and reporting of snapshots, or the simulator.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    directory: String? = nil, strict: Bool? = nil, simulator: String? = nil
  ) -> Self {
    .snapshots(
      SnapshotTestingConfiguration(
        record: record, diffTool: diffTool, directory: directory, strict: strict, simulator: simulator))
  }

  /// Returns a trait that changes the recording and reporting of snapshots.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
