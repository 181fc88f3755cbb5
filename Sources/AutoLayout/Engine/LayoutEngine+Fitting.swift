import ConstraintSolver
import UIFoundation

/// Sizes of subtrees laid out alone.
extension LayoutEngine {
  /// The alignment rectangle's size that a view alone takes nearest to a target, in points.
  ///
  /// The target pulls both ways at the given priorities; `UIView.layoutFittingCompressedSize` is a target of zero.
  package static func fittingSize(
    of node: LayoutNode, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: node, isTemporary: true)
    let slot = engine.box(for: node)
    let box = engine.boxes[Int(slot)]
    engine.collect(below: node, within: node)
    for (variable, length, priority) in [
      (box.width, target.width, horizontal), (box.height, target.height, vertical),
    ] {
      guard length.isFinite, let priority = usable(priority.rawValue) else { continue }
      _ = engine.addToSolver([Solver.Term(1, variable)], .equal, Double(max(0, length)), priority, source: .none)
    }
    engine.solver.solve()
    return CGSize(width: engine.value(of: box.width), height: engine.value(of: box.height))
  }

  private func collect(below node: LayoutNode, within top: LayoutNode) {
    var found: [NSLayoutConstraint] = []
    gather(node, into: &found)
    for constraint in found.sorted(by: { $0.sequence < $1.sequence }) {
      guard constraint.mentions.allSatisfy({ $0.isInside(top) }) else { continue }
      lower(constraint, holder: constraint.holder?.container)
    }
  }

  private func gather(_ node: LayoutNode, into found: inout [NSLayoutConstraint]) {
    for case let constraint? in node.held { found.append(constraint) }
    guard let view = node.container else { return }
    if view.autoresizing == nil { _ = box(for: node) }
    view.forEachLayoutChild { gather($0.layoutNode, into: &found) }
  }
}
