/// Starting points: a cold start from the data, and a refresh of the basis after breakpoints moved.
extension PiecewiseLinearProgram {
  /// Chooses a starting basis, as a function of forms and breakpoints alone.
  func start(_ scratch: SimplexScratch) {
    optimum.age = 0
    cursor = 0
    factor.isCurrent = false
    for f in 0..<formCount { _ = breakpoints.sort(f) }
    slopes.own.fill(0)
    slopes.reducedCosts.fill(0)
    if isDense { startDense(scratch) } else { startSparse(scratch) }
  }

  /// Moves a form to the breakpoint at which its own cost is least; returns it, -1 without any.
  private func minimize(_ form: Int) -> Int32 {
    basis.segment[form] = 0
    let range = breakpoints.range(of: form)
    if range.isEmpty { return -1 }
    let s = slopes.slope(of: form)
    for b in range { s[breakpoints[b].level] += breakpoints[b].leftSlope }
    var b = range.lowerBound
    while true {
      s[breakpoints[b].level] += breakpoints[b].increment
      if b + 1 == range.upperBound || lexicographicSign(s) >= 0 { break }
      b += 1
    }
    s[breakpoints[b].level] -= breakpoints[b].increment
    basis.segment[form] = Int32(b - range.lowerBound)
    return Int32(b)
  }

  private func startDense(_ scratch: SimplexScratch) {
    tableau.fill(0)
    minimizeAll(scratch)
    for j in 0..<rootCount { basis.place(j, inColumn: j) }
    for i in 0..<rowCount {
      let f = rootCount + i
      let a = tableauRow(i)
      for q in entries(of: f) { a[matrix.byForm.indices[q]] = matrix.byForm.values[q] }
      basis.place(f, inRow: i)
    }
    crashDense(scratch)
    for j in 0..<rootCount {
      let b = scratch.best[basis.columnForm[j]]
      basis.columnBreakpoint[j] = b
      basis.columnValues[j] = b >= 0 ? breakpoints[b].location : 0
    }
    for i in 0..<rowCount {
      basis.rowValues[i] = value(ofRow: i)
      placeBasic(row: i, from: Int(basis.segment[basis.rowForm[i]]))
    }
  }

  /// Finds the minimum of each form's own cost, and the levels that hold it there.
  private func minimizeAll(_ scratch: SimplexScratch) {
    scratch.best.reset(formCount, to: -1)
    scratch.strengths.reset(formCount, to: 0)
    for f in 0..<formCount {
      let best = minimize(f)
      scratch.best[f] = best
      scratch.strengths[f] = Int32(strength(of: f, best))
    }
  }

  /// Exchanges strongly held rows for weakly held columns, regardless of costs.
  private func crashDense(_ scratch: SimplexScratch) {
    let strengths = scratch.strengths.slice
    for group in 0..<levels.count {
      for i in 0..<rowCount where Int(strengths[basis.rowForm[i]]) == group {
        guard let best = weakest(in: i, below: Int32(group), strengths, scratch) else { continue }
        gatherColumn(best, scratch)
        pivotTableau(row: i, column: best, scratch)
        let (leaving, entering) = (Int(basis.rowForm[i]), Int(basis.columnForm[best]))
        basis.place(entering, inRow: i)
        basis.place(leaving, inColumn: best)
      }
    }
  }

  /// Returns the first of the most weakly held columns among a row's sufficiently large entries.
  private func weakest(
    in row: Int, below group: Int32, _ strengths: BufferSlice<Int32>, _ scratch: SimplexScratch
  ) -> Int? {
    let a = tableauRow(row)
    var largest = 0.0
    scratch.columnRows.clear()
    for j in 0..<a.count where a[j] != 0 {
      scratch.columnRows.push(Int32(j))
      if abs(a[j]) > largest { largest = abs(a[j]) }
    }
    let entries = scratch.columnRows.slice
    var best: Int?
    var bestStrength = group
    for q in 0..<entries.count where abs(a[entries[q]]) >= Tolerance.startingPivot * largest {
      let strength = strengths[basis.columnForm[entries[q]]]
      if strength <= bestStrength { continue }
      bestStrength = strength
      best = Int(entries[q])
    }
    return best
  }

  /// Sets segment and slope of a row's form by its value and adds the slope to the reduced costs.
  func placeBasic(row i: Int, from guess: Int) {
    let f = Int(basis.rowForm[i])
    if breakpoints.range(of: f).isEmpty { return }
    basis.segment[f] = Int32(breakpoints.segment(of: f, at: basis.rowValues[i], from: guess))
    recomputeSlope(f)
    addToCosts(row: i, slopes.slope(of: f), sign: 1)
  }

  /// Returns a basic form's value from the columns' values.
  @inline(__always) func value(ofRow i: Int) -> Double {
    if !isDense { return formValue(Int(basis.rowForm[i]), at: factor.roots.slice) }
    var v = 0.0
    let a = tableauRow(i)
    for j in 0..<rootCount { v += a[j] * basis.columnValues[j] }
    return v
  }

  private func startSparse(_ scratch: SimplexScratch) {
    slopes.gradients.fill(0)
    minimizeAll(scratch)
    crash(scratch)
    for j in 0..<rootCount {
      let b = scratch.best[basis.columnForm[j]]
      basis.columnBreakpoint[j] = b
      basis.columnValues[j] = b >= 0 ? breakpoints[b].location : 0
    }
    computeValues()
    for i in 0..<rowCount { placeBasic(row: i, from: Int(basis.segment[basis.rowForm[i]])) }
  }

  /// Chooses the starting basis of a large program: the most strongly held independent forms.
  ///
  /// (After Bixby 1992, "Implementing the simplex method: the initial basis".)
  private func crash(_ scratch: SimplexScratch) {
    let forms = formCount
    scratch.elimination.begin(columns: rootCount)
    for f in 0..<forms { addRow(f, named: Int32(f), aside: true, to: scratch) }
    for group in 0...(levels.count + 1) {
      var f = forms - 1
      while f >= 0 {
        if Int(scratch.strengths[f]) == group { scratch.elimination.admit(Int32(f)) }
        f -= 1
      }
      scratch.elimination.run()
      if scratch.elimination.record.columns.count == rootCount { break }
    }
    basis.position.fill(.row(0))
    for k in 0..<rootCount { basis.place(Int(scratch.elimination.record.rows[k]), inColumn: k) }
    var i = 0
    for f in 0..<forms where !basis.position[f].isColumn {
      basis.place(f, inRow: i)
      i += 1
    }
    factor.load(scratch.elimination.record)
    factor.nameRowsByOperation()
  }

  /// Returns the weaker of the two levels that hold a form at its best breakpoint; 0 is strongest.
  private func strength(of f: Int, _ best: Int32) -> Int {
    if best < 0 { return levels.count + 1 }
    let s = slopes.slope(of: f)
    var below = levels.count
    var above = levels.count
    for l in 0..<levels.count where abs(s[l]) > Tolerance.slope {
      if s[l] < 0 { below = l }
      break
    }
    for l in 0..<levels.count {
      let v = s[l] + (Int(breakpoints[best].level) == l ? breakpoints[best].increment : 0)
      if abs(v) <= Tolerance.slope { continue }
      if v > 0 { above = l }
      break
    }
    return max(below, above)
  }

  func addRow(_ f: Int, named name: Int32, aside: Bool, to scratch: SimplexScratch) {
    scratch.elimination.beginRow(named: name, aside: aside)
    for q in entries(of: f) { scratch.elimination.addEntry(matrix.byForm.indices[q], matrix.byForm.values[q]) }
  }

  /// Recomputes values, segments and reduced costs after breakpoints moved, with the same basis.
  func refresh() {
    for j in 0..<rootCount {
      let f = Int(basis.columnForm[j])
      let b = basis.columnBreakpoint[j]
      if b < 0 { continue }
      let ordinal = breakpoints[b].ordinal
      if breakpoints.sort(f) {
        var k = breakpoints.starts[f]
        while breakpoints[k].ordinal != ordinal { k += 1 }
        basis.columnBreakpoint[j] = k
        basis.segment[f] = k - breakpoints.starts[f]
        recomputeSlope(f)
      }
      basis.columnValues[j] = breakpoints[basis.columnBreakpoint[j]].location
    }
    if !isDense { computeValues() }
    for i in 0..<rowCount {
      let f = Int(basis.rowForm[i])
      if isDense { basis.rowValues[i] = value(ofRow: i) }
      let isSorted = breakpoints.sort(f)
      let k = Int32(breakpoints.segment(of: f, at: basis.rowValues[i], from: Int(basis.segment[f])))
      if !isSorted && k == basis.segment[f] { continue }
      addToCosts(row: i, slopes.slope(of: f), sign: -1)
      basis.segment[f] = k
      recomputeSlope(f)
      addToCosts(row: i, slopes.slope(of: f), sign: 1)
    }
  }
}
