/// A connected part of what the presolve could not untangle: its elimination, and the programs over its roots.
///
/// Elimination of the required equalities leaves *roots*. Every inequality, optional constraint and domain is a form over
/// the roots. Forms that share no root, directly or through others, are independent: they fall into separate programs, and a
/// root without any row needs no program at all. Horizontal and vertical layout separate by themselves this way.
final class Component {
  /// The members, by order of creation; a local variable is an index here.
  let variables: BufferSlice<Int32>
  /// The member constraints, by order of addition.
  let constraints: BufferSlice<Int32>
  /// Operations: local variable solved for (-1: redundant), constraint, pivot; see `Elimination`.
  let solved: BufferSlice<Int32>
  /// Constraint of each operation.
  let equations: BufferSlice<Int32>
  /// Coefficient of the variable solved for.
  let pivots: BufferSlice<Double>
  /// The start of each operation's lower part.
  let lowerStarts: BufferSlice<Int32>
  /// Earlier operations subtracted.
  let lowerIndices: BufferSlice<Int32>
  /// Multiples of them.
  let lowerValues: BufferSlice<Double>
  /// The start of each operation's upper part.
  let upperStarts: BufferSlice<Int32>
  /// Local variables left in the row.
  let upperIndices: BufferSlice<Int32>
  /// Their coefficients.
  let upperValues: BufferSlice<Double>
  /// Operation of a local variable, -1 for a root.
  let operationOf: BufferSlice<Int32>
  /// Right-hand sides after the lower part.
  let reduced: BufferSlice<Double>
  /// Local values with all roots at 0.
  let offsets: BufferSlice<Double>
  /// Local values.
  let local: BufferSlice<Double>
  private let arena: Arena

  /// The programs over the roots.
  let pricing = ProgramSet()
  /// The same with the tie rule below the last priority; made when the priced optimum is not the only one.
  @exclusivity(unchecked) var tieBreaking: ProgramSet?
  /// Indicates whether the values shown were chosen by the tie rule.
  @exclusivity(unchecked) var isTieBroken = false
  /// Epoch mark of searches.
  @exclusivity(unchecked) var mark: Int32 = 0
  /// Solves in which a value changed.
  @exclusivity(unchecked) var changeCount = 0
  /// Roots no source prices.
  @exclusivity(unchecked) var unpricedCount = 0
  /// Indicates whether breakpoints moved that `pricing` has not followed: the tie-breaking programs alone did.
  @exclusivity(unchecked) var isPricingStale = false

  /// Takes the members and the elimination from the workspace.
  init(from w: Workspace) {
    let n = w.members.count
    let m = w.equalitiesAndOthers.count
    let k = w.elimination.columns.count
    let lower = w.elimination.lowerIndices.count
    let upper = w.elimination.upperIndices.count
    var arena = Arena(
      doubles: 2 * k + lower + upper + 2 * n, indices: 2 * n + m + 2 * k + 2 * (k + 1) + lower + upper)
    func copy<T>(_ buffer: borrowing Buffer<T>, to cells: BufferSlice<T>) -> BufferSlice<T> {
      cells.copy(buffer.slice)
      return cells
    }
    pivots = copy(w.elimination.pivots, to: arena.doubles(k))
    lowerValues = copy(w.elimination.lowerValues, to: arena.doubles(lower))
    upperValues = copy(w.elimination.upperValues, to: arena.doubles(upper))
    reduced = arena.doubles(k)
    offsets = arena.doubles(n)
    local = arena.doubles(n)
    variables = copy(w.members, to: arena.indices(n))
    constraints = copy(w.equalitiesAndOthers, to: arena.indices(m))
    solved = copy(w.elimination.columns, to: arena.indices(k))
    equations = copy(w.elimination.rows, to: arena.indices(k))
    lowerStarts = copy(w.elimination.lowerStarts, to: arena.indices(k + 1))
    lowerIndices = copy(w.elimination.lowerIndices, to: arena.indices(lower))
    upperStarts = copy(w.elimination.upperStarts, to: arena.indices(k + 1))
    upperIndices = copy(w.elimination.upperIndices, to: arena.indices(upper))
    operationOf = copy(w.elimination.operationOfColumn, to: arena.indices(n))
    self.arena = arena
    local.fill(0)
  }

  /// Positions of an operation's upper part.
  @inline(__always) func upper(_ k: Int) -> Range<Int> { Int(upperStarts[k])..<Int(upperStarts[k + 1]) }
  /// Positions of an operation's lower part.
  @inline(__always) func lower(_ k: Int) -> Range<Int> { Int(lowerStarts[k])..<Int(lowerStarts[k + 1]) }

  /// Fills in every solved local variable from the roots' values and the reduced right-hand sides.
  func substituteBack(into x: BufferSlice<Double>) {
    for k in (0..<solved.count).reversed() where solved[k] >= 0 {
      var r = reduced[k]
      for q in upper(k) { r -= upperValues[q] * x[upperIndices[q]] }
      x[solved[k]] = pivots[k] == 1 ? r : r / pivots[k]
    }
  }

  /// Operations that found their row empty; they stand last.
  var redundant: Range<Int> {
    var first = solved.count
    while first > 0 && solved[first - 1] < 0 { first -= 1 }
    return first..<solved.count
  }

  /// Fills in the solved variables' values with all roots at 0.
  func substituteOffsets() {
    offsets.fill(0)
    substituteBack(into: offsets)
  }

  /// Indicates whether the roots have any cost term, so that the offsets matter.
  var isPriced: Bool {
    unpricedCount > 0 || pricing.singletons != nil || !pricing.programs.isEmpty || !pricing.checks.isEmpty
  }
}
