public import Foundation
internal import UIFoundation

/// The state of the focus. As on an iPhone without a keyboard, no environment has one.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
  public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  public nonisolated static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")

  open weak var focusedItem: (any UIFocusItem)? { nil }

  open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }

  /// Returns whether an environment is another one or contains it.
  open class func environment(_ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment) -> Bool {
    var current: (any UIFocusEnvironment)? = other
    while let inner = current {
      if inner === environment { return true }
      current = inner.parentFocusEnvironment
    }
    return false
  }

  open func requestFocusUpdate(to environment: any UIFocusEnvironment) {}
  open func updateFocusIfNeeded() {}
}

/// The items between which the focus moves.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  open internal(set) weak var previouslyFocusedItem: (any UIFocusItem)?
  open internal(set) weak var nextFocusedItem: (any UIFocusItem)?
  open internal(set) var focusHeading: UIFocusHeading = []

  open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
  open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}

/// The animations beside a movement of the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  /// Applies changes at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }

  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    completion?()
  }
}

/// The time of an animation of the focus.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

/// An area that passes the focus to other environments.
open class UIFocusGuide: UILayoutGuide {
  open var isEnabled = true
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

/// The appearance of a focused item. Nothing is ever focused.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {}

/// An outline around a focused item.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The position of the outline.
  public enum Position: Int, Sendable {
    case automatic, outside, inside
  }

  /// The outline in the coordinates of the container, in points; nil for the bounds of the item.
  public let shape: UIBezierPath?
  open var position = Position.automatic
  open weak var containerView: UIView?
  open weak var referenceView: UIView?

  public override init() { shape = nil }
  public init(rect: CGRect) { shape = UIBezierPath(rect: rect) }
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
    shape = UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(path bezierPath: UIBezierPath) { shape = bezierPath }
}
