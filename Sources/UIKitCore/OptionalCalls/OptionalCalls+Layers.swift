// Optional requirements, callable as `delegate?.method?(…)`.

extension CALayerDelegate {
  @_disfavoredOverload public var display: ((CALayer) -> Void)? {
    { self.display($0) }
  }
  @_disfavoredOverload public var draw: CALayerDelegateDrawCall? { CALayerDelegateDrawCall(delegate: self) }
  @_disfavoredOverload public var layoutSublayers: CALayerDelegateLayoutSublayersCall? {
    CALayerDelegateLayoutSublayersCall(delegate: self)
  }
  @_disfavoredOverload public var action: CALayerDelegateActionCall? { CALayerDelegateActionCall(delegate: self) }
}

/// The optional requirements of `CALayerDelegate` that are called `draw`.
@preconcurrency @MainActor
public struct CALayerDelegateDrawCall {
  let delegate: any CALayerDelegate

  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }
}

/// The optional requirements of `CALayerDelegate` that are called `layoutSublayers`.
@preconcurrency @MainActor
public struct CALayerDelegateLayoutSublayersCall {
  let delegate: any CALayerDelegate

  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }
}

/// The optional requirements of `CALayerDelegate` that are called `action`.
@preconcurrency @MainActor
public struct CALayerDelegateActionCall {
  let delegate: any CALayerDelegate

  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}

extension CAAnimationDelegate {
  @_disfavoredOverload public var animationDidStart: ((CAAnimation) -> Void)? {
    { self.animationDidStart($0) }
  }
  @_disfavoredOverload public var animationDidStop: CAAnimationDelegateAnimationDidStopCall? {
    CAAnimationDelegateAnimationDidStopCall(delegate: self)
  }
}

/// The optional requirements of `CAAnimationDelegate` that are called `animationDidStop`.
@preconcurrency @MainActor
public struct CAAnimationDelegateAnimationDidStopCall {
  let delegate: any CAAnimationDelegate

  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
