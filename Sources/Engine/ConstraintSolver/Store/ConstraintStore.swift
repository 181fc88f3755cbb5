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

/// The order in which the slots of a table were filled, and how often.
struct SlotHistory<Owner>: ~Copyable {
  /// The history of one slot.
  struct Record: BitwiseCopyable {
    /// The position in the order of filling.
    var serial: Int64
    /// The number of times the slot was emptied.
    var generation: Int32 = 0
  }
  private var records = KeyedBuffer<Owner, Record>()
  private var nextSerial: Int64 = 0

  /// Records that a slot was appended.
  @inline(__always) mutating func noteAppended() {
    records.push(Record(serial: nextSerial))
    nextSerial += 1
  }

  /// Records that a slot was emptied.
  mutating func noteRemoval(of slot: TableIndex<Owner>) { records[slot].generation &+= 1 }

  /// Records that an emptied slot was filled again.
  mutating func noteReuse(of slot: TableIndex<Owner>) {
    records[slot].serial = nextSerial
    nextSerial += 1
  }

  /// Returns the number that distinguishes the content of a slot from earlier content.
  @inline(__always) func generation(of slot: TableIndex<Owner>) -> Int32 { records[slot].generation }

  /// The numbers of all slots that ``generation(of:)`` returns, in the order of the slots.
  var generations: [Int32] { records.slice.map(\.generation) }

  /// Returns whether one slot was filled before another.
  func precedes(_ a: TableIndex<Owner>, _ b: TableIndex<Owner>) -> Bool { records[a].serial < records[b].serial }

  /// Sorts slots by the order of filling.
  func sort<Key>(_ slots: KeyedSlice<Key, TableIndex<Owner>>) {
    let records = records.slice
    slots.sort { records[$0].serial < records[$1].serial }
  }
}

/// The way in which a variable is computed, as classified by the presolve.
enum VariableState: UInt8, BitwiseCopyable {
  /// Not referenced by any constraint: its value is 0.
  case unconstrained
  /// Fixed by a required equality whose other variables are known.
  case known
  /// Computed last, from its only constraint apart from those of column singletons set aside before it.
  case columnSingleton
  /// Member of a component.
  case component
  /// Not classified yet; the next presolve does so.
  case unclassified
}

/// The role of a constraint, as classified by the presolve.
enum ConstraintState: UInt8, BitwiseCopyable {
  /// Removed; the slot can be reused.
  case dead
  /// Added since the last presolve.
  case new
  /// Not classified yet; the next presolve does so.
  case unclassified
  /// The equality from which a known variable or column singleton is computed.
  case defining
  /// An empty row: all its variables are known, so it either holds or does not, and is only evaluated.
  case emptyRow
  /// Member of a component.
  case component
  /// Given up in a conflict, and unlinked from its variables.
  case broken
}

/// A variable: its constraints as a linked list, and the constraint or component that determines it.
struct VariableRecord: BitwiseCopyable {
  /// The newest of its terms.
  var head = TermIndex.none
  // A constraint or a component, as the state requires.
  private var reference: Int32 = -1
  /// The number of unclassified constraints on it, while the presolve runs.
  var degree: Int32 = 0
  /// The index within its component.
  var memberIndex = MemberIndex.none
  /// The order of evaluation.
  ///
  /// Known variables depend on smaller ranks only, column singletons on greater ranks.
  var rank: Int32 = 0
  /// The number of the search that visited it last.
  var mark: Int32 = 0
  /// The number of the seed pattern that included it last.
  var seedPattern: Int32 = 0
  /// The class assigned by the presolve.
  private(set) var state: VariableState = .unconstrained
  /// Indicates whether negative values are excluded.
  var isNonNegative = false
  /// Indicates whether it is a seed of the next propagation.
  var isSeeded = false
  /// Indicates whether the variable exists. False once removed.
  var isLive = true

  /// Creates a variable without constraints.
  init(isNonNegative: Bool = false) { self.isNonNegative = isNonNegative }

  /// Assigns a class; a variable that has one must be invalidated first.
  @inline(__always) mutating func classify(as newState: VariableState) {
    assert(state == .unclassified, "only unclassified variables are classified")
    state = newState
  }

  /// Withdraws the class. For `ConstraintSystem+Invalidation.swift` alone.
  @inline(__always) mutating func withdrawClass() {
    state = .unclassified
    degree = 0
  }

  /// The equality that defines a known variable or column singleton.
  var definition: ConstraintID {
    @_transparent get { ConstraintID(reference) }
    @_transparent set { reference = newValue.position }
  }
  /// The component that contains it.
  var component: ComponentID {
    @_transparent get { ComponentID(reference) }
    @_transparent set { reference = newValue.position }
  }
}

/// The scale of priorities, which are above 0 and at most `required`.
enum Priority {
  /// The priority of required constraints, the highest.
  @_transparent static var required: Double { 1000 }
}

/// A constraint: Σ terms (relation) constant, with its terms adjacent in the term table.
///
/// Its numbers are divided by its unit, so that its largest coefficient is near 1.
struct ConstraintRecord: BitwiseCopyable {
  /// The right-hand side.
  var constant: Double = 0
  /// The priority, on the scale of `Priority`.
  var priority = Priority.required
  /// The first term in the term table.
  var start: Int32 = 0
  /// The number of terms.
  var count: Int32 = 0
  /// The number of unknown variables, while the presolve runs.
  var unknowns: Int32 = 0
  // A variable or a component, as the state requires.
  private var reference: Int32 = -1
  /// The number of the search that visited it last.
  var mark: Int32 = 0
  /// The number of the seed pattern that included it last.
  var seedPattern: Int32 = 0
  /// The index within its component.
  var memberIndex = MemberConstraintIndex.none
  /// The comparison of the sum of the terms with the constant.
  var relation = Solver.Relation.equal
  /// The role assigned by the presolve.
  var state: ConstraintState = .dead
  /// The unit by which the client's coefficients and constant were divided.
  var unit = Unit.one

  /// Creates the record of an unused slot.
  init() {}

  /// Indicates whether the constraint is required.
  @_transparent var isRequired: Bool { priority >= Priority.required }
  /// Indicates whether the constraint is an equality that is solved for a variable, not given a cost.
  @_transparent var isRequiredEquality: Bool { isRequired && relation.isEquality }
  /// The positions of its terms in the term table.
  @_transparent var terms: Range<Int> { Int(start)..<Int(start + count) }
  /// The variable that a defining constraint determines.
  var definedVariable: VariableID {
    @_transparent get { VariableID(reference) }
    @_transparent set { reference = newValue.position }
  }
  /// The component that contains it.
  var component: ComponentID {
    @_transparent get { ComponentID(reference) }
    @_transparent set { reference = newValue.position }
  }
}

/// A term of a constraint under construction.
struct RowTerm: BitwiseCopyable {
  /// The factor of the variable.
  var coefficient: Double
  /// The variable.
  var variable: VariableID
}

/// A term of a constraint, linked into its variable's list.
struct TermNode: BitwiseCopyable {
  /// The factor of the variable.
  var coefficient: Double
  /// The variable.
  var variable: VariableID
  /// The constraint that contains the term.
  var constraint: ConstraintID
  /// The next older term on the variable.
  var next = TermIndex.none
  /// The next newer term on the variable.
  var previous = TermIndex.none
}

/// The slot of a variable in the store.
typealias VariableID = TableIndex<VariableRecord>
/// The slot of a constraint in the store.
typealias ConstraintID = TableIndex<ConstraintRecord>
/// The slot of a term in the store.
typealias TermIndex = TableIndex<TermNode>
/// The slot of a component in the component table.
typealias ComponentID = TableIndex<ComponentSlot>

/// A variable among the members of its component.
typealias MemberIndex = TableIndex<Member>
/// A constraint among those of its component.
typealias MemberConstraintIndex = TableIndex<MemberConstraint>

/// The kind of record that a `ComponentID` refers to.
enum ComponentSlot {}
/// The kind of record that a `MemberIndex` refers to.
enum Member {}
/// The kind of record that a `MemberConstraintIndex` refers to.
enum MemberConstraint {}

/// The source of a breakpoint or multiplier: a constraint, or the domain of a variable.
///
/// A tie-breaking term of a variable has the domain as its source too.
struct Source: BitwiseCopyable, Equatable {
  // A constraint's slot, or a variable's complemented.
  private let code: Int32

  /// Creates the source for a constraint.
  @_transparent static func constraint(_ c: ConstraintID) -> Source { Source(code: c.position) }
  /// Creates the source for a variable's domain.
  @_transparent static func domain(of v: VariableID) -> Source { Source(code: ~v.position) }

  /// Indicates whether the source is a variable's domain.
  @_transparent var isDomain: Bool { code < 0 }
  /// The constraint. Valid only if the source is not a domain.
  @_transparent var constraint: ConstraintID { ConstraintID(code) }
  /// The variable whose domain it is. Valid only for a domain.
  @_transparent var variable: VariableID { VariableID(~code) }
}

/// A node of the dependency graph: a variable outside all components, or a component.
struct DependencyNode: BitwiseCopyable, Equatable {
  // A variable's slot, or a component's complemented.
  private let code: Int32

  /// Creates the node for a variable.
  @_transparent static func variable(_ v: VariableID) -> DependencyNode { DependencyNode(code: v.position) }
  /// Creates the node for a component.
  @_transparent static func component(_ slot: ComponentID) -> DependencyNode {
    DependencyNode(code: ~slot.position)
  }

  /// Indicates whether the node is a component.
  @_transparent var isComponent: Bool { code < 0 }
  /// The variable. Valid only if the node is not a component.
  @_transparent var variable: VariableID { VariableID(code) }
  /// The component. Valid only for a component.
  @inline(__always) var component: ComponentID { ComponentID(~code) }
}
