public import Foundation
internal import UIFoundation

extension CALayer {
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(to: l).inverted()) }
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(to: l).inverted()) }

  /// Returns the transform from this layer's coordinate space to another's; nil means the topmost layer.
  private func transform(to layer: CALayer?) -> CGAffineTransform {
    guard let layer else { return transformToRoot }
    return transformToRoot.concatenating(layer.transformToRoot.inverted())
  }

  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var current = self
    while let parent = current.superlayer {
      transform = transform.concatenating(current.transformToSuperlayer)
      current = parent
    }
    return transform
  }

  /// Returns whether a point of this coordinate space is in the bounds.
  public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer in this subtree that contains a point of the superlayer's space.
  ///
  /// Hidden layers are skipped. `zPosition` is ignored: later sublayers are in front of earlier ones.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let point = p.applying(transformToSuperlayer.inverted())
    let isInside = contains(point)
    if masksToBounds, !isInside { return nil }
    for sublayer in ownSublayers.reversed() {
      if let hit = sublayer.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The part of the bounds that is not clipped by superlayers, in points.
  public var visibleRect: CGRect {
    var rect = bounds
    var current = self
    while let parent = current.superlayer {
      if parent.masksToBounds { rect = rect.intersection(convert(parent.bounds, from: parent)) }
      current = parent
    }
    return rect.isNull ? .zero : rect
  }

  public func preferredFrameSize() -> CGSize { bounds.size }
  public func resizeSublayers(withOldSize size: CGSize) {}
  public func resize(withOldSuperlayerSize size: CGSize) {}

  /// Scrolls the enclosing scroll layer until a rectangle of this coordinate space is visible.
  public func scrollRectToVisible(_ r: CGRect) {
    var above = superlayer
    while let layer = above {
      if let scroller = layer as? CAScrollLayer { return scroller.scroll(convert(r, to: scroller)) }
      above = layer.superlayer
    }
  }

  /// Copies properties of another layer; `init(layer:)` lists them.
  func copyState(from other: CALayer) {
    (name, bounds, position, zPosition) = (other.name, other.bounds, other.position, other.zPosition)
    anchorPoint = other.anchorPoint
    if CATransform3DIsAffine(other.transform) {
      setAffineTransform(other.affineTransform())
    } else {
      transform = other.transform
    }
    (isHidden, opacity, isOpaque, masksToBounds) = (other.isHidden, other.opacity, other.isOpaque, other.masksToBounds)
    backgroundColor = other.backgroundColor
    dynamicBackgroundColor = other.dynamicBackgroundColor
    (cornerRadius, maskedCorners, cornerCurve) = (other.cornerRadius, other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity, shadowPath) = (other.shadowColor, other.shadowOpacity, other.shadowPath)
    (shadowOffset, shadowRadius) = (other.shadowOffset, other.shadowRadius)
    (contents, contentsGravity, contentsScale) = (other.contents, other.contentsGravity, other.contentsScale)
  }
}
