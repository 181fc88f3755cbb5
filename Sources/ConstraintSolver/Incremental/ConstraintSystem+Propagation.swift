/// Re-evaluation after changes of constants, with the structure unchanged.
///
/// A pattern of changes that is new is propagated by a queue ordered by rank, which visits only dependents that move.
/// The same constants again (a resize, an animation) replay a program recorded from the dependency graph, without any
/// search. Both evaluate the same definitions, so they agree to the bit.
extension ConstraintSystem {
  /// Propagates the edited constants.
  mutating func propagate() {
    dropStaleSeeds()
    if edits.seedVariables.isEmpty && edits.seedConstraints.isEmpty { return }
    let isRepeated = isPatternRepeated
    // A program for a superset of these seeds is valid too.
    if !isRepeated || replayProgram.isEmpty {
      notePattern()
      if !isRepeated {
        propagateByRank()
        return
      }
      recordProgram()
    }
    replay()
    edits.seedVariables.clear()
    edits.seedConstraints.clear()
  }

  private mutating func dropStaleSeeds() {
    var kept = 0
    for i in 0..<edits.seedConstraints.count where store.constraints[edits.seedConstraints[i]].state == .component {
      edits.seedConstraints[kept] = edits.seedConstraints[i]
      kept += 1
    }
    edits.seedConstraints.truncate(to: kept)
    kept = 0
    for i in 0..<edits.seedVariables.count {
      let v = edits.seedVariables[i]
      store.variables[v].isSeeded = false
      let state = store.variables[v].state
      if state != .known && state != .columnSingleton { continue }
      edits.seedVariables[kept] = v
      kept += 1
    }
    edits.seedVariables.truncate(to: kept)
  }

  /// Indicates whether all seeds belong to the last pattern, and the structure has not changed since.
  private var isPatternRepeated: Bool {
    if replayProgram.version != structure.version { return false }
    let pattern = replayProgram.pattern
    return edits.seedVariables.slice.allSatisfy { store.variables[$0].seedPattern == pattern }
      && edits.seedConstraints.slice.allSatisfy { store.constraints[$0].seedPattern == pattern }
  }

  /// Makes the present seeds the last pattern, and clears the program.
  private mutating func notePattern() {
    replayProgram.clear()
    replayProgram.version = structure.version
    replayProgram.pattern += 1
    let pattern = replayProgram.pattern
    for v in edits.seedVariables.slice { store.variables[v].seedPattern = pattern }
    for c in edits.seedConstraints.slice { store.constraints[c].seedPattern = pattern }
  }

  // MARK: By rank

  private mutating func propagateByRank() {
    store.epoch += 1
    for v in edits.seedVariables.slice { enqueue(variable: v) }
    for c in edits.seedConstraints.slice {
      store.constraints[c].mark = store.epoch
      enqueue(component: store.constraints[c].component)
    }
    let seeds = edits.seedConstraints.count
    edits.seedVariables.clear()
    while let node = rankQueue.pop() {
      counters.visitedNodes += 1
      if node.isComponent {
        solveMoved(component: node.component)
      } else if solution.set(node.variable, evaluateDefinition(of: node.variable)) {
        enqueueDependents(of: node.variable)
      }
    }
    assert(seeds == edits.seedConstraints.count, "components move no seeds")
    edits.seedConstraints.clear()
  }

  private mutating func enqueue(variable v: VariableID) {
    if store.variables[v].mark == store.epoch { return }
    store.variables[v].mark = store.epoch
    // Known variables by ascending rank, then components, then column singletons by descending rank.
    let rank = Int64(store.variables[v].rank)
    rankQueue.push(store.variables[v].state == .known ? rank : (1 << 40) - rank, .variable(v))
  }

  private mutating func enqueue(component slot: ComponentID) {
    guard let component = components[slot], component.mark != store.epoch else { return }
    component.mark = store.epoch
    rankQueue.push(1 << 32, .component(slot))
  }

  private mutating func enqueueDependents(of v: VariableID) {
    let isKnown = store.variables[v].state == .known
    if isKnown && store.variables[v].isNonNegative { checkDomain(v) }
    for c in store.constraints(of: v) {
      switch store.constraints[c].state {
      case .defining:
        if store.constraints[c].definedVariable != v { enqueue(variable: store.constraints[c].definedVariable) }
      case .component:
        if isKnown {
          store.constraints[c].mark = store.epoch
          enqueue(component: store.constraints[c].component)
        }
      case .check: if store.constraints[c].isRequired { edits.pendingChecks.push(c) }
      default: break
      }
    }
  }

  /// Solves a component whose marked constraints moved, and enqueues the dependents of its variables.
  private mutating func solveMoved(component slot: ComponentID) {
    guard let component = components[slot] else { return }
    search.queue.clear()
    for c in component.constraints where store.constraints[c].mark == store.epoch { search.queue.push(c) }
    let firstChange = solution.changed.count
    let before = component.changeCount
    solve(component: component, slot: slot, moved: search.queue.slice)
    if component.changeCount == before && firstChange == solution.changed.count { return }
    for v in component.variables { enqueueDependents(of: v) }
  }
}
