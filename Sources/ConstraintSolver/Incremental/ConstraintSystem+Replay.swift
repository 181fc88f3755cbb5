/// Recording and replay of the order in which a set of constants moves the system.
extension ConstraintSystem {
  /// Evaluates the recorded steps with the seeds' new constants.
  mutating func replay() {
    let steps = replayProgram.steps.slice
    counters.replayedNodes += replayProgram.nodeCount
    for i in 0..<steps.count {
      let step = steps[i]
      switch step.kind {
      case .moves: replayMoves(replayProgram.moves.slice.part(Int(step.start), Int(step.count)), from: Int(step.start))
      case .definition: replayDefinition(replayProgram.definitions[step.start])
      case .component:
        guard let component = components[step.slot] else { continue }
        let moved = replayProgram.inputs.slice.part(Int(step.start), Int(step.count))
        solve(component: component, slot: step.slot, moved: moved)
      }
    }
    for c in replayProgram.checks.slice { edits.pendingChecks.push(c) }
    replayProgram.areMovesUnlisted = !replayProgram.moves.isEmpty
  }

  private mutating func replayMoves(_ moves: BufferSlice<ReplayProgram.Move>, from first: Int) {
    let X = solution.values.slice
    let before = replayProgram.before.slice.part(first, moves.count)
    for i in 0..<moves.count {
      let move = moves[i]
      // Each value depends on the one before: leaving out a multiplication shortens the critical path.
      var x = move.factor == -1 ? move.base + X[move.input] : move.base - move.factor * X[move.input]
      if x <= 0 {
        // Negative zero depends on the path taken.
        if x == 0 { x = 0 } else { replayProgram.negatives.push(move.node) }
      }
      before[i] = X[move.node]
      X[move.node] = x
    }
    while !replayProgram.negatives.isEmpty { checkDomain(replayProgram.negatives.pop()) }
  }

  private mutating func replayDefinition(_ definition: ReplayProgram.Definition) {
    var rest = store.constraints[definition.constraint].constant
    for term in replayProgram.terms.slice.part(Int(definition.start), Int(definition.count)) {
      rest -= term.coefficient * solution.values[term.variable]
    }
    solution.set(definition.node, definition.coefficient == 1 ? rest : rest / definition.coefficient)
    checkDomain(definition.node)
  }

  /// Records all nodes that depend on the present seeds.
  mutating func recordProgram() {
    counters.recordedPrograms += 1
    store.epoch += 1
    replayProgram.order.clear()
    for v in edits.seedVariables.slice { visit(.variable(v)) }
    for c in edits.seedConstraints.slice { visit(.component(store.constraints[c].component)) }
    for c in edits.seedConstraints.slice { store.constraints[c].mark = store.epoch }
    var i = replayProgram.order.count - 1
    while i >= 0 {
      let node = replayProgram.order[i]
      i -= 1
      if node.isComponent {
        recordInputs(of: node.component)
        continue
      }
      let v = node.variable
      if store.variables[v].seedPattern == replayProgram.pattern || !recordMove(of: v) { recordDefinition(of: v) }
      if store.variables[v].state == .known { recordChecks(of: v) }
    }
    replayProgram.nodeCount = replayProgram.order.count
    replayProgram.before.resize(replayProgram.moves.count, filling: 0)
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
      replayProgram.steps.push(.init(kind: .moves, start: Int32(replayProgram.moves.count)))
    }
    replayProgram.steps[replayProgram.steps.count - 1].count += 1
    replayProgram.moves.push(move)
    return true
  }

  private mutating func recordDefinition(of v: VariableID) {
    let c = store.variables[v].definition
    var definition = ReplayProgram.Definition(node: v, constraint: c, start: Int32(replayProgram.terms.count))
    for term in store.terms(of: c) {
      if term.variable == v {
        definition.coefficient = term.coefficient
      } else {
        replayProgram.terms.push(.init(coefficient: term.coefficient, variable: term.variable))
      }
    }
    definition.count = Int32(replayProgram.terms.count) - definition.start
    replayProgram.steps.push(.init(kind: .definition, start: Int32(replayProgram.definitions.count), count: 1))
    replayProgram.definitions.push(definition)
  }

  private mutating func recordChecks(of v: VariableID) {
    for c in store.constraints(of: v) {
      if store.constraints[c].state == .check && store.constraints[c].isRequired
        && store.constraints[c].mark != store.epoch
      {
        store.constraints[c].mark = store.epoch
        replayProgram.checks.push(c)
      }
    }
  }

  private mutating func recordInputs(of slot: ComponentID) {
    guard let component = components[slot] else { return }
    var step = ReplayProgram.Step(kind: .component, start: Int32(replayProgram.inputs.count), slot: slot)
    for c in component.constraints {
      let isMoved =
        store.constraints[c].mark == store.epoch
        || store.terms(of: c).contains {
          store.variables[$0.variable].mark == store.epoch && store.variables[$0.variable].state == .known
        }
      if isMoved { replayProgram.inputs.push(c) }
    }
    step.count = Int32(replayProgram.inputs.count) - step.start
    replayProgram.steps.push(step)
  }

  /// Depth-first search over the dependents of a node.
  private mutating func visit(_ root: DependencyNode) {
    if !mark(root) { return }
    replayProgram.search.clear()
    replayProgram.search.push(frame(root))
    while !replayProgram.search.isEmpty {
      if let child = advance() {
        if mark(child) { replayProgram.search.push(frame(child)) }
      } else {
        replayProgram.order.push(replayProgram.search.pop().node)
      }
    }
  }

  private func frame(_ node: DependencyNode) -> ReplayProgram.Frame {
    .init(node: node, cursor: node.isComponent ? 0 : store.variables[node.variable].head.position)
  }

  private mutating func mark(_ node: DependencyNode) -> Bool {
    if node.isComponent {
      guard let component = components[node.component], component.mark != store.epoch else { return false }
      component.mark = store.epoch
    } else {
      if store.variables[node.variable].mark == store.epoch { return false }
      store.variables[node.variable].mark = store.epoch
    }
    return true
  }

  /// Returns the next dependent of the node on top of the search, nil when it has no more.
  private mutating func advance() -> DependencyNode? {
    let top = replayProgram.search.count - 1
    let node = replayProgram.search[top].node
    // The variables of a component are no nodes of their own; their dependents are the component's.
    if node.isComponent { return advance(component: node.component) }
    let v = node.variable
    let isKnown = store.variables[v].state == .known
    var cursor = TermIndex(replayProgram.search[top].cursor)
    var child: DependencyNode?
    while !cursor.isNone, child == nil {
      let c = store.terms[cursor].constraint
      cursor = store.terms[cursor].next
      switch store.constraints[c].state {
      case .defining:
        if store.constraints[c].definedVariable != v { child = .variable(store.constraints[c].definedVariable) }
      case .component: if isKnown { child = .component(store.constraints[c].component) }
      default: break
      }
    }
    replayProgram.search[top].cursor = cursor.position
    return child
  }

  private mutating func advance(component slot: ComponentID) -> DependencyNode? {
    guard let component = components[slot] else { return nil }
    let top = replayProgram.search.count - 1
    var i = Int(replayProgram.search[top].cursor)
    while i < component.variables.count {
      for c in store.constraints(of: component.variables[i]) where store.constraints[c].state == .defining {
        let u = store.constraints[c].definedVariable
        if store.variables[u].mark == store.epoch { continue }
        // The member is visited again until all its dependents are marked.
        replayProgram.search[top].cursor = Int32(i)
        return .variable(u)
      }
      i += 1
    }
    replayProgram.search[top].cursor = Int32(i)
    return nil
  }
}

/// The recorded order of re-evaluation for a set of constants that changes repeatedly.
struct ReplayProgram: ~Copyable {
  /// The kind of node that a step evaluates.
  enum Kind: UInt8, BitwiseCopyable { case moves, definition, component }

  /// A run of moves, one definition, or one component with the constraints that move it.
  struct Step: BitwiseCopyable {
    var kind: Kind
    /// The first of its moves or inputs, or the definition.
    var start: Int32
    var count: Int32 = 0
    /// The component, in a step of that kind.
    var slot = ComponentID.none
  }
  /// A variable with one moving input: base - factor × input.
  struct Move: BitwiseCopyable {
    var base: Double
    var factor: Double
    var node: VariableID
    var input: VariableID
  }
  /// A variable's complete definition.
  struct Definition: BitwiseCopyable {
    var node: VariableID
    /// The equality; its constant may change from replay to replay.
    var constraint: ConstraintID
    /// The first of its terms.
    var start: Int32
    var count: Int32 = 0
    /// The coefficient of the variable itself.
    var coefficient = 1.0
  }
  /// A term of a definition other than the variable's own.
  struct StepTerm: BitwiseCopyable {
    var coefficient: Double
    var variable: VariableID
  }

  /// An open node of the search, with the position of its next dependent.
  struct Frame: BitwiseCopyable {
    var node: DependencyNode
    /// A variable's next term, or a component's next member.
    var cursor: Int32
  }

  /// The steps in the order of evaluation.
  var steps = Buffer<Step>()
  /// The definitions with one moving input.
  var moves = Buffer<Move>()
  /// The values of their variables before the last replay.
  var before = Buffer<Double>()
  /// Indicates whether the variables moved by the last replay are missing from the list of changes.
  var areMovesUnlisted = false
  /// The moved variables found below 0.
  var negatives = Buffer<VariableID>()
  /// The definitions with several moving inputs, or whose constant is a seed.
  var definitions = Buffer<Definition>()
  /// The number of variables and components.
  var nodeCount = 0
  /// The terms of the definitions.
  var terms = Buffer<StepTerm>()
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
  /// The nodes in the order in which the search completed them.
  var order = Buffer<DependencyNode>()
  /// The open nodes of the search.
  var search = Buffer<Frame>()
  /// Indicates whether no program is recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Clears the program.
  mutating func clear() {
    steps.clear()
    moves.clear()
    definitions.clear()
    terms.clear()
    inputs.clear()
    checks.clear()
  }
}
