package import Foundation
public import UIFoundation

// Messages to objects, with the names of the Objective-C runtime. They extend the protocol, since a Swift class that
// conforms to it is not always an `NSObject`.
extension NSObjectProtocol {
  /// Returns whether the object has the method of a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object: AnyObject = self
    return MainActor.unchecked { aSelector.isPerformable(by: object) }
  }

  /// Returns whether the object is of a class or one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self as AnyObject)
    while let own = current {
      if own == aClass { return true }
      current = _getSuperclass(own)
    }
    return false
  }

  /// Returns whether the object is of a class, and not of one of its subclasses.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }

  /// Returns nil, since messages are never forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Sends a message and returns the method's result, if there is one.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    send(aSelector, [])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    send(aSelector, [object1, object2])
  }

  private func send(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    nonisolated(unsafe) let (object, arguments) = (self as AnyObject, arguments)
    return MainActor.unchecked {
      guard let value = Message.send(selector, to: object, arguments), let value else { return nil }
      return Unmanaged.passUnretained(value as AnyObject)
    }
  }
}

extension NSObject {
  /// Sends a message on the main run loop after a delay.
  @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedMessages.shared.send(aSelector, anArgument, to: self, after: delay)
  }

  /// Cancels all delayed messages to a target.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel { $0.target === aTarget as AnyObject }
  }

  /// Cancels the delayed messages to a target with a selector and an equal argument.
  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel { message in
      message.target === aTarget as AnyObject && message.selector == aSelector && message.hasArgument(anArgument)
    }
  }

  @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    Message.send(aSelector, to: self, [arg])
  }
}

/// The delayed messages.
@MainActor
private final class DelayedMessages {
  /// A delayed message. The target is retained until the message is sent or cancelled, as in Foundation.
  struct DelayedMessage {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    let timer: Timer

    func hasArgument(_ other: Any?) -> Bool {
      guard let argument, let other else { return argument == nil && other == nil }
      if let argument = argument as? AnyHashable { return argument == other as? AnyHashable }
      return argument as AnyObject === other as AnyObject
    }
  }

  static let shared = DelayedMessages()

  private var messages: [DelayedMessage] = []

  func send(_ selector: Selector, _ argument: Any?, to target: AnyObject, after delay: TimeInterval) {
    nonisolated(unsafe) let argument = argument
    let reference = TargetReference(target)
    let timer = Timer(timeInterval: delay, repeats: false) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated {
        let target = reference.object
        DelayedMessages.shared.cancel { $0.timer === timer }
        if let target { Message.send(selector, to: target, [argument]) }
      }
    }
    messages.append(DelayedMessage(target: target, selector: selector, argument: argument, timer: timer))
    RunLoop.main.add(timer, forMode: .default)
  }

  func cancel(where matches: (DelayedMessage) -> Bool) {
    for message in messages where matches(message) { message.timer.invalidate() }
    messages.removeAll { matches($0) }
  }
}
