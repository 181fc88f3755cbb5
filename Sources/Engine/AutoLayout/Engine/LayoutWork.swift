import ConstraintSolver

/// The work of all engines, counted in steps of their solvers (`Solver.work`), and its limit.
///
/// Without a limit, an engine computes as long as a layout needs. A document has one, since a stranger wrote it.
@MainActor
package enum LayoutWork {
  private static var limit = Int.max
  private static var remaining = Int.max

  /// Indicates whether the limit is exceeded: frames and findings are then incomplete.
  package static var isExceeded: Bool { remaining < 0 }

  /// Counts from 0, with a limit.
  package static func begin(limit: Int) { (self.limit, remaining) = (limit, limit) }

  /// The share of the limit that was used since the beginning: 0 to 1, or more if it is exceeded.
  package static var usedShare: Double { 1 - Double(remaining) / Double(limit) }

  /// Calls a function that uses a solver, within the limit, and counts its work.
  static func metering<Result>(_ solver: Solver, _ body: () -> Result) -> Result {
    guard remaining < Int.max else { return body() }
    let before = solver.work
    solver.workLimit = before + max(0, remaining)
    defer {
      remaining -= solver.work - before
      solver.workLimit = .max
    }
    return body()
  }
}
