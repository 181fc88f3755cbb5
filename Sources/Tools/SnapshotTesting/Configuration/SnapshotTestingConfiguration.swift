import Foundation

/// The recording and reporting behavior of assertions within a scope.
public struct SnapshotTestingConfiguration: Sendable {
  /// The configuration of the innermost enclosing `withSnapshotTesting` or trait.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The recording mode; nil inherits from the outer scope.
  public var record: Record?
  /// The diff tool suggested by failure messages; nil inherits from the outer scope.
  public var diffTool: DiffTool?
  /// The folder of references, relative to the package; nil inherits from the outer scope.
  public var directory: String?
  /// Indicates whether conflicting constraints are a failure; nil inherits from the outer scope.
  public var strict: Bool?
  /// The simulator, such as `iPhone 15 Pro, iOS 17.5, 3x`; nil inherits from the outer scope.
  public var simulator: String?

  /// Creates a configuration. Omitted values are inherited from the outer scope.
  public init(
    record: Record? = nil, diffTool: DiffTool? = nil, directory: String? = nil, strict: Bool? = nil,
    simulator: String? = nil
  ) {
    self.strict = strict
    self.record = record
    self.diffTool = diffTool
    self.directory = directory
    self.simulator = simulator
  }

  /// Returns these settings, overridden by the settings of an inner scope.
  func overridden(by inner: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: inner.record ?? record, diffTool: inner.diffTool ?? diffTool, directory: inner.directory ?? directory,
      strict: inner.strict ?? strict, simulator: inner.simulator ?? simulator)
  }

  /// The references that assertions write.
  public enum Record: String, Sendable, Hashable, CaseIterable, ExpressibleByBooleanLiteral {
    /// All references.
    case all
    /// The missing and the different references.
    case failed
    /// The missing references.
    case missing
    /// No references.
    case never

    /// Creates `all` from true and `missing` from false.
    public init(booleanLiteral value: Bool) {
      self = value ? .all : .missing
    }
  }

  /// A program for comparing two files, named in failure messages.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let tool: @Sendable (String, String) -> String

    /// Creates a tool from a function of the paths of a reference and the actual value.
    public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
      self.tool = tool
    }

    /// Creates a tool from a command that accepts both paths as arguments.
    public init(stringLiteral value: String) {
      self.init { #"\#(value) "\#($0)" "\#($1)""# }
    }

    /// Returns the message for the paths of a reference and the actual value.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      tool(currentFilePath, failedFilePath)
    }

    /// The command of Kaleidoscope.
    public static let ksdiff: DiffTool = "ksdiff"
    /// A tool that prints the URLs of both files, which terminals and editors can open.
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

/// Calls a block with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, strict: Bool? = nil, operation: () throws -> R
) rethrows -> R {
  let inner = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory, strict: strict)
  return try SnapshotTestingConfiguration.$current.withValue(inner.inScope, operation: operation)
}

/// Calls an asynchronous block with other settings.
public func withSnapshotTesting<R>(
  record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  directory: String? = nil, strict: Bool? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let inner = SnapshotTestingConfiguration(
    record: record, diffTool: diffTool, directory: directory, strict: strict)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.inScope, operation: operation, isolation: isolation)
}

extension SnapshotTestingConfiguration {
  /// Returns the mode by precedence: the call, the scope, `isRecording`, the environment, CI.
  package static func resolved(_ argument: Record?) throws -> Record {
    if let word = SnapshotEnvironment.current.invalidRecord { throw SnapshotError.unknownMode(word) }
    return SnapshotEnvironment.current.record(argument: argument, scope: current?.record, isRecording: isRecording)
  }

  /// These settings, with the current scope's values in place of nil.
  var inScope: SnapshotTestingConfiguration {
    (SnapshotTestingConfiguration.current ?? SnapshotTestingConfiguration()).overridden(by: self)
  }
}
