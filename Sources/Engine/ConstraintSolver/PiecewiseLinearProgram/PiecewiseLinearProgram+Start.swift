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
