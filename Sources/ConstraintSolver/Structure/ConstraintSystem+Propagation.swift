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
    seedVariables.clear()
    seedConstraints.clear()
    replay()
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

  // MARK: Agenda

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
    solve(component: component, slot: slot, moved: queue.cells)
    if component.pointee.changeCount == before && firstChange == changed.count { return }
    let vars = component.pointee.variables
    for i in 0..<vars.count { enqueueDependents(of: vars[i]) }
  }

  // MARK: Program

  private mutating func replay() {
    let V = variables.cells
    let P = program.steps.cells
    var i = 0
    while i < P.count {
      let node = P[i]
      i += 1
      counters.replayedNodes += 1
      if node >= 0 {
        setValue(node, evaluateDefinition(of: node))
        if V[node].isNonNegative { checkDomain(node) }
      } else {
        let n = Int(P[i])
        i += 1
        if let component = components[~node] {
          solve(component: component, slot: ~node, moved: P.part(i, n))
        }
        i += n
      }
    }
    for i in 0..<program.checks.count { pendingChecks.push(program.checks[i]) }
  }

  private mutating func recordProgram() {
    counters.recordedPrograms += 1
    program.version = structureVersion
    epoch += 1
    program.order.clear()
    for i in 0..<seedVariables.count { visit(seedVariables[i]) }
    for i in 0..<seedConstraints.count { visit(~constraints[seedConstraints[i]].owner) }
    for i in 0..<seedConstraints.count { constraints[seedConstraints[i]].mark = epoch }
    var i = program.order.count - 1
    while i >= 0 {
      let node = program.order[i]
      i -= 1
      program.steps.push(node)
      if node >= 0 {
        if variables[node].state == .known { recordChecks(of: node) }
      } else if let component = components[~node] {
        recordInputs(of: component)
      }
    }
  }

  private mutating func recordChecks(of v: Int32) {
    var k = variables[v].head
    while k >= 0 {
      let c = terms[k].constraint
      k = terms[k].next
      if constraints[c].state == .check && constraints[c].isRequired && constraints[c].mark != epoch {
        constraints[c].mark = epoch
        program.checks.push(c)
      }
    }
  }

  private mutating func recordInputs(of component: UnsafeMutablePointer<Component>) {
    let at = program.steps.count
    program.steps.push(0)
    let cons = component.pointee.constraints
    for i in 0..<cons.count {
      let c = cons[i]
      var isMoved = constraints[c].mark == epoch
      if !isMoved {
        for k in constraints[c].terms {
          let u = terms[k].variable
          if variables[u].mark == epoch && variables[u].state == .known {
            isMoved = true
            break
          }
        }
      }
      if isMoved { program.steps.push(c) }
    }
    program.steps[at] = Int32(program.steps.count - at - 1)
  }

  /// Depth-first search over what depends on a node; a node is a variable, or a component's slot complemented.
  private mutating func visit(_ root: Int32) {
    if !mark(root) { return }
    program.search.clear()
    program.search.push(frame(root))
    while !program.search.isEmpty {
      let (node, child) = advance()
      guard let child else {
        _ = program.search.pop()
        program.order.push(node)
        continue
      }
      if mark(child) { program.search.push(frame(child)) }
    }
  }

  private func frame(_ node: Int32) -> Int64 {
    Int64(node) << 32 | (node >= 0 ? Int64(UInt32(bitPattern: variables[node].head)) : 0)
  }

  private mutating func mark(_ node: Int32) -> Bool {
    if node >= 0 {
      if variables[node].mark == epoch { return false }
      variables[node].mark = epoch
    } else {
      guard let component = components[~node], component.pointee.mark != epoch else { return false }
      component.pointee.mark = epoch
    }
    return true
  }

  /// The node on top of the search and its next dependent, nil when it has no more.
  private mutating func advance() -> (Int32, Int32?) {
    let top = program.search.count - 1
    let node = Int32(truncatingIfNeeded: program.search[top] >> 32)
    var cursor = Int32(truncatingIfNeeded: program.search[top])
    var child: Int32?
    if node < 0 {
      // The variables of a component are no nodes of their own; their dependents are the component's.
      return advance(component: node, cursor: cursor)
    }
    let isKnown = variables[node].state == .known
    while cursor >= 0, child == nil {
      let c = terms[cursor].constraint
      cursor = terms[cursor].next
      switch constraints[c].state {
      case .defining: if constraints[c].owner != node { child = constraints[c].owner }
      case .component: if isKnown { child = ~constraints[c].owner }
      default: break
      }
    }
    program.search[top] = Int64(node) << 32 | Int64(UInt32(bitPattern: cursor))
    return (node, child)
  }

  private mutating func advance(component node: Int32, cursor: Int32) -> (Int32, Int32?) {
    guard let component = components[~node] else { return (node, nil) }
    let vars = component.pointee.variables
    var i = Int(cursor)
    while i < vars.count {
      var k = variables[vars[i]].head
      i += 1
      while k >= 0 {
        let c = terms[k].constraint
        k = terms[k].next
        guard constraints[c].state == .defining, variables[constraints[c].owner].mark != epoch else { continue }
        // The variable is looked at again until all its dependents are marked.
        program.search[program.search.count - 1] = Int64(node) << 32 | Int64(i - 1)
        return (node, constraints[c].owner)
      }
    }
    program.search[program.search.count - 1] = Int64(node) << 32 | Int64(i)
    return (node, nil)
  }
}

/// The recorded order of re-evaluation for a set of constants that changes again and again.
struct ReplayProgram: ~Copyable {
  /// Variables; a component as its complemented slot, a count, and that many moved constraints.
  var steps = Buffer<Int32>()
  /// Required constraints to be looked at afterwards.
  var checks = Buffer<Int32>()
  /// The structure it was recorded for.
  var version: Int64 = -1
  /// The structure the pattern of seeds was noted for.
  var patternVersion: Int64 = -1
  /// Marks the seeds it serves.
  var key: Int32 = 1
  /// Nodes by completion of the search.
  var order = Buffer<Int32>()
  /// Open nodes of the search with their cursors.
  var search = Buffer<Int64>()

  /// Whether there is none.
  var isEmpty: Bool { steps.isEmpty }

  /// Forgets it.
  mutating func clear() {
    steps.clear()
    checks.clear()
    version = -1
  }
}

/// Nodes waiting for re-evaluation, least rank first: a binary heap.
struct Agenda: ~Copyable {
  /// A node and when its turn comes.
  struct Entry: BitwiseCopyable {
    var rank: Int64
    var node: Int32
  }
  private var heap = Buffer<Entry>()

  /// Forgets all.
  mutating func clear() { heap.clear() }

  /// Enters a node.
  mutating func push(_ rank: Int64, _ node: Int32) {
    heap.push(Entry(rank: rank, node: node))
    var i = heap.count - 1
    while i > 0 {
      let parent = (i - 1) / 2
      if heap[parent].rank <= heap[i].rank { break }
      swap(i, parent)
      i = parent
    }
  }

  /// Takes the node of least rank.
  mutating func pop() -> Int32? {
    if heap.isEmpty { return nil }
    let node = heap[0].node
    let last = heap.pop()
    if heap.isEmpty { return node }
    heap[0] = last
    var i = 0
    while true {
      var child = 2 * i + 1
      if child >= heap.count { break }
      if child + 1 < heap.count && heap[child + 1].rank < heap[child].rank { child += 1 }
      if heap[i].rank <= heap[child].rank { break }
      swap(i, child)
      i = child
    }
    return node
  }

  private func swap(_ i: Int, _ j: Int) {
    let entry = heap[i]
    heap[i] = heap[j]
    heap[j] = entry
  }
}
