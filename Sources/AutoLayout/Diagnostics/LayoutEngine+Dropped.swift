import ConstraintSolver

/// Optional constraints that could not hold.
extension LayoutEngine {
  /// Each optional constraint of a user's that does not hold, with how far it is off, in points.
  package var dropped: [(constraint: NSLayoutConstraint, residual: Double)] {
    rows.compactMap { row in
      guard let constraint = row.constraint, let handle = row.handle, constraint.priority != .required else {
        return nil
      }
      let residual = solver.violation(of: handle)
      return residual > Self.visible ? (constraint, residual) : nil
    }.sorted { $0.0.sequence < $1.0.sequence }
  }

  /// Below this a violation is the solver's arithmetic, not a layout's; no screen shows a millionth of a point.
  private static let visible = 1e-6
}
