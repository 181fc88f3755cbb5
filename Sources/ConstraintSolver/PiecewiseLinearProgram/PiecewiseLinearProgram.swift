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
  /// Value of the basic form of a row, and of the nonbasic form of a column.
  let rowValues: BufferSlice<Double>
  /// Value of the nonbasic form of a column.
  let columnValues: BufferSlice<Double>
  /// Slopes of basic forms carried to the columns, level by level.
  let reducedCosts: BufferSlice<Double>
  /// A form's own slope left of where it is, `stride` levels each.
  let slopes: BufferSlice<Double>
  /// The roots' values in the optimum, computed from the set of nonbasic forms alone.
  let rootValues: BufferSlice<Double>
  /// The breakpoints of all forms' costs.
  let breakpoints: Breakpoints

  /// The basic form of a row.
  let rowForm: BufferSlice<Int32>
  /// The nonbasic form of a column.
  let columnForm: BufferSlice<Int32>
  /// The breakpoint at which a column's form is, -1 for none.
  let columnBreakpoint: BufferSlice<Int32>
  /// Breakpoints passed by a form.
  let segment: BufferSlice<Int32>
  /// A form's column, or its row complemented.
  let position: BufferSlice<Int32>
  /// The component's local variable that a root is.
  let rootLocals: BufferSlice<Int32>

  /// Forms as sparse rows over the roots; the first are the roots themselves.
  let formStarts: BufferSlice<Int32>
  /// Roots of the forms' coefficients.
  let formIndices: BufferSlice<Int32>
  /// The coefficients.
  let formValues: BufferSlice<Double>
  /// Large programs: the same by root.
  let rootStarts: BufferSlice<Int32>
  /// Forms of a root's coefficients.
  let rootForms: BufferSlice<Int32>
  /// Those coefficients.
  let rootCoefficients: BufferSlice<Double>
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
    let forms = roots + rows
    let table = isDense ? roots * rows : 0
    let gradient = isDense ? 0 : stride * roots
    let entries = roots + coefficients
    let transposed = isDense ? 0 : entries
    let doubles =
      table + gradient + rows + 2 * roots + stride * roots + forms * stride + entries + transposed
      + Breakpoints.doubles(count)
    let starts = isDense ? 0 : roots + 1
    let indices =
      rows + 3 * roots + 2 * forms + forms + 1 + starts + entries + transposed
      + Breakpoints.indices(count, forms: forms)
    var arena = Arena(doubles: doubles, indices: indices)
    tableau = arena.doubles(table)
    gradients = arena.doubles(gradient)
    rowValues = arena.doubles(rows)
    columnValues = arena.doubles(roots)
    rootValues = arena.doubles(roots)
    reducedCosts = arena.doubles(stride * roots)
    slopes = arena.doubles(forms * stride)
    formValues = arena.doubles(entries)
    rootCoefficients = arena.doubles(transposed)
    breakpoints = Breakpoints(count, forms: forms, in: &arena)
    rowForm = arena.indices(rows)
    columnForm = arena.indices(roots)
    columnBreakpoint = arena.indices(roots)
    segment = arena.indices(forms)
    position = arena.indices(forms)
    rootLocals = arena.indices(roots)
    formStarts = arena.indices(forms + 1)
    rootStarts = arena.indices(starts)
    formIndices = arena.indices(entries)
    rootForms = arena.indices(transposed)
    self.arena = arena
    for j in 0..<roots {
      formStarts[j] = Int32(j)
      formIndices[j] = Int32(j)
      formValues[j] = 1
    }
    formStarts[roots] = Int32(roots)
  }

  /// Gives the next row its coefficients over roots that have these columns.
  func addForm(_ row: Int, _ indices: BufferSlice<Int32>, _ values: BufferSlice<Double>, columns: BufferSlice<Int32>) {
    let start = formStarts[rootCount + row]
    for q in 0..<indices.count {
      formIndices[Int(start) + q] = columns[indices[q]]
      formValues[Int(start) + q] = values[q]
    }
    formStarts[rootCount + row + 1] = start + Int32(indices.count)
  }

  /// Prepares the columns of a large program once all rows are given.
  func finishForms() {
    if isDense { return }
    factor.prepare(roots: rootCount, forms: formCount)
    // A local slice: Swift 6.3 cannot instrument `self.slice[i] += …` for ThreadSanitizer.
    let rootStarts = rootStarts
    rootStarts.fill(0)
    for q in 0..<formIndices.count { rootStarts[formIndices[q] + 1] += 1 }
    for j in 0..<rootCount { rootStarts[j + 1] += rootStarts[j] }
    for f in 0..<formCount {
      for q in entries(of: f) {
        let j = formIndices[q]
        let at = rootStarts[j]
        rootForms[at] = Int32(f)
        rootCoefficients[at] = formValues[q]
        rootStarts[j] += 1
      }
    }
    var j = rootCount
    while j > 0 {
      rootStarts[j] = rootStarts[j - 1]
      j -= 1
    }
    rootStarts[0] = 0
  }

  /// Roots and rows together.
  @inline(__always) var formCount: Int { rootCount + rowCount }
  /// Positions of a form's coefficients.
  @inline(__always) func entries(of form: Int) -> Range<Int> { Int(formStarts[form])..<Int(formStarts[form + 1]) }
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
    for q in entries(of: form) { v += formValues[q] * roots[formIndices[q]] }
    return v
  }

  /// Recomputes a form's slope from its segment.
  @inline(__always) func recomputeSlope(_ form: Int) {
    let s = slope(of: form)
    s.fill(0)
    let passed = Int(segment[form])
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
      for q in entries(of: Int(rowForm[row])) { gradient[formIndices[q]] += g * formValues[q] }
    }
  }
}
