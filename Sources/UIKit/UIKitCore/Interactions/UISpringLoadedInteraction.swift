public import Foundation
internal import UIGraphics

/// The effect of a drag that rests above a view.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}

/// The state of a drag that rests above a view. No drag ever does.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  /// Returns the location of the drag in a view, in points.
  func location(in view: UIView?) -> CGPoint
}
