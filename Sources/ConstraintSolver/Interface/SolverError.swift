/// Why the solver refused an edit; it changed nothing.
public enum SolverError: Error, Equatable, Sendable {
  /// The variable was never added to this solver, or was removed.
  case unknownVariable(Solver.Variable)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(Solver.Constraint)
  /// Constraints still refer to the variable: remove them first.
  case variableInUse(Solver.Variable)
  /// A coefficient, constant or priority is NaN or infinite; the constraint is nil while it is being added.
  case notFinite(Solver.Constraint?)
  /// The priority lies outside 0 < priority <= 1000; the constraint is nil while it is being added.
  case invalidPriority(Double, Solver.Constraint?)
}
