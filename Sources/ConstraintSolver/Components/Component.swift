/// A connected part of what the presolve could not untangle: its elimination, and the cores over its roots.
///
/// Elimination of the required equalities leaves *roots*. Every inequality, optional constraint and domain is a form over
/// the roots. Forms that share no root, directly or through others, are independent: they fall into separate cores, and a
/// root without any row needs no core at all. Horizontal and vertical layout separate by themselves this way.
struct Component: ~Copyable {
  /// The members, by order of creation; a local variable is an index here.
  let variables: Cells<Int32>
  /// The member constraints, by order of addition.
  let constraints: Cells<Int32>
  /// Operations: local variable solved for (-1: redundant), constraint, pivot; see `Elimination`.
  let solved: Cells<Int32>
  /// Constraint of each operation.
  let equations: Cells<Int32>
  /// Coefficient of the variable solved for.
  let pivots: Cells<Double>
  /// Where each operation's lower part begins.
  let lowerStarts: Cells<Int32>
  /// Earlier operations subtracted.
  let lowerIndices: Cells<Int32>
  /// Multiples of them.
  let lowerValues: Cells<Double>
  /// Where each operation's upper part begins.
  let upperStarts: Cells<Int32>
  /// Local variables left in the row.
  let upperIndices: Cells<Int32>
  /// Their coefficients.
  let upperValues: Cells<Double>
  /// Operation of a local variable, -1 for a root.
  let operationOf: Cells<Int32>
  /// Right-hand sides after the terms known from elsewhere.
  let known: Cells<Double>
  /// Right-hand sides after the lower part.
  let reduced: Cells<Double>
  /// Local values with all roots at 0.
  let offsets: Cells<Double>
  /// Local values.
  let local: Cells<Double>
  private let arena: Arena

  /// What prices the roots.
  var pricing: CoreSet
  /// The same with the rule of rest below the last priority; made when the priced optimum is not the only one.
  var resting: UnsafeMutablePointer<CoreSet>?
  /// Whether the values shown are the resting ones.
  var isResting = false
  /// Epoch mark of searches.
  var mark: Int32 = 0
  /// Solves in which a value changed.
  var changeCount = 0
  /// Roots no source prices.
  var unpricedCount = 0
  /// Whether breakpoints moved that `pricing` does not know of, because the resting cores alone answered.
  var isPricingStale = false
  /// Whether an operation's right-hand side changed in the pass now running.
  let isReducedMoved: Cells<Int32>

  /// Takes the members and the elimination from the workspace.
  init(from w: UnsafeMutablePointer<Workspace>, in heap: Heap.Pointer) {
    let n = w.pointee.members.count
    let m = w.pointee.equalitiesAndOthers.count
    let k = w.pointee.elimination.columns.count
    let lower = w.pointee.elimination.lowerIndices.count
    let upper = w.pointee.elimination.upperIndices.count
    var arena = Arena(
      doubles: 3 * k + lower + upper + 2 * n, indices: 2 * n + m + 3 * k + 2 * (k + 1) + lower + upper, in: heap)
    func copy<T>(_ buffer: borrowing Buffer<T>, to cells: Cells<T>) -> Cells<T> {
      cells.base.update(from: buffer.base, count: cells.count)
      return cells
    }
    pivots = copy(w.pointee.elimination.pivots, to: arena.doubles(k))
    lowerValues = copy(w.pointee.elimination.lowerValues, to: arena.doubles(lower))
    upperValues = copy(w.pointee.elimination.upperValues, to: arena.doubles(upper))
    known = arena.doubles(k)
    reduced = arena.doubles(k)
    offsets = arena.doubles(n)
    local = arena.doubles(n)
    variables = copy(w.pointee.members, to: arena.indices(n))
    constraints = copy(w.pointee.equalitiesAndOthers, to: arena.indices(m))
    solved = copy(w.pointee.elimination.columns, to: arena.indices(k))
    equations = copy(w.pointee.elimination.rows, to: arena.indices(k))
    lowerStarts = copy(w.pointee.elimination.lowerStarts, to: arena.indices(k + 1))
    lowerIndices = copy(w.pointee.elimination.lowerIndices, to: arena.indices(lower))
    upperStarts = copy(w.pointee.elimination.upperStarts, to: arena.indices(k + 1))
    upperIndices = copy(w.pointee.elimination.upperIndices, to: arena.indices(upper))
    isReducedMoved = arena.indices(k)
    operationOf = copy(w.pointee.elimination.operationOfColumn, to: arena.indices(n))
    self.arena = arena
    pricing = CoreSet(heap)
    local.fill(0)
    isReducedMoved.fill(0)
  }

  deinit {
    if let resting {
      resting.deinitialize(count: 1)
      resting.deallocate()
    }
  }

  /// Frees a component.
  static func destroy(_ component: UnsafeMutablePointer<Component>) {
    component.deinitialize(count: 1)
    component.deallocate()
  }

  /// Positions of an operation's upper part.
  @inline(__always) func upper(_ k: Int) -> Range<Int> { Int(upperStarts[k])..<Int(upperStarts[k + 1]) }
  /// Positions of an operation's lower part.
  @inline(__always) func lower(_ k: Int) -> Range<Int> { Int(lowerStarts[k])..<Int(lowerStarts[k + 1]) }

  /// Fills in every solved local variable from the roots' values and the reduced right-hand sides.
  mutating func substituteBack(into x: Cells<Double>) {
    // Held locally: the compiler must otherwise assume that writing to x moves them.
    let (solved, starts, indices, coefficients) = (solved, upperStarts, upperIndices, upperValues)
    let (pivots, reduced) = (pivots, reduced)
    // In a chain each value waits for the one before: kept at hand it need not come from memory.
    var last: Int32 = -1
    var lastValue = 0.0
    var k = solved.count - 1
    while k >= 0 {
      let v = solved[k]
      if v >= 0 {
        var r = reduced[k]
        for q in Int(starts[k])..<Int(starts[k + 1]) {
          let u = indices[q]
          subtract(coefficients[q], u == last ? lastValue : x[u], from: &r)
        }
        let pivot = pivots[k]
        if pivot == -1 { r = -r } else if pivot != 1 { r /= pivot }
        last = v
        lastValue = r
        x[v] = r
      }
      k -= 1
    }
  }

  /// Operations that found their row empty; they stand last.
  var redundant: Range<Int> {
    var first = solved.count
    while first > 0 && solved[first - 1] < 0 { first -= 1 }
    return first..<solved.count
  }

  /// Fills in the solved variables' values with all roots at 0.
  mutating func substituteOffsets() {
    offsets.fill(0)
    substituteBack(into: offsets)
  }

  /// Whether anything prices the roots, so that the offsets matter.
  var isPriced: Bool {
    unpricedCount > 0 || pricing.lone != nil || !pricing.cores.isEmpty || !pricing.checks.isEmpty
  }
}
