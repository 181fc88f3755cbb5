/// A lexicographic piecewise-linear program: minimise, priority by priority, a sum of convex costs of linear forms.
///
/// A form is a root itself or a row Σ aⱼ·rootⱼ; constants live in the breakpoints, where the slope of a form's cost grows.
/// The method is the primal simplex for piecewise-linear costs (Fourer 1985, "A simplex algorithm for piecewise-linear
/// programming I", section 2) with the long-step ratio test, on a vector of slopes compared lexicographically, one level per
/// priority (Isermann 1982, "Linear lexicographic optimization"). Required constraints are just the top level, so every
/// basis is a valid start: there are no artificial variables and no dual phase.
///
/// A form is *nonbasic*, resting at one of its breakpoints, or *basic*, lying between two of them. Which two is kept as
/// state; the state, not the value, decides the slope, which makes the method robust against rounding.
///
/// Small programs keep the whole tableau. Large ones keep the forms and a factor of the basis (`BasisFactor`). The limit between
/// them is fixed, since optima that are not unique differ between the two.
final class PiecewiseLinearProgram {
  /// Largest product of rows and roots that keeps a tableau.
  static let denseLimit = 4096

  /// Roots, rows, levels, and levels with the spare one for probing.
  let rootCount: Int
  /// Forms of two roots or more.
  let rowCount: Int
  /// Levels in use, the probing level included while a probe runs.
  @exclusivity(unchecked) var levelCount: Int
  /// Doubles kept for a form's slope: the levels and the spare one.
  let stride: Int
  /// Levels that stand for priorities; any further ones are tie-breaking levels.
  @exclusivity(unchecked) var priorityCount: Int
  /// Indicates whether the whole tableau is kept.
  let isDense: Bool
  /// Indicates whether level 0 is the required one.
  let hasRequired: Bool

  private let arena: Arena
  /// Small programs: rows of the tableau over the columns.
  let tableau: BufferSlice<Double>
  /// Large programs: slope sums per root and level before the basis is applied.
  let gradients: BufferSlice<Double>
  /// Slopes of basic forms carried to the columns, level by level.
  let reducedCosts: BufferSlice<Double>
  /// A form's own slope left of where it is, `stride` levels each.
  let slopes: BufferSlice<Double>
  /// The roots' values in the optimum, computed from the set of nonbasic forms alone.
  let rootValues: BufferSlice<Double>
  /// The breakpoints of all forms' costs.
  let breakpoints: Breakpoints

  /// Where every form is.
  let basis: Basis
  /// The component's local variable that a root is.
  let rootLocals: BufferSlice<Int32>
  /// Forms as sparse rows over the roots; the first are the roots themselves.
  let forms: SparseRows
  /// Large programs: the same by root, as sparse rows over the forms.
  let transposed: SparseRows
  /// The basis, factored.
  @exclusivity(unchecked) var factor = BasisFactor()

  /// The column at which partial pricing resumes.
  @exclusivity(unchecked) var cursor = 0
  /// Pivots since the last cold start.
  @exclusivity(unchecked) var age = 0
  /// Indicates whether the factor belongs to the present basis, without later pivots.
  @exclusivity(unchecked) var isFactorCurrent = false
  /// Indicates whether there is an optimum to start from.
  @exclusivity(unchecked) var isSolved = false
  /// Indicates whether the optimum has no other solution beside it.
  @exclusivity(unchecked) var isUnique = false
  /// Indicates whether, besides, no second basis describes it.
  @exclusivity(unchecked) var isSettled = false
  /// Indicates whether all that is required holds in a settled optimum.
  @exclusivity(unchecked) var holdsRequired = false
  /// Indicates whether a settled optimum can move at no priority's cost.
  @exclusivity(unchecked) var isFree = false
  /// Indicates whether the optimum moved since the roots' values were computed.
  @exclusivity(unchecked) var areRootValuesStale = false
  /// Indicates whether breakpoints moved in a way that the optimum must be looked at.
  @exclusivity(unchecked) var isDirty = false

  /// Room for everything; forms with `coefficients` in all rows together, and breakpoints, are filled in next.
  init(
    roots: Int, rows: Int, coefficients: Int, levels: Int, breakpoints count: Int, hasRequired: Bool
  ) {
    rootCount = roots
    rowCount = rows
    levelCount = levels
    stride = levels + 1
    priorityCount = levels
    isDense = roots * rows <= PiecewiseLinearProgram.denseLimit
    self.hasRequired = hasRequired
    let formCount = roots + rows
    let table = isDense ? roots * rows : 0
    let gradient = isDense ? 0 : stride * roots
    let entries = roots + coefficients
    let transposedEntries = isDense ? 0 : entries
    let doubles =
      table + gradient + rows + 2 * roots + stride * roots + formCount * stride + entries + transposedEntries
      + Breakpoints.doubles(count)
    let starts = isDense ? 0 : roots + 1
    let indices =
      rows + 3 * roots + 2 * formCount + formCount + 1 + starts + entries + transposedEntries
      + Breakpoints.indices(count, forms: formCount)
    var arena = Arena(doubles: doubles, indices: indices)
    tableau = arena.doubles(table)
    gradients = arena.doubles(gradient)
    let (rowValues, columnValues): (BufferSlice<Double>, BufferSlice<Double>) = (
      arena.doubles(rows), arena.doubles(roots)
    )
    rootValues = arena.doubles(roots)
    reducedCosts = arena.doubles(stride * roots)
    slopes = arena.doubles(formCount * stride)
    let (formValues, rootCoefficients): (BufferSlice<Double>, BufferSlice<Double>) = (
      arena.doubles(entries), arena.doubles(transposedEntries)
    )
    breakpoints = Breakpoints(count, forms: formCount, in: &arena)
    basis = Basis(rowValues: rowValues, columnValues: columnValues, forms: formCount, in: &arena)
    rootLocals = arena.indices(roots)
    forms = SparseRows(starts: arena.indices(formCount + 1), indices: arena.indices(entries), values: formValues)
    transposed = SparseRows(
      starts: arena.indices(starts), indices: arena.indices(transposedEntries), values: rootCoefficients)
    self.arena = arena
    for j in 0..<roots {
      forms.starts[j] = Int32(j)
      forms.indices[j] = Int32(j)
      forms.values[j] = 1
    }
    forms.starts[roots] = Int32(roots)
  }

  /// Gives the next row its coefficients over roots that have these columns.
  func addForm(_ row: Int, _ indices: BufferSlice<Int32>, _ values: BufferSlice<Double>, columns: BufferSlice<Int32>) {
    let start = forms.starts[rootCount + row]
    for q in 0..<indices.count {
      forms.indices[Int(start) + q] = columns[indices[q]]
      forms.values[Int(start) + q] = values[q]
    }
    forms.starts[rootCount + row + 1] = start + Int32(indices.count)
  }

  /// Prepares the columns of a large program once all rows are given.
  func finishForms() {
    if isDense { return }
    factor.prepare(roots: rootCount, forms: formCount)
    // A local slice: Swift 6.3 cannot instrument `self.slice[i] += …` for ThreadSanitizer.
    let starts = transposed.starts
    starts.fill(0)
    for q in 0..<forms.indices.count { starts[forms.indices[q] + 1] += 1 }
    for j in 0..<rootCount { starts[j + 1] += starts[j] }
    for f in 0..<formCount {
      for q in entries(of: f) {
        let j = forms.indices[q]
        let at = starts[j]
        transposed.indices[at] = Int32(f)
        transposed.values[at] = forms.values[q]
        starts[j] += 1
      }
    }
    var j = rootCount
    while j > 0 {
      starts[j] = starts[j - 1]
      j -= 1
    }
    starts[0] = 0
  }

  /// Roots and rows together.
  @inline(__always) var formCount: Int { rootCount + rowCount }
  /// Positions of a form's coefficients.
  @inline(__always) func entries(of form: Int) -> Range<Int> { forms.range(form) }
  /// The slopes of one form.
  @inline(__always) func slope(of form: Int) -> BufferSlice<Double> { slopes.part(form * stride, stride) }
  /// The reduced costs of one level.
  @inline(__always) func costs(_ level: Int) -> BufferSlice<Double> { reducedCosts.part(level * rootCount, rootCount) }
  /// One row of the tableau.
  @inline(__always) func tableauRow(_ row: Int) -> BufferSlice<Double> { tableau.part(row * rootCount, rootCount) }

  /// The sign of the first level that is not 0.
  @inline(__always) func lexicographicSign(_ s: BufferSlice<Double>) -> Int {
    for l in 0..<levelCount {
      let v = s[l]
      if v > Tolerance.slope { return 1 }
      if v < -Tolerance.slope { return -1 }
    }
    return 0
  }

  /// A form's value at the present root values of the factor.
  @inline(__always) func formValue(_ form: Int, at roots: BufferSlice<Double>) -> Double {
    var v = 0.0
    for q in entries(of: form) { v += forms.values[q] * roots[forms.indices[q]] }
    return v
  }

  /// Recomputes a form's slope from its segment.
  @inline(__always) func recomputeSlope(_ form: Int) {
    let s = slope(of: form)
    s.fill(0)
    let passed = Int(basis.segment[form])
    let range = breakpoints.range(of: form)
    for b in range {
      s[breakpoints.levels[b]] += breakpoints.lefts[b] + (b - range.lowerBound < passed ? breakpoints.increments[b] : 0)
    }
  }

  /// Adds the slope of a row's basic form, times a sign, to the reduced costs.
  @inline(__always) func addToCosts(row: Int, _ s: BufferSlice<Double>, sign: Double) {
    for l in 0..<levelCount {
      let g = s[l] * sign
      if g != 0 { addToCosts(row: row, level: l, g) }
    }
  }

  /// Adds a multiple of a row to one level of the reduced costs.
  @inline(__always) func addToCosts(row: Int, level: Int, _ g: Double) {
    if isDense {
      let costs = costs(level)
      let a = tableauRow(row)
      for k in 0..<rootCount { costs[k] += g * a[k] }
    } else {
      let gradient = gradients.part(level * rootCount, rootCount)
      for q in entries(of: Int(basis.rowForm[row])) { gradient[forms.indices[q]] += g * forms.values[q] }
    }
  }
}

/// A basis: which forms are nonbasic, each at one of its breakpoints, and between which breakpoints the others are.
///
/// A column stands for a nonbasic form, as many as roots; a row for a basic one.
struct Basis {
  /// The value of the basic form of a row.
  let rowValues: BufferSlice<Double>
  /// The value of the nonbasic form of a column.
  let columnValues: BufferSlice<Double>
  /// The basic form of a row.
  let rowForm: BufferSlice<Int32>
  /// The nonbasic form of a column.
  let columnForm: BufferSlice<Int32>
  /// The breakpoint at which a column's form is, -1 for none.
  let columnBreakpoint: BufferSlice<Int32>
  /// The number of breakpoints that a form has passed.
  let segment: BufferSlice<Int32>
  /// A form's column, or its row complemented.
  let position: BufferSlice<Int32>

  /// Creates a basis of as many rows and columns as there are values.
  init(rowValues: BufferSlice<Double>, columnValues: BufferSlice<Double>, forms: Int, in arena: inout Arena) {
    self.rowValues = rowValues
    self.columnValues = columnValues
    rowForm = arena.indices(rowValues.count)
    columnForm = arena.indices(columnValues.count)
    columnBreakpoint = arena.indices(columnValues.count)
    segment = arena.indices(forms)
    position = arena.indices(forms)
  }
}
