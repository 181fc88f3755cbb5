internal import Foundation
internal import UIFoundation
internal import UIGraphics

extension UIView {
  /// Draws the content of the class, followed by the content of an override of `draw(_:)`.
  package func drawOwnLayer() {
    drawContent()
    draw(bounds)
  }

  /// Draws the subtree, scaled to a rectangle of the current context.
  ///
  /// Returns whether there is a context.
  func recordHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
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

  /// Returns a view with the current content of this view.
  func snapshot(afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let size = bounds.size
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { layer.render(in: $0) }
    let snapshot = UIImageView(image: UIImage(list))
    snapshot.frame = CGRect(origin: .zero, size: size)
    return snapshot
  }

  /// Returns a view with the current content of a part of this view, stretched between the insets.
  func snapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let list = DisplayList.record(bounds: CGRect(origin: .zero, size: rect.size)) { context in
      context.translateBy(x: -rect.minX, y: -rect.minY)
      layer.render(in: context)
    }
    let image = UIImage(list).resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    let snapshot = UIImageView(image: image)
    snapshot.frame = CGRect(origin: .zero, size: rect.size)
    return snapshot
  }
}
