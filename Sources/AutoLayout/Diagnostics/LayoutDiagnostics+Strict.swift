import UIFoundation

extension LayoutDiagnostics {
  /// Something that a strict run does not let pass.
  public enum Problem: Error, Sendable, Equatable {
    /// Required constraints that cannot hold together.
    case conflict(LayoutConflict)
    /// A view or guide whose rectangle could be another one.
    case ambiguity(Ambiguity)
    /// A constraint, format or number that UIKit raises on, in its words.
    case refused(String)
  }

  /// Everything that a strict run did not let pass, in the order in which it came up.
  public struct Problems: Error, Sendable, Equatable {
    public let problems: [Problem]
  }

  /// Whether conflicts, ambiguity and refused constraints go to `handler`; they never change a frame.
  ///
  /// Set from the environment variable `HEADFRAME_STRICT` at the start: anything but empty or `0` means yes.
  @MainActor
  public static var strict: Bool = {
    let wish = ProcessInfo.processInfo.environment["HEADFRAME_STRICT"] ?? ""
    return !wish.isEmpty && wish != "0"
  }()

  /// What takes problems in the strict mode; a test that wants failures records an issue here.
  ///
  /// Unless it is set, problems are logged.
  @MainActor
  public static var handler: (Problem) -> Void = { log("Strict layout: \($0)") }

  /// Runs a body in the strict mode and throws `Problems` if any came up.
  @MainActor
  public static func strictly<Result>(_ body: () throws -> Result) throws -> Result {
    let (oldStrict, oldHandler) = (strict, handler)
    var found: [Problem] = []
    strict = true
    handler = { found.append($0) }
    defer { (strict, handler) = (oldStrict, oldHandler) }
    let result = try body()
    guard found.isEmpty else { throw Problems(problems: found) }
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
  /// The item and its free axes.
  public var description: String {
    let axes = axes.map { $0 == .horizontal ? "horizontally" : "vertically" }.joined(separator: " and ")
    return "The layout of \(item) is ambiguous \(axes)."
  }
}
