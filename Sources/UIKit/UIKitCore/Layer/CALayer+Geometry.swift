internal import Foundation
internal import UIFoundation

extension CALayer {
  /// Returns the transform from this layer's coordinate space to another's; nil means the topmost layer.
  func transform(to layer: CALayer?) -> CGAffineTransform {
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

  /// Returns the frontmost layer in this subtree that contains a point of the superlayer's space.
  ///
  /// Hidden layers are skipped. `zPosition` is ignored: later sublayers are in front of earlier ones.
  func frontmostLayer(at p: CGPoint) -> CALayer? {
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
  var unclippedBounds: CGRect {
    var rect = bounds
    var current = self
    while let parent = current.superlayer {
      if parent.masksToBounds { rect = rect.intersection(convert(parent.bounds, from: parent)) }
      current = parent
    }
    return rect.isNull ? .zero : rect
  }

  /// Scrolls the enclosing scroll layer until a rectangle of this coordinate space is visible.
  func scrollEnclosingLayer(to r: CGRect) {
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
