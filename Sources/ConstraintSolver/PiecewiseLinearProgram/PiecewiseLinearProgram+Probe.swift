/// Exploration of the optimal face: the extremes of a function of the roots at the optimum.
extension PiecewiseLinearProgram {
  /// Minimizes (or maximizes) a linear function of the roots over the optimal face.
  ///
  /// Leaves the extreme solution in `rootValues`; the caller restores the optimum with `restoreOptimum`. An unbounded
  /// function is moved by 1.
  func probe(
    _ weights: [Double], sign: Double, _ scratch: SimplexScratch, _ counters: inout Counters
  ) {
    let level = levels.count
    levels.count += 1
    defer { levels.count -= 1 }
    slopes.costs(level).fill(0)
    for f in 0..<rootCount {
      slopes.slope(of: f)[level] = sign * weights[f]
      let p = basis.position[f]
      if !p.isColumn { addToCosts(row: p.row, level: level, sign * weights[f]) }
    }
    _ = optimize(scratch, &counters)
    computeRootValues(scratch)
    for f in 0..<rootCount { slopes.slope(of: f)[level] = 0 }
    if !isDense { slopes.gradient(level).fill(0) }
  }

  /// Returns from a probe to the optimum.
  func restoreOptimum(_ scratch: SimplexScratch, _ counters: inout Counters) {
    optimum.isSolved = false
    reoptimize(scratch, &counters)
  }
}
