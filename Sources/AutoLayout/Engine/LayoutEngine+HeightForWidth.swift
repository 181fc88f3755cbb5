/// The alternation of solving and measuring for content whose height depends on its width.
extension LayoutEngine {
  /// The maximum number of rounds in which content changes its size after a width has changed.
  private static let measuringRounds = 4

  /// Solves, measures content at the solved widths and solves again, until no content size changes.
  ///
  /// The number of rounds is limited. `measure` sets the content sizes for the solved widths and returns whether one
  /// changed. The first solve uses the content sizes that were set before. Those are unwrapped sizes, except for
  /// content whose width is determined by required constraints.
  package func solve(measuring measure: () -> Bool) {
    solve()
    for _ in 0..<Self.measuringRounds {
      guard measure() else { return }
      solve()
    }
  }
}
