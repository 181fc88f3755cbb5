public import UIGraphics

// Optional requirements, callable as `delegate?.method?(…)`.

extension CALayerDelegate {
  @_disfavoredOverload public var display: ((CALayer) -> Void)? { display(_:) }
  @_disfavoredOverload public var draw: CALayerDelegateDrawCall? { CALayerDelegateDrawCall(delegate: self) }
  @_disfavoredOverload public var layoutSublayers: CALayerDelegateLayoutSublayersCall? {
    CALayerDelegateLayoutSublayersCall(delegate: self)
  }
  @_disfavoredOverload public var action: CALayerDelegateActionCall? { CALayerDelegateActionCall(delegate: self) }
}

/// Optional calls of `CALayerDelegate.draw`.
@preconcurrency @MainActor
public struct CALayerDelegateDrawCall {
  let delegate: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// Optional calls of `CALayerDelegate.layoutSublayers`.
@preconcurrency @MainActor
public struct CALayerDelegateLayoutSublayersCall {
  let delegate: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// Optional calls of `CALayerDelegate.action`.
@preconcurrency @MainActor
public struct CALayerDelegateActionCall {
  let delegate: any CALayerDelegate

  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}

extension CAAnimationDelegate {
  @_disfavoredOverload public var animationDidStart: ((CAAnimation) -> Void)? { animationDidStart(_:) }
  @_disfavoredOverload public var animationDidStop: CAAnimationDelegateAnimationDidStopCall? {
    CAAnimationDelegateAnimationDidStopCall(delegate: self)
  }
}

/// Optional calls of `CAAnimationDelegate.animationDidStop`.
@preconcurrency @MainActor
public struct CAAnimationDelegateAnimationDidStopCall {
  let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
