/// Where a view of a laid-out tree stands.
package struct ViewFrame: Sendable, Equatable {
  /// The accessibility identifier; empty where the view has none.
  package let id: String
  package let className: String
  /// How many views stand above it.
  package let depth: Int
  /// In the topmost view's coordinate space, in points.
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
        frame: view === root ? view.bounds : view.convert(view.bounds, to: root), frameInParent: view.frame))
    for subview in view.subviews { collect(subview, depth: depth + 1, into: &all) }
  }
}
