/// The name of a method, optionally with the method.
///
/// Without the Objective-C runtime, a name finds only the methods of classes that list them (`ObjectiveCClass`). A
/// selector that was created with a method calls the method, or an override, on any target of the method's class.
/// A selector does not store a target.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The outcome of sending a message.
  package enum Outcome {
    /// A call, with the result of the method.
    case returned(Any?)
    /// An argument that is not of the parameter's type, by its position.
    case mismatch(argument: Int)
    /// A target without the method.
    case unrecognized
  }

  /// Calls a method on a target with arguments.
  typealias Call = (_ target: Any, _ arguments: [Any?]) -> Outcome

  package let name: String
  let call: Call?
  /// The type of target that the stored method accepts; nil for class methods and without a method.
  let owner: Any.Type?

  /// Creates a selector whose method is looked up by name, for instance `"save:"`.
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

  /// Returns whether the instances of a class have the method with which the selector was created.
  package func isMethod(of type: AnyClass) -> Bool {
    func inherits<Owner>(from owner: Owner.Type) -> Bool { type is Owner.Type }
    return owner.map { inherits(from: $0) } ?? false
  }

  public var description: String { name }

  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
