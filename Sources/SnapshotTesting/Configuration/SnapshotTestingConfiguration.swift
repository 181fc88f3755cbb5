import Foundation

/// How assertions record and report within a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the innermost `withSnapshotTesting` or trait around the caller.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// What is written; nil leaves that to the scope outside.
  public var record: Record?
  /// What the message of a failure suggests to look with; nil leaves that to the scope outside.
  public var diffTool: DiffTool?
  /// Where references lie, instead of beside the test: a folder, relative to the package; nil as for the others.
  public var directory: String?

  /// What is not given is left to the scope outside.
  public init(record: Record? = nil, diffTool: DiffTool? = nil, directory: String? = nil) {
    self.record = record
    self.diffTool = diffTool
    self.directory = directory
  }

  /// These settings with those of a scope inside over them.
  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool, directory: inner.directory ?? directory)
  }

  /// Which references assertions write.
  public enum Record: String, Sendable, Hashable, CaseIterable, ExpressibleByBooleanLiteral {
    /// Every one.
    case all
    /// Those that are missing and those that differ.
    case failed
    /// Those that are missing.
    case missing
    /// None.
    case never

    /// `true` means all, `false` those that are missing.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .missing
    }
  }

  /// A program to look at two files with, as the message of a failure names it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// Makes the text for the paths of a reference and of what was found.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// A command that takes both paths.
    public init(stringLiteral value: String) {
      self.init { #"\#(value) "\#($0)" "\#($1)""# }
    }

    /// The text for the paths of a reference and of what was found.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }

    /// Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// Both files as URLs, which terminals and editors open.
    public static let `default` = DiffTool {
      """
      @−
      "\(URL(fileURLWithPath: $0).absoluteString)"
      @+
      "\(URL(fileURLWithPath: $1).absoluteString)"
      """
    }
  }
}

/// Runs tests with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool, directory: directory)
  return try SnapshotTestingConfiguration.$current.withValue(inner.inScope, operation: operation)
}

/// Runs tests with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, isolation: isolated (any Actor)? = #isolation, operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool, directory: directory)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.inScope, operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  /// What is written: the call decides, then the scope, the environment and whether this is CI.
  package static func resolved(_ argument: Record?) throws -> Record {
    if let word = SnapshotEnvironment.current.badRecord { throw SnapshotError.unknownMode(word) }
    return SnapshotEnvironment.current.record(argument: argument, scope: current?.record, isRecording: isRecording)
  }

  var inScope: SnapshotTestingConfiguration {
    (SnapshotTestingConfiguration.current ?? SnapshotTestingConfiguration()).overridden(by: self)
  }
}
