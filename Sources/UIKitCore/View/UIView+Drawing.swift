public import Foundation
public import UIFoundation
internal import UIGraphics

extension UIView {
  /// Draws the subtree, scaled to a rectangle of the current context.
  ///
  /// With `afterUpdates` the tree is laid out first. Returns whether there is a context.
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

  /// Returns a view of this view's current content.
  func snapshot(_ afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { layer.render(in: $0) }
    let copy = UIImageView(image: UIImage(list))
    copy.frame = CGRect(origin: .zero, size: size)
    return copy
  }

  /// Returns a view of a part of this view's current content.
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
