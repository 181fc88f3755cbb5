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

  /// Changes bounds or place by hand: autoresizing and the constraints from the frame follow.
  private func changeGeometry(_ change: () -> Void) {
    let old = layer.bounds.size
    change()
    sizeMayHaveChanged(from: old)
    frameWasSetByHand()
  }

  /// Tells subviews and layout when the size differs from an old one.
  func sizeMayHaveChanged(from old: CGSize) {
    let new = layer.bounds.size
    guard old != new else { return }
    resizeSubviews(from: old, to: new)
    setNeedsLayout()
    // These margins depend on the width of their view.
    if viewController != nil || guideState.fillsScreen || guideState.followsReadableWidth { layoutMarginsChanged() }
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
  /// From the own space to another view's; `nil` means the window's, or the one that holds a topmost view's frame.
  func transform(to view: UIView?) -> CGAffineTransform {
    let (toTop, top) = transformToTop
    guard let view else { return toTop.concatenating(top.transformToBase) }
    let (otherToTop, otherTop) = view.transformToTop
    if top === otherTop { return toTop.concatenating(otherToTop.inverted()) }
    let toBase = toTop.concatenating(top.transformToBase)
    return toBase.concatenating(otherToTop.concatenating(otherTop.transformToBase).inverted())
  }

  /// From the own bounds' space to that of the topmost view's bounds.
  private var transformToTop: (CGAffineTransform, UIView) {
    var transform = CGAffineTransform.identity
    var current = self
    while let parent = current.superview {
      transform = transform.concatenating(current.layer.transformToSuperlayer)
      current = parent
    }
    return (transform, current)
  }

  /// From a topmost view's bounds' space to the one that trees without a common view are compared in.
  private var transformToBase: CGAffineTransform {
    self is UIWindow ? .identity : layer.transformToSuperlayer
  }

  /// The frontmost view under a point of the own space that would take a touch.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
    }
    return self
  }
}
