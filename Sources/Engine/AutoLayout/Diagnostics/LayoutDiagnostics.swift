import UIFoundation

/// The diagnostics of a layout: conflicts, ambiguity and unsatisfied optional constraints.
public struct LayoutDiagnostics: Sendable, Equatable {
  /// A view or guide whose rectangle is not unique.
  public struct Ambiguity: Sendable, Equatable {
    /// The item's identifier, or its class and address.
    public let item: String

    /// The axes on which the rectangle is not unique.
    public let axes: [NSLayoutConstraint.Axis]
  }

  /// An optional constraint that is not satisfied.
  public struct Dropped: Sendable, Equatable {
    /// The constraint as diagnostics print it.
    public let constraint: String

    /// The violation, in points.
    public let residual: CGFloat
  }

  /// The unresolved conflicts, oldest first.
  public let conflicts: [LayoutConflict]

  /// The ambiguous views and guides, parents first.
  public let ambiguities: [Ambiguity]

  /// The unsatisfied optional constraints, without content sizes, in the order of activation.
  public let dropped: [Dropped]

  /// Creates the diagnostics of an engine's last solve; empty without an engine.
  @MainActor
  package init(_ engine: LayoutEngine?) {
    conflicts = engine?.conflicts ?? []
    ambiguities = (engine?.ambiguities() ?? []).map {
      Ambiguity(item: NSLayoutConstraint.name(of: $0.node), axes: $0.axes)
    }
    dropped = (engine?.dropped ?? []).map {
      Dropped(constraint: $0.constraint.description, residual: CGFloat($0.residual))
    }
  }
}

// The log, and errors for which UIKit raises an exception.
extension LayoutDiagnostics {
  /// The destination of log messages; standard error by default.
  @MainActor
  package static var sink: (String) -> Void = { StandardError.write($0) }

  /// The beginning of log lines about insets and positions that depend on each other.
  package static let insetLoopPrefix = "Layout loop: the position of "

  /// Writes a message to `sink`.
  @MainActor
  package static func log(_ text: String) {
    sink(text)
  }

  /// Reports an error for which UIKit raises an exception.
  ///
  /// It is logged with the source line of the call, if known, and is a problem in strict mode.
  @MainActor
  static func refused(_ text: String, at place: NSLayoutConstraint.Place? = nil) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    // The location is added to the first line, since the next lines may be a format with a caret under it.
    if let place, !lines.isEmpty { lines[0] += " // \(place.file):\(place.line)" }
    let text = lines.joined(separator: "\n")
    log(text)
    if strict { handler(.refused(text)) }
  }

  /// Logs a call for which UIKit raises an exception, and reports it in strict mode.
  @MainActor
  package static func reportRefusal(_ text: String) { refused(text) }
}

extension LayoutDiagnostics {
  /// A problem that is an error in strict mode.
  public enum Problem: Error, Sendable, Equatable {
    /// Required constraints that cannot all be satisfied.
    case conflict(LayoutConflict)
    /// A view or guide whose rectangle is not unique.
    case ambiguity(Ambiguity)
    /// A constraint, format or number for which UIKit raises an exception, with the logged message.
    case refused(String)
  }

  /// The problems of a strict run, in the order in which they occurred.
  public struct Problems: Error, Sendable, Equatable {
    public let problems: [Problem]
  }

  /// Indicates whether conflicts, ambiguity and rejected constraints are passed to `handler`.
  ///
  /// Frames never depend on it. Initially true if the environment variable `HEADFRAME_STRICT` is neither empty nor `0`.
  @MainActor
  public static var strict: Bool = {
    let setting = ProcessInfo.processInfo.environment["HEADFRAME_STRICT"] ?? ""
    return !setting.isEmpty && setting != "0"
  }()

  /// The handler of problems in strict mode; tests can record an issue here.
  ///
  /// By default, problems are logged.
  @MainActor
  public static var handler: (Problem) -> Void = { log("Strict layout: \($0)") }

  /// Runs a body in strict mode and throws `Problems` if any occurred.
  @MainActor
  public static func strictly<Result>(_ body: () throws -> Result) throws -> Result {
    let (oldStrict, oldHandler) = (strict, handler)
    var problems: [Problem] = []
    strict = true
    handler = { problems.append($0) }
    defer { (strict, handler) = (oldStrict, oldHandler) }
    let result = try body()
    guard problems.isEmpty else { throw Problems(problems: problems) }
    return result
  }
}

extension LayoutDiagnostics.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .conflict(let conflict): conflict.description
    case .ambiguity(let ambiguity): ambiguity.description
    case .refused(let text): text
    }
  }
}

extension LayoutDiagnostics.Problems: CustomStringConvertible {
  public var description: String { problems.map(\.description).joined(separator: "\n") }
}

extension LayoutDiagnostics.Ambiguity: CustomStringConvertible {
  /// The item and its ambiguous axes.
  public var description: String {
    let axes = axes.map { $0 == .horizontal ? "horizontally" : "vertically" }.joined(separator: " and ")
    return "The layout of \(item) is ambiguous \(axes)."
  }
}
