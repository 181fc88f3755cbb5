/// The working memory of running programs, kept between solves to avoid allocations.
final class SimplexScratch {
  /// The work of the programs.
  let work: WorkMeter
  /// The elimination of bases.
  @exclusivity(unchecked) var elimination: Elimination
  /// The breakpoint of each form at which its own cost is least, none without any.
  @exclusivity(unchecked) var best = KeyedBuffer<Form, BreakpointIndex>()
  /// The weaker of the levels that hold it there.
  @exclusivity(unchecked) var strengths = KeyedBuffer<Form, Int32>()
  /// The slopes in the direction of the entering column.
  @exclusivity(unchecked) var direction = Buffer<Double>()
  /// The breakpoints ahead in that direction.
  @exclusivity(unchecked) var events = BinaryHeap<PiecewiseLinearProgram.Event>()
  /// The rows that the column moves.
  @exclusivity(unchecked) var columnRows = Buffer<BasisRowIndex>()
  /// The rates of these rows.
  @exclusivity(unchecked) var columnRates = Buffer<Double>()

  init(_ work: WorkMeter) {
    self.work = work
    elimination = Elimination(work)
  }
}
