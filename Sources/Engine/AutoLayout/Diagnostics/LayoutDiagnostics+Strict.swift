import UIFoundation

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
