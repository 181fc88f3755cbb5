/// Recording the order in which a set of constants moves the system, and replaying it.
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
    for i in 0..<replayProgram.checks.count { edits.pendingChecks.push(replayProgram.checks[i]) }
    replayProgram.areMovesUnlisted = !replayProgram.moves.isEmpty
  }

  private mutating func replayMoves(_ moves: BufferSlice<ReplayProgram.Move>, from first: Int) {
    let X = solution.values.slice
    let before = replayProgram.before.slice.part(first, moves.count)
    for i in 0..<moves.count {
      let move = moves[i]
      // What follows the one before it waits for it: a multiplication less in the way is time won.
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
    let T = replayProgram.terms.slice
    var rest = store.constraints[definition.constraint].constant
    for k in Int(definition.start)..<Int(definition.start + definition.count) {
      rest -= T[k].coefficient * solution.values[T[k].variable]
    }
    solution.set(definition.node, definition.coefficient == 1 ? rest : rest / definition.coefficient)
    checkDomain(definition.node)
  }

  /// Records what the present seeds reach.
  mutating func recordProgram() {
    counters.recordedPrograms += 1
    store.epoch += 1
    replayProgram.order.clear()
    for i in 0..<edits.seedVariables.count { visit(edits.seedVariables[i]) }
    for i in 0..<edits.seedConstraints.count { visit(~store.constraints[edits.seedConstraints[i]].owner) }
    for i in 0..<edits.seedConstraints.count { store.constraints[edits.seedConstraints[i]].mark = store.epoch }
    var i = replayProgram.order.count - 1
    while i >= 0 {
      let node = replayProgram.order[i]
      i -= 1
      if node >= 0 {
        if store.variables[node].seedPattern == replayProgram.pattern || !recordMove(of: node) {
          recordDefinition(of: node)
        }
        if store.variables[node].state == .known { recordChecks(of: node) }
      } else if let component = components[~node] {
        recordInputs(of: component, ~node)
      }
    }
    replayProgram.nodeCount = replayProgram.order.count
    replayProgram.before.resize(replayProgram.moves.count, filling: 0)
  }

  /// Returns whether the steps recorded may change a variable.
  private func isMoved(_ v: Int32) -> Bool {
    if store.variables[v].state != .component { return store.variables[v].mark == store.epoch }
    return components[store.variables[v].definition]?.mark == store.epoch
  }

  /// Records a definition of which only the last summand moves; false for any other.
  ///
  /// The terms before it do not move: they are summed now, in the order of evaluation, so that the bits are the same.
  private mutating func recordMove(of v: Int32) -> Bool {
    let c = store.variables[v].definition
    var base = store.constraints[c].constant
    var move: ReplayProgram.Move?
    for k in store.constraints[c].terms {
      let term = store.terms[k]
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

  private mutating func recordDefinition(of v: Int32) {
    let c = store.variables[v].definition
    var definition = ReplayProgram.Definition(node: v, constraint: c, start: Int32(replayProgram.terms.count))
    for k in store.constraints[c].terms {
      if store.terms[k].variable == v {
        definition.coefficient = store.terms[k].coefficient
      } else {
        replayProgram.terms.push(.init(coefficient: store.terms[k].coefficient, variable: store.terms[k].variable))
      }
    }
    definition.count = Int32(replayProgram.terms.count) - definition.start
    replayProgram.steps.push(.init(kind: .definition, start: Int32(replayProgram.definitions.count), count: 1))
    replayProgram.definitions.push(definition)
  }

  private mutating func recordChecks(of v: Int32) {
    var k = store.variables[v].head
    while k >= 0 {
      let c = store.terms[k].constraint
      k = store.terms[k].next
      if store.constraints[c].state == .check && store.constraints[c].isRequired
        && store.constraints[c].mark != store.epoch
      {
        store.constraints[c].mark = store.epoch
        replayProgram.checks.push(c)
      }
    }
  }

  private mutating func recordInputs(of component: Component, _ slot: Int32) {
    var step = ReplayProgram.Step(kind: .component, start: Int32(replayProgram.inputs.count), slot: slot)
    let cons = component.constraints
    for i in 0..<cons.count {
      let c = cons[i]
      var isMoved = store.constraints[c].mark == store.epoch
      if !isMoved {
        for k in store.constraints[c].terms {
          let u = store.terms[k].variable
          if store.variables[u].mark == store.epoch && store.variables[u].state == .known {
            isMoved = true
            break
          }
        }
      }
      if isMoved { replayProgram.inputs.push(c) }
    }
    step.count = Int32(replayProgram.inputs.count) - step.start
    replayProgram.steps.push(step)
  }

  /// Depth-first search over what depends on a node; a node is a variable, or a component's slot complemented.
  private mutating func visit(_ root: Int32) {
    if !mark(root) { return }
    replayProgram.search.clear()
    replayProgram.search.push(frame(root))
    while !replayProgram.search.isEmpty {
      let (node, child) = advance()
      guard let child else {
        _ = replayProgram.search.pop()
        replayProgram.order.push(node)
        continue
      }
      if mark(child) { replayProgram.search.push(frame(child)) }
    }
  }

  private func frame(_ node: Int32) -> Int64 {
    Int64(node) << 32 | (node >= 0 ? Int64(UInt32(bitPattern: store.variables[node].head)) : 0)
  }

  private mutating func mark(_ node: Int32) -> Bool {
    if node >= 0 {
      if store.variables[node].mark == store.epoch { return false }
      store.variables[node].mark = store.epoch
    } else {
      guard let component = components[~node], component.mark != store.epoch else { return false }
      component.mark = store.epoch
    }
    return true
  }

  /// The node on top of the search and its next dependent, nil when it has no more.
  private mutating func advance() -> (Int32, Int32?) {
    let top = replayProgram.search.count - 1
    let node = Int32(truncatingIfNeeded: replayProgram.search[top] >> 32)
    var cursor = Int32(truncatingIfNeeded: replayProgram.search[top])
    var child: Int32?
    if node < 0 {
      // The variables of a component are no nodes of their own; their dependents are the component's.
      return advance(component: node, cursor: cursor)
    }
    let isKnown = store.variables[node].state == .known
    while cursor >= 0, child == nil {
      let c = store.terms[cursor].constraint
      cursor = store.terms[cursor].next
      switch store.constraints[c].state {
      case .defining: if store.constraints[c].owner != node { child = store.constraints[c].owner }
      case .component: if isKnown { child = ~store.constraints[c].owner }
      default: break
      }
    }
    replayProgram.search[top] = Int64(node) << 32 | Int64(UInt32(bitPattern: cursor))
    return (node, child)
  }

  private mutating func advance(component node: Int32, cursor: Int32) -> (Int32, Int32?) {
    guard let component = components[~node] else { return (node, nil) }
    let vars = component.variables
    var i = Int(cursor)
    while i < vars.count {
      var k = store.variables[vars[i]].head
      i += 1
      while k >= 0 {
        let c = store.terms[k].constraint
        k = store.terms[k].next
        guard store.constraints[c].state == .defining, store.variables[store.constraints[c].owner].mark != store.epoch
        else { continue }
        // The variable is looked at again until all its dependents are marked.
        replayProgram.search[replayProgram.search.count - 1] = Int64(node) << 32 | Int64(i - 1)
        return (node, store.constraints[c].owner)
      }
    }
    replayProgram.search[replayProgram.search.count - 1] = Int64(node) << 32 | Int64(i)
    return (node, nil)
  }
}

/// The recorded order of re-evaluation for a set of constants that changes again and again.
struct ReplayProgram: ~Copyable {
  /// The kind of node that a step evaluates.
  enum Kind: UInt8, BitwiseCopyable { case moves, definition, component }

  /// A run of moves, one definition, or one component with the constraints that move it.
  struct Step: BitwiseCopyable {
    var kind: Kind
    /// First of its moves or inputs, or the definition, and how many.
    var start: Int32
    var count: Int32 = 0
    /// The component's.
    var slot: Int32 = -1
  }
  /// A variable that follows another alone: base - factor × input.
  struct Move: BitwiseCopyable {
    var base: Double
    var factor: Double
    var node: Int32
    var input: Int32
  }
  /// A variable's whole definition.
  struct Definition: BitwiseCopyable {
    var node: Int32
    /// The equality; its constant may change from replay to replay.
    var constraint: Int32
    /// First of its terms, and how many.
    var start: Int32
    var count: Int32 = 0
    /// Of the variable itself.
    var coefficient = 1.0
  }
  /// A term of a definition other than the variable's own.
  struct StepTerm: BitwiseCopyable {
    var coefficient: Double
    var variable: Int32
  }

  /// The steps in the order of evaluation.
  var steps = Buffer<Step>()
  /// Variables that follow one other each.
  var moves = Buffer<Move>()
  /// Their values before the last replay.
  var before = Buffer<Double>()
  /// Indicates whether the variables moved by the last replay are missing from the list of changes.
  var areMovesUnlisted = false
  /// Moved variables found below 0.
  var negatives = Buffer<Int32>()
  /// Variables that follow several, or whose constant is a seed's.
  var definitions = Buffer<Definition>()
  /// Variables and components in all.
  var nodeCount = 0
  /// Terms of the definitions.
  var terms = Buffer<StepTerm>()
  /// Constraints that move components.
  var inputs = Buffer<Int32>()
  /// Required constraints to be looked at afterwards.
  var checks = Buffer<Int32>()
  /// The structure that the pattern of seeds was noted for.
  var version: Int64 = -1
  /// The number of the pattern; its seeds bear it. The second time it occurs the program is recorded.
  var pattern: Int32 = 0
  /// Nodes by completion of the search.
  var order = Buffer<Int32>()
  /// Open nodes of the search with their cursors.
  var search = Buffer<Int64>()
  /// Indicates whether none is recorded.
  var isEmpty: Bool { steps.isEmpty }

  /// Forgets it.
  mutating func clear() {
    steps.clear()
    moves.clear()
    definitions.clear()
    terms.clear()
    inputs.clear()
    checks.clear()
  }
}
