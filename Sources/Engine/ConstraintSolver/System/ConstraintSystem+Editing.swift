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
