/// One solve: structure, numbers, conflicts.
extension ConstraintSystem {
  /// Breaks more than this many constraints only if something is deeply wrong.
  private static let breakLimit = 10_000

  /// Brings every value up to date with the edits.
  mutating func solve() {
    beginChanges()
    if !edits.isAny { return }
    var isFresh = false
    // Conflicts, and a choice among redundant equalities, may depend on the whole: settle them from the beginning.
    if diagnosis.dependencies.isInvalidated || (edits.isStructural && structure.redundantCount > 0) {
      restart()
      isFresh = true
    }
    pass()
    // What follows sets values anew.
    if hasViolations { listMoves() }
    if !isFresh
      && (hasViolations || diagnosis.dependencies.isInvalidated || (edits.isStructural && structure.redundantCount > 0))
    {
      restart()
      pass()
    }
    var breaks = 0
    while hasViolations && breaks < ConstraintSystem.breakLimit {
      noteEvidence()
      if !breakViolated() { break }
      breaks += 1
      pass()
    }
    diagnosis.dependencies.isBreaking = false
    diagnosis.dependencies.isInvalidated = hasViolations && !diagnosis.conflicts.isEmpty
    edits.isAny = false
    edits.isStructural = false
    changes.areSettled = false
  }

  /// Indicates whether the last pass found something required that does not hold.
  var hasViolations: Bool {
    !violations.constraints.isEmpty || !violations.domains.isEmpty || !violations.components.isEmpty
  }

  /// Presolves what is active, propagates what is seeded, and notes what is required but does not hold.
  mutating func pass() {
    violations.constraints.clear()
    violations.domains.clear()
    violations.components.clear()
    if !edits.added.isEmpty || !edits.activeVariables.isEmpty || !edits.activeConstraints.isEmpty { presolve() }
    if !edits.seedVariables.isEmpty || !edits.seedConstraints.isEmpty { propagate() }
    for i in 0..<edits.pendingChecks.count {
      let c = edits.pendingChecks[i]
      if constraints[c].state == .check && constraints[c].isRequired && isViolated(c) { violations.constraints.push(c) }
    }
    edits.pendingChecks.clear()
  }

  // MARK: Changes

  private mutating func beginChanges() {
    for i in 0..<changes.variables.count { changes.contains[changes.variables[i]] = false }
    changes.variables.clear()
    changes.values.clear()
    changes.areMovesUnlisted = false
    changes.areSettled = true
  }

  /// Brings the list of changes into its final form, for whoever wants to read it.
  ///
  /// Drops what came back to its old value, and sorts.
  mutating func settleChanges() {
    if changes.areSettled { return }
    changes.areSettled = true
    listMoves()
    var kept = 0
    for i in 0..<changes.variables.count {
      let v = changes.variables[i]
      if values[v] == changes.values[i] || !variables[v].isLive {
        changes.contains[v] = false
        continue
      }
      changes.variables[kept] = v
      kept += 1
    }
    changes.variables.truncate(to: kept)
    changes.variables.slice.sort()
  }

  /// Enters what a replay moved in the list of changes.
  mutating func listMoves() {
    if !changes.areMovesUnlisted { return }
    changes.areMovesUnlisted = false
    let moves = replayProgram.moves.slice
    for i in 0..<moves.count {
      let v = moves[i].node
      if changes.contains[v] || values[v] == replayProgram.before[i] { continue }
      changes.contains[v] = true
      changes.variables.push(v)
      changes.values.push(replayProgram.before[i])
    }
  }
}
