/// A lexicographic program: minimizes, priority by priority, a sum of convex costs of linear forms.
///
/// A form is a root itself or a row Σ aⱼ·rootⱼ; constants are in the breakpoints, where the slope of a form's cost
/// grows. The method is the primal simplex for piecewise-linear costs with the long-step ratio test (Fourer 1985, "A
/// simplex algorithm for piecewise-linear programming I", section 2). Slopes are vectors with one level for each
/// priority, compared lexicographically (Isermann 1982, "Linear lexicographic optimization"). Required constraints are
/// the top level, so every basis is a valid start: there are no artificial variables and no dual phase.
///
/// A form is *nonbasic*, at one of its breakpoints (free, at 0, if it has none), or *basic*, at a value that follows from the
/// nonbasic ones. The segment between two breakpoints is kept as state; the state, not the value, determines the slope, which
/// makes the method robust against rounding.
///
/// Small programs keep the whole tableau. Large ones keep the forms and a factor of the basis (`BasisFactor`). The limit between
/// them is fixed, since optima that are not unique differ between the two.
final class PiecewiseLinearProgram {
  /// The largest product of rows and roots of a program with a tableau.
  static let denseLimit = 4096

  /// The number of roots, which is the number of columns.
  let rootCount: Int
  /// The number of forms of two roots or more.
  let rowCount: Int
  /// The levels of the costs.
  @exclusivity(unchecked) var levels: CostLevels
  /// Indicates whether the whole tableau is kept.
  let isDense: Bool

  private let arena: Arena
  /// The rows of the tableau over the columns, in a small program.
  let tableau: BufferSlice<Double>
  /// The slopes of forms and columns.
  let slopes: SlopeTable
  /// The roots' values in the optimum, computed from the set of nonbasic forms alone.
  let rootValues: KeyedSlice<Root, Double>
  /// The breakpoints of all forms' costs.
  let breakpoints: Breakpoints

  /// The basis: the nonbasic forms, and the position of every form among its breakpoints.
  let basis: Basis
  /// The index of each root among the component's members.
  let rootMembers: KeyedSlice<Root, MemberIndex>
  /// The coefficients of the forms.
  let matrix: FormMatrix
  /// The basis, factored.
  @exclusivity(unchecked) var factor = BasisFactor()

  /// The column at which partial pricing resumes.
  @exclusivity(unchecked) var cursor = BasisColumnIndex(0)
  /// The properties of the optimum found last.
  @exclusivity(unchecked) var optimum = Optimum()

  /// Creates a program without rows and breakpoints, with memory for `coefficients` in all rows together.
  init(
    roots: Int, rows: Int, coefficients: Int, levels: CostLevels, breakpoints count: Int
  ) {
    rootCount = roots
    rowCount = rows
    self.levels = levels
    isDense = roots * rows <= PiecewiseLinearProgram.denseLimit
    let formCount = roots + rows
    let table = isDense ? roots * rows : 0
    let doubles =
      table + rows + 2 * roots + SlopeTable.doubleCount(roots, forms: formCount, levels, isDense: isDense)
      + FormMatrix.entries(roots, coefficients, isDense: isDense)
    let indices =
      roots + Basis.indices(roots, rows: rows) + FormMatrix.starts(roots, forms: formCount, isDense: isDense)
      + FormMatrix.entries(roots, coefficients, isDense: isDense) + Breakpoints.indices(forms: formCount)
    var arena = Arena(doubles: doubles, records: count, of: Breakpoint.self, indices: indices)
    // All doubles come before the first index.
    tableau = arena.doubles(table)
    let rowValues: KeyedSlice<BasisRow, Double> = arena.doubles(rows)
    let columnValues: KeyedSlice<BasisColumn, Double> = arena.doubles(roots)
    rootValues = arena.doubles(roots)
    slopes = SlopeTable(roots, forms: formCount, levels, isDense: isDense, in: &arena)
    let formValues: BufferSlice<Double> = arena.doubles(roots + coefficients)
    let rootCoefficients: BufferSlice<Double> = arena.doubles(isDense ? 0 : roots + coefficients)
    breakpoints = Breakpoints(count, forms: formCount, in: &arena)
    basis = Basis(rowValues: rowValues, columnValues: columnValues, forms: formCount, in: &arena)
    rootMembers = arena.indices(roots)
    matrix = FormMatrix(formValues, rootCoefficients, roots: roots, forms: formCount, in: &arena)
    self.arena = arena
  }

  /// Completes the matrix and allocates the factor's vectors in a large program, once all rows are added.
  func finishForms() {
    if isDense { return }
    factor.prepare(roots: rootCount, forms: formCount)
    matrix.transpose()
  }

  /// The number of roots and rows.
  @inline(__always) var formCount: Int { rootCount + rowCount }
  /// Returns the positions of a form's coefficients.
  @inline(__always) func entries(of form: FormIndex) -> Range<Int> { matrix.byForm.range(form) }
  /// The roots.
  @inline(__always) var roots: TableIndices<Root> { TableIndices(count: rootCount) }
  /// The forms, the roots first.
  @inline(__always) var forms: TableIndices<Form> { TableIndices(count: formCount) }
  /// The columns of the basis.
  @inline(__always) var columns: TableIndices<BasisColumn> { TableIndices(count: rootCount) }
  /// The rows of the basis.
  @inline(__always) var rows: TableIndices<BasisRow> { TableIndices(count: rowCount) }
  /// Returns one row of the tableau.
  @inline(__always) func tableauRow(_ row: BasisRowIndex) -> KeyedSlice<BasisColumn, Double> {
    tableau.part(Int(row.position) * rootCount, rootCount).keyed()
  }

  /// Returns the sign of the first level that is not 0.
  @inline(__always) func lexicographicSign(_ s: BufferSlice<Double>) -> Int {
    for l in 0..<levels.count {
      let v = s[l]
      if v > Tolerance.slope { return 1 }
      if v < -Tolerance.slope { return -1 }
    }
    return 0
  }

  /// Returns a form's value at given values of the roots.
  @inline(__always) func formValue(_ form: FormIndex, at roots: KeyedSlice<Root, Double>) -> Double {
    var v = 0.0
    for q in entries(of: form) { v += matrix.byForm.values[q] * roots[matrix.byForm.indices[q]] }
    return v
  }

  /// Recomputes a form's slope from its segment.
  @inline(__always) func recomputeSlope(_ form: FormIndex) {
    // The probing level stays.
    let s = slopes.slope(of: form)
    s.part(0, levels.stride - 1).fill(0)
    let range = breakpoints.range(of: form)
    let segmentEnd = range.first.advanced(by: basis.segment[form])
    for b in range {
      s[breakpoints[b].level] += breakpoints[b].leftSlope + (b < segmentEnd ? breakpoints[b].increment : 0)
    }
  }

  /// Adds the slope of a row's basic form, times a sign, to the reduced costs.
  ///
  /// In a large program, adds it to the gradients.
  @inline(__always) func addToCosts(row: BasisRowIndex, _ s: BufferSlice<Double>, sign: Double) {
    for l in 0..<levels.count {
      let g = s[l] * sign
      if g != 0 { addToCosts(row: row, level: l, g) }
    }
  }

  /// Adds a multiple of a row to one level of the reduced costs.
  ///
  /// In a large program, adds it to the gradient of the level.
  @inline(__always) func addToCosts(row: BasisRowIndex, level: Int, _ g: Double) {
    if isDense {
      slopes.costs(level).add(tableauRow(row), times: g)
    } else {
      let gradient = slopes.gradient(level)
      for q in entries(of: basis.rowForm[row]) {
        gradient[matrix.byForm.indices[q]] += g * matrix.byForm.values[q]
      }
    }
  }
}

/// The properties of the optimum that a program found last.
struct Optimum {
  /// Indicates whether the program has been solved. Otherwise, the next solve starts cold.
  var isSolved = false
  /// Indicates whether no other solution is as good.
  var isUnique = false
  /// Indicates whether the optimum is unique and has one basis only.
  var hasUniqueBasis = false
  /// Indicates whether all required breakpoints hold in an optimum with one basis.
  var holdsRequired = false
  /// Indicates whether the optimum can move at no cost at any priority, apart from tie-breaking.
  var hasCostlessDirection = false
  /// Indicates whether the optimum moved since the roots' values were computed.
  var areRootValuesStale = false
  /// Indicates whether breakpoints moved in a way that can change the optimum.
  var isDirty = false
  /// The number of pivots since the tableau was started or rebuilt; not used in a large program.
  var age = 0
}

/// A root among those of a program.
typealias RootIndex = TableIndex<Root>
/// A form of a program: its roots come first, then its sums of two roots or more.
typealias FormIndex = TableIndex<Form>
/// A row of a basis, the place of a basic form.
typealias BasisRowIndex = TableIndex<BasisRow>
/// A column of a basis, the place of a nonbasic form.
typealias BasisColumnIndex = TableIndex<BasisColumn>
/// A breakpoint among those of a program.
typealias BreakpointIndex = TableIndex<Breakpoint>

/// The kind of record that a `RootIndex` refers to.
enum Root {}
/// The kind of record that a `FormIndex` refers to.
enum Form {}
/// The kind of record that a `BasisRowIndex` refers to.
enum BasisRow {}
/// The kind of record that a `BasisColumnIndex` refers to.
enum BasisColumn {}

extension FormIndex {
  /// Creates the index of a root as a form.
  @_transparent init(_ root: RootIndex) { self.init(root.position) }
}

/// The working memory of running programs, kept between solves to avoid allocations.
final class SimplexScratch {
  /// The work of the programs.
  let work: WorkMeter
  /// The elimination of bases.
  @exclusivity(unchecked) var elimination: Elimination
  /// The breakpoint of each form at which its own cost is least, none without any.
  @exclusivity(unchecked) var best = KeyedBuffer<Form, BreakpointIndex>()
  /// The weaker of the levels that hold it there.
  @exclusivity(unchecked) var strengths = KeyedBuffer<Form, Int32>()
  /// The slopes in the direction of the entering column.
  @exclusivity(unchecked) var direction = Buffer<Double>()
  /// The breakpoints ahead in that direction.
  @exclusivity(unchecked) var events = BinaryHeap<PiecewiseLinearProgram.Event>()
  /// The rows that the column moves.
  @exclusivity(unchecked) var columnRows = Buffer<BasisRowIndex>()
  /// The rates of these rows.
  @exclusivity(unchecked) var columnRates = Buffer<Double>()

  init(_ work: WorkMeter) {
    self.work = work
    elimination = Elimination(work)
  }
}

/// Exploration of the optimal face: the extremes of a function of the roots at the optimum.
extension PiecewiseLinearProgram {
  /// Minimizes (or maximizes) a linear function of the roots over the optimal face.
  ///
  /// Leaves the extreme solution in `rootValues`; the caller restores the optimum with `restoreOptimum`. An unbounded
  /// function is moved by 1.
  func probe(
    _ weights: KeyedSlice<Root, Double>, sign: Double, _ scratch: SimplexScratch, _ counters: inout Counters
  ) {
    let level = levels.count
    levels.count += 1
    defer { levels.count -= 1 }
    slopes.costs(level).fill(0)
    for root in roots {
      let f = FormIndex(root)
      slopes.slope(of: f)[level] = sign * weights[root]
      let p = basis.position[f]
      if !p.isColumn { addToCosts(row: p.row, level: level, sign * weights[root]) }
    }
    _ = optimize(scratch, &counters)
    computeRootValues(scratch)
    for root in roots { slopes.slope(of: FormIndex(root))[level] = 0 }
    if !isDense { slopes.gradient(level).fill(0) }
  }

  /// Returns from a probe to the optimum.
  func restoreOptimum(_ scratch: SimplexScratch, _ counters: inout Counters) {
    optimum.isSolved = false
    reoptimize(scratch, &counters)
  }
}

/// The place of a constraint's breakpoints in a set of programs.
struct Placement: BitwiseCopyable {
  /// The index of the program, -1 if the constraint is eliminated, or no root is left in it.
  var program: Int32 = -1
  /// The form in the program.
  var form = FormIndex.none
}

/// The programs over a component's roots. Roots that share a form are in one program.
final class ProgramSet {
  /// The programs, in the order of their first roots.
  @exclusivity(unchecked) var programs: [PiecewiseLinearProgram] = []
  /// The required sources in which no root is left: they either hold or do not.
  @exclusivity(unchecked) var rootlessSources = Buffer<Source>()
  /// The levels of the component's costs.
  @exclusivity(unchecked) var levels = CostLevels(0, priorityCount: 0, hasRequired: false)
  /// The places of the component's constraints, by their index in it.
  @exclusivity(unchecked) var placements = KeyedBuffer<MemberConstraint, Placement>()

  /// Indicates whether the optimum is unique.
  var isUnique: Bool {
    for program in programs where !program.optimum.isUnique { return false }
    return true
  }

  /// Indicates whether a required breakpoint does not hold in the optimum.
  var isViolated: Bool {
    if !levels.hasRequired { return false }
    for program in programs where program.isViolated { return true }
    return false
  }

  /// Writes the roots' values.
  func writeRoots(to x: KeyedSlice<Member, Double>, _ scratch: SimplexScratch) {
    // By index: iteration would retain every program.
    for i in 0..<programs.count {
      if programs[i].optimum.areRootValuesStale { programs[i].computeRootValues(scratch) }
      let roots = programs[i].rootMembers
      let values = programs[i].rootValues
      for root in roots.indices { x[roots[root]] = values[root] }
    }
  }
}
