import ConstraintSolver

/// The choice of the constraint that a conflict breaks.
extension LayoutEngine {
  /// The order in which the members of a conflict are broken, the greatest first.
  ///
  /// UIKit documents no order. This one explains most of what it was seen to do: 12 of the 20 conflicts without content
  /// sizes in documents whose frames Interface Builder recorded, nearly all with content sizes, and 19 of 26 conflicts in
  /// public logs of apps, which are from iOS 7 to 18.
  private struct BreakRank: Comparable {
    /// The origin of a member.
    enum Group: Int {
      /// A constraint for a guide, of a frame and mask, or for the target of a fitting size.
      case framework
      case held
      case contentSize
    }

    let group: Group
    /// The depth of the view that holds the constraint, 0 for the topmost view.
    var depth = 0
    /// False for the constraints of a stack view.
    var isUserMade = false
    var isInequality = false
    /// Indicates whether the constraint places an item at the trailing or bottom edge of a view around it.
    var isAtFarEdge = false
    /// The negative activation number, so that the oldest constraint is first.
    var age: Int64 = 0
    let index: Int32

    static func < (a: BreakRank, b: BreakRank) -> Bool {
      if a.group != b.group { return a.group.rawValue < b.group.rawValue }
      if a.depth != b.depth { return a.depth < b.depth }
      if a.isUserMade != b.isUserMade { return b.isUserMade }
      if a.isInequality != b.isInequality { return b.isInequality }
      if a.isAtFarEdge != b.isAtFarEdge { return b.isAtFarEdge }
      return a.age == b.age ? a.index < b.index : a.age < b.age
    }
  }

  /// Returns the constraint of a conflict to break.
  ///
  /// That is a content size if there is one, since UIKit adds content sizes last, when it updates constraints.
  /// Otherwise, it is a constraint of the deepest view that holds one: there, an inequality before an equality, the
  /// trailing or bottom edge of a container before other constraints, and the first that was activated. Constraints for
  /// guides, and of frames and masks, are broken only if there is no other.
  func constraintToBreak(among set: [Solver.Constraint]) -> Solver.Constraint {
    var (chosen, highest): (Solver.Constraint?, BreakRank?)
    for member in set {
      let rank = breakRank(of: member)
      if let highest, rank < highest { continue }
      (chosen, highest) = (member, rank)
    }
    return chosen ?? set[0]
  }

  private func breakRank(of member: Solver.Constraint) -> BreakRank {
    if case .contentSize = source(of: member) { return BreakRank(group: .contentSize, index: member.index) }
    guard let constraint = row(member), let holder = constraint.holder else {
      return BreakRank(group: .framework, index: member.index)
    }
    return BreakRank(
      group: .held, depth: depth(holder), isUserMade: !constraint.isSystemMade,
      isInequality: constraint.relation != .equal, isAtFarEdge: constraint.isAtFarEdge(of: holder),
      age: -Int64(clamping: constraint.sequence), index: member.index)
  }
}

extension NSLayoutConstraint {
  /// Returns whether a side is the trailing or bottom edge of a view, its margins or a guide of it.
  fileprivate func isAtFarEdge(of view: LayoutNode) -> Bool {
    for term in [first, second] {
      guard let node = term.node, node === view || node.isGuide(of: view) else { continue }
      switch term.attribute {
      case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin: return true
      default: continue
      }
    }
    return false
  }
}

extension LayoutNode {
  fileprivate func isGuide(of view: LayoutNode) -> Bool {
    container == nil && item?.layoutParent?.layoutNode === view
  }
}
