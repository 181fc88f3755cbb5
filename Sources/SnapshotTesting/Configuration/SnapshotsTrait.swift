import Testing

/// Settings for the tests of a suite, or for one test.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration
  public var isRecursive: Bool { true }

  /// Runs a test with the settings, its unnamed snapshots counted from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(configuration.inScope) {
      guard testCase != nil else { return try await function() }
      try await SnapshotCounter.$ofTest.withValue(SnapshotCounter()) { try await function() }
    }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Snapshots that are recorded, reported or kept otherwise.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    directory: String? = nil
  ) -> Self {
    .snapshots(SnapshotTestingConfiguration(record: record, diffTool: diffTool, directory: directory))
  }

  /// Snapshots that are recorded, reported or kept otherwise.
  public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
    SnapshotsTrait(configuration: configuration)
  }
}
