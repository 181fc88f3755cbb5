/// Work done since the solver was made; tests read it to prove that work is local.
public struct Counters: Equatable, Sendable {
  /// Runs of the structural presolve.
  public internal(set) var presolves = 0
  /// Components taken apart and built anew, or built for the first time.
  public internal(set) var builtComponents = 0
  /// Coefficients in the eliminations and forms of the components built.
  public internal(set) var builtCoefficients = 0
  /// Components whose numbers were brought up to date.
  public internal(set) var solvedComponents = 0
  /// Nodes evaluated because something they depend on changed.
  public internal(set) var visitedNodes = 0
  /// Nodes evaluated by a recorded replay program.
  public internal(set) var replayedNodes = 0
  /// Programs recorded for constants that change again and again.
  public internal(set) var recordedPrograms = 0
  /// Simplex pivots.
  public internal(set) var pivots = 0
  /// Programs solved without a start from their last optimum.
  public internal(set) var coldStarts = 0
  /// Components in which the tie rule had to choose.
  public internal(set) var tieBreaks = 0
  /// Solves that began from nothing.
  public internal(set) var restarts = 0
  /// Conflicts found.
  public internal(set) var conflicts = 0

  /// The work between two readings.
  public static func - (after: Counters, before: Counters) -> Counters {
    var work = Counters()
    work.presolves = after.presolves - before.presolves
    work.builtComponents = after.builtComponents - before.builtComponents
    work.builtCoefficients = after.builtCoefficients - before.builtCoefficients
    work.solvedComponents = after.solvedComponents - before.solvedComponents
    work.visitedNodes = after.visitedNodes - before.visitedNodes
    work.replayedNodes = after.replayedNodes - before.replayedNodes
    work.recordedPrograms = after.recordedPrograms - before.recordedPrograms
    work.pivots = after.pivots - before.pivots
    work.coldStarts = after.coldStarts - before.coldStarts
    work.tieBreaks = after.tieBreaks - before.tieBreaks
    work.restarts = after.restarts - before.restarts
    work.conflicts = after.conflicts - before.conflicts
    return work
  }
}
