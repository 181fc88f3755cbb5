import ConstraintSolver
import UIFoundation

/// Lays out one tree of views: lowers its constraints to the solver and reads frames back.
@MainActor
package final class LayoutEngine {
  /// The topmost view's node.
  package private(set) weak var root: LayoutNode?

  /// An engine for the tree below a topmost view.
  package init(root: LayoutNode) {
    self.root = root
  }

  /// Whether something has changed since the last solve.
  package var needsSolve: Bool { true }

  /// Lowers what changed and solves; afterwards `takeChangedNodes` tells whose rectangle moved.
  package func solve() {}

  /// The nodes whose frame may have changed since the last call, parents before children.
  package func takeChangedNodes() -> [LayoutNode] { [] }

  /// The solved frame in the parent's bounds coordinates, before pixel rounding; nil if not laid out here.
  package func frame(of node: LayoutNode) -> CGRect? { nil }

  /// The solved size of a scroll view's content area; nil on an axis that no constraint speaks of.
  package func contentSize(of node: LayoutNode) -> (width: CGFloat?, height: CGFloat?) { (nil, nil) }

  /// Reports conflicts that are new since the last report; call once text widths have settled.
  package func reportConflicts() {}

  /// The size of the alignment rectangle that a view alone takes nearest to a target, in points.
  package static func fittingSize(
    of node: LayoutNode, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize { target }
}
