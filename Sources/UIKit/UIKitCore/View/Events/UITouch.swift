public import Foundation

/// An event, such as a touch. Only tests create events.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var modifierFlags: UIKeyModifierFlags { [] }
  open var buttonMask: ButtonMask { [] }
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A touch on the screen. Tests create subclasses with a location.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  open var phase: Phase { .began }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { view?.window }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var majorRadiusTolerance: CGFloat { 0 }
  open var type: TouchType { .direct }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// The kinds of touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// Returns the location of the touch, in the view's coordinate space, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location of the touch, in the view's coordinate space, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
