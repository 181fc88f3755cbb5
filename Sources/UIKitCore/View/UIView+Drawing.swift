extension UIView {
  /// Draws the view and all below it, scaled into a rectangle of the current context.
  ///
  /// With `afterUpdates` the tree is laid out first. Tells whether there was a context to draw into.
  func recordHierarchy(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
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
  func snapshot(_ afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { layer.render(in: $0) }
    let copy = UIImageView(image: UIImage(list))
    copy.frame = CGRect(origin: .zero, size: size)
    return copy
  }

  /// Returns a view that shows a part of what this one shows now.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: rect.size)) { context in
      context.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context)
    }
    let image = UIImage(list).resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    let copy = UIImageView(image: image)
    copy.frame = CGRect(origin: .zero, size: rect.size)
    return copy
  }
}
