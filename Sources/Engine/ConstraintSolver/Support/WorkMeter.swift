/// The work of a solver, counted in coefficients and columns that its loops visit, and a limit of it.
///
/// Work is counted, not timed: the same system exceeds the limit on every machine or on none. A solver above the limit
/// ends its loops early, and its values are not a solution.
final class WorkMeter {
  /// The work so far.
  @exclusivity(unchecked) var spent = 0
  /// The work after which loops end early.
  @exclusivity(unchecked) var limit = Int.max

  /// Indicates whether the limit is exceeded.
  @inline(__always) var isExceeded: Bool { spent > limit }

  /// Adds to the work.
  @inline(__always) func spend(_ count: Int) { spent &+= count }
}
