package import Foundation

/// The frame of a view in a laid-out tree.
package struct ViewFrame: Sendable, Equatable {
  /// The accessibility identifier; empty if there is none.
  package let id: String
  package let className: String
  /// The number of superviews in the tree.
  package let depth: Int
  /// The frame in the picture, whose origin is the top left corner of the topmost view, in points.
  package let frame: CGRect
}

extension OffscreenWindow {
  /// The views of the tree, parents before children, in the order of `subviews`.
  package var frames: [ViewFrame] {
    var all: [ViewFrame] = []
    collect(root, depth: 0, into: &all)
    return all
  }

  private func collect(_ view: UIView, depth: Int, into all: inout [ViewFrame]) {
    all.append(
      ViewFrame(
        id: view.accessibilityIdentifier ?? "", className: view.className, depth: depth,
        frame: view.convert(view.bounds, toPictureOf: root)))
    for subview in view.subviews { collect(subview, depth: depth + 1, into: &all) }
  }
}

extension UIView {
  /// Converts a point to the picture of an ancestor, which begins at the ancestor's top left corner.
  package func convert(_ point: CGPoint, toPictureOf root: UIView) -> CGPoint {
    let point = self === root ? point : convert(point, to: root)
    return CGPoint(x: point.x - root.bounds.minX, y: point.y - root.bounds.minY)
  }

  /// Converts a rectangle to the picture of an ancestor, which begins at the ancestor's top left corner.
  package func convert(_ rect: CGRect, toPictureOf root: UIView) -> CGRect {
    let rect = self === root ? rect : convert(rect, to: root)
    return rect.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
