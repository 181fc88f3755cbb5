/// The alternation of solving and measuring for content whose height depends on its width.
extension LayoutEngine {
  /// The maximum number of rounds in which content changes its size after a change of width.
  private static let measuringRounds = 4

  /// Solves, measures content at the solved widths and solves again, until no content size changes.
  ///
  /// `measure` sets the content sizes for the solved widths and returns whether one changed. The first solve has the
  /// content sizes that were set before: unwrapped ones, except for content whose width required constraints determine.
  package func solve(measuring measure: () -> Bool) {
    solve()
    for _ in 0..<Self.measuringRounds {
      guard measure() else { return }
      solve()
    }
  }
}
