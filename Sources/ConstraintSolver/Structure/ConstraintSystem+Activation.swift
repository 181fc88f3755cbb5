/// Undoing the layering, as far as an edit reaches.
///
/// Whatever was computed from a known variable loses its ground with it; a peeled variable pulls in the unknowns of its
/// equality, which were left to others only because it stood aside. Both walks stop at what stays known.
extension ConstraintSystem {
  /// Makes a variable unknown again, and with it all that was known through it.
  mutating func activate(_ v: Int32) {
    stack.clear()
    stack.push(v)
    drain()
  }

  /// Makes every variable of a constraint that is not known unknown again.
  mutating func activateUnknowns(of c: Int32) {
    stack.clear()
    pushUnknowns(of: c)
    drain()
  }

  @inline(__always) private mutating func pushUnknowns(of c: Int32) {
    for k in constraints[c].terms {
      let v = terms[k].variable
      let state = variables[v].state
      if state != .known && state != .active { stack.push(v) }
    }
  }

  /// Makes the variables on the stack unknown again, and what must follow them.
  mutating func drain() {
    while !stack.isEmpty {
      let v = stack.pop()
      let state = variables[v].state
      if state == .active { continue }
      let definition = variables[v].definition
      if state == .component {
        dissolve(definition)
        continue
      }
      setActive(v)
      if state == .known {
        constraints[definition].state = .active
        activeConstraints.push(definition)
        activateDependents(of: v)
      } else if state == .peeled {
        peeledCount -= 1
        constraints[definition].state = .active
        activeConstraints.push(definition)
        pushUnknowns(of: definition)
      }
    }
  }

  private mutating func activateDependents(of v: Int32) {
    var k = variables[v].head
    while k >= 0 {
      let c = terms[k].constraint
      k = terms[k].next
      switch constraints[c].state {
      case .defining:
        let u = constraints[c].owner
        if u != v && variables[u].state == .known { stack.push(u) }
      case .check:
        if constraints[c].isRequiredEquality { redundantCount -= 1 }
        constraints[c].state = .active
        activeConstraints.push(c)
      case .component: dissolve(constraints[c].owner)
      default: break
      }
    }
  }

  /// Forgets the whole structure and the conflicts; the next pass sees the constraints in the order they were added.
  mutating func restart() {
    counters.restarts += 1
    for k in 0..<components.count { dissolve(Int32(k)) }
    activeVariables.clear()
    activeConstraints.clear()
    added.clear()
    seedConstraints.clear()
    for i in 0..<seedVariables.count { variables[seedVariables[i]].isSeeded = false }
    seedVariables.clear()
    pendingChecks.clear()
    agenda.clear()
    for v in 0..<variables.count {
      variables[v].head = -1
      variables[v].state = .free
      variables[v].definition = -1
      if variables[v].isLive { setActive(Int32(v)) }
    }
    queue.clear()
    for c in 0..<constraints.count where constraints[c].state != .dead { queue.push(Int32(c)) }
    constraintHistory.sort(queue.slice)
    for i in 0..<queue.count {
      constraints[queue[i]].state = .new
      link(queue[i])
      added.push(queue[i])
    }
    variableHistory.sort(activeVariables.slice)
    peeledCount = 0
    redundantCount = 0
    lastRank = 0
    conflicts.removeAll(keepingCapacity: true)
    ground.clear()
    structureVersion += 1
  }
}
