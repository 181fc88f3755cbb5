package import Foundation

/// The frame of a view in a laid-out tree.
package struct ViewFrame: Sendable, Equatable {
  /// The accessibility identifier; empty without one.
  package let id: String
  package let className: String
  /// The number of superviews.
  package let depth: Int
  /// The frame in the picture, whose origin is the topmost view's upper left corner, in points.
  package let frame: CGRect
  /// The frame in the superview's coordinate space, in points.
  package let frameInParent: CGRect
}

extension OffscreenWindow {
  /// The views of the tree, parents before children, in drawing order.
  package var frames: [ViewFrame] {
    var all: [ViewFrame] = []
    collect(root, depth: 0, into: &all)
    return all
  }

  private func collect(_ view: UIView, depth: Int, into all: inout [ViewFrame]) {
    all.append(
      ViewFrame(
        id: view.accessibilityIdentifier ?? "", className: view.className, depth: depth,
        frame: view.convert(view.bounds, toPictureOf: root), frameInParent: view.frame))
    for subview in view.subviews { collect(subview, depth: depth + 1, into: &all) }
  }
}

extension UIView {
  /// Converts a point to the picture of an ancestor, whose origin is its upper left corner.
  package func convert(_ point: CGPoint, toPictureOf root: UIView) -> CGPoint {
    let place = self === root ? point : convert(point, to: root)
    return CGPoint(x: place.x - root.bounds.minX, y: place.y - root.bounds.minY)
  }

  /// Converts a rectangle to the picture of an ancestor, whose origin is its upper left corner.
  package func convert(_ rect: CGRect, toPictureOf root: UIView) -> CGRect {
    let place = self === root ? rect : convert(rect, to: root)
    return place.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
