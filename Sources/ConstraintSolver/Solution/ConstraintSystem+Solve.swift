/// The order of the phases.
extension ConstraintSystem {
  /// Breaks more than this many constraints only if something is deeply wrong.
  private static let breakLimit = 10_000

  /// Brings every value up to date with the edits.
  mutating func solve() {
    solution.beginChanges()
    replayProgram.areMovesUnlisted = false
    if !edits.isAny { return }
    let isFresh = needsRestart
    if isFresh { restart() }
    pass()
    // What follows sets values anew.
    if hasViolations { listMoves() }
    if !isFresh && (hasViolations || needsRestart) {
      restart()
      pass()
    }
    breakConflicts()
    edits.isAny = false
    edits.isStructural = false
  }

  /// Takes the pending edits through the phases, and notes what is required but does not hold.
  mutating func pass() {
    violations.clear()
    if edits.concernStructure {
      let hadColumnSingletons = structure.columnSingletonCount > 0
      // Presolve: known variables get their values, column singletons are set aside.
      presolve()
      // Elimination, PiecewiseLinearProgram and TieBreaking: what is left, component by component.
      buildComponents()
      // Solution: column singletons follow from the others.
      evaluateColumnSingletons()
      if hadColumnSingletons { seedOlderColumnSingletons() }
      if !diagnosis.conflicts.isEmpty { noteReached() }
      edits.activeVariables.clear()
      edits.activeConstraints.clear()
    }
    // Incremental: what depends on a changed constant.
    if edits.concernConstants { propagate() }
    // Diagnosis: constraints over known variables alone.
    noteViolatedChecks()
  }

  /// Indicates whether the structure must be built anew: conflicts, and a choice among redundant equalities, may depend on
  /// the whole (Determinism.md, 1).
  private var needsRestart: Bool {
    diagnosis.dependencies.isInvalidated || (edits.isStructural && structure.redundantCount > 0)
  }

  /// Gives up one constraint after another until all that is still required holds.
  private mutating func breakConflicts() {
    var breaks = 0
    while hasViolations && breaks < ConstraintSystem.breakLimit {
      noteEvidence()
      if !breakViolated() { break }
      breaks += 1
      pass()
    }
    diagnosis.dependencies.isBreaking = false
    diagnosis.dependencies.isInvalidated = hasViolations && !diagnosis.conflicts.isEmpty
  }

  /// Indicates whether the last pass found something required that does not hold.
  var hasViolations: Bool { !violations.isEmpty }

  private mutating func noteViolatedChecks() {
    for c in edits.pendingChecks.slice
    where store.constraints[c].state == .check && store.constraints[c].isRequired && isViolated(c) {
      violations.constraints.push(c)
    }
    edits.pendingChecks.clear()
  }

  // MARK: Changes

  /// Brings the list of changes into its final form, for whoever wants to read it.
  mutating func settleChanges() {
    listMoves()
    solution.settleChanges(in: store)
  }

  /// Enters the variables that a replay moved in the list of changes.
  private mutating func listMoves() {
    if !replayProgram.areMovesUnlisted { return }
    replayProgram.areMovesUnlisted = false
    let moves = replayProgram.moves.slice
    for i in 0..<moves.count { solution.noteChange(of: moves[i].node, from: replayProgram.before[i]) }
  }
}
