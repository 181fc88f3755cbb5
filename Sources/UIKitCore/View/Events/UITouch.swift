/// A touch or other event; none ever happens without a screen.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var allTouches: Set<UITouch>? { nil }

  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A finger on the screen; tests make subclasses that say where.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  open var phase: Phase { .began }
  open var tapCount: Int { 1 }
  open var timestamp: TimeInterval { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { view?.window }
  open var force: CGFloat { 0 }

  /// Where the touch is, in the view's coordinate space, in points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where the touch was before, in the view's coordinate space, in points.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
