/// Replay of a recorded order of evaluation when the same constants change again.
///
/// This accelerates the propagation by rank. Both evaluate the same definitions, so the results are bitwise identical.
extension ConstraintSystem {
  /// Evaluates the recorded nodes if the seeds repeat the last pattern; returns false otherwise.
  func replayRepeatedPattern() -> Bool {
    if !isPatternRepeated() {
      notePattern()
      return false
    }
    // An existing order may be that of more seeds than these. It is valid for them, too.
    if recording.isEmpty {
      notePattern()
      record()
    }
    replay()
    return true
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

  /// Evaluates the recorded steps with the seeds' new constants.
  private func replay() {
    counters.replayedNodes += recording.nodeCount
    for step in recording.steps.slice {
      switch step.kind {
      case .translations:
        solution.assignTranslations(recording.translations.slice.part(Int(step.start), Int(step.count)))
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

  /// Returns whether the recorded steps can change a variable.
  private func isRecorded(_ v: VariableID) -> Bool {
    if store.variables[v].state != .component { return store.variables[v].mark == store.epoch }
    return components[store.variables[v].component]?.mark == store.epoch
  }

  /// Records a definition if only its last input changes, by the same amount as the variable.
  ///
  /// Returns false for any other definition. The constant inputs before it are summed now, in the order of evaluation,
  /// so that the result is bitwise identical.
  private func recordTranslation(of v: VariableID) -> Bool {
    let c = store.variables[v].definition
    var base = store.constraints[c].constant
    var translation: Solution.Translation?
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
    if recording.steps.isEmpty || recording.steps[recording.steps.count - 1].kind != .translations {
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

/// The recorded order of re-evaluation for a set of constants that changes repeatedly.
struct Recording: ~Copyable {
  /// The kind of node that a step evaluates.
  enum Kind: UInt8, BitwiseCopyable { case translations, definition, component }

  /// A run of translations, one definition, or one component with the constraints that change.
  struct Step: BitwiseCopyable {
    var kind: Kind
    /// The first of its translations or inputs.
    var start: Int32
    var count: Int32 = 0
    /// The node evaluated, the first in a run of translations.
    var node: DependencyNode
  }
  /// The steps in the order of evaluation.
  var steps = Buffer<Step>()
  /// The definitions with one moving input.
  var translations = Buffer<Solution.Translation>()
  /// The number of variables and components.
  var nodeCount = 0
  /// The constraints of components whose constants or known inputs change.
  var inputs = Buffer<ConstraintID>()
  /// The variables that must not become negative.
  var sizes = Buffer<VariableID>()
  /// The required constraints over known variables alone, to be evaluated afterwards.
  var emptyRows = Buffer<ConstraintID>()
  /// The version of the structure that the pattern belongs to.
  var version: Int64 = -1
  /// The number of the last pattern of seeds, kept in the records of its seeds.
  ///
  /// The order is recorded when the pattern repeats.
  var pattern: Int32 = 0
  /// Indicates whether nothing is recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Clears the recorded order.
  mutating func clear() {
    steps.clear()
    translations.clear()
    inputs.clear()
    sizes.clear()
    emptyRows.clear()
    nodeCount = 0
  }
}
