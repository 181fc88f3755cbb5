/// Re-evaluation after changes of constants; the structure stays.
///
/// A change seen for the first time is carried through an agenda ordered by rank, which visits only what in fact moves.
/// The same constants again (a resize, an animation) replay a program recorded from the dependency graph, without any
/// search. Both evaluate the same definitions, so they agree to the bit.
extension ConstraintSystem {
  /// Carries the seeds through the system.
  mutating func propagate() {
    dropStaleSeeds()
    if seedVariables.isEmpty && seedConstraints.isEmpty { return }
    if !isProgramValid() {
      let isRepeated = notePattern()
      if !isRepeated {
        runAgenda()
        return
      }
      recordProgram()
    }
    replay()
    seedVariables.clear()
    seedConstraints.clear()
  }

  private mutating func dropStaleSeeds() {
    var kept = 0
    for i in 0..<seedConstraints.count where constraints[seedConstraints[i]].state == .component {
      seedConstraints[kept] = seedConstraints[i]
      kept += 1
    }
    seedConstraints.truncate(to: kept)
    kept = 0
    for i in 0..<seedVariables.count {
      let v = seedVariables[i]
      variables[v].isSeeded = false
      let state = variables[v].state
      if state != .known && state != .peeled { continue }
      seedVariables[kept] = v
      kept += 1
    }
    seedVariables.truncate(to: kept)
  }

  /// A program for more seeds than these serves too.
  private func isProgramValid() -> Bool {
    if program.version != structureVersion || program.isEmpty { return false }
    for i in 0..<seedVariables.count where variables[seedVariables[i]].program != program.key { return false }
    for i in 0..<seedConstraints.count where constraints[seedConstraints[i]].program != program.key { return false }
    return true
  }

  /// Marks the present seeds; whether all of them were marked by the time before.
  private mutating func notePattern() -> Bool {
    var isRepeated = program.patternVersion == structureVersion
    let key = program.key
    for i in 0..<seedVariables.count where variables[seedVariables[i]].program != -key { isRepeated = false }
    for i in 0..<seedConstraints.count where constraints[seedConstraints[i]].program != -key { isRepeated = false }
    program.patternVersion = structureVersion
    program.clear()
    program.key += 1
    let mark = isRepeated ? program.key : -program.key
    for i in 0..<seedVariables.count { variables[seedVariables[i]].program = mark }
    for i in 0..<seedConstraints.count { constraints[seedConstraints[i]].program = mark }
    return isRepeated
  }

  // MARK: RankQueue

  private mutating func runAgenda() {
    epoch += 1
    for i in 0..<seedVariables.count { enqueue(variable: seedVariables[i]) }
    for i in 0..<seedConstraints.count {
      let c = seedConstraints[i]
      constraints[c].mark = epoch
      enqueue(component: constraints[c].owner)
    }
    let seeds = seedConstraints.count
    seedVariables.clear()
    while let node = agenda.pop() {
      counters.visitedNodes += 1
      if node >= 0 {
        let before = values[node]
        setValue(node, evaluateDefinition(of: node))
        if values[node] != before { enqueueDependents(of: node) }
      } else {
        solveMoved(component: ~node)
      }
    }
    assert(seeds == seedConstraints.count, "components move no seeds")
    seedConstraints.clear()
  }

  private mutating func enqueue(variable v: Int32) {
    if variables[v].mark == epoch { return }
    variables[v].mark = epoch
    // Known variables by ascending rank, then components, then peeled ones by descending rank.
    let rank = Int64(variables[v].rank)
    agenda.push(variables[v].state == .known ? rank : (1 << 40) - rank, v)
  }

  private mutating func enqueue(component slot: Int32) {
    guard let component = components[slot], component.pointee.mark != epoch else { return }
    component.pointee.mark = epoch
    agenda.push(1 << 32, ~slot)
  }

  private mutating func enqueueDependents(of v: Int32) {
    let isKnown = variables[v].state == .known
    if isKnown && variables[v].isNonNegative { checkDomain(v) }
    var k = variables[v].head
    while k >= 0 {
      let c = terms[k].constraint
      k = terms[k].next
      switch constraints[c].state {
      case .defining:
        if constraints[c].owner != v { enqueue(variable: constraints[c].owner) }
      case .component:
        if isKnown {
          constraints[c].mark = epoch
          enqueue(component: constraints[c].owner)
        }
      case .check: if constraints[c].isRequired { pendingChecks.push(c) }
      default: break
      }
    }
  }

  /// Solves a component of which the marked constraints moved, and enqueues what its variables feed.
  private mutating func solveMoved(component slot: Int32) {
    guard let component = components[slot] else { return }
    queue.clear()
    let cons = component.pointee.constraints
    for i in 0..<cons.count where constraints[cons[i]].mark == epoch { queue.push(cons[i]) }
    let firstChange = changed.count
    let before = component.pointee.changeCount
    solve(component: component, slot: slot, moved: queue.slice)
    if component.pointee.changeCount == before && firstChange == changed.count { return }
    let vars = component.pointee.variables
    for i in 0..<vars.count { enqueueDependents(of: vars[i]) }
  }
}
