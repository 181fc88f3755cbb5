/// Changed constants: re-evaluation of what depends on them, with the structure unchanged.
///
/// A queue ordered by rank visits what depends on the edited constants, as far as values change. The same constants again
/// (a resize, an animation) replay a recorded order, which gives the same values without any search.
extension ConstraintSystem {
  /// Replaces the right-hand side of a constraint.
  func setConstant(_ c: ConstraintID, _ constant: Double) {
    let stored = store.constraints[c].unit.divide(constant)
    if store.constraints[c].constant == stored { return }
    invalidateConflicts(reachedBy: c)
    store.constraints[c].constant = stored
    switch store.constraints[c].state {
    case .defining: seed(variable: store.constraints[c].definedVariable)
    case .component: edits.seedConstraints.push(c)
    case .emptyRow: edits.emptyRows.push(c)
    // The next presolve reads the constant. That of a broken constraint has invalidated the conflicts above.
    case .dead, .new, .unclassified, .broken: break
    }
    noteEdit(structural: false)
  }

  /// Queues a defined variable for re-evaluation.
  @inline(__always) func seed(variable v: VariableID) {
    if store.variables[v].isSeeded { return }
    store.variables[v].isSeeded = true
    edits.seedVariables.push(v)
  }

  /// Propagates the edited constants.
  func propagate() {
    dropStaleSeeds()
    if !edits.needsPropagation { return }
    if !replayRepeatedPattern() { propagateByRank() }
    edits.seedVariables.clear()
    edits.seedConstraints.clear()
  }

  private func dropStaleSeeds() {
    var kept = 0
    for c in edits.seedConstraints.slice where store.constraints[c].state == .component {
      edits.seedConstraints[kept] = c
      kept += 1
    }
    edits.seedConstraints.truncate(to: kept)
    kept = 0
    for v in edits.seedVariables.slice {
      store.variables[v].isSeeded = false
      let state = store.variables[v].state
      if state != .known && state != .columnSingleton { continue }
      edits.seedVariables[kept] = v
      kept += 1
    }
    edits.seedVariables.truncate(to: kept)
  }

  // MARK: Traversal

  // Known variables come first, by ascending rank, then components, then column singletons, by descending rank.
  private static let (componentRank, columnSingletonRank): (Int64, Int64) = (1 << 32, 1 << 40)

  /// Begins a traversal with the nodes of the edited constants.
  func enqueueSeeds() {
    store.epoch += 1
    for v in edits.seedVariables.slice { enqueue(variable: v) }
    for c in edits.seedConstraints.slice { enqueue(componentOf: c) }
  }

  func enqueueDependents(of node: DependencyNode) {
    if !node.isComponent {
      enqueueDependents(of: node.variable)
    } else if let component = components[node.component] {
      for v in component.variables { enqueueDependents(of: v) }
    }
  }

  private func enqueue(variable v: VariableID) {
    if store.variables[v].mark == store.epoch { return }
    store.variables[v].mark = store.epoch
    let rank = Int64(store.variables[v].rank)
    let isKnown = store.variables[v].state == .known
    rankQueue.push(isKnown ? rank : ConstraintSystem.columnSingletonRank - rank, .variable(v))
  }

  /// Marks a constraint whose breakpoints move, and enqueues its component.
  private func enqueue(componentOf c: ConstraintID) {
    store.constraints[c].mark = store.epoch
    let slot = store.constraints[c].component
    guard let component = components[slot], component.mark != store.epoch else { return }
    component.mark = store.epoch
    rankQueue.push(ConstraintSystem.componentRank, .component(slot))
  }

  /// Enqueues the dependents of a variable, and lists the required empty rows to evaluate.
  private func enqueueDependents(of v: VariableID) {
    let isKnown = store.variables[v].state == .known
    for c in store.constraints(of: v) {
      switch store.constraints[c].state {
      case .defining:
        if store.constraints[c].definedVariable != v { enqueue(variable: store.constraints[c].definedVariable) }
      case .component: if isKnown { enqueue(componentOf: c) }
      case .emptyRow:
        if store.constraints[c].isRequired && store.constraints[c].mark != store.epoch {
          store.constraints[c].mark = store.epoch
          edits.emptyRows.push(c)
        }
      case .dead, .new, .unclassified, .broken: break
      }
    }
  }

  /// Lists the marked constraints of a component.
  static func appendMarked(
    of component: Component, in store: borrowing ConstraintStore, to list: inout Buffer<ConstraintID>
  ) {
    for c in component.constraints where store.constraints[c].mark == store.epoch { list.push(c) }
  }

  // MARK: By rank

  /// Evaluates the dependents of the seeds, as far as values change.
  private func propagateByRank() {
    enqueueSeeds()
    while let node = rankQueue.pop() {
      counters.visitedNodes += 1
      if evaluate(node) { enqueueDependents(of: node) }
    }
  }

  /// Evaluates a node; returns whether a value changed.
  private func evaluate(_ node: DependencyNode) -> Bool {
    if node.isComponent { return updateMarked(component: node.component) }
    if !solution.assignDefined(node.variable, in: store) { return false }
    noteDomainViolation(of: node.variable)
    return true
  }

  /// Updates a component whose marked constraints changed; returns whether a value changed.
  private func updateMarked(component slot: ComponentID) -> Bool {
    guard let component = components[slot] else { return false }
    search.queue.clear()
    Self.appendMarked(of: component, in: store, to: &search.queue)
    let count = solution.changeCount
    update(component: component, slot: slot, changed: search.queue.slice)
    return solution.changeCount != count
  }
}
