import ConstraintSolver
import UIFoundation

/// One of the requirements that contradict each other: a constraint, a content size, or a frame.
package struct ConflictMember {
  /// The constraint; nil for a content size, and for the frame of a view without constraints.
  package let constraint: NSLayoutConstraint?
  /// The item whose content or frame is required; nil for a constraint.
  package let item: (any LayoutItem)?
  /// The required attribute of `item`: its left or top edge, its width or its height.
  package let attribute: NSLayoutConstraint.Attribute
  /// The requirement in plain words, such as `Red is exactly 40 points wide`.
  package let sentence: String
  /// Indicates whether layout does not enforce the requirement.
  package let isBroken: Bool
}

extension LayoutEngine {
  /// The members of each unresolved conflict, oldest conflict first, in the order of `conflicts`.
  package var conflictMembers: [[ConflictMember]] {
    solver.conflicts.map { conflict in
      conflict.constraints.map { member($0, isBroken: $0 == conflict.broken) }
    }
  }

  private func member(_ constraint: Solver.Constraint, isBroken: Bool) -> ConflictMember {
    let required: (node: LayoutNode?, attribute: NSLayoutConstraint.Attribute) =
      switch source(of: constraint) {
      case .none, .row: (nil, .notAnAttribute)
      case .contentSize(let box, let part): (boxes[Int(box)].node, part < 2 ? .width : .height)
      case .autoresizing(let box, let part):
        (boxes[Int(box)].node, part == 0 ? .left : part == 1 ? .width : part == 2 ? .top : .height)
      }
    return ConflictMember(
      constraint: row(constraint), item: required.node?.item, attribute: required.attribute,
      sentence: sentence(for: constraint), isBroken: isBroken)
  }
}
