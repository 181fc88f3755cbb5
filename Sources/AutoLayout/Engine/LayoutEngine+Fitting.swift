import ConstraintSolver
import UIFoundation

/// Sizes of subtrees laid out alone.
extension LayoutEngine {
  /// The alignment rectangle's size that a view alone takes nearest to a target, in points.
  ///
  /// The target pulls both ways at the given priorities; `UIView.layoutFittingCompressedSize` is a target of zero.
  /// `wrapped` gives the content size that an item asks for at a width, infinite at first, and nil for items whose
  /// content does not wrap; nothing is written back to the items.
  package static func fittingSize(
    of node: LayoutNode, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    wrapped: (any LayoutItem, CGFloat) -> CGSize?
  ) -> CGSize {
    let engine = LayoutEngine(root: node, isTemporary: true)
    let slot = engine.box(for: node)
    engine.collect(below: node, within: node)
    let box = engine.boxes[Int(slot)]
    for (variable, length, priority) in [
      (box.width, target.width, horizontal), (box.height, target.height, vertical),
    ] {
      guard length.isFinite, let priority = usable(priority.rawValue) else { continue }
      _ = engine.addToSolver([Solver.Term(1, variable)], .equal, Double(max(0, length)), priority, source: .none)
    }
    engine.wrapContents(by: wrapped)
    return CGSize(width: engine.value(of: box.width), height: engine.value(of: box.height))
  }

  /// How often wrapping text may ask for another height because its width changed.
  private static let wrappingRounds = 4

  /// Solves with text unwrapped, then at the widths this gave it, until no size changes.
  private func wrapContents(by wrapped: (any LayoutItem, CGFloat) -> CGSize?) {
    var sizes: [(slot: Int32, size: CGSize)] = []
    for slot in boxes.indices {
      guard let item = boxes[slot].node?.item, let size = wrapped(item, .infinity) else { continue }
      sizes.append((Int32(slot), size))
      setContentSize(size, of: Int32(slot))
    }
    solver.solve()
    for _ in 0..<Self.wrappingRounds {
      var anyChanged = false
      for index in sizes.indices {
        let slot = sizes[index].slot
        guard let item = boxes[Int(slot)].node?.item,
          let size = wrapped(item, value(of: boxes[Int(slot)].width)), size != sizes[index].size
        else { continue }
        sizes[index].size = size
        setContentSize(size, of: slot)
        anyChanged = true
      }
      guard anyChanged else { return }
      solver.solve()
    }
  }

  private func collect(below node: LayoutNode, within top: LayoutNode) {
    var found: [NSLayoutConstraint] = []
    gather(node, into: &found)
    for constraint in Self.inOrder(found) {
      guard constraint.allMentions(satisfy: { $0.isInside(top) }) else { continue }
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
