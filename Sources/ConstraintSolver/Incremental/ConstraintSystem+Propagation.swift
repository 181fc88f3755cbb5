/// Re-evaluation after changes of constants; the structure stays.
///
/// A change seen for the first time is carried through a queue ordered by rank, which visits only what in fact moves.
/// The same constants again (a resize, an animation) replay a program recorded from the dependency graph, without any
/// search. Both evaluate the same definitions, so they agree to the bit.
extension ConstraintSystem {
  /// Carries the seeds through the system.
  mutating func propagate() {
    dropStaleSeeds()
    if edits.seedVariables.isEmpty && edits.seedConstraints.isEmpty { return }
    let isRepeated = isPatternRepeated
    // A program for more seeds than these serves too.
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

  /// Indicates whether all seeds are of the pattern noted last, and the structure is the one it was noted for.
  private var isPatternRepeated: Bool {
    if replayProgram.version != structure.version { return false }
    let pattern = replayProgram.pattern
    for i in 0..<edits.seedVariables.count where store.variables[edits.seedVariables[i]].seedPattern != pattern {
      return false
    }
    for i in 0..<edits.seedConstraints.count where store.constraints[edits.seedConstraints[i]].seedPattern != pattern {
      return false
    }
    return true
  }

  /// Makes the present seeds the pattern, without a program.
  private mutating func notePattern() {
    replayProgram.clear()
    replayProgram.version = structure.version
    replayProgram.pattern += 1
    let pattern = replayProgram.pattern
    for i in 0..<edits.seedVariables.count { store.variables[edits.seedVariables[i]].seedPattern = pattern }
    for i in 0..<edits.seedConstraints.count { store.constraints[edits.seedConstraints[i]].seedPattern = pattern }
  }

  // MARK: By rank

  private mutating func propagateByRank() {
    store.epoch += 1
    for i in 0..<edits.seedVariables.count { enqueue(variable: edits.seedVariables[i]) }
    for i in 0..<edits.seedConstraints.count {
      let c = edits.seedConstraints[i]
      store.constraints[c].mark = store.epoch
      enqueue(component: store.constraints[c].owner)
    }
    let seeds = edits.seedConstraints.count
    edits.seedVariables.clear()
    while let node = rankQueue.pop() {
      counters.visitedNodes += 1
      if node >= 0 {
        let before = solution.values[node]
        solution.set(node, evaluateDefinition(of: node))
        if solution.values[node] != before { enqueueDependents(of: node) }
      } else {
        solveMoved(component: ~node)
      }
    }
    assert(seeds == edits.seedConstraints.count, "components move no seeds")
    edits.seedConstraints.clear()
  }

  private mutating func enqueue(variable v: Int32) {
    if store.variables[v].mark == store.epoch { return }
    store.variables[v].mark = store.epoch
    // Known variables by ascending rank, then components, then column singletons by descending rank.
    let rank = Int64(store.variables[v].rank)
    rankQueue.push(store.variables[v].state == .known ? rank : (1 << 40) - rank, v)
  }

  private mutating func enqueue(component slot: Int32) {
    guard let component = components[slot], component.mark != store.epoch else { return }
    component.mark = store.epoch
    rankQueue.push(1 << 32, ~slot)
  }

  private mutating func enqueueDependents(of v: Int32) {
    let isKnown = store.variables[v].state == .known
    if isKnown && store.variables[v].isNonNegative { checkDomain(v) }
    var k = store.variables[v].head
    while k >= 0 {
      let c = store.terms[k].constraint
      k = store.terms[k].next
      switch store.constraints[c].state {
      case .defining:
        if store.constraints[c].owner != v { enqueue(variable: store.constraints[c].owner) }
      case .component:
        if isKnown {
          store.constraints[c].mark = store.epoch
          enqueue(component: store.constraints[c].owner)
        }
      case .check: if store.constraints[c].isRequired { edits.pendingChecks.push(c) }
      default: break
      }
    }
  }

  /// Solves a component of which the marked constraints moved, and enqueues what its variables feed.
  private mutating func solveMoved(component slot: Int32) {
    guard let component = components[slot] else { return }
    search.queue.clear()
    let cons = component.constraints
    for i in 0..<cons.count where store.constraints[cons[i]].mark == store.epoch { search.queue.push(cons[i]) }
    let firstChange = solution.changed.count
    let before = component.changeCount
    solve(component: component, slot: slot, moved: search.queue.slice)
    if component.changeCount == before && firstChange == solution.changed.count { return }
    let vars = component.variables
    for i in 0..<vars.count { enqueueDependents(of: vars[i]) }
  }
}
