/// The reason why the solver refused an edit. The solver is unchanged.
public enum SolverError: Error, Equatable, Sendable {
  /// The variable was never added to this solver, or was removed.
  case unknownVariable(Solver.Variable)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(Solver.Constraint)
  /// Constraints reference the variable: remove them first.
  case variableInUse(Solver.Variable)
  /// A coefficient, constant or priority is not finite; the constraint is nil while it is being added.
  case notFinite(Solver.Constraint?)
  /// The priority is outside 0 < priority <= 1000; the constraint is nil while it is being added.
  case invalidPriority(Double, Solver.Constraint?)
}
