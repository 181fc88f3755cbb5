/// Solving again after breakpoints moved.
///
/// A warm start from the last optimum is accepted only where it gives the result of a cold one: where the optimum is unique
/// and has one basis. Otherwise the program starts cold, as a function of its data. Values are computed from the set of
/// nonbasic forms alone, never from the tableau, whose rounding depends on every pivot.
extension PiecewiseLinearProgram {
  /// Updates the optimum.
  func reoptimize(_ scratch: SimplexScratch, _ counters: inout Counters) {
    if warmStart(scratch, &counters) { return }
    counters.coldStarts += 1
    start(scratch)
    let outcome = optimize(scratch, &counters)
    optimum.isUnique = outcome == .optimal && isStrict
    if optimum.isUnique && !isDegenerate { noteUniqueBasis() }
    optimum.isSolved = true
    optimum.areRootValuesStale = true
  }

  /// Starts from the last optimum; returns false if the result could differ from a cold start.
  ///
  /// See Determinism.md, step 4.
  func warmStart(_ scratch: SimplexScratch, _ counters: inout Counters) -> Bool {
    optimum.isDirty = false
    optimum.hasUniqueBasis = false
    if !optimum.isSolved || !optimum.isUnique { return false }
    refresh()
    if optimize(scratch, &counters) != .optimal || !isStrict || isDegenerate { return false }
    noteUniqueBasis()
    optimum.areRootValuesStale = true
    return true
  }

  private func noteUniqueBasis() {
    optimum.hasUniqueBasis = true
    optimum.holdsRequired = !isViolated
    optimum.hasCostlessDirection = levels.priorityCount < levels.count && hasCostlessDirection
  }

  /// Moves a breakpoint. Marks the program as dirty unless the optimum surely stays or shifts with it.
  @inline(__always) func moveBreakpoint(_ b: BreakpointIndex, of form: FormIndex, to location: Double) {
    let old = breakpoints[b].location
    breakpoints[b].location = location
    if optimum.isDirty { return }
    optimum.isDirty = true
    if !optimum.hasUniqueBasis { return }
    if !isApart(b, of: form, at: location) { return }
    let p = basis.position[form]
    let value = basis.value(of: form)
    if p.isColumn && basis.columnBreakpoint[p.column] == b {
      // If two breakpoints held the form at the old location, one of them may not hold it alone.
      if isDense && isApart(b, of: form, at: old) && shift(column: p.column, to: location) { optimum.isDirty = false }
      return
    }
    let margin = PiecewiseLinearProgram.margin(at: location)
    // On the same side of the value, well away from it, and in the same order: no slope changes.
    if (old - value) * (location - value) > 0 && abs(old - value) > margin && abs(location - value) > margin {
      optimum.isDirty = false
    }
  }

  /// Returns the distance beyond which two locations differ despite rounding.
  @inline(__always) private static func margin(at location: Double) -> Double { 4 * Tolerance.segment(location) }

  /// Returns whether a breakpoint is well apart from its neighbors on the form, in their order.
  @inline(__always) private func isApart(_ b: BreakpointIndex, of form: FormIndex, at location: Double) -> Bool {
    let margin = PiecewiseLinearProgram.margin(at: location)
    let range = breakpoints.range(of: form)
    if b > range.first && breakpoints[b.previous].location > location - margin { return false }
    if b < range.last && breakpoints[b.next].location < location + margin { return false }
    return true
  }

  /// Moves a column's form with its breakpoint; returns false if a row's form reaches a breakpoint.
  private func shift(column: BasisColumnIndex, to location: Double) -> Bool {
    basis.columnValues[column] = location
    for i in rows where tableauRow(i)[column] != 0 {
      let f = basis.rowForm[i]
      basis.rowValues[i] = value(ofRow: i)
      let passed = basis.segment[f]
      if breakpoints.segment(of: f, at: basis.rowValues[i], from: passed) != passed { return false }
      if breakpoints.touches(f, at: basis.rowValues[i]) { return false }
    }
    optimum.areRootValuesStale = true
    return true
  }

  /// Indicates whether every direction from the optimum has a cost.
  ///
  /// Breakpoints at one location count as one.
  var isStrict: Bool {
    for j in columns {
      if basis.columnBreakpoint[j].isNone || isCostless(column: j, levels: levels.count, margin: 0) { return false }
    }
    return true
  }

  /// Indicates whether a direction from the optimum has no cost at any priority.
  ///
  /// Exact for an optimum with one basis, in which every direction has some length. Breakpoints almost at one location
  /// count as one.
  private var hasCostlessDirection: Bool {
    for j in columns {
      let margin = 2 * Tolerance.segment(basis.columnValues[j])
      if isCostless(column: j, levels: levels.priorityCount, margin: margin) { return true }
    }
    return false
  }

  /// Returns whether a column can leave its breakpoint at no cost at the first levels.
  ///
  /// Breakpoints within a margin of it count as the same.
  private func isCostless(column j: BasisColumnIndex, levels count: Int, margin: Double) -> Bool {
    let form = basis.columnForm[j]
    let s = slopes.slope(of: form)
    let here = basis.columnBreakpoint[j]
    var isDownCostless = true
    var isUpCostless = true
    for l in 0..<count where isDownCostless || isUpCostless {
      var down = slopes.costs(l)[j] + s[l]
      var up = down
      for b in breakpoints.range(of: form) where breakpoints[b].level == l {
        if abs(breakpoints[b].location - basis.columnValues[j]) > margin { continue }
        if b >= here { up += breakpoints[b].increment } else { down -= breakpoints[b].increment }
      }
      if abs(down) > Tolerance.slope { isDownCostless = false }
      if abs(up) > Tolerance.slope { isUpCostless = false }
    }
    return isDownCostless || isUpCostless
  }

  /// Indicates whether a basic form is at a breakpoint, so that another basis has the same values.
  private var isDegenerate: Bool {
    for i in rows where breakpoints.touches(basis.rowForm[i], at: basis.rowValues[i]) { return true }
    return false
  }

  /// Computes the roots' values from the columns' breakpoints alone (Determinism.md, 3).
  func computeRootValues(_ scratch: SimplexScratch) {
    optimum.areRootValuesStale = false
    var isIdentity = true
    for root in roots {
      let p = basis.position[FormIndex(root)]
      if !p.isColumn {
        isIdentity = false
        break
      }
      rootValues[root] = basis.columnValues[p.column]
    }
    if isIdentity { return }
    if !factor.isCurrent { refactor(scratch) }
    let b = factor.columnVector.slice
    for j in columns { b[j] = basis.columnValues[j] }
    factor.transformForward(b, into: rootValues)
  }

  /// Indicates whether a required breakpoint does not hold in the optimum.
  var isViolated: Bool {
    if !levels.hasRequired { return false }
    for f in forms {
      let v = basis.value(of: f)
      if breakpoints.requiredViolation(of: f, at: v) > Tolerance.violation(abs(v)) { return true }
    }
    return false
  }
}
