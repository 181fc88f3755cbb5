/// Where a view of a laid-out tree stands.
package struct ViewFrame: Sendable, Equatable {
  /// The accessibility identifier; empty where the view has none.
  package let id: String
  package let className: String
  /// How many views stand above it.
  package let depth: Int
  /// In the picture, whose origin is the topmost view's upper left corner, in points.
  package let frame: CGRect
  /// In the superview's coordinate space, in points.
  package let frameInParent: CGRect
}

extension Presentation {
  /// Every view of the tree, parents before children, in the order in which they are drawn.
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
  /// Converts a point to the picture of a view above, whose origin is that view's upper left corner, scrolled or not.
  package func convert(_ point: CGPoint, toPictureOf root: UIView) -> CGPoint {
    let place = self === root ? point : convert(point, to: root)
    return CGPoint(x: place.x - root.bounds.minX, y: place.y - root.bounds.minY)
  }

  /// Converts a rectangle to the picture of a view above, whose origin is that view's upper left corner.
  package func convert(_ rect: CGRect, toPictureOf root: UIView) -> CGRect {
    let place = self === root ? rect : convert(rect, to: root)
    return place.offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }
}
