/// The state that pivots update, computed again from the basis and the segments: each update rounds.
extension PiecewiseLinearProgram {
  /// The number of pivots after which a tableau is rebuilt.
  private static let maximumAge = 100

  /// Indicates whether pivots have made the tableau inaccurate, or the factor slower than a new one.
  var isWorn: Bool {
    isDense ? optimum.age >= PiecewiseLinearProgram.maximumAge : factor.isWorn(roots: rootCount)
  }

  /// Factors the present basis.
  ///
  /// Forms are taken in ascending order, so that the factor depends on the set of them alone.
  func refactor(_ scratch: SimplexScratch) {
    scratch.elimination.begin(columns: rootCount)
    for f in forms where basis.position[f].isColumn {
      addRow(f, named: basis.position[f].column, aside: true, to: scratch)
    }
    // Roots first: a long form is then shortened once, instead of by each root in it.
    scratch.elimination.admitSingles()
    scratch.elimination.run(isLimited: false)
    scratch.elimination.admitAll()
    scratch.elimination.run(isLimited: false)
    assert(scratch.elimination.record.columns.count == rootCount, "a basis is independent")
    if isDense { factor.prepare(roots: rootCount, forms: 0) }
    factor.load(scratch.elimination.record)
    factor.isCurrent = true
    // The caller computes values and costs from all forms.
    scratch.work.spend(formCount + 2 * matrix.byForm.values.count + 4 * factor.coefficientCount)
  }

  /// Computes the values of roots and basic forms from the columns' values.
  func computeValues() {
    let b = factor.columnVector.slice
    for j in columns { b[j] = basis.columnValues[j] }
    factor.transformForward(b, into: factor.roots.slice)
    for i in rows { basis.rowValues[i] = formValue(basis.rowForm[i], at: factor.roots.slice) }
  }

  /// Computes the reduced costs from the gradients, in a large program.
  func computeReducedCosts() {
    let c = factor.rootVector.slice
    for l in 0..<levels.count {
      c.copy(slopes.gradient(l))
      factor.transformBackward(c, into: slopes.costs(l))
    }
  }

  /// Rebuilds the tableau, the values and the reduced costs.
  ///
  /// Moves forms to the segments of their values.
  func rebuild(_ scratch: SimplexScratch) {
    optimum.age = 0
    refactor(scratch)
    computeValues()
    if isDense { rebuildTableau() }
    for i in rows {
      let f = basis.rowForm[i]
      let k = breakpoints.segment(of: f, at: basis.rowValues[i], from: basis.segment[f])
      if k == basis.segment[f] { continue }
      basis.segment[f] = k
      recomputeSlope(f)
    }
    recomputeCosts()
  }

  private func rebuildTableau() {
    for i in rows {
      let c = factor.rootVector.slice.part(0, rootCount)
      c.fill(0)
      for q in entries(of: basis.rowForm[i]) { c[matrix.byForm.indices[q]] = matrix.byForm.values[q] }
      factor.transformBackward(c, into: tableauRow(i))
    }
  }

  /// Recomputes values and reduced costs by a new factor of the basis.
  ///
  /// Returns false if the basis is not optimal: a form is in another segment than its state, or a column descends.
  func confirmOptimum(_ scratch: SimplexScratch) -> Bool {
    if !factor.isCurrent { refactor(scratch) }
    computeValues()
    for i in rows {
      let f = basis.rowForm[i]
      if breakpoints.segment(of: f, at: basis.rowValues[i], from: basis.segment[f]) != basis.segment[f] { return false }
    }
    recomputeCosts()
    return price(false) == nil
  }

  /// Computes the reduced costs from the slopes of the basic forms.
  private func recomputeCosts() {
    for l in 0..<levels.count {
      let gradient = isDense ? factor.rootVector.slice.part(0, rootCount) : slopes.gradient(l)
      gradient.fill(0)
      for i in rows {
        let f = basis.rowForm[i]
        let slope = slopes.slope(of: f)[l]
        if slope == 0 { continue }
        for q in entries(of: f) { gradient[matrix.byForm.indices[q]] += slope * matrix.byForm.values[q] }
      }
      if isDense { factor.transformBackward(gradient, into: slopes.costs(l)) }
    }
    if !isDense { computeReducedCosts() }
  }
}
