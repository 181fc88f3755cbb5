/// The work done since the solver was created. Tests use it to check that work is local.
public struct Counters: Equatable, Sendable {
  /// The number of runs of the presolve.
  public internal(set) var presolves = 0
  /// The number of components built.
  public internal(set) var builtComponents = 0
  /// The number of coefficients in the eliminations and forms of these components.
  public internal(set) var builtCoefficients = 0
  /// The number of times a component was solved.
  public internal(set) var solvedComponents = 0
  /// The number of nodes evaluated because something they depend on changed.
  public internal(set) var visitedNodes = 0
  /// The number of nodes evaluated in a recorded order.
  public internal(set) var replayedNodes = 0
  /// The number of orders recorded for constants that change repeatedly.
  public internal(set) var recordedOrders = 0
  /// The number of simplex pivots.
  public internal(set) var pivots = 0
  /// The number of programs solved without a warm start.
  public internal(set) var coldStarts = 0
  /// The number of times the tie-breaking programs of a component were solved from a cold start.
  public internal(set) var tieBreaks = 0
  /// The number of solves that built the whole structure anew.
  public internal(set) var restarts = 0
  /// The number of conflicts found.
  public internal(set) var conflicts = 0

  /// Returns the work between two readings.
  public static func - (after: Counters, before: Counters) -> Counters {
    var work = Counters()
    work.presolves = after.presolves - before.presolves
    work.builtComponents = after.builtComponents - before.builtComponents
    work.builtCoefficients = after.builtCoefficients - before.builtCoefficients
    work.solvedComponents = after.solvedComponents - before.solvedComponents
    work.visitedNodes = after.visitedNodes - before.visitedNodes
    work.replayedNodes = after.replayedNodes - before.replayedNodes
    work.recordedOrders = after.recordedOrders - before.recordedOrders
    work.pivots = after.pivots - before.pivots
    work.coldStarts = after.coldStarts - before.coldStarts
    work.tieBreaks = after.tieBreaks - before.tieBreaks
    work.restarts = after.restarts - before.restarts
    work.conflicts = after.conflicts - before.conflicts
    return work
  }
}
