internal import AutoLayout
public import Foundation
internal import UIFoundation

extension UIView {
  func setFrame(_ frame: CGRect) {
    changeValue(forKey: "frame", affecting: ["bounds", "center"]) {
      guard layer.frame != frame || !layer.affineTransform().isIdentity else { return }
      changeGeometry { layer.frame = frame }
    }
  }

  func setBounds(_ bounds: CGRect) {
    changeValue(forKey: "bounds", affecting: ["frame", "contentOffset"]) {
      guard layer.bounds != bounds else { return }
      changeGeometry { layer.bounds = bounds }
    }
  }

  func setCenter(_ center: CGPoint) {
    changeValue(forKey: "center", affecting: ["frame"]) {
      guard layer.position != center else { return }
      changeGeometry { layer.position = center }
    }
  }

  /// Changes the geometry, then resizes subviews and notifies the layout engine.
  private func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    sizeMayHaveChanged(from: old)
    frameWasAssigned()
  }

  /// Resizes subviews and invalidates layout if the size differs from the old one.
  func sizeMayHaveChanged(from old: CGSize) {
    let new = layer.bounds.size
    guard old != new else { return }
    resizeSubviews(from: old, to: new)
    setNeedsLayout()
    // These margins depend on the width of their view.
    if viewController != nil || guideState.fillsScreen || guideState.limitsToReadableWidth { layoutMarginsChanged() }
    boundsSizeDidChange()
  }
}

// Always inlined: the optimizer of Swift 6.3 crashes while it specializes these for views.
extension UIView: UICoordinateSpace {
  @inline(__always)
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  @inline(__always)
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  @inline(__always)
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  @inline(__always)
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIView {
  /// The frame without the view's transform, in the superview's coordinate space, in points.
  package var untransformedFrame: CGRect {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    // The top left corner of a zoomed view stays in place.
    let zoom = appliedZoomScale
    return CGRect(
      x: layer.position.x - size.width * anchor.x * zoom, y: layer.position.y - size.height * anchor.y * zoom,
      width: size.width, height: size.height)
  }

  /// Returns the transform to another view's coordinate space, or to the screen's for nil.
  func transform(to view: UIView?) -> CGAffineTransform {
    let (toTop, top) = transformToTop
    guard let view else { return toTop.concatenating(top.transformToBase) }
    let (otherToTop, otherTop) = view.transformToTop
    if top === otherTop { return toTop.concatenating(otherToTop.inverted()) }
    let toBase = toTop.concatenating(top.transformToBase)
    return toBase.concatenating(otherToTop.concatenating(otherTop.transformToBase).inverted())
  }

  /// The transform to the coordinate space of the topmost view, and that view.
  private var transformToTop: (CGAffineTransform, UIView) {
    var transform = CGAffineTransform.identity
    var current = self
    while let parent = current.superview {
      transform = transform.concatenating(current.layer.transformToSuperlayer)
      current = parent
    }
    return (transform, current)
  }

  /// The transform from a topmost view to the space of the screen, which all trees share.
  ///
  /// This is the space of the window, or else the space of the topmost view's frame.
  private var transformToBase: CGAffineTransform {
    self is UIWindow ? .identity : layer.transformToSuperlayer
  }

  /// Returns the frontmost view at the given point of this view's space that accepts touches.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}

extension UIView {
  /// The value of an intrinsic content size for an axis without one.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  class func makeLayer() -> CALayer {
    if layerClass == CALayer.self { return CALayer() }
    return (layerClass as? CALayer.Type)?.make() ?? CALayer()
  }

  func finishInit(frame: CGRect) {
    layoutNode.item = self
    layer.view = self
    layer.frame = frame.standardized
    // A negative size becomes the origin of the bounds.
    if frame.size.width < 0 || frame.size.height < 0 {
      layer.bounds.origin = CGPoint(x: min(0, frame.size.width), y: min(0, frame.size.height))
    }
  }
}
