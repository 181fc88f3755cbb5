/// Invalidation: everything that an edit of the structure can reach.
///
/// A removed constraint cannot change the bits of a component outside of its region, unless the solve restarts:
///
/// 1. `remove` calls `invalidate(byRemoving:)`. It withdraws the class of the variables of one component (`dissolve`), or of
///    the variable that the constraint defined and, if that was known, of all that was computed from it
///    (`invalidateVariablesOnStack`). Only this file calls `withdrawClass` and `ComponentTable.remove` (`PhaseTests`).
/// 2. The presolve and `buildComponents` start from unclassified variables alone. `VariableRecord.classify` asserts it in debug
///    builds.
/// 3. Values of members are assigned only in `substituteBack`, which `update(component:)` calls for a new component, or for
///    one that `propagate` reaches. A removal adds no seeds for `propagate` but column singletons, and from these
///    `enqueueDependents` enqueues no component, since they are not known.
/// 4. If the removal leaves a loose region, `invalidateRegion` dissolves all components of the region. Their members
///    become one component, in which values may change.
/// 5. `restart` discards everything: if a conflict depends on the constraint, if anything required fails, if there is an
///    equality without unknowns, or if a counter nears its limit. A component built anew from the same members has the
///    same bits (Determinism.md, 2 to 5). But a constraint that was given up for a conflict can hold now, and change
///    others.
extension ConstraintSystem {
  // MARK: Edits

  /// Removes a constraint. The next solve classifies again what was determined with it.
  func remove(_ c: ConstraintID) {
    dropOnlyConflict(of: c)
    invalidateConflicts(reachedBy: c)
    if store.constraints[c].state != .broken {
      invalidate(byRemoving: c)
      store.unlink(c)
    }
    store.freeSlot(of: c)
    noteEdit(structural: true)
  }

  /// Replaces the priority.
  func setPriority(_ c: ConstraintID, _ priority: Double) {
    if store.constraints[c].priority == priority { return }
    invalidateConflicts(reachedBy: c)
    invalidate(byReprioritizing: c)
    store.constraints[c].priority = priority
    noteEdit(structural: true)
  }

  /// Invalidates what was computed with a constraint that is removed, broken, or changes its priority.
  ///
  /// Its other variables need no search: they are in the dissolved component, or do not depend on the defined variable.
  /// The presolve can still find their region loose (`invalidateRegion`).
  func invalidate(byRemoving c: ConstraintID) {
    switch store.constraints[c].state {
    case .component: dissolve(store.constraints[c].component)
    case .emptyRow: if store.constraints[c].isRequiredEquality { structure.emptyEqualityCount -= 1 }
    case .defining:
      let v = store.constraints[c].definedVariable
      if store.variables[v].state == .known {
        search.stack.clear()
        search.stack.push(v)
        invalidateVariablesOnStack()
      } else {
        structure.columnSingletonCount -= 1
        invalidate(variable: v)
      }
    case .dead, .new, .unclassified, .broken: break
    }
  }

  /// Invalidates a constraint whose priority changes, the results from it, and its unknown variables.
  func invalidate(byReprioritizing c: ConstraintID) {
    let state = store.constraints[c].state
    invalidate(byRemoving: c)
    if state != .defining && state != .emptyRow { return }
    if store.constraints[c].state != .unclassified { invalidate(constraint: c) }
    search.stack.clear()
    pushUnknowns(of: c)
    invalidateVariablesOnStack()
  }

  /// Invalidates an added constraint and its unknown variables.
  func invalidate(byAdding c: ConstraintID) {
    invalidate(constraint: c)
    search.stack.clear()
    for term in store.terms(of: c) {
      switch store.variables[term.variable].state {
      // No other variable depends on an unconstrained one.
      case .unconstrained: invalidate(variable: term.variable)
      case .known, .unclassified: break
      case .columnSingleton, .component: search.stack.push(term.variable)
      }
    }
    invalidateVariablesOnStack()
  }

  // MARK: Searches

  private func pushUnknowns(of c: ConstraintID) {
    for term in store.terms(of: c) {
      let state = store.variables[term.variable].state
      if state != .known && state != .unclassified { search.stack.push(term.variable) }
    }
  }

  /// Invalidates the variables on the stack and all that was computed from them.
  ///
  /// A column singleton invalidates the unknown variables of its equality, which were classified without it.
  private func invalidateVariablesOnStack() {
    while !search.stack.isEmpty {
      let v = search.stack.pop()
      let definition = store.variables[v].definition
      switch store.variables[v].state {
      case .unclassified: break
      case .unconstrained: invalidate(variable: v)
      case .component: dissolve(store.variables[v].component)
      case .known:
        invalidate(variable: v)
        invalidate(constraint: definition)
        invalidateDependents(of: v)
      case .columnSingleton:
        structure.columnSingletonCount -= 1
        invalidate(variable: v)
        invalidate(constraint: definition)
        pushUnknowns(of: definition)
      }
    }
  }

  private func invalidateDependents(of v: VariableID) {
    for c in store.constraints(of: v) {
      switch store.constraints[c].state {
      case .defining:
        let u = store.constraints[c].definedVariable
        if u != v && store.variables[u].state == .known { search.stack.push(u) }
      case .emptyRow:
        if store.constraints[c].isRequiredEquality { structure.emptyEqualityCount -= 1 }
        invalidate(constraint: c)
      case .component: dissolve(store.constraints[c].component)
      case .dead, .new, .unclassified, .broken: break
      }
    }
  }

  /// Dissolves a component; its variables and constraints become unclassified.
  private func dissolve(_ slot: ComponentID) {
    guard let component = components[slot] else { return }
    for v in component.variables where store.variables[v].state == .component { invalidate(variable: v) }
    for c in component.constraints where store.constraints[c].state == .component { invalidate(constraint: c) }
    components.remove(slot)
  }

  /// Withdraws a variable's class, and queues the variable for the next presolve.
  @inline(__always) private func invalidate(variable v: VariableID) {
    store.variables[v].withdrawClass()
    edits.unclassifiedVariables.push(v)
  }

  /// Withdraws a constraint's role, and queues the constraint for the next presolve.
  @inline(__always) private func invalidate(constraint c: ConstraintID) {
    store.constraints[c].state = .unclassified
    edits.unclassifiedConstraints.push(c)
  }

  // MARK: Regions and restarts

  /// Invalidates everything connected to a variable, except known variables.
  ///
  /// Components of the region are dissolved even if the edit reached none of their members: a fresh solver would find the
  /// same region loose. Regions that only share known variables with it are not visited (Determinism.md, 2).
  func invalidateRegion(of start: VariableID) {
    store.epoch += 1
    search.stack.clear()
    search.stack.push(start)
    store.variables[start].mark = store.epoch
    while !search.stack.isEmpty {
      let v = search.stack.pop()
      if store.variables[v].state == .component { dissolve(store.variables[v].component) }
      if store.variables[v].state == .columnSingleton {
        structure.columnSingletonCount -= 1
        invalidate(variable: v)
      }
      // Not 0, so that `buildComponents` builds a component instead of classifying the variable as unconstrained.
      store.variables[v].degree = .max
      for c in store.constraints(of: v) {
        if store.constraints[c].state == .emptyRow || store.constraints[c].mark == store.epoch { continue }
        store.constraints[c].mark = store.epoch
        if store.constraints[c].state == .defining { invalidate(constraint: c) }
        for term in store.terms(of: c) {
          let u = term.variable
          if store.variables[u].state == .known || store.variables[u].mark == store.epoch { continue }
          store.variables[u].mark = store.epoch
          search.stack.push(u)
        }
      }
    }
  }

  /// Discards the whole structure and the conflicts.
  ///
  /// The next pass adds the constraints in their order of addition.
  func restart() {
    counters.restarts += 1
    for slot in components.indices { dissolve(slot) }
    for v in edits.seedVariables.slice { store.variables[v].isSeeded = false }
    edits.clearLists()
    rankQueue.clear()
    for v in store.variables.indices where store.variables[v].isLive {
      store.variables[v].head = .none
      store.variables[v].mark = 0
      store.variables[v].seedPattern = 0
      invalidate(variable: v)
    }
    store.variableHistory.sort(edits.unclassifiedVariables.slice)
    for c in store.constraints.indices where store.constraints[c].state != .dead {
      store.constraints[c].state = .new
      store.constraints[c].mark = 0
      store.constraints[c].seedPattern = 0
      edits.added.push(c)
    }
    store.constraintHistory.sort(edits.added.slice)
    for c in edits.added.slice { store.link(c) }
    structure.columnSingletonCount = 0
    structure.emptyEqualityCount = 0
    structure.lastRank = 0
    store.epoch = 0
    recording.pattern = 0
    structure.version += 1
    diagnosis.conflicts.removeAll(keepingCapacity: true)
    diagnosis.dependencies.clear()
  }
}
