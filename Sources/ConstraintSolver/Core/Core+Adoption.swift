/// Starting from the optimum of a core that differs by few rows and breakpoints.
extension Core {
  /// Takes over the basis of a solved core with the same roots; stays unsolved where it has none to give.
  ///
  /// `origins` names the old row of each row, -1 for a new one. Breakpoints lie where they belong already. Any basis is a
  /// valid start; whether the optimum reached from it counts is for `resolveWarm` to say.
  mutating func adopt(_ old: UnsafeMutablePointer<Core>, origins: [Int32]) {
    guard old.pointee.isSolved, old.pointee.isUnique, old.pointee.isDense == isDense else { return }
    let successors = successors(of: old, origins)
    // A row that is gone must not hold the basis.
    for j in 0..<rootCount where successors[Int(old.pointee.columnForm[j])] < 0 { return }
    age = old.pointee.age
    slopes.fill(0)
    reducedCosts.fill(0)
    gradients.fill(0)
    segment.fill(0)
    for f in 0..<formCount { _ = breakpoints.sort(f) }
    for j in 0..<rootCount { adoptColumn(j, successors[Int(old.pointee.columnForm[j])], old) }
    adoptRows(old, successors, origins)
    if !isDense {
      swap(&factor, &old.pointee.factor)
      factor.prepare(roots: rootCount, forms: formCount)
      computeValues()
    }
    for i in 0..<rowCount {
      if isDense { rowValues[i] = value(ofRow: i) }
      placeBasic(row: i, from: 0)
    }
    isSolved = true
    isUnique = true
    isDirty = true
  }

  private mutating func successors(of old: UnsafeMutablePointer<Core>, _ origins: [Int32]) -> [Int32] {
    var successors = [Int32](repeating: -1, count: old.pointee.formCount)
    for j in 0..<rootCount { successors[j] = Int32(j) }
    for i in 0..<rowCount where origins[i] >= 0 { successors[Int(origins[i])] = Int32(rootCount + i) }
    return successors
  }

  /// Rests a column's form at the breakpoint it rested at, or one nearby if that is gone.
  private mutating func adoptColumn(_ j: Int, _ form: Int32, _ old: UnsafeMutablePointer<Core>) {
    let range = breakpoints.range(of: Int(form))
    let before = old.pointee.columnBreakpoint[j]
    var b = -1
    if before >= 0 {
      let source = old.pointee.breakpoints.sources[before]
      b = range.first { breakpoints.sources[$0] == source } ?? -1
    }
    if b < 0, !range.isEmpty {
      b = range.first { breakpoints.locations[$0] >= old.pointee.columnValues[j] } ?? range.upperBound - 1
    }
    columnForm[j] = form
    position[form] = Int32(j)
    columnBreakpoint[j] = Int32(b)
    columnValues[j] = b >= 0 ? breakpoints.locations[b] : 0
    segment[form] = b >= 0 ? Int32(b - range.lowerBound) : 0
    recomputeSlope(Int(form))
  }

  private mutating func adoptRows(_ old: UnsafeMutablePointer<Core>, _ successors: [Int32], _ origins: [Int32]) {
    var i = 0
    for k in 0..<old.pointee.rowCount {
      let form = successors[Int(old.pointee.rowForm[k])]
      if form < 0 { continue }
      rowForm[i] = form
      position[form] = ~Int32(i)
      if isDense { tableauRow(i).base.update(from: old.pointee.tableauRow(k).base, count: rootCount) }
      i += 1
    }
    for form in rootCount..<formCount where origins[form - rootCount] < 0 {
      rowForm[i] = Int32(form)
      position[form] = ~Int32(i)
      if isDense { express(form, inRow: i) }
      i += 1
    }
  }

  /// Writes a form over the present columns.
  private mutating func express(_ form: Int, inRow i: Int) {
    let row = tableauRow(i)
    row.fill(0)
    for q in entries(of: form) {
      let p = position[formIndices[q]]
      if p >= 0 {
        row[p] += formValues[q]
      } else {
        let other = tableauRow(Int(~p))
        for j in 0..<rootCount { row[j] += formValues[q] * other[j] }
      }
    }
  }
}
