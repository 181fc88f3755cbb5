/// Re-evaluation after changes of constants, with the structure unchanged.
///
/// A queue ordered by rank visits what depends on the edited constants, as far as values change. The same constants again
/// (a resize, an animation) replay the order recorded for them, without any search. Both evaluate the same definitions, so
/// they agree to the bit.
extension ConstraintSystem {
  /// Propagates the edited constants.
  mutating func propagate() {
    dropStaleSeeds()
    if edits.seedVariables.isEmpty && edits.seedConstraints.isEmpty { return }
    if isPatternRepeated {
      // The program may have been recorded for more seeds than these.
      if replayProgram.isEmpty {
        notePattern()
        recordProgram()
      }
      replay()
    } else {
      notePattern()
      propagateByRank()
    }
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

  // Known variables come first, by ascending rank, then components, then column singletons, by descending rank.
  private static let (componentRank, columnSingletonRank): (Int64, Int64) = (1 << 32, 1 << 40)

  private mutating func propagateByRank() {
    enqueueSeeds()
    while let node = rankQueue.pop() {
      counters.visitedNodes += 1
      if node.isComponent {
        solveMoved(component: node.component)
      } else if solution.set(node.variable, evaluateDefinition(of: node.variable)) {
        checkDomain(node.variable)
        enqueueDependents(of: node.variable)
      }
    }
  }

  /// Begins a search with the edited constants.
  mutating func enqueueSeeds() {
    store.epoch += 1
    for v in edits.seedVariables.slice { enqueue(variable: v) }
    for c in edits.seedConstraints.slice {
      store.constraints[c].mark = store.epoch
      enqueue(component: store.constraints[c].component)
    }
  }

  private mutating func enqueue(variable v: VariableID) {
    if store.variables[v].mark == store.epoch { return }
    store.variables[v].mark = store.epoch
    let rank = Int64(store.variables[v].rank)
    let isKnown = store.variables[v].state == .known
    rankQueue.push(isKnown ? rank : ConstraintSystem.columnSingletonRank - rank, .variable(v))
  }

  private mutating func enqueue(component slot: ComponentID) {
    guard let component = components[slot], component.mark != store.epoch else { return }
    component.mark = store.epoch
    rankQueue.push(ConstraintSystem.componentRank, .component(slot))
  }

  /// Enqueues the dependents of a variable.
  ///
  /// Marks the constraints of components that it moves, and lists the required constraints to check.
  mutating func enqueueDependents(of v: VariableID) {
    let isKnown = store.variables[v].state == .known
    for c in store.constraints(of: v) {
      switch store.constraints[c].state {
      case .defining:
        if store.constraints[c].definedVariable != v { enqueue(variable: store.constraints[c].definedVariable) }
      case .component:
        if isKnown {
          store.constraints[c].mark = store.epoch
          enqueue(component: store.constraints[c].component)
        }
      case .check:
        if store.constraints[c].isRequired && store.constraints[c].mark != store.epoch {
          store.constraints[c].mark = store.epoch
          edits.pendingChecks.push(c)
        }
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
