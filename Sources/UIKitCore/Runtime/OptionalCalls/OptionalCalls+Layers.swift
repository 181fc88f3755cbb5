public import UIGraphics

// Optional requirements, callable as `delegate?.method?(…)`.

extension CALayerDelegate {
  @_disfavoredOverload public var display: ((CALayer) -> Void)? { display(_:) }
  @_disfavoredOverload public var draw: OptionalCall<any CALayerDelegate>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var layoutSublayers: OptionalCall<any CALayerDelegate>? { OptionalCall(delegate: self) }
  @_disfavoredOverload public var action: OptionalCall<any CALayerDelegate>? { OptionalCall(delegate: self) }
}

extension OptionalCall<any CALayerDelegate> {
  public func callAsFunction(_ layer: CALayer, in ctx: CGContext) {
    delegate.draw(layer, in: ctx)
  }

  public func callAsFunction(of layer: CALayer) {
    delegate.layoutSublayers(of: layer)
  }

  public func callAsFunction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    delegate.action(for: layer, forKey: event)
  }
}

extension CAAnimationDelegate {
  @_disfavoredOverload public var animationDidStart: ((CAAnimation) -> Void)? { animationDidStart(_:) }
  @_disfavoredOverload public var animationDidStop: OptionalCall<any CAAnimationDelegate>? {
    OptionalCall(delegate: self)
  }
}

extension OptionalCall<any CAAnimationDelegate> {
  public func callAsFunction(_ anim: CAAnimation, finished flag: Bool) {
    delegate.animationDidStop(anim, finished: flag)
  }
}
