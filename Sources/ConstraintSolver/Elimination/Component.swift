/// A connected part of what the presolve could not untangle: its elimination, and the programs over its roots.
///
/// Elimination of the required equalities leaves *roots*. Every inequality, optional constraint and domain is a form over
/// the roots. Forms that share no root, directly or through others, are independent: they fall into separate programs, and a
/// root without any row needs no program at all. Horizontal and vertical layout separate by themselves this way.
final class Component {
  /// The members, by order of creation; a local variable is an index here.
  let variables: BufferSlice<VariableID>
  /// The member constraints, by order of addition.
  let constraints: BufferSlice<ConstraintID>
  /// The factor of its required equalities: it solves for local variables, and names rows by constraint.
  let factor: Factor
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
    factor = Factor(w.elimination.record)
    var arena = Arena(doubles: factor.count + 2 * n, indices: 2 * n + m)
    reduced = arena.doubles(factor.count)
    offsets = arena.doubles(n)
    local = arena.doubles(n)
    variables = arena.indices(n)
    constraints = arena.indices(m)
    operationOf = arena.indices(n)
    self.arena = arena
    variables.copy(w.members.slice)
    constraints.copy(w.equalitiesAndOthers.slice)
    operationOf.copy(w.elimination.record.operationOfColumn.slice)
    local.fill(0)
  }

  /// Indicates whether the offsets have any use: some root is free, or has a cost, or a constraint is left to check.
  var isPriced: Bool {
    unpricedCount > 0 || pricing.singletons.count > 0 || !pricing.programs.isEmpty || !pricing.checks.isEmpty
  }

  /// The constraint that an operation of the elimination used up.
  @inline(__always) func equality(_ operation: Int) -> ConstraintID { ConstraintID(factor.rows[operation]) }

  /// Fills in the solved variables' values with all roots at 0.
  func substituteOffsets() {
    offsets.fill(0)
    factor.substituteBack(reduced, into: offsets)
  }
}
