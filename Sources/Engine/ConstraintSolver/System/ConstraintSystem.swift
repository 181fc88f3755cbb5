/// A solver's state: variables, constraints, and the equality or component that determines each.
///
/// Variables are computed in four classes. *Known* variables follow from one another by required equalities with a single
/// unknown. *Components* are connected by the other constraints: sparse elimination of their required equalities leaves roots,
/// and convex piecewise-linear costs of roots and forms are minimized in their programs. *Column singletons*, each in a
/// single required equality apart from those of column singletons set aside before it, are computed last. *Unconstrained* variables are
/// 0. The classes depend on topology alone, so a changed constant only re-evaluates its dependents.
///
/// After any edits the values are those that a fresh system with the same variables and constraints, in the same order,
/// would show. Where the classes are unique they are kept and edited in place. Where they are not (required equalities have
/// known variables only, or an edit reaches the evidence of a conflict) the structure is built anew (`restart`).
///
/// It is a class, although nothing shares an instance. In unoptimized builds, Swift copies a large struct for every
/// call that only reads, and it compiles accesses to the properties of one ten times more slowly. Exclusivity is not
/// checked, since no method calls client code, except `breakPolicy`.
final class ConstraintSystem {
  /// The variables and constraints.
  @exclusivity(unchecked) var store = ConstraintStore()
  /// The components by slot.
  @exclusivity(unchecked) var components = ComponentTable()
  /// The values, and those that the last solve changed.
  @exclusivity(unchecked) var solution = Solution()

  /// The edits since the last solve.
  @exclusivity(unchecked) var edits = PendingEdits()
  /// The memory for searches of the constraint graph.
  @exclusivity(unchecked) var search = GraphSearch()
  /// The counts and the version of the present structure.
  @exclusivity(unchecked) var structure = StructureState()

  /// The last recorded order of re-evaluation.
  @exclusivity(unchecked) var recording = Recording()
  /// The nodes to re-evaluate.
  @exclusivity(unchecked) var rankQueue = RankQueue<DependencyNode>()

  /// The violations after the last pass.
  @exclusivity(unchecked) var violations = Violations()
  /// The present conflicts and their dependencies.
  @exclusivity(unchecked) var diagnosis = ConflictState()
  /// The working memory for building components.
  let workspace: Workspace
  /// The work done so far.
  @exclusivity(unchecked) var counters = Counters()

  /// Indicates whether the system only tests the satisfiability of required constraints.
  let isProbe: Bool

  /// Creates an empty system.
  ///
  /// With the workspace of another system it only tests satisfiability; the two must not build components at the same time.
  init(probingWith workspace: Workspace? = nil) {
    self.workspace = workspace ?? Workspace()
    isProbe = workspace != nil
  }

  /// Returns the violation of a constraint as the client wrote it, 0 within rounding of its largest term.
  func violation(of c: ConstraintID) -> Double { store.constraints[c].unit.multiply(residual(of: c).violation) }

  /// Returns whether the violation of a constraint exceeds rounding.
  func isViolated(_ c: ConstraintID) -> Bool {
    let r = residual(of: c)
    return r.violation > Tolerance.violation(r.scale)
  }

  /// Returns a constraint's violation and largest magnitude, in the units of its row (`Unit`).
  func residual(of c: ConstraintID) -> (violation: Double, scale: Double) {
    let record = store.constraints[c]
    var sum = -record.constant
    var scale = max(1, abs(record.constant))
    for term in store.terms(of: c) {
      let summand = term.coefficient * solution[term.variable]
      sum += summand
      scale = max(scale, abs(summand))
    }
    let off = record.relation.violation(at: sum)
    return (off <= Tolerance.rounding * scale ? 0 : off, scale)
  }
}

/// The edits that add, and the removal of variables. They queue work for the next solve.
///
/// The other edits are next to their consequences: `remove` and `setPriority` in `ConstraintSystem+Invalidation.swift`,
/// and `setConstant` in `ConstraintSystem+Propagation.swift`.
extension ConstraintSystem {
  /// Adds a variable, at 0.
  func addVariable(nonNegative: Bool) -> VariableID {
    let v = store.addVariable(nonNegative: nonNegative)
    if v.position == solution.count {
      solution.append()
    } else {
      solution.listChanges(in: store)
      solution.clear(v)
    }
    return v
  }

  /// Removes a variable that no constraint, broken ones included, refers to.
  func removeVariable(_ v: VariableID) {
    solution.listChanges(in: store)
    store.removeVariable(v)
    noteEdit(structural: true)
  }

  /// Returns whether a constraint references the variable.
  ///
  /// Broken ones count, although they are unlinked from their variables.
  func isReferred(_ v: VariableID) -> Bool {
    if !store.variables[v].head.isNone { return true }
    return diagnosis.conflicts.contains { found in
      store.constraints[found.broken].state == .broken
        && store.terms(of: found.broken).contains { $0.variable == v }
    }
  }

  /// Adds the row collected by the store as a constraint.
  @inline(__always) func addRow(_ relation: Solver.Relation, _ constant: Double, _ priority: Double)
    -> ConstraintID
  {
    let c = store.addRow(relation, constant, priority)
    edits.added.push(c)
    invalidateConflicts(reachedBy: c)
    noteEdit(structural: true)
    return c
  }

  /// Records that the next solve has work.
  func noteEdit(structural: Bool) {
    edits.arePending = true
    if structural {
      edits.isStructural = true
      structure.version += 1
    }
  }
}

/// The phases of a solve, in their order.
extension ConstraintSystem {
  /// The greatest number of passes that break constraints in one solve, a guard against endless loops.
  private static let breakLimit = 10_000

  /// Updates all values after the edits.
  func solve() {
    solution.beginChanges()
    if !edits.arePending { return }
    let isRestarted = needsRestart
    if isRestarted { restart() }
    pass()
    if !isRestarted && (hasViolations || needsRestart) {
      restart()
      pass()
    }
    breakConflicts()
    edits.arePending = false
    edits.isStructural = false
  }

  /// Runs the phases on the pending edits, and records violations.
  func pass() {
    violations.clear()
    if edits.needsPresolve {
      let hadColumnSingletons = structure.columnSingletonCount > 0
      // Presolve: known variables get their values, column singletons are set aside.
      presolve()
      // Elimination, PiecewiseLinearProgram and TieBreaking, component by component.
      buildComponents()
      // The values of column singletons follow from those of the other variables.
      evaluateColumnSingletons()
      if hadColumnSingletons { seedOlderColumnSingletons() }
      if !diagnosis.conflicts.isEmpty { noteReclassified() }
      edits.unclassifiedVariables.clear()
      edits.unclassifiedConstraints.clear()
    }
    // Incremental: what depends on a changed constant.
    if edits.needsPropagation { propagate() }
    // Constraints over known variables alone.
    noteViolatedEmptyRows()
  }

  /// Indicates whether the structure must be built anew.
  ///
  /// The choice of broken constraints, and of empty rows among dependent equalities, can depend on the whole system
  /// (Determinism.md, step 1 and conflicts).
  private var needsRestart: Bool {
    diagnosis.dependencies.isInvalidated || (edits.isStructural && structure.emptyEqualityCount > 0)
      || areNumbersRunningOut
  }

  /// Indicates whether a 32-bit counter that only a restart resets has used half of its range.
  private var areNumbersRunningOut: Bool {
    max(structure.lastRank, store.epoch, recording.pattern) > Int32.max / 2
  }

  /// Breaks one constraint after another until all remaining required constraints hold.
  private func breakConflicts() {
    var breaks = 0
    while hasViolations && breaks < ConstraintSystem.breakLimit && !workspace.work.isExceeded {
      noteEvidence()
      if !breakViolated() { break }
      breaks += 1
      pass()
    }
    diagnosis.dependencies.isBreaking = false
    diagnosis.dependencies.isInvalidated = hasViolations && !diagnosis.conflicts.isEmpty
  }

  /// Indicates whether something required does not hold after the last pass.
  var hasViolations: Bool { !violations.isEmpty }

  private func noteViolatedEmptyRows() {
    for c in edits.emptyRows.slice
    where store.constraints[c].state == .emptyRow && store.constraints[c].isRequired && isViolated(c) {
      violations.constraints.push(c)
    }
    edits.emptyRows.clear()
  }
}
