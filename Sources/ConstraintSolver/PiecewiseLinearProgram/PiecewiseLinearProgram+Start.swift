/// Starting points: a cold start from the data alone, and a refresh of the present basis after breakpoints moved.
extension PiecewiseLinearProgram {
  /// Chooses a starting basis; the outcome depends on nothing but forms and breakpoints.
  func start(_ workspace: Workspace) {
    age = 0
    cursor = 0
    isFactorCurrent = false
    for f in 0..<formCount { _ = breakpoints.sort(f) }
    slopes.fill(0)
    reducedCosts.fill(0)
    if isDense { startDense(workspace) } else { startSparse(workspace) }
  }

  /// Finds the breakpoint at which a form's own cost is least, -1 without any, and leaves segment and slope as of there.
  private func minimize(_ form: Int) -> Int32 {
    segment[form] = 0
    let range = breakpoints.range(of: form)
    if range.isEmpty { return -1 }
    let s = slope(of: form)
    for b in range { s[breakpoints.levels[b]] += breakpoints.lefts[b] }
    var b = range.lowerBound
    while true {
      s[breakpoints.levels[b]] += breakpoints.increments[b]
      if b + 1 == range.upperBound || lexicographicSign(s) >= 0 { break }
      b += 1
    }
    s[breakpoints.levels[b]] -= breakpoints.increments[b]
    segment[form] = Int32(b - range.lowerBound)
    return Int32(b)
  }

  private func startDense(_ workspace: Workspace) {
    tableau.fill(0)
    minimizeAll(workspace)
    for j in 0..<rootCount {
      columnForm[j] = Int32(j)
      position[j] = Int32(j)
    }
    for i in 0..<rowCount {
      let f = rootCount + i
      let a = tableauRow(i)
      for q in entries(of: f) { a[formIndices[q]] = formValues[q] }
      rowForm[i] = Int32(f)
      position[f] = ~Int32(i)
    }
    crashDense(workspace)
    for j in 0..<rootCount {
      let b = workspace.best[columnForm[j]]
      columnBreakpoint[j] = b
      columnValues[j] = b >= 0 ? breakpoints.locations[b] : 0
    }
    for i in 0..<rowCount {
      rowValues[i] = value(ofRow: i)
      placeBasic(row: i, from: Int(segment[rowForm[i]]))
    }
  }

  /// Finds the least point of each form's own cost, and the strength with which it is held there.
  private func minimizeAll(_ workspace: Workspace) {
    workspace.best.reset(formCount, to: -1)
    workspace.strengths.reset(formCount, to: 0)
    for f in 0..<formCount {
      let best = minimize(f)
      workspace.best[f] = best
      workspace.strengths[f] = Int32(strength(of: f, best))
    }
  }

  /// Exchanges strongly held rows for weakly held columns before any cost is looked at.
  private func crashDense(_ workspace: Workspace) {
    let strengths = workspace.strengths.slice
    for group in 0..<Int32(levelCount) {
      for i in 0..<rowCount where strengths[rowForm[i]] == group {
        guard let best = weakest(in: i, below: group, strengths, workspace) else { continue }
        gatherColumn(best, workspace)
        pivotTableau(row: i, column: best, workspace)
        swap(row: i, column: best)
      }
    }
  }

  /// The first of the most weakly held columns among a row's decent entries.
  private func weakest(
    in row: Int, below group: Int32, _ strengths: BufferSlice<Int32>, _ workspace: Workspace
  ) -> Int? {
    let a = tableauRow(row)
    var largest = 0.0
    workspace.columnRows.clear()
    for j in 0..<a.count where a[j] != 0 {
      workspace.columnRows.push(Int32(j))
      if abs(a[j]) > largest { largest = abs(a[j]) }
    }
    let entries = workspace.columnRows.slice
    var best: Int?
    var bestStrength = group
    for q in 0..<entries.count where abs(a[entries[q]]) >= Tolerance.startingPivot * largest {
      let strength = strengths[columnForm[entries[q]]]
      if strength <= bestStrength { continue }
      bestStrength = strength
      best = Int(entries[q])
    }
    return best
  }

  private func swap(row i: Int, column j: Int) {
    let form = rowForm[i]
    rowForm[i] = columnForm[j]
    columnForm[j] = form
    position[rowForm[i]] = ~Int32(i)
    position[columnForm[j]] = Int32(j)
  }

  /// Sets segment and slope of a row's form by its value and adds the slope to the reduced costs.
  func placeBasic(row i: Int, from guess: Int) {
    let f = Int(rowForm[i])
    if breakpoints.range(of: f).isEmpty { return }
    segment[f] = Int32(breakpoints.segment(of: f, at: rowValues[i], from: guess))
    recomputeSlope(f)
    addToCosts(row: i, slope(of: f), sign: 1)
  }

  /// A basic form's value from the columns' values.
  @inline(__always) func value(ofRow i: Int) -> Double {
    if !isDense { return formValue(Int(rowForm[i]), at: factor.roots.slice) }
    var v = 0.0
    let a = tableauRow(i)
    for j in 0..<rootCount { v += a[j] * columnValues[j] }
    return v
  }

  private func startSparse(_ workspace: Workspace) {
    gradients.fill(0)
    minimizeAll(workspace)
    crash(workspace)
    for j in 0..<rootCount {
      let b = workspace.best[columnForm[j]]
      columnBreakpoint[j] = b
      columnValues[j] = b >= 0 ? breakpoints.locations[b] : 0
    }
    computeValues()
    for i in 0..<rowCount { placeBasic(row: i, from: Int(segment[rowForm[i]])) }
  }

  /// Starting basis of a large program: forms by the strength with which their own best breakpoint holds them, as far as they
  /// are independent (after Bixby 1992, "Implementing the simplex method: the initial basis").
  private func crash(_ workspace: Workspace) {
    let forms = formCount
    workspace.elimination.begin(columns: rootCount)
    for f in 0..<forms { giveRow(f, named: Int32(f), aside: true, to: workspace) }
    for group in 0...(levelCount + 1) {
      var f = forms - 1
      while f >= 0 {
        if Int(workspace.strengths[f]) == group { workspace.elimination.admit(Int32(f)) }
        f -= 1
      }
      workspace.elimination.run()
      if workspace.elimination.columns.count == rootCount { break }
    }
    workspace.elimination.finish(recordingEmpty: false)
    position.fill(Int32.min)
    for k in 0..<rootCount {
      let f = workspace.elimination.rows[k]
      columnForm[k] = f
      position[f] = Int32(k)
    }
    var i: Int32 = 0
    for f in 0..<forms where position[f] == Int32.min {
      rowForm[i] = Int32(f)
      position[f] = ~i
      i += 1
    }
    factor.load(workspace)
    factor.nameRowsByOperation()
  }

  /// The weaker of the two levels that keep a form at its best breakpoint; 0 is strongest.
  private func strength(of f: Int, _ best: Int32) -> Int {
    if best < 0 { return levelCount + 1 }
    let s = slope(of: f)
    var below = levelCount
    var above = levelCount
    for l in 0..<levelCount where abs(s[l]) > Tolerance.slope {
      if s[l] < 0 { below = l }
      break
    }
    for l in 0..<levelCount {
      let v = s[l] + (Int(breakpoints.levels[best]) == l ? breakpoints.increments[best] : 0)
      if abs(v) <= Tolerance.slope { continue }
      if v > 0 { above = l }
      break
    }
    return max(below, above)
  }

  private func giveRow(_ f: Int, named name: Int32, aside: Bool, to workspace: Workspace) {
    workspace.elimination.beginRow(named: name, aside: aside)
    for q in entries(of: f) { workspace.elimination.addEntry(formIndices[q], formValues[q]) }
  }

  /// Factors the present basis, forms in ascending order, so that the factor depends on the set of them alone.
  func refactor(_ workspace: Workspace) {
    workspace.elimination.begin(columns: rootCount)
    for f in 0..<formCount where position[f] >= 0 { giveRow(f, named: position[f], aside: false, to: workspace) }
    workspace.elimination.admitAll()
    workspace.elimination.run()
    workspace.elimination.finish(recordingEmpty: false)
    assert(workspace.elimination.columns.count == rootCount, "a basis is independent")
    if isDense { factor.prepare(roots: rootCount, forms: 0) }
    factor.load(workspace)
    isFactorCurrent = true
  }

  /// Large programs: values of roots and basic forms from the columns' values.
  func computeValues() {
    let b = factor.scratchA.slice
    for j in 0..<rootCount { b[j] = columnValues[j] }
    factor.solve(b, into: factor.roots.slice)
    for i in 0..<rowCount { rowValues[i] = value(ofRow: i) }
  }

  /// Large programs: reduced costs from the gradients.
  func computeReducedCosts() {
    let c = factor.scratchB.slice
    for l in 0..<levelCount {
      let gradient = gradients.part(l * rootCount, rootCount)
      for j in 0..<rootCount { c[j] = gradient[j] }
      factor.solveTransposed(c, into: costs(l))
    }
  }

  /// Breakpoints moved: keeps the basis, recomputes values, segments and reduced costs.
  func refresh() {
    for j in 0..<rootCount {
      let f = Int(columnForm[j])
      let b = columnBreakpoint[j]
      if b < 0 { continue }
      let ordinal = breakpoints.ordinals[b]
      if breakpoints.sort(f) {
        var k = breakpoints.starts[f]
        while breakpoints.ordinals[k] != ordinal { k += 1 }
        columnBreakpoint[j] = k
        segment[f] = k - breakpoints.starts[f]
        recomputeSlope(f)
      }
      columnValues[j] = breakpoints.locations[columnBreakpoint[j]]
    }
    if !isDense { computeValues() }
    for i in 0..<rowCount {
      let f = Int(rowForm[i])
      if isDense { rowValues[i] = value(ofRow: i) }
      let isSorted = breakpoints.sort(f)
      let k = Int32(breakpoints.segment(of: f, at: rowValues[i], from: Int(segment[f])))
      if !isSorted && k == segment[f] { continue }
      addToCosts(row: i, slope(of: f), sign: -1)
      segment[f] = k
      recomputeSlope(f)
      addToCosts(row: i, slope(of: f), sign: 1)
    }
  }
}
