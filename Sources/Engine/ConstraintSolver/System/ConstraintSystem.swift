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

/// The edits since the last solve, by their effect on the structure.
struct PendingEdits: ~Copyable {
  /// The constraints added since the last presolve.
  var added = Buffer<ConstraintID>()
  /// The variables to be classified anew.
  var unclassifiedVariables = Buffer<VariableID>()
  /// The constraints to be classified anew.
  var unclassifiedConstraints = Buffer<ConstraintID>()
  /// The defined variables whose constant, or input in the case of column singletons, changed.
  var seedVariables = Buffer<VariableID>()
  /// The constraints of components whose constant changed.
  var seedConstraints = Buffer<ConstraintID>()
  /// The empty rows to be evaluated again.
  var emptyRows = Buffer<ConstraintID>()
  /// Indicates whether there was any edit since the last solve.
  var arePending = false
  /// Indicates whether a constraint or variable was removed, a constraint added, or a priority changed.
  var isStructural = false

  /// Indicates whether the presolve has work.
  var needsPresolve: Bool { !added.isEmpty || !unclassifiedVariables.isEmpty || !unclassifiedConstraints.isEmpty }
  /// Indicates whether the propagation of changed constants has work.
  var needsPropagation: Bool { !seedVariables.isEmpty || !seedConstraints.isEmpty }

  /// Clears the lists.
  mutating func clearLists() {
    added.clear()
    unclassifiedVariables.clear()
    unclassifiedConstraints.clear()
    seedVariables.clear()
    seedConstraints.clear()
    emptyRows.clear()
  }
}

/// The memory for searches of the constraint graph. A node is visited once per `ConstraintStore.epoch`.
struct GraphSearch: ~Copyable {
  /// The open variables of a search.
  var stack = Buffer<VariableID>()
  /// The open constraints of a search.
  var queue = Buffer<ConstraintID>()
  /// The column singletons in the order they were set aside.
  var columnSingletonOrder = Buffer<VariableID>()
}

/// The counts and the version of the structure that the presolve found.
struct StructureState {
  /// The greatest rank assigned so far.
  var lastRank: Int32 = 0
  /// The number of column singletons.
  var columnSingletonCount = 0
  /// The number of empty rows that are required equalities.
  var emptyEqualityCount = 0
  /// The version, which grows with every presolve and every structural edit.
  var version: Int64 = 0
}

/// The required constraints and domains that do not hold after the last pass.
struct Violations: ~Copyable {
  /// The empty rows that do not hold.
  var constraints = Buffer<ConstraintID>()
  /// The known sizes that are negative.
  var domains = Buffer<VariableID>()
  /// The components in which something required does not hold.
  var components = Buffer<ComponentID>()

  /// Indicates whether everything required holds.
  var isEmpty: Bool { constraints.isEmpty && domains.isEmpty && components.isEmpty }

  /// Clears the lists.
  mutating func clear() {
    constraints.clear()
    domains.clear()
    components.clear()
  }
}

/// The present conflicts, and the policy that decides them.
struct ConflictState: ~Copyable {
  /// The present conflicts.
  var conflicts: [FoundConflict] = []
  /// The constraints and variables on which they depend.
  var dependencies = ConflictDependencies()
  /// The programs that a search for other solutions moved from their optima.
  var movedPrograms: [PiecewiseLinearProgram] = []
  /// Chooses the member of a conflict to give up; nil for the one added last.
  var breakPolicy: (([ConstraintID]) -> ConstraintID)?
}

/// The values of a component whose structure is unchanged: `update(component:)` and its steps.
extension ConstraintSystem {
  /// Computes a component's values after constants or known inputs of constraints changed.
  ///
  /// If `changed` is nil, all constraints may have changed. The structure, factor and forms of the component are kept.
  func update(component: Component, slot: ComponentID, changed: BufferSlice<ConstraintID>?) {
    counters.solvedComponents += 1
    // Right-hand sides and offsets are recomputed if a required equality changed. Every location depends on offsets.
    let areOffsetsChanged = eliminateConstants(component, changed)
    // Moves the breakpoints of changed constraints, or of all, and updates the optimum. Tie-breaking programs are built
    // when it ceases to be unique, and dropped when it is unique again.
    let isMoved = chooseOptimum(of: component, changed: areOffsetsChanged ? nil : changed)
    // Assigns the members' values.
    if isMoved { substituteBack(component) }
    // Checks required constraints and domains.
    if isViolated(component) { violations.components.push(slot) }
  }

  /// Eliminates the right-hand sides and computes the offsets; returns false if they can be kept.
  ///
  /// They are kept if no required equality is among the changed constraints.
  private func eliminateConstants(_ component: Component, _ changed: BufferSlice<ConstraintID>?) -> Bool {
    if let changed, !changed.contains(where: { store.constraints[$0].isRequiredEquality }) { return false }
    let rightSides = component.rightSides
    for k in rightSides.indices {
      var r = knownConstant(of: k, component)
      for q in component.factor.lower.range(k) {
        r -= component.factor.lower.values[q] * rightSides[component.factor.lower.indices[q]]
      }
      rightSides[k] = r
    }
    component.substituteOffsets()
    return true
  }

  /// Returns an operation's right-hand side minus its known terms.
  private func knownConstant(of k: OperationIndex, _ component: Component) -> Double {
    let c = component.factor.rows[k]
    var r = store.constraints[c].constant
    for term in store.terms(of: c) where store.variables[term.variable].state != .component {
      r -= term.coefficient * solution[term.variable]
    }
    return r
  }

  /// Returns whether a linearly dependent equality contradicts the others.
  func isInconsistent(_ k: OperationIndex, _ component: Component) -> Bool {
    if !component.factor.columns[k].isNone { return false }
    var scale = abs(component.rightSides[k])
    for term in store.terms(of: component.factor.rows[k]) {
      scale = max(scale, abs(term.coefficient * solution[term.variable]))
    }
    return abs(component.rightSides[k]) > Tolerance.violation(scale)
  }

  /// Returns the location of a breakpoint on its form.
  @inline(__always) private func location(
    of b: BreakpointIndex, in breakpoints: Breakpoints, _ offsets: KeyedSlice<Member, Double>
  ) -> Double {
    let (source, scale) = (breakpoints[b].source, breakpoints[b].scale)
    var r = 0.0
    if source.isDomain {
      r = -offsets[store.variables[source.variable].memberIndex]
    } else {
      r = store.constraints[source.constraint].constant
      for term in store.terms(of: source.constraint) {
        let u = store.variables[term.variable]
        r -= term.coefficient * (u.state == .component ? offsets[u.memberIndex] : solution[term.variable])
      }
    }
    return scale == 1 ? r : r / scale
  }

  /// Moves the breakpoints of `changed` constraints, or of all if it is nil, to their locations.
  ///
  /// Returns whether the optimum may have moved.
  func updateLocations(
    of set: ProgramSet, _ offsets: KeyedSlice<Member, Double>, changed: BufferSlice<ConstraintID>?
  ) -> Bool {
    var isMoved = false
    if let changed {
      for c in changed where updateLocations(of: c, in: set, offsets) { isMoved = true }
      return isMoved
    }
    for program in set.programs {
      for f in program.forms {
        for b in program.breakpoints.range(of: f) { _ = updateLocation(of: b, on: f, in: program, offsets) }
      }
    }
    return true
  }

  /// Moves a breakpoint of a program to its location; returns whether the optimum may have moved.
  @inline(__always) private func updateLocation(
    of b: BreakpointIndex, on form: FormIndex, in program: PiecewiseLinearProgram, _ offsets: KeyedSlice<Member, Double>
  ) -> Bool {
    let x = location(of: b, in: program.breakpoints, offsets)
    if x == program.breakpoints[b].location && program.optimum.isSolved { return false }
    program.moveBreakpoint(b, of: form, to: x)
    return true
  }

  private func updateLocations(of c: ConstraintID, in set: ProgramSet, _ offsets: KeyedSlice<Member, Double>) -> Bool {
    let placement = set.placements[store.constraints[c].memberIndex]
    if placement.program < 0 { return false }
    let program = set.programs[Int(placement.program)]
    var isMoved = false
    for b in program.breakpoints.range(of: placement.form) where program.breakpoints[b].source == .constraint(c) {
      if updateLocation(of: b, on: placement.form, in: program, offsets) { isMoved = true }
    }
    return isMoved
  }

  /// Reoptimizes the programs whose breakpoints moved; returns whether the optimum is unique.
  func reoptimize(_ set: ProgramSet, of component: Component) -> Bool {
    for program in set.programs where program.optimum.isDirty || !program.optimum.isSolved {
      program.reoptimize(workspace.simplex, &counters)
    }
    return component.costlessRootCount == 0 && set.isUnique
  }

  /// Computes the eliminated variables from the roots, and assigns the members' values.
  private func substituteBack(_ component: Component) {
    component.factor.substituteBack(component.rightSides, into: component.memberValues)
    solution.assignMembers(component.variables, component.memberValues)
  }

  /// Returns whether a required constraint or a domain of a component does not hold.
  func isViolated(_ component: Component) -> Bool {
    // The tie-breaking programs were reoptimized alone: everything required holds in their optimum.
    if component.arePriorityProgramsStale { return false }
    for k in component.factor.dependentRows where isInconsistent(k, component) { return true }
    if component.priorityPrograms.rootlessSources.slice.contains(where: { isSourceViolated($0) }) { return true }
    return component.priorityPrograms.isViolated
  }

  /// Returns whether a required constraint or a domain does not hold.
  func isSourceViolated(_ source: Source) -> Bool {
    source.isDomain ? isDomainViolated(source.variable) : isViolated(source.constraint)
  }
}
