import ConstraintSolver
import UIFoundation

/// The content of an item at a width.
package struct WrappedContent {
  package let size: CGSize
  /// The width at which the text is readable, if it is wider; otherwise nil.
  package let readableWidth: CGFloat?

  package init(size: CGSize, readableWidth: CGFloat?) {
    self.size = size
    self.readableWidth = readableWidth
  }
}

/// Sizes of subtrees that are laid out separately from their tree.
extension LayoutEngine {
  /// Returns the size nearest to a target for a view's alignment rectangle, in points.
  ///
  /// The distance to the target is minimized at the given priorities; `UIView.layoutFittingCompressedSize` is a target
  /// of zero. A length of the target that is not finite is ignored. `wrapped` returns the content of an item at a width,
  /// or nil if the content does not wrap. The width is infinite in the first round. Items are not modified.
  package static func fittingSize(
    of node: LayoutNode, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority,
    wrapped: (any LayoutItem, CGFloat) -> WrappedContent?
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
    engine.solve(wrapping: wrapped)
    return CGSize(width: engine.value(of: box.width), height: engine.value(of: box.height))
  }

  /// Solves with unwrapped content, then with its size at the solved widths.
  private func solve(wrapping wrapped: (any LayoutItem, CGFloat) -> WrappedContent?) {
    var sizes: [(slot: Int32, size: CGSize)] = []
    for slot in boxes.indices {
      guard let item = boxes[slot].node?.item, let size = wrapped(item, .infinity)?.size else { continue }
      sizes.append((Int32(slot), size))
      setContentSize(size, of: Int32(slot))
    }
    solve {
      var anyChanged = false
      for index in sizes.indices {
        let slot = sizes[index].slot
        guard let item = boxes[Int(slot)].node?.item,
          let content = wrapped(item, value(of: boxes[Int(slot)].width))
        else { continue }
        if let width = content.readableWidth, !solver.isDetermined(boxes[Int(slot)].width) {
          setReadableWidth(width, of: slot)
          anyChanged = true
        }
        guard content.size != sizes[index].size else { continue }
        sizes[index].size = content.size
        setContentSize(content.size, of: slot)
        anyChanged = true
      }
      return anyChanged
    }
  }

  private func collect(below node: LayoutNode, within top: LayoutNode) {
    var constraints: [NSLayoutConstraint] = []
    gather(node, into: &constraints)
    for constraint in Self.inOrder(constraints) {
      guard constraint.allReferencedNodes(satisfy: { $0.isInside(top) }) else { continue }
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
