/// The name of a method, optionally with the method itself.
///
/// Without the Objective-C runtime a name by itself finds only members that the target's class lists
/// (`ObjectiveCClass`). A selector made from an unapplied method also stores that method, and calls it on any target of
/// the method's class, overrides included. Targets are never retained.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The outcome of sending a message.
  package enum Outcome {
    /// The method was called; its result, or nil for no result.
    case returned(Any?)
    /// The argument at a position is not of the parameter's type.
    case mismatch(argument: Int)
    /// The target has no such method.
    case unrecognized
  }

  /// Calls a method on a target with arguments.
  typealias Call = (_ target: Any, _ arguments: [Any?]) -> Outcome

  package let name: String
  let call: Call?
  /// The type that declares the stored method.
  let owner: Any.Type?

  /// Creates a selector that is looked up by name, such as `"save:"`.
  public init(_ str: String) {
    self.init(str, owner: nil, call: nil)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  init(_ name: String, owner: Any.Type?, call: Call?) {
    self.name = name
    self.owner = owner
    self.call = call
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }

  /// The number of arguments in the name.
  package var argumentCount: Int { name.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// Returns the selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
