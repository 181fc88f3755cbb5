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
