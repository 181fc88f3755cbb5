package import Foundation
public import UIFoundation

// Messages to any object, under the names of the Objective-C runtime. They are for every class, since a Swift class
// that conforms to `NSObjectProtocol` is not always an `NSObject`.
extension NSObjectProtocol {
  /// Indicates whether the object has the method of a selector.
  public func responds(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    nonisolated(unsafe) let object: AnyObject = self
    return MainActor.unchecked { aSelector.isPerformable(by: object) }
  }

  /// Returns nil: messages are never forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }

  /// Sends a message; the value is nil if the method returns nothing.
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

  /// Cancels the delayed messages to a target.
  @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.shared.cancel { $0.target === aTarget as AnyObject }
  }

  @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.shared.cancel { $0.target === aTarget as AnyObject && $0.selector == aSelector }
  }

  @MainActor
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    Message.send(aSelector, to: self, [arg])
  }
}

/// The delayed messages.
@MainActor
private final class DelayedMessages {
  /// A delayed message; its target is retained until it is sent, as in Foundation.
  struct Waiting {
    let target: AnyObject
    let selector: Selector
    let timer: Timer
  }

  static let shared = DelayedMessages()

  private var waiting: [Waiting] = []

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
    waiting.append(Waiting(target: target, selector: selector, timer: timer))
    RunLoop.main.add(timer, forMode: .default)
  }

  func cancel(where matches: (Waiting) -> Bool) {
    for message in waiting where matches(message) { message.timer.invalidate() }
    waiting.removeAll { matches($0) }
  }
}
