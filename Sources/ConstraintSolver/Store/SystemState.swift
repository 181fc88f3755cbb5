/// The edits that the next solve has to bring to bear, by what they make of the structure.
struct PendingEdits: ~Copyable {
  /// Constraints that no presolve has seen.
  var added = Buffer<ConstraintID>()
  /// Variables to be classified anew.
  var activeVariables = Buffer<VariableID>()
  /// Constraints to be classified anew.
  var activeConstraints = Buffer<ConstraintID>()
  /// Defined variables whose constant changed.
  var seedVariables = Buffer<VariableID>()
  /// Members of components whose constant changed.
  var seedConstraints = Buffer<ConstraintID>()
  /// Checks to be evaluated again.
  var pendingChecks = Buffer<ConstraintID>()
  /// Indicates whether there was any edit since the last solve.
  var isAny = false
  /// Indicates whether a constraint, variable or priority was edited since the last solve.
  var isStructural = false

  /// Indicates whether something waits for the presolve.
  var concernStructure: Bool { !added.isEmpty || !activeVariables.isEmpty || !activeConstraints.isEmpty }
  /// Indicates whether something waits for the propagation of changed constants.
  var concernConstants: Bool { !seedVariables.isEmpty || !seedConstraints.isEmpty }
}

/// Memory for walks over the constraint graph; a node is visited once per epoch.
struct GraphSearch: ~Copyable {
  /// Variables that wait in a walk.
  var stack = Buffer<VariableID>()
  /// Constraints that wait in a walk.
  var queue = Buffer<ConstraintID>()
  /// Column singletons in the order they were set aside.
  var singletonOrder = Buffer<VariableID>()
}

/// The counts and the version of the structure that the presolve found.
struct StructureState {
  /// The greatest rank given so far.
  var lastRank: Int32 = 0
  /// The number of column singletons.
  var columnSingletonCount = 0
  /// The number of required equalities whose variables are all known without them.
  var redundantCount = 0
  /// Grows with every presolve and every structural edit.
  var version: Int64 = 0
}

/// The required constraints and domains that the last pass found not to hold.
struct Violations: ~Copyable {
  /// Checks that do not hold.
  var constraints = Buffer<ConstraintID>()
  /// Known sizes that are negative.
  var domains = Buffer<VariableID>()
  /// Components in which something required does not hold.
  var components = Buffer<ComponentID>()

  /// Indicates whether all that is required holds.
  var isEmpty: Bool { constraints.isEmpty && domains.isEmpty && components.isEmpty }

  /// Forgets all.
  mutating func clear() {
    constraints.clear()
    domains.clear()
    components.clear()
  }
}

/// The conflicts that stand, and how they are decided.
struct ConflictState: ~Copyable {
  /// The conflicts that stand.
  var conflicts: [FoundConflict] = []
  /// The constraints and variables that they were found from.
  var dependencies = ConflictDependencies()
  /// Picks the member of a conflict to give up; nil means the one added last.
  var breakPolicy: (([ConstraintID]) -> ConstraintID)?
}
