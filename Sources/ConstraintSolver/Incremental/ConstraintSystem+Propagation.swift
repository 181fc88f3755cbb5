/// Changed constants: re-evaluation of what depends on them, with the structure unchanged.
///
/// A queue ordered by rank visits what depends on the edited constants, as far as values change. The same constants again
/// (a resize, an animation) replay the order recorded for them, without any search. Both evaluate the same definitions, so
/// they agree to the bit.
extension ConstraintSystem {
  /// Replaces the right-hand side of a constraint.
  func setConstant(_ c: ConstraintID, _ constant: Double) {
    if store.constraints[c].constant == constant { return }
    invalidateConflicts(reachedBy: c)
    store.constraints[c].constant = constant
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
    if !edits.needPropagation { return }
    if !isPatternRepeated() {
      notePattern()
      propagateByRank()
    } else {
      // The recorded order may be that of more seeds than these.
      if recording.isEmpty {
        notePattern()
        record()
      }
      replay()
    }
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

  /// Returns whether all seeds belong to the last pattern, and the structure has not changed since.
  private func isPatternRepeated() -> Bool {
    if recording.version != structure.version { return false }
    let (pattern, variables, constraints) = (recording.pattern, store.variables.slice, store.constraints.slice)
    return edits.seedVariables.slice.allSatisfy { variables[$0].seedPattern == pattern }
      && edits.seedConstraints.slice.allSatisfy { constraints[$0].seedPattern == pattern }
  }

  /// Makes the present seeds the last pattern, and clears the recorded order.
  private func notePattern() {
    recording.clear()
    recording.version = structure.version
    recording.pattern += 1
    let pattern = recording.pattern
    for v in edits.seedVariables.slice { store.variables[v].seedPattern = pattern }
    for c in edits.seedConstraints.slice { store.constraints[c].seedPattern = pattern }
  }

  // MARK: Traversal

  // Known variables come first, by ascending rank, then components, then column singletons, by descending rank.
  private static let (componentRank, columnSingletonRank): (Int64, Int64) = (1 << 32, 1 << 40)

  /// Begins a traversal with the nodes of the edited constants.
  private func enqueueSeeds() {
    store.epoch += 1
    for v in edits.seedVariables.slice { enqueue(variable: v) }
    for c in edits.seedConstraints.slice { enqueue(componentOf: c) }
  }

  private func enqueueDependents(of node: DependencyNode) {
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
  private static func appendMarked(
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

  // MARK: Replay

  /// Evaluates the recorded steps with the seeds' new constants.
  private func replay() {
    counters.replayedNodes += recording.nodeCount
    for step in recording.steps.slice {
      switch step.kind {
      case .translations:
        let translations = recording.translations.slice.part(Int(step.start), Int(step.count))
        solution.setEach(translations.count) { i, x in
          (translations[i].variable, translations[i].base + x[translations[i].input])
        }
      case .definition: solution.assignDefined(step.node.variable, in: store)
      case .component:
        guard let component = components[step.node.component] else { continue }
        let changed = recording.inputs.slice.part(Int(step.start), Int(step.count))
        update(component: component, slot: step.node.component, changed: changed)
      }
    }
    for v in recording.sizes.slice { noteDomainViolation(of: v) }
    for c in recording.emptyRows.slice { edits.emptyRows.push(c) }
  }

  /// Records all nodes that depend on the present seeds, in the order of propagation.
  private func record() {
    counters.recordedOrders += 1
    let firstEmptyRow = edits.emptyRows.count
    enqueueSeeds()
    while let node = rankQueue.pop() {
      recording.nodeCount += 1
      if node.isComponent {
        record(component: node)
      } else {
        record(variable: node)
      }
      enqueueDependents(of: node)
    }
    for i in firstEmptyRow..<edits.emptyRows.count { recording.emptyRows.push(edits.emptyRows[i]) }
    edits.emptyRows.truncate(to: firstEmptyRow)
  }

  private func record(variable node: DependencyNode) {
    let v = node.variable
    if store.variables[v].seedPattern == recording.pattern || !recordTranslation(of: v) {
      recording.steps.push(.init(kind: .definition, start: 0, node: node))
    }
    if store.variables[v].isNonNegative { recording.sizes.push(v) }
  }

  /// Returns whether the steps recorded may change a variable.
  private func isRecorded(_ v: VariableID) -> Bool {
    if store.variables[v].state != .component { return store.variables[v].mark == store.epoch }
    return components[store.variables[v].component]?.mark == store.epoch
  }

  /// Records a definition whose last term alone changes, by as much as the variable.
  ///
  /// Returns false for any other definition.
  ///
  /// The terms before it stay: they are summed now, in the order of evaluation, so that the bits are the same.
  private func recordTranslation(of v: VariableID) -> Bool {
    let c = store.variables[v].definition
    var base = store.constraints[c].constant
    var translation: Recording.Translation?
    for term in store.terms(of: c) {
      if term.variable == v {
        if term.coefficient != 1 { return false }
        continue
      }
      if translation != nil { return false }
      if isRecorded(term.variable) {
        if term.coefficient != -1 { return false }
        translation = .init(base: base, variable: v, input: term.variable)
      } else {
        base -= term.coefficient * solution[term.variable]
      }
    }
    guard let translation else { return false }
    if recording.steps.slice.last?.kind != .translations {
      recording.steps.push(.init(kind: .translations, start: Int32(recording.translations.count), node: .variable(v)))
    }
    recording.steps[recording.steps.count - 1].count += 1
    recording.translations.push(translation)
    return true
  }

  /// Records a component with its marked constraints.
  private func record(component node: DependencyNode) {
    guard let component = components[node.component] else { return }
    let first = recording.inputs.count
    Self.appendMarked(of: component, in: store, to: &recording.inputs)
    recording.steps.push(
      .init(kind: .component, start: Int32(first), count: Int32(recording.inputs.count - first), node: node))
  }
}
