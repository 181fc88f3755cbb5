/// One solve: structure, numbers, conflicts.
extension ConstraintSystem {
  /// Breaks more than this many constraints only if something is deeply wrong.
  private static let breakLimit = 10_000

  /// Brings every value up to date with the edits.
  mutating func solve() {
    beginChanges()
    if !isEdited { return }
    var isFresh = false
    // Conflicts, and a choice among redundant equalities, may depend on the whole: settle them from the beginning.
    if ground.isTouched || (isRestructured && redundantCount > 0) {
      restart()
      isFresh = true
    }
    pass()
    // What follows sets values anew.
    if hasViolations { listMoves() }
    if !isFresh && (hasViolations || ground.isTouched || (isRestructured && redundantCount > 0)) {
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
    ground.isBreaking = false
    ground.isTouched = hasViolations && !conflicts.isEmpty
    isEdited = false
    isRestructured = false
    areChangesSettled = false
  }

  /// Whether the last pass found something required that does not hold.
  var hasViolations: Bool {
    !violatedConstraints.isEmpty || !violatedDomains.isEmpty || !violatedComponents.isEmpty
  }

  /// Presolves what is active, propagates what is seeded, and notes what is required but does not hold.
  mutating func pass() {
    violatedConstraints.clear()
    violatedDomains.clear()
    violatedComponents.clear()
    if !added.isEmpty || !activeVariables.isEmpty || !activeConstraints.isEmpty { presolve() }
    if !seedVariables.isEmpty || !seedConstraints.isEmpty { propagate() }
    for i in 0..<pendingChecks.count {
      let c = pendingChecks[i]
      if constraints[c].state == .check && constraints[c].isRequired && isViolated(c) { violatedConstraints.push(c) }
    }
    pendingChecks.clear()
  }

  // MARK: Changes

  private mutating func beginChanges() {
    for i in 0..<changed.count { isChanged[changed[i]] = false }
    changed.clear()
    previous.clear()
    areMovesUnlisted = false
    areChangesSettled = true
  }

  /// Brings the list of changes into its final form, for whoever wants to read it.
  ///
  /// Drops what came back to its old value, and sorts.
  mutating func settleChanges() {
    if areChangesSettled { return }
    areChangesSettled = true
    listMoves()
    var kept = 0
    for i in 0..<changed.count {
      let v = changed[i]
      if values[v] == previous[i] || !variables[v].isLive {
        isChanged[v] = false
        continue
      }
      changed[kept] = v
      kept += 1
    }
    changed.truncate(to: kept)
    changed.slice.sort()
  }

  /// Enters what a replay moved in the list of changes.
  mutating func listMoves() {
    if !areMovesUnlisted { return }
    areMovesUnlisted = false
    let moves = program.moves.slice
    for i in 0..<moves.count {
      let v = moves[i].node
      if isChanged[v] || values[v] == program.before[i] { continue }
      isChanged[v] = true
      changed.push(v)
      previous.push(program.before[i])
    }
  }
}
