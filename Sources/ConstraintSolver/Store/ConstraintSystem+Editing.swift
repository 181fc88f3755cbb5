extension ConstraintSystem {
  /// A new variable, at 0.
  mutating func addVariable(nonNegative: Bool) -> Int32 {
    var record = VariableRecord()
    record.isNonNegative = nonNegative
    if !identifiers.freeVariables.isEmpty {
      let v = identifiers.freeVariables.pop()
      settleChanges()
      identifiers.variableHistory.noteReuse(of: v)
      variables[v] = record
      values[v] = 0
      return v
    }
    variables.push(record)
    values.push(0)
    changes.contains.push(false)
    identifiers.variableHistory.noteAppended()
    return Int32(variables.count - 1)
  }

  /// Removes a variable that no constraint, broken ones included, refers to.
  mutating func removeVariable(_ v: Int32) {
    settleChanges()
    if variables[v].state == .active { variables[v].state = .free }
    variables[v].isLive = false
    identifiers.variableHistory.noteRemoval(of: v, among: variables.count)
    identifiers.freeVariables.push(v)
    noteEdit(structural: true)
  }

  /// Returns whether a constraint refers to the variable.
  func isReferred(_ v: Int32) -> Bool {
    if variables[v].head >= 0 { return true }
    return diagnosis.conflicts.contains { found in constraints[found.broken].terms.contains { terms[$0].variable == v }
    }
  }

  /// Begins the row of a new constraint; terms follow.
  @inline(__always) mutating func beginRow() { row.clear() }
  /// Adds a term to the row begun last.
  @inline(__always) mutating func addTerm(_ coefficient: Double, _ v: Int32) {
    row.push(RowTerm(coefficient: coefficient, variable: v))
  }

  /// Makes a constraint of the row; terms on one variable are added up, those that cancel are dropped.
  @inline(__always) mutating func finishRow(_ relation: Solver.Relation, _ constant: Double, _ priority: Double)
    -> Int32
  {
    if !isPlainRow { mergeRow() }
    return insertRow(relation, constant, priority)
  }

  /// Indicates whether every term of the row has a variable of its own and a coefficient other than 0.
  @inline(__always) private var isPlainRow: Bool {
    mutating get {
      if row.count > 8 { return isWideRowPlain }
      for k in 0..<row.count {
        if row[k].coefficient == 0 { return false }
        for i in 0..<k where row[i].variable == row[k].variable { return false }
      }
      return true
    }
  }

  private var isWideRowPlain: Bool {
    mutating get {
      search.epoch += 1
      for k in 0..<row.count {
        let term = row[k]
        if term.coefficient == 0 || variables[term.variable].mark == search.epoch { return false }
        variables[term.variable].mark = search.epoch
      }
      return true
    }
  }

  private mutating func mergeRow() {
    var merged: [RowTerm] = []
    for k in 0..<row.count {
      let term = row[k]
      if let i = merged.firstIndex(where: { $0.variable == term.variable }) {
        merged[i].coefficient += term.coefficient
      } else {
        merged.append(term)
      }
    }
    row.clear()
    for term in merged where term.coefficient != 0 { row.push(term) }
  }

  @inline(__always) private mutating func insertRow(
    _ relation: Solver.Relation, _ constant: Double, _ priority: Double
  ) -> Int32 {
    let c: Int32
    var record = ConstraintRecord()
    if let free = identifiers.freeConstraints.take(room: row.count) {
      c = free
      identifiers.constraintHistory.noteReuse(of: c)
      record.start = constraints[c].start
    } else {
      c = Int32(constraints.extend(by: 1))
      identifiers.constraintHistory.noteAppended()
      record.start = Int32(terms.extend(by: row.count))
    }
    record.count = Int32(row.count)
    record.constant = constant
    record.priority = priority
    record.relation = relation
    record.state = .new
    constraints[c] = record
    let V = variables.slice
    let T = terms.slice
    var k = record.start
    for i in 0..<row.count {
      let v = row[i].variable
      let head = V[v].head
      T[k] = TermNode(coefficient: row[i].coefficient, variable: v, constraint: c, next: head, previous: -1)
      if head >= 0 { T[head].previous = k }
      V[v].head = k
      k += 1
    }
    edits.added.push(c)
    noteInvalidation(c)
    noteEdit(structural: true)
    return c
  }

  /// Removes a constraint; what it determined is determined anew by the next solve.
  mutating func remove(_ c: Int32) {
    dropOnlyConflict(of: c)
    noteInvalidation(c)
    if constraints[c].state != .broken {
      detach(c)
      unlink(c)
    }
    constraints[c].state = .dead
    identifiers.constraintHistory.noteRemoval(of: c, among: constraints.count)
    identifiers.freeConstraints.put(c, room: constraints[c].count)
    noteEdit(structural: true)
  }

  /// Replaces the right-hand side.
  mutating func setConstant(_ c: Int32, _ constant: Double) {
    if constraints[c].constant == constant { return }
    noteInvalidation(c)
    constraints[c].constant = constant
    switch constraints[c].state {
    case .defining: seed(variable: constraints[c].owner)
    case .component: edits.seedConstraints.push(c)
    case .check: edits.pendingChecks.push(c)
    default: break
    }
    noteEdit(structural: false)
  }

  /// Replaces the priority.
  mutating func setPriority(_ c: Int32, _ priority: Double) {
    let old = constraints[c]
    if old.priority == priority { return }
    noteInvalidation(c)
    switch constraints[c].state {
    case .component:
      dissolve(old.owner)
    case .defining, .check:
      detach(c)
      if constraints[c].state != .active {
        constraints[c].state = .active
        edits.activeConstraints.push(c)
      }
      activateUnknowns(of: c)
    default: break
    }
    constraints[c].priority = priority
    noteEdit(structural: true)
  }

  private mutating func noteEdit(structural: Bool) {
    edits.isAny = true
    if structural {
      edits.isStructural = true
      structure.version += 1
    }
  }

  /// Marks a defined variable for re-evaluation.
  @inline(__always) mutating func seed(variable v: Int32) {
    if variables[v].isSeeded { return }
    variables[v].isSeeded = true
    edits.seedVariables.push(v)
  }

  /// Undoes what the structure made of a constraint that is about to go or to change its nature.
  mutating func detach(_ c: Int32) {
    switch constraints[c].state {
    case .component: dissolve(constraints[c].owner)
    case .check: if constraints[c].isRequiredEquality { structure.redundantCount -= 1 }
    case .defining:
      let v = constraints[c].owner
      if variables[v].state == .known {
        activate(v)
      } else {
        structure.columnSingletonCount -= 1
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
}

/// Removed constraints by the number of terms there is room for.
struct FreeLists: ~Copyable {
  private static let exact = 8
  // None until something is removed: most solvers never do.
  private var lists: [[Int32]] = []

  /// Keeps a removed constraint for reuse.
  mutating func put(_ c: Int32, room: Int32) {
    if lists.isEmpty { lists = Array(repeating: [], count: FreeLists.exact + 1) }
    if Int(room) <= FreeLists.exact { lists[Int(room)].append(c) }
  }

  /// A removed constraint with exactly this room.
  mutating func take(room: Int) -> Int32? {
    if lists.isEmpty || room > FreeLists.exact { return nil }
    return lists[room].popLast()
  }
}
