extension ConstraintSystem {
  /// A new variable, at 0.
  mutating func addVariable(nonNegative: Bool) -> Int32 {
    nextSerial += 1
    let v: Int32
    if freeVariables.isEmpty {
      v = Int32(variables.count)
      variables.push(VariableRecord())
      values.push(0)
      isChanged.push(false)
    } else {
      v = freeVariables.pop()
      areVariablesReused = true
      let generation = variables[v].generation
      variables[v] = VariableRecord()
      variables[v].generation = generation
      values[v] = 0
    }
    variables[v].serial = nextSerial
    variables[v].isNonNegative = nonNegative
    return v
  }

  /// Removes a variable that no constraint, broken ones included, refers to.
  mutating func removeVariable(_ v: Int32) {
    if variables[v].state == .active { variables[v].state = .free }
    variables[v].isLive = false
    variables[v].generation &+= 1
    freeVariables.push(v)
    noteEdit(structural: true)
  }

  /// Whether a constraint refers to the variable.
  func isReferred(_ v: Int32) -> Bool {
    if variables[v].head >= 0 { return true }
    return conflicts.contains { found in constraints[found.broken].terms.contains { terms[$0].variable == v } }
  }

  /// A new constraint; terms on one variable are added up, those that cancel are dropped.
  mutating func add(
    _ given: UnsafeBufferPointer<(Double, Int32)>, _ relation: Int8, _ constant: Double, _ priority: Double
  ) -> Int32 {
    nextSerial += 1
    let c = takeConstraint(room: given.count)
    let start = Int(constraints[c].start)
    var n = 0
    for (coefficient, v) in given {
      var k = start
      while k < start + n && terms[k].variable != v { k += 1 }
      if k < start + n {
        terms[k].coefficient += coefficient
      } else {
        terms[k] = TermNode(coefficient: coefficient, variable: v, constraint: c, next: -1, previous: -1)
        n += 1
      }
    }
    var kept = start
    for k in start..<(start + n) where terms[k].coefficient != 0 {
      if k != kept { terms[kept] = terms[k] }
      kept += 1
    }
    constraints[c].count = Int32(kept - start)
    constraints[c].constant = constant
    constraints[c].priority = priority
    constraints[c].relation = relation
    constraints[c].serial = nextSerial
    constraints[c].state = .new
    link(c)
    added.push(c)
    noteEdit(structural: true)
    return c
  }

  /// Removes a constraint; what it determined is determined anew by the next solve.
  mutating func remove(_ c: Int32) {
    if constraints[c].state != .broken {
      detach(c)
      unlink(c)
    }
    constraints[c].state = .dead
    constraints[c].generation &+= 1
    freeConstraints.put(c, room: constraints[c].room)
    noteEdit(structural: true)
  }

  /// Replaces the right-hand side.
  mutating func setConstant(_ c: Int32, _ constant: Double) {
    if constraints[c].constant == constant { return }
    constraints[c].constant = constant
    switch constraints[c].state {
    case .defining: seed(variable: constraints[c].owner)
    case .component: seedConstraints.push(c)
    case .check: pendingChecks.push(c)
    default: break
    }
    noteEdit(structural: false)
  }

  /// Replaces the priority.
  mutating func setPriority(_ c: Int32, _ priority: Double) {
    let old = constraints[c].priority
    if old == priority { return }
    switch constraints[c].state {
    case .component: dissolve(constraints[c].owner)
    case .defining, .check:
      detach(c)
      if constraints[c].state != .active {
        constraints[c].state = .active
        activeConstraints.push(c)
      }
      activateUnknowns(of: c)
    default: break
    }
    constraints[c].priority = priority
    noteEdit(structural: true)
  }

  private mutating func noteEdit(structural: Bool) {
    isEdited = true
    if structural {
      isRestructured = true
      structureVersion += 1
    }
  }

  /// Marks a defined variable for re-evaluation.
  @inline(__always) mutating func seed(variable v: Int32) {
    if variables[v].isSeeded { return }
    variables[v].isSeeded = true
    seedVariables.push(v)
  }

  /// Undoes what the structure made of a constraint that is about to go or to change its nature.
  mutating func detach(_ c: Int32) {
    switch constraints[c].state {
    case .component: dissolve(constraints[c].owner)
    case .check: if constraints[c].isRequiredEquality { redundantCount -= 1 }
    case .defining:
      let v = constraints[c].owner
      if variables[v].state == .known {
        activate(v)
      } else {
        peeledCount -= 1
        setActive(v)
      }
    default: break
    }
  }

  /// Enters a constraint's terms in their variables' lists.
  mutating func link(_ c: Int32) {
    for k in constraints[c].terms {
      let v = terms[k].variable
      let head = variables[v].head
      terms[k].next = head
      terms[k].previous = -1
      if head >= 0 { terms[head].previous = Int32(k) }
      variables[v].head = Int32(k)
    }
  }

  /// Takes a constraint's terms out of their variables' lists.
  mutating func unlink(_ c: Int32) {
    for k in constraints[c].terms {
      let t = terms[k]
      if t.previous >= 0 { terms[t.previous].next = t.next } else { variables[t.variable].head = t.next }
      if t.next >= 0 { terms[t.next].previous = t.previous }
    }
  }

  private mutating func takeConstraint(room: Int) -> Int32 {
    if let c = freeConstraints.take(room: room) {
      let old = constraints[c]
      constraints[c] = ConstraintRecord()
      constraints[c].start = old.start
      constraints[c].room = old.room
      constraints[c].generation = old.generation
      return c
    }
    let c = Int32(constraints.count)
    constraints.push(ConstraintRecord())
    constraints[c].start = Int32(terms.count)
    constraints[c].room = Int32(room)
    for _ in 0..<room {
      terms.push(TermNode(coefficient: 0, variable: 0, constraint: c, next: -1, previous: -1))
    }
    return c
  }
}

/// Removed constraints by the number of terms there is room for.
struct FreeLists: ~Copyable {
  private static let exact = 8
  private var lists: [[Int32]] = Array(repeating: [], count: FreeLists.exact + 1)
  private var isEmpty = true
  /// Whether identifiers no longer ascend in the order of addition.
  private(set) var wereReused = false

  /// Keeps a removed constraint for reuse.
  mutating func put(_ c: Int32, room: Int32) {
    isEmpty = false
    if Int(room) <= FreeLists.exact { lists[Int(room)].append(c) }
  }

  /// A removed constraint with exactly this room.
  mutating func take(room: Int) -> Int32? {
    if isEmpty || room > FreeLists.exact { return nil }
    guard let c = lists[room].popLast() else { return nil }
    wereReused = true
    return c
  }
}
