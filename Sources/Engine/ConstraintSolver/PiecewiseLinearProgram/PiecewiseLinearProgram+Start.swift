/// Starting points: a cold start from the data, and a refresh of the basis after breakpoints moved.
extension PiecewiseLinearProgram {
  /// Chooses a starting basis, as a function of forms and breakpoints alone.
  func start(_ scratch: SimplexScratch) {
    optimum.age = 0
    cursor = BasisColumnIndex(0)
    factor.isCurrent = false
    for f in forms { _ = breakpoints.sort(f) }
    scratch.work.spend(formCount * levels.count + matrix.byForm.values.count)
    slopes.own.fill(0)
    slopes.reducedCosts.fill(0)
    if isDense { startDense(scratch) } else { startSparse(scratch) }
  }

  /// Returns the breakpoint at which a form's own cost is least, and sets the segment and slope for it.
  ///
  /// Returns none for a form without breakpoints.
  private func minimize(_ form: FormIndex) -> BreakpointIndex {
    basis.segment[form] = 0
    let range = breakpoints.range(of: form)
    if range.isEmpty { return .none }
    let s = slopes.slope(of: form)
    for b in range { s[breakpoints[b].level] += breakpoints[b].leftSlope }
    var b = range.first
    while true {
      s[breakpoints[b].level] += breakpoints[b].increment
      if b == range.last || lexicographicSign(s) >= 0 { break }
      b = b.next
    }
    s[breakpoints[b].level] -= breakpoints[b].increment
    basis.segment[form] = breakpoints.count(before: b, of: form)
    return b
  }

  private func startDense(_ scratch: SimplexScratch) {
    tableau.fill(0)
    minimizeAll(scratch)
    for root in roots { basis.place(FormIndex(root), in: BasisColumnIndex(root.position)) }
    for i in rows {
      let f = FormIndex(rootCount).advanced(by: i.position)
      let a = tableauRow(i)
      // The columns still contain the roots, in order.
      for q in entries(of: f) { a[BasisColumnIndex(matrix.byForm.indices[q].position)] = matrix.byForm.values[q] }
      basis.place(f, in: i)
    }
    crashDense(scratch)
    placeNonbasic(scratch)
    for i in rows {
      basis.rowValues[i] = value(ofRow: i)
      placeBasic(row: i, from: basis.segment[basis.rowForm[i]])
    }
  }

  /// Finds the minimum of each form's own cost, and the levels that hold it there.
  private func minimizeAll(_ scratch: SimplexScratch) {
    scratch.best.reset(formCount, to: .none)
    scratch.strengths.reset(formCount, to: 0)
    for f in forms {
      let best = minimize(f)
      scratch.best[f] = best
      scratch.strengths[f] = Int32(strength(of: f, best))
    }
  }

  /// Moves the nonbasic forms to their best breakpoints.
  private func placeNonbasic(_ scratch: SimplexScratch) {
    for j in columns {
      let b = scratch.best[basis.columnForm[j]]
      basis.columnBreakpoint[j] = b
      basis.columnValues[j] = b.isNone ? 0 : breakpoints[b].location
    }
  }

  /// Exchanges strongly held rows for weakly held columns, regardless of costs.
  private func crashDense(_ scratch: SimplexScratch) {
    let strengths = scratch.strengths.slice
    for group in 0..<levels.count {
      for i in rows where Int(strengths[basis.rowForm[i]]) == group {
        guard let best = weakest(in: i, below: Int32(group), strengths) else { continue }
        gatherColumn(best, scratch)
        pivotTableau(row: i, column: best, scratch)
        let (leaving, entering) = (basis.rowForm[i], basis.columnForm[best])
        basis.place(entering, in: i)
        basis.place(leaving, in: best)
      }
    }
  }

  /// Returns the first of the most weakly held columns among a row's sufficiently large entries.
  ///
  /// Nil if none of them is held more weakly than the row.
  private func weakest(
    in row: BasisRowIndex, below group: Int32, _ strengths: KeyedSlice<Form, Int32>
  ) -> BasisColumnIndex? {
    let a = tableauRow(row)
    var largest = 0.0
    for entry in a where abs(entry) > largest { largest = abs(entry) }
    var best: BasisColumnIndex?
    var bestStrength = group
    for j in columns where a[j] != 0 && abs(a[j]) >= Tolerance.startingPivot * largest {
      let strength = strengths[basis.columnForm[j]]
      if strength <= bestStrength { continue }
      bestStrength = strength
      best = j
    }
    return best
  }

  /// Sets segment and slope of a row's form by its value and adds the slope to the reduced costs.
  func placeBasic(row i: BasisRowIndex, from guess: Int32) {
    let f = basis.rowForm[i]
    if breakpoints.range(of: f).isEmpty { return }
    basis.segment[f] = breakpoints.segment(of: f, at: basis.rowValues[i], from: guess)
    recomputeSlope(f)
    addToCosts(row: i, slopes.slope(of: f), sign: 1)
  }

  /// Returns a basic form's value from the columns' values.
  @inline(__always) func value(ofRow i: BasisRowIndex) -> Double {
    if !isDense { return formValue(basis.rowForm[i], at: factor.roots.slice) }
    return tableauRow(i).dot(basis.columnValues)
  }

  private func startSparse(_ scratch: SimplexScratch) {
    slopes.gradients.fill(0)
    minimizeAll(scratch)
    crash(scratch)
    placeNonbasic(scratch)
    computeValues()
    for i in rows { placeBasic(row: i, from: basis.segment[basis.rowForm[i]]) }
  }

  /// Chooses the starting basis of a large program: the most strongly held independent forms.
  ///
  /// (After Bixby 1992, "Implementing the simplex method: the initial basis".)
  private func crash(_ scratch: SimplexScratch) {
    scratch.elimination.begin(columns: rootCount)
    for f in forms { addRow(f, named: f, aside: true, to: scratch) }
    for group in 0...(levels.count + 1) {
      var f = FormIndex(formCount - 1)
      while !f.isNone {
        if Int(scratch.strengths[f]) == group { scratch.elimination.admit(RowIndex(f.position)) }
        f = f.previous
      }
      scratch.elimination.run(isLimited: true)
      if scratch.elimination.record.columns.count == rootCount { break }
    }
    if scratch.elimination.record.columns.count < rootCount { chooseRoots(scratch) }
    var i = BasisRowIndex(0)
    basis.position.fill(.row(i))
    for j in columns { basis.place(FormIndex(scratch.elimination.record.rows[OperationIndex(j.position)]), in: j) }
    for f in forms where !basis.position[f].isColumn {
      basis.place(f, in: i)
      i = i.next
    }
    factor.load(scratch.elimination.record)
    factor.nameRowsByOperation()
  }

  /// Chooses the roots themselves as the starting basis, where the limit of work leaves no better one.
  private func chooseRoots(_ scratch: SimplexScratch) {
    scratch.elimination.begin(columns: rootCount)
    for root in roots { addRow(FormIndex(root), named: FormIndex(root), aside: false, to: scratch) }
    scratch.elimination.admitAll()
    scratch.elimination.run(isLimited: false)
  }

  /// Returns the weaker of the two levels that hold a form at its best breakpoint; 0 is strongest.
  private func strength(of f: FormIndex, _ best: BreakpointIndex) -> Int {
    if best.isNone { return levels.count + 1 }
    let s = slopes.slope(of: f)
    var below = levels.count
    var above = levels.count
    for l in 0..<levels.count where abs(s[l]) > Tolerance.slope {
      if s[l] < 0 { below = l }
      break
    }
    for l in 0..<levels.count {
      let v = s[l] + bend(above: best, of: f, level: l)
      if abs(v) <= Tolerance.slope { continue }
      if v > 0 { above = l }
      break
    }
    return max(below, above)
  }

  func addRow<Name>(_ f: FormIndex, named name: TableIndex<Name>, aside: Bool, to scratch: SimplexScratch) {
    scratch.elimination.beginRow(named: name, aside: aside)
    for q in entries(of: f) { scratch.elimination.addEntry(matrix.byForm.indices[q], matrix.byForm.values[q]) }
  }

  /// Recomputes values, segments and reduced costs after breakpoints moved, with the same basis.
  func refresh() {
    for j in columns {
      let f = basis.columnForm[j]
      let b = basis.columnBreakpoint[j]
      if b.isNone { continue }
      let ordinal = breakpoints[b].ordinal
      if breakpoints.sort(f) {
        var k = breakpoints.range(of: f).first
        while breakpoints[k].ordinal != ordinal { k = k.next }
        basis.columnBreakpoint[j] = k
        basis.segment[f] = breakpoints.count(before: k, of: f)
        recomputeSlope(f)
      }
      basis.columnValues[j] = breakpoints[basis.columnBreakpoint[j]].location
    }
    if !isDense { computeValues() }
    for i in rows {
      let f = basis.rowForm[i]
      if isDense { basis.rowValues[i] = value(ofRow: i) }
      let isSorted = breakpoints.sort(f)
      let k = breakpoints.segment(of: f, at: basis.rowValues[i], from: basis.segment[f])
      if !isSorted && k == basis.segment[f] { continue }
      addToCosts(row: i, slopes.slope(of: f), sign: -1)
      basis.segment[f] = k
      recomputeSlope(f)
      addToCosts(row: i, slopes.slope(of: f), sign: 1)
    }
  }
}

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
