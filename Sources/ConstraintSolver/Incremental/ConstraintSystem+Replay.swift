/// Recording and replay of the order in which a set of constants moves the system.
extension ConstraintSystem {
  /// Evaluates the recorded steps with the seeds' new constants.
  mutating func replay() {
    let steps = replayProgram.steps.slice
    counters.replayedNodes += replayProgram.nodeCount
    for i in 0..<steps.count {
      let step = steps[i]
      switch step.kind {
      case .moves: replayMoves(replayProgram.moves.slice.part(Int(step.start), Int(step.count)))
      case .definition:
        solution.set(step.node.variable, evaluateDefinition(of: step.node.variable))
        checkDomain(step.node.variable)
      case .component:
        guard let component = components[step.node.component] else { continue }
        let moved = replayProgram.inputs.slice.part(Int(step.start), Int(step.count))
        solve(component: component, slot: step.node.component, moved: moved)
      }
    }
    for c in replayProgram.checks.slice { edits.pendingChecks.push(c) }
  }

  private mutating func replayMoves(_ moves: BufferSlice<ReplayProgram.Move>) {
    var isAnyNegative = false
    _ = solution.setEach(moves.count) { i, x in
      let move = moves[i]
      // Each value depends on the one before: leaving out a multiplication shortens the critical path.
      let value = move.factor == -1 ? move.base + x[move.input] : move.base - move.factor * x[move.input]
      if value < 0 { isAnyNegative = true }
      return (move.node, value)
    }
    if isAnyNegative { for move in moves { checkDomain(move.node) } }
  }

  /// Records all nodes that depend on the present seeds, in the order of propagation.
  mutating func recordProgram() {
    counters.recordedPrograms += 1
    let firstCheck = edits.pendingChecks.count
    enqueueSeeds()
    while let node = rankQueue.pop() {
      replayProgram.nodeCount += 1
      if node.isComponent {
        record(component: node.component)
      } else {
        let v = node.variable
        if store.variables[v].seedPattern == replayProgram.pattern || !recordMove(of: v) {
          replayProgram.steps.push(.init(kind: .definition, start: 0, node: node))
        }
        enqueueDependents(of: v)
      }
    }
    for i in firstCheck..<edits.pendingChecks.count { replayProgram.checks.push(edits.pendingChecks[i]) }
    edits.pendingChecks.truncate(to: firstCheck)
  }

  /// Returns whether the steps recorded may change a variable.
  private func isMoved(_ v: VariableID) -> Bool {
    if store.variables[v].state != .component { return store.variables[v].mark == store.epoch }
    return components[store.variables[v].component]?.mark == store.epoch
  }

  /// Records a definition whose last term alone moves; returns false for any other.
  ///
  /// The terms before it do not move: they are summed now, in the order of evaluation, so that the bits are the same.
  private mutating func recordMove(of v: VariableID) -> Bool {
    let c = store.variables[v].definition
    var base = store.constraints[c].constant
    var move: ReplayProgram.Move?
    for term in store.terms(of: c) {
      if term.variable == v {
        if term.coefficient != 1 { return false }
        continue
      }
      if move != nil { return false }
      if isMoved(term.variable) {
        move = .init(base: base, factor: term.coefficient, node: v, input: term.variable)
      } else {
        base -= term.coefficient * solution.values[term.variable]
      }
    }
    guard let move else { return false }
    if replayProgram.steps.isEmpty || replayProgram.steps.last.kind != .moves {
      replayProgram.steps.push(.init(kind: .moves, start: Int32(replayProgram.moves.count), node: .variable(v)))
    }
    replayProgram.steps[replayProgram.steps.count - 1].count += 1
    replayProgram.moves.push(move)
    return true
  }

  /// Records a component with the constraints that move, all of which are marked.
  private mutating func record(component slot: ComponentID) {
    guard let component = components[slot] else { return }
    let first = replayProgram.inputs.count
    for c in component.constraints where store.constraints[c].mark == store.epoch { replayProgram.inputs.push(c) }
    replayProgram.steps.push(
      .init(
        kind: .component, start: Int32(first), count: Int32(replayProgram.inputs.count - first),
        node: .component(slot)))
    for v in component.variables { enqueueDependents(of: v) }
  }
}

/// The recorded order of re-evaluation for a set of constants that changes repeatedly.
struct ReplayProgram: ~Copyable {
  /// The kind of node that a step evaluates.
  enum Kind: UInt8, BitwiseCopyable { case moves, definition, component }

  /// A run of moves, one definition, or one component with the constraints that move it.
  struct Step: BitwiseCopyable {
    var kind: Kind
    /// The first of its moves or inputs.
    var start: Int32
    var count: Int32 = 0
    /// The node evaluated, the first in a run of moves.
    var node: DependencyNode
  }
  /// A variable with one moving input: base - factor × input.
  struct Move: BitwiseCopyable {
    var base: Double
    var factor: Double
    var node: VariableID
    var input: VariableID
  }

  /// The steps in the order of evaluation.
  var steps = Buffer<Step>()
  /// The definitions with one moving input.
  var moves = Buffer<Move>()
  /// The number of variables and components.
  var nodeCount = 0
  /// The constraints that move components.
  var inputs = Buffer<ConstraintID>()
  /// The required constraints to check afterwards.
  var checks = Buffer<ConstraintID>()
  /// The version of the structure that the pattern belongs to.
  var version: Int64 = -1
  /// The number of the last pattern, kept in the records of its seeds.
  ///
  /// A program is recorded when the pattern repeats.
  var pattern: Int32 = 0
  /// Indicates whether no program is recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Clears the program.
  mutating func clear() {
    steps.clear()
    moves.clear()
    inputs.clear()
    checks.clear()
    nodeCount = 0
  }
}
