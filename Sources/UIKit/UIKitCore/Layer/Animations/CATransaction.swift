public import Foundation
internal import UIFoundation

/// A group of layer changes, which take effect immediately.
///
/// A group stores values for its animations, and calls its completion block after they have ended.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private struct Group {
    var values: [String: Any] = [:]
    var completion: (() -> Void)?
    /// The end of the last animation, on the clock of pending completions; nil without animations.
    var end: TimeInterval?
  }

  /// The groups that have begun, from the outermost.
  private static var groups: [Group] = []

  open class func begin() { groups.append(Group()) }

  /// Ends the innermost group. Its completion block is called after the group's animations have ended.
  ///
  /// With an animation that never ends, the block is not called.
  /// A group with disabled actions and without animations calls the block immediately.
  open class func commit() {
    let (disablesActions, duration) = (disableActions(), animationDuration())
    guard let group = groups.popLast() else { return }
    if let end = group.end { animationEnds(at: end) }
    guard let completion = group.completion else { return }
    if let end = group.end {
      if end < .infinity { PendingCompletions.insert(at: end, completion) }
    } else if disablesActions {
      completion()
    } else {
      // The changes of layers are animated implicitly.
      PendingCompletions.add(after: duration, completion)
    }
  }

  /// Notes that an animation of the current group ends at a time; infinite if it never ends.
  static func animationEnds(at time: TimeInterval) {
    guard !groups.isEmpty else { return }
    groups[groups.count - 1].end = max(time, groups[groups.count - 1].end ?? time)
  }

  open class func flush() {}
  open class func lock() {}
  open class func unlock() {}

  open class func setDisableActions(_ flag: Bool) { setValue(flag, forKey: kCATransactionDisableActions) }
  /// Indicates whether implicit animations are disabled. They have no effect on pictures.
  open class func disableActions() -> Bool {
    value(forKey: kCATransactionDisableActions).flatMap { $0 as? Bool ?? Double(number: $0).map { $0 != 0 } } ?? false
  }
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    value(forKey: kCATransactionAnimationTimingFunction) as? CAMediaTimingFunction
  }
  open class func setAnimationDuration(_ dur: TimeInterval) {
    setValue(dur, forKey: kCATransactionAnimationDuration)
  }
  /// The duration of animations without their own, in seconds; a quarter of a second by default.
  open class func animationDuration() -> TimeInterval {
    value(forKey: kCATransactionAnimationDuration).flatMap { Double(number: $0) } ?? 0.25
  }

  /// Sets the block that is called after the animations of the group. Without a group, it is called like a completion.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    if groups.isEmpty { PendingCompletions.add(after: 0, block) } else { groups[groups.count - 1].completion = block }
  }
  open class func completionBlock() -> (() -> Void)? { groups.last?.completion }

  /// Returns the value of the innermost group that has one for the key.
  open class func value(forKey key: String) -> Any? {
    if key == kCATransactionCompletionBlock { return completionBlock() }
    return groups.reversed().firstNonNil { $0.values[key] }
  }
  /// Sets a value of the innermost group. Without a group, it has no effect, as implicit groups end at once.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == kCATransactionCompletionBlock { return setCompletionBlock(anObject as? () -> Void) }
    if !groups.isEmpty { groups[groups.count - 1].values[key] = anObject }
  }
}

/// The key of the duration of a group's animations.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that disables implicit animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a group's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of a group's completion block.
public let kCATransactionCompletionBlock = "completionBlock"
