/// The variables and constraints of a system, and the constraints of every variable as a linked list.
///
/// Independent of how they are solved. Slots of removed variables and constraints are reused.
struct ConstraintStore: ~Copyable {
  /// The variables.
  var variables = Buffer<VariableRecord>()
  /// The constraints.
  var constraints = Buffer<ConstraintRecord>()
  /// The terms of all constraints.
  var terms = Buffer<TermNode>()
  /// The number of the running search. Visited records have it as their mark.
  var epoch: Int32 = 0
  /// The creation and reuse of variables.
  var variableHistory = SlotHistory<VariableRecord>()
  /// The addition and reuse of constraints.
  var constraintHistory = SlotHistory<ConstraintRecord>()

  private var row = Buffer<RowTerm>()
  private var freeVariableSlots = Buffer<VariableID>()
  private var freeConstraintSlots = FreeLists()

  // MARK: Variables

  /// Adds a variable, in the slot of a removed one if there is any.
  mutating func addVariable(nonNegative: Bool) -> VariableID {
    let record = VariableRecord(isNonNegative: nonNegative)
    if !freeVariableSlots.isEmpty {
      let v = freeVariableSlots.pop()
      variableHistory.noteReuse(of: v)
      variables[v] = record
      return v
    }
    variables.push(record)
    variableHistory.noteAppended()
    return VariableID(variables.count - 1)
  }

  /// Removes a variable without constraints.
  mutating func removeVariable(_ v: VariableID) {
    if variables[v].state == .unclassified { variables[v].classify(as: .unconstrained) }
    variables[v].isLive = false
    variableHistory.noteRemoval(of: v)
    freeVariableSlots.push(v)
  }

  // MARK: Constraints

  /// Returns the terms of a constraint.
  @inline(__always) func terms(of c: ConstraintID) -> BufferSlice<TermNode> {
    terms.slice.part(Int(constraints[c].start), Int(constraints[c].count))
  }

  /// Returns a variable's value from the equality that defines it and the other variables' values.
  @inline(__always) func evaluateDefinition(of v: VariableID, at x: KeyedSlice<VariableRecord, Double>) -> Double {
    let c = variables[v].definition
    var value = constraints[c].constant
    var coefficient = 1.0
    for term in terms(of: c) {
      if term.variable == v {
        coefficient = term.coefficient
      } else {
        value -= term.coefficient * x[term.variable]
      }
    }
    return coefficient == 1 ? value : value / coefficient
  }

  /// Returns the constraints that reference a variable, newest first.
  @inline(__always) func constraints(of v: VariableID) -> ConstraintList {
    ConstraintList(terms: terms.slice, head: variables[v].head)
  }

  /// Begins the row of a new constraint; terms follow.
  @inline(__always) mutating func beginRow() { row.clear() }
  /// Adds a term to the row begun last.
  @inline(__always) mutating func addTerm(_ coefficient: Double, _ v: VariableID) {
    row.push(RowTerm(coefficient: coefficient, variable: v))
  }

  /// Adds the row as a constraint. Terms on one variable are added up; those that cancel are dropped.
  @inline(__always) mutating func addRow(_ relation: Solver.Relation, _ constant: Double, _ priority: Double)
    -> ConstraintID
  {
    if !isPlainRow { mergeRow() }
    let unit = Unit(of: largestCoefficient)
    if !unit.isOne { for k in 0..<row.count { row[k].coefficient = unit.divide(row[k].coefficient) } }
    return insertRow(relation, unit.divide(constant), priority, unit)
  }

  /// Indicates whether no variable occurs twice in the row and no coefficient is 0.
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

  /// Indicates whether a wide row is plain. Marks its variables, since comparing all pairs takes quadratic time.
  ///
  /// Not for every row: the number of epochs is limited, and a solver can be in use for days.
  private var isWideRowPlain: Bool {
    mutating get {
      epoch += 1
      for k in 0..<row.count {
        let term = row[k]
        if term.coefficient == 0 || variables[term.variable].mark == epoch { return false }
        variables[term.variable].mark = epoch
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

  /// The magnitude of the row's largest coefficient.
  @inline(__always) private var largestCoefficient: Double {
    var largest = 0.0
    for k in 0..<row.count where row[k].coefficient.magnitude > largest { largest = row[k].coefficient.magnitude }
    return largest
  }

  @inline(__always) private mutating func insertRow(
    _ relation: Solver.Relation, _ constant: Double, _ priority: Double, _ unit: Unit
  ) -> ConstraintID {
    let c: ConstraintID
    var record = ConstraintRecord()
    if let slot = freeConstraintSlots.take(capacity: row.count) {
      c = slot
      constraintHistory.noteReuse(of: c)
      record.start = constraints[c].start
    } else {
      c = ConstraintID(constraints.extend(by: 1))
      constraintHistory.noteAppended()
      record.start = Int32(terms.extend(by: row.count))
    }
    record.count = Int32(row.count)
    record.constant = constant
    record.priority = priority
    record.relation = relation
    record.state = .new
    record.unit = unit
    constraints[c] = record
    for i in 0..<row.count {
      let (coefficient, variable) = (row[i].coefficient, row[i].variable)
      terms[record.terms.lowerBound + i] = TermNode(coefficient: coefficient, variable: variable, constraint: c)
    }
    link(c)
    return c
  }

  /// Frees the slot of an unlinked constraint.
  mutating func freeSlot(of c: ConstraintID) {
    constraints[c].state = .dead
    constraintHistory.noteRemoval(of: c)
    freeConstraintSlots.put(c, capacity: Int(constraints[c].count))
  }

  /// Inserts a constraint's terms into their variables' lists.
  @inline(__always) mutating func link(_ c: ConstraintID) {
    let (variables, terms) = (self.variables.slice, self.terms.slice)
    for k in constraints[c].terms {
      let v = terms[k].variable
      let head = variables[v].head
      terms[k].next = head
      terms[k].previous = .none
      if !head.isNone { terms[head].previous = TermIndex(k) }
      variables[v].head = TermIndex(k)
    }
  }

  /// Removes a constraint's terms from their variables' lists.
  mutating func unlink(_ c: ConstraintID) {
    for k in constraints[c].terms {
      let t = terms[k]
      if !t.previous.isNone { terms[t.previous].next = t.next } else { variables[t.variable].head = t.next }
      if !t.next.isNone { terms[t.next].previous = t.previous }
    }
  }
}

/// The constraints that reference one variable, newest first.
struct ConstraintList: Sequence, IteratorProtocol {
  private let terms: BufferSlice<TermNode>
  private var head: TermIndex

  /// Creates the list that begins with a term.
  @inline(__always) init(terms: BufferSlice<TermNode>, head: TermIndex) {
    self.terms = terms
    self.head = head
  }

  /// Returns the next constraint; nil at the end.
  @inline(__always) mutating func next() -> ConstraintID? {
    if head.isNone { return nil }
    let term = terms[head]
    head = term.next
    return term.constraint
  }
}

/// The slots of removed constraints, by the number of their terms.
struct FreeLists: ~Copyable {
  // Empty until something is removed: most solvers never remove.
  private var lists: [[ConstraintID]] = []

  /// Inserts the slot of a removed constraint.
  mutating func put(_ c: ConstraintID, capacity: Int) {
    while lists.count <= capacity { lists.append([]) }
    lists[capacity].append(c)
  }

  /// Removes and returns a slot for exactly `capacity` terms; nil if there is none.
  mutating func take(capacity: Int) -> ConstraintID? { capacity < lists.count ? lists[capacity].popLast() : nil }
}
