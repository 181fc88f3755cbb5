extension UIView {
  /// Draws the view and all below it, scaled into a rectangle of the current context.
  ///
  /// With `afterUpdates` the tree is laid out first. Tells whether there was a context to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows what this one shows now.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { layer.render(in: $0) }
    let copy = UIImageView(image: UIImage(list))
    copy.frame = CGRect(origin: .zero, size: size)
    return copy
  }
}
