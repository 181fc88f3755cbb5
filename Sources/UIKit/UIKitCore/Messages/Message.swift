internal import AutoLayout
internal import UIFoundation

/// Messages to objects, as in the Objective-C runtime and with its log messages on failure.
@MainActor
enum Message {
  /// Sends a message and returns the method's result; nil if the message is not delivered.
  ///
  /// The inner optional is nil if the method returns nothing or nil.
  @discardableResult
  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Any?? {
    switch selector.send(to: target, arguments) {
    case .returned(let value): return .some(value)
    case .mismatch(let index):
      let argument = index < arguments.count ? arguments[index] : nil
      let type = argument.map { "a \(Swift.type(of: $0))" } ?? "nil"
      LayoutDiagnostics.log(
        "-[\(Swift.type(of: target)) \(selector.name)]: argument \(index + 1) is \(type), "
          + "which the method does not accept")
    case .unrecognized:
      LayoutDiagnostics.log("-[\(Swift.type(of: target)) \(selector.name)]: unrecognized selector sent to instance")
    }
    return nil
  }
}

/// A target that is not retained.
struct TargetReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  /// Indicates whether the target was nil when the reference was created, not deallocated since.
  let isNil: Bool

  init(_ target: Any?) {
    // In the initializer of a stored property, `self` is a function or nil. Neither is a target.
    object = target.map { $0 as AnyObject }
    isNil = target == nil
  }

  func isSame(as other: TargetReference) -> Bool {
    isNil ? other.isNil : object != nil && object === other.object
  }
}
