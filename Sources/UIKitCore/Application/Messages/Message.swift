/// Sends messages to objects as the Objective-C runtime does, with its words in the log where that fails.
@MainActor
enum Message {
  /// Returns the method's value, an inner nil where it returns nothing; nil where the message cannot be delivered.
  @discardableResult
  static func send(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Any?? {
    switch selector.send(to: target, arguments) {
    case .returned(let value): return .some(value)
    case .mismatch(let index):
      let argument = index < arguments.count ? arguments[index] : nil
      let type = argument.map { "a \(Swift.type(of: $0))" } ?? "nil"
      LayoutDiagnostics.log(
        "-[\(Swift.type(of: target)) \(selector.name)]: argument \(index + 1) is \(type), which the method does not take"
      )
    case .unrecognized:
      LayoutDiagnostics.log("-[\(Swift.type(of: target)) \(selector.name)]: unrecognized selector sent to instance")
    }
    return nil
  }
}

/// A target that is not retained.
struct TargetReference: @unchecked Sendable {
  private(set) weak var object: AnyObject?
  /// Indicates that nil was given, not that the target has ended.
  let isNil: Bool

  init(_ target: Any?) {
    // `self` inside of a class's stored properties is a function or nil; neither is a target.
    object = target.map { $0 as AnyObject }
    isNil = target == nil
  }

  func isSame(as other: TargetReference) -> Bool {
    isNil ? other.isNil : object != nil && object === other.object
  }
}
