import ConstraintSolver
import UIFoundation

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

/// The widths at which wrapping text remains readable.
extension LayoutEngine {
  /// The weight of a readable width. It outweighs other content, whose weight is at most 1.
  private static let readableWeight = 17.0 / 16

  /// Sets the width that text retains if other solutions are equally good; nil to remove it.
  ///
  /// Where only the sum of several widths is determined, the solver would reduce one width to nothing before another.
  /// Below the readable width, text yields after other content of the same compression resistance. Required widths are
  /// not affected.
  package func setReadableWidth(_ width: CGFloat?, of node: LayoutNode) {
    let slot = boxSlot(of: node)
    if slot >= 0 { setReadableWidth(width, of: slot) }
  }

  func setReadableWidth(_ width: CGFloat?, of slot: Int32) {
    guard width != nil || readableWidths[slot] != nil else { return }
    var old = readableWidths.removeValue(forKey: slot)
    removeFromSolver(&old)
    guard let width, let priority = readablePriority(of: slot) else { return }
    readableWidths[slot] = addToSolver(
      [Solver.Term(Self.readableWeight, boxes[Int(slot)].width)], .greaterThanOrEqual,
      Double(width) * Self.readableWeight, priority, source: .contentSize(box: slot, part: 0))
  }

  /// Updates the priority of a readable width from the node.
  func updateReadableWidth(of slot: Int32) {
    guard let handle = readableWidths[slot] else { return }
    guard let priority = readablePriority(of: slot) else { return setReadableWidth(nil, of: slot) }
    needsSolverRun = true
    try? solver.setPriority(handle, priority)
  }

  private func readablePriority(of slot: Int32) -> Double? {
    guard let node = boxes[Int(slot)].node, let priority = Self.usable(node.compressionResistance.horizontal.rawValue),
      priority < 1000
    else { return nil }
    return priority
  }
}
