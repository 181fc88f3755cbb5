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
