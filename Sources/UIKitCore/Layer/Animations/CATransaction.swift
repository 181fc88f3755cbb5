public import Foundation

/// A group of layer changes, which take effect immediately. A group only runs its completion block.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []

  public class func begin() { completions.append(nil) }

  /// Ends the innermost group and runs its completion block.
  public class func commit() {
    guard let completion = completions.popLast() else { return }
    completion?()
  }

  public class func flush() {}
  public class func setDisableActions(_ flag: Bool) {}
  public class func disableActions() -> Bool { true }
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  public class func animationTimingFunction() -> CAMediaTimingFunction? { nil }
  public class func lock() {}
  public class func unlock() {}
  public class func value(forKey key: String) -> Any? { nil }
  public class func setValue(_ anObject: Any?, forKey key: String) {}
  public class func setAnimationDuration(_ dur: TimeInterval) {}
  public class func animationDuration() -> TimeInterval { 0 }

  /// Sets the block that runs at the end of the group. Without a group, runs the block immediately.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
}
