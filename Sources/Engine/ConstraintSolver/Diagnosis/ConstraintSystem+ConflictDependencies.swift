/// The dependencies of conflicts: which edits reach them, and how they are recorded.
extension ConstraintSystem {
  /// Invalidates the conflicts if an edited constraint is among their dependencies.
  ///
  /// These are evidence, broken constraints, and constraints that reference affected variables.
  @inline(__always) func invalidateConflicts(reachedBy c: ConstraintID) {
    if !diagnosis.conflicts.isEmpty && !diagnosis.dependencies.isInvalidated && reachesDependencies(c) {
      diagnosis.dependencies.isInvalidated = true
    }
  }

  private func reachesDependencies(_ c: ConstraintID) -> Bool {
    store.constraints[c].state == .broken || diagnosis.dependencies.isEvident(constraint: c)
      || store.terms(of: c).contains { diagnosis.dependencies.isAffected($0.variable) }
  }

  /// Invalidates the conflicts, since another policy may choose other members.
  func invalidateConflicts() {
    if diagnosis.conflicts.isEmpty { return }
    diagnosis.dependencies.isInvalidated = true
    noteEdit(structural: false)
  }

  /// Drops the only conflict when its broken constraint is removed, since all others hold.
  func dropOnlyConflict(of c: ConstraintID) {
    guard diagnosis.conflicts.count == 1, diagnosis.conflicts[0].broken == c, !diagnosis.dependencies.isInvalidated
    else { return }
    diagnosis.conflicts.removeAll(keepingCapacity: true)
    diagnosis.dependencies.clear()
  }

  /// Records the variables that the presolve reached.
  ///
  /// They become affected while constraints are given up; otherwise a dependency among them invalidates the conflicts.
  func noteReclassified() {
    if !diagnosis.dependencies.isBreaking && diagnosis.dependencies.isInvalidated { return }
    for v in edits.unclassifiedVariables.slice {
      if diagnosis.dependencies.isBreaking {
        diagnosis.dependencies.noteAffected(v)
      } else if diagnosis.dependencies.isDependency(variable: v) {
        diagnosis.dependencies.isInvalidated = true
      }
    }
  }

  /// Records everything from which the last violations follow.
  func noteEvidence() {
    diagnosis.dependencies.prepare(variables: store.variables.count, constraints: store.constraints.count)
    diagnosis.dependencies.isBreaking = true
    search.queue.clear()
    for c in violations.constraints.slice { noteEvidence(constraint: c) }
    for v in violations.domains.slice { noteEvidence(variable: v) }
    for slot in violations.components.slice {
      guard let component = components[slot] else { continue }
      for c in component.constraints { noteEvidence(constraint: c) }
      for v in component.variables { diagnosis.dependencies.noteAffected(v) }
    }
    var next = 0
    while next < search.queue.count {
      for term in store.terms(of: search.queue[next]) { noteEvidence(variable: term.variable) }
      next += 1
    }
  }

  private func noteEvidence(constraint c: ConstraintID) {
    if diagnosis.dependencies.note(constraint: c) { search.queue.push(c) }
  }

  private func noteEvidence(variable v: VariableID) {
    diagnosis.dependencies.note(variable: v)
    if store.variables[v].state == .known { noteEvidence(constraint: store.variables[v].definition) }
  }
}
