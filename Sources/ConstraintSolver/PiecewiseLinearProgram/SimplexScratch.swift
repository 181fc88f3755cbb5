/// Working memory of running programs, kept so that a solve allocates nothing.
final class SimplexScratch {
  /// The elimination of bases.
  @exclusivity(unchecked) var elimination = Elimination()
  /// The breakpoint at which each form's own cost is least, -1 without any.
  @exclusivity(unchecked) var best = Buffer<Int32>()
  /// The weaker of the levels that hold it there.
  @exclusivity(unchecked) var strengths = Buffer<Int32>()
  /// Slopes along the column being walked.
  @exclusivity(unchecked) var direction = Buffer<Double>()
  /// Breakpoints ahead on that column.
  @exclusivity(unchecked) var events = BinaryHeap<PiecewiseLinearProgram.Event>()
  /// Rows the column moves.
  @exclusivity(unchecked) var columnRows = Buffer<Int32>()
  /// Their speeds.
  @exclusivity(unchecked) var columnRates = Buffer<Double>()
}
