/// Invalidation of the part of the structure that depends on an edit.
///
/// All that was computed from a known variable is invalidated with it; a column singleton activates the unknowns of its
/// equality, which were classified without it. Both searches stop at variables that stay known.
extension ConstraintSystem {
  /// Activates a variable and all that was computed from it.
  mutating func activate(_ v: VariableID) {
    search.stack.clear()
    search.stack.push(v)
    drain()
  }

  /// Activates every variable of a constraint that is not known.
  mutating func activateUnknowns(of c: ConstraintID) {
    search.stack.clear()
    pushUnknowns(of: c)
    drain()
  }

  @inline(__always) private mutating func pushUnknowns(of c: ConstraintID) {
    for term in store.terms(of: c) {
      let v = term.variable
      let state = store.variables[v].state
      if state != .known && state != .active { search.stack.push(v) }
    }
  }

  /// Activates the variables on the stack, and all that was computed from them.
  mutating func drain() {
    while !search.stack.isEmpty {
      let v = search.stack.pop()
      let state = store.variables[v].state
      if state == .active { continue }
      let definition = store.variables[v].definition
      if state == .component {
        dissolve(store.variables[v].component)
        continue
      }
      setActive(v)
      if state == .known {
        store.constraints[definition].state = .active
        edits.activeConstraints.push(definition)
        activateDependents(of: v)
      } else if state == .columnSingleton {
        structure.columnSingletonCount -= 1
        store.constraints[definition].state = .active
        edits.activeConstraints.push(definition)
        pushUnknowns(of: definition)
      }
    }
  }

  private mutating func activateDependents(of v: VariableID) {
    for c in store.constraints(of: v) {
      switch store.constraints[c].state {
      case .defining:
        let u = store.constraints[c].definedVariable
        if u != v && store.variables[u].state == .known { search.stack.push(u) }
      case .check:
        if store.constraints[c].isRequiredEquality { structure.redundantCount -= 1 }
        store.constraints[c].state = .active
        edits.activeConstraints.push(c)
      case .component: dissolve(store.constraints[c].component)
      default: break
      }
    }
  }

  /// Discards the whole structure and the conflicts.
  ///
  /// The next pass adds the constraints in their order of addition.
  mutating func restart() {
    counters.restarts += 1
    for slot in components.indices { dissolve(slot) }
    edits.activeVariables.clear()
    edits.activeConstraints.clear()
    edits.added.clear()
    edits.seedConstraints.clear()
    for v in edits.seedVariables.slice { store.variables[v].isSeeded = false }
    edits.seedVariables.clear()
    edits.pendingChecks.clear()
    rankQueue.clear()
    for v in store.variables.indices {
      store.variables[v].head = .none
      store.variables[v].state = .free
      store.variables[v].definition = .none
      if store.variables[v].isLive { setActive(v) }
    }
    search.queue.clear()
    for c in store.constraints.indices where store.constraints[c].state != .dead { search.queue.push(c) }
    store.constraintHistory.sort(search.queue.slice)
    for c in search.queue.slice {
      store.constraints[c].state = .new
      store.link(c)
      edits.added.push(c)
    }
    store.variableHistory.sort(edits.activeVariables.slice)
    structure.columnSingletonCount = 0
    structure.redundantCount = 0
    structure.lastRank = 0
    diagnosis.conflicts.removeAll(keepingCapacity: true)
    diagnosis.dependencies.clear()
    structure.version += 1
  }
}
