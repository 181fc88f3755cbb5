import ConstraintSolver

/// Optional constraints that are not satisfied.
extension LayoutEngine {
  /// The unsatisfied optional constraints, without content sizes, each with its violation in points.
  package var dropped: [(constraint: NSLayoutConstraint, residual: Double)] {
    rows.compactMap { row in
      guard let constraint = row.constraint, let handle = row.handle, constraint.priority != .required else {
        return nil
      }
      let residual = solver.violation(of: handle)
      return residual > Self.noiseLimit ? (constraint, residual) : nil
    }.sorted { $0.0.sequence < $1.0.sequence }
  }

  /// The threshold below which a violation is numerical noise, in points.
  private static let noiseLimit = 1e-6
}
