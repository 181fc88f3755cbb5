/// The edits of a system: they change the store, and queue what they invalidate for the next solve.
extension ConstraintSystem {
  /// Adds a variable, at 0.
  mutating func addVariable(nonNegative: Bool) -> VariableID {
    let v = store.addVariable(nonNegative: nonNegative)
    if v.position == solution.values.count {
      solution.append()
    } else {
      solution.finishChanges(in: store)
      solution.values[v] = 0
    }
    return v
  }

  /// Removes a variable that no constraint, broken ones included, refers to.
  mutating func removeVariable(_ v: VariableID) {
    solution.finishChanges(in: store)
    store.removeVariable(v)
    noteEdit(structural: true)
  }

  /// Returns whether a constraint references the variable.
  func isReferred(_ v: VariableID) -> Bool {
    if !store.variables[v].head.isNone { return true }
    return diagnosis.conflicts.contains { found in
      store.terms(of: found.broken).contains { $0.variable == v }
    }
  }

  /// Adds the row collected by the store as a constraint.
  @inline(__always) mutating func addRow(_ relation: Solver.Relation, _ constant: Double, _ priority: Double)
    -> ConstraintID
  {
    let c = store.addRow(relation, constant, priority)
    edits.added.push(c)
    noteInvalidation(c)
    noteEdit(structural: true)
    return c
  }

  /// Removes a constraint. The next solve classifies its variables anew.
  mutating func remove(_ c: ConstraintID) {
    dropOnlyConflict(of: c)
    noteInvalidation(c)
    if store.constraints[c].state != .broken {
      detach(c)
      store.unlink(c)
    }
    store.release(c)
    noteEdit(structural: true)
  }

  /// Replaces the right-hand side.
  mutating func setConstant(_ c: ConstraintID, _ constant: Double) {
    if store.constraints[c].constant == constant { return }
    noteInvalidation(c)
    store.constraints[c].constant = constant
    switch store.constraints[c].state {
    case .defining: seed(variable: store.constraints[c].definedVariable)
    case .component: edits.seedConstraints.push(c)
    case .check: edits.pendingChecks.push(c)
    default: break
    }
    noteEdit(structural: false)
  }

  /// Replaces the priority.
  mutating func setPriority(_ c: ConstraintID, _ priority: Double) {
    let old = store.constraints[c]
    if old.priority == priority { return }
    noteInvalidation(c)
    switch store.constraints[c].state {
    case .component:
      dissolve(old.component)
    case .defining, .check:
      detach(c)
      if store.constraints[c].state != .active {
        store.constraints[c].state = .active
        edits.activeConstraints.push(c)
      }
      activateUnknowns(of: c)
    default: break
    }
    store.constraints[c].priority = priority
    noteEdit(structural: true)
  }

  private mutating func noteEdit(structural: Bool) {
    edits.arePending = true
    if structural {
      edits.isStructural = true
      structure.version += 1
    }
  }

  /// Marks a defined variable for re-evaluation.
  @inline(__always) mutating func seed(variable v: VariableID) {
    if store.variables[v].isSeeded { return }
    store.variables[v].isSeeded = true
    edits.seedVariables.push(v)
  }

  /// Invalidates what was computed with a constraint that is removed, broken, or changes its priority.
  ///
  /// Its other variables need nothing: they are in the component dissolved, or do not depend on the variable defined.
  mutating func detach(_ c: ConstraintID) {
    switch store.constraints[c].state {
    case .component: dissolve(store.constraints[c].component)
    case .check: if store.constraints[c].isRequiredEquality { structure.redundantCount -= 1 }
    case .defining:
      let v = store.constraints[c].definedVariable
      if store.variables[v].state == .known {
        activate(v)
      } else {
        structure.columnSingletonCount -= 1
        setActive(v)
      }
    default: break
    }
  }
}
