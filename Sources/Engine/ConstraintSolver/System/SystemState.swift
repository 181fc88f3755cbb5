/// The edits since the last solve, by their effect on the structure.
struct PendingEdits: ~Copyable {
  /// The constraints added since the last presolve.
  var added = Buffer<ConstraintID>()
  /// The variables to be classified anew.
  var unclassifiedVariables = Buffer<VariableID>()
  /// The constraints to be classified anew.
  var unclassifiedConstraints = Buffer<ConstraintID>()
  /// The defined variables whose constant, or input in the case of column singletons, changed.
  var seedVariables = Buffer<VariableID>()
  /// The constraints of components whose constant changed.
  var seedConstraints = Buffer<ConstraintID>()
  /// The empty rows to be evaluated again.
  var emptyRows = Buffer<ConstraintID>()
  /// Indicates whether there was any edit since the last solve.
  var arePending = false
  /// Indicates whether a constraint or variable was removed, a constraint added, or a priority changed.
  var isStructural = false

  /// Indicates whether the presolve has work.
  var needsPresolve: Bool { !added.isEmpty || !unclassifiedVariables.isEmpty || !unclassifiedConstraints.isEmpty }
  /// Indicates whether the propagation of changed constants has work.
  var needsPropagation: Bool { !seedVariables.isEmpty || !seedConstraints.isEmpty }

  /// Clears the lists.
  mutating func clearLists() {
    added.clear()
    unclassifiedVariables.clear()
    unclassifiedConstraints.clear()
    seedVariables.clear()
    seedConstraints.clear()
    emptyRows.clear()
  }
}

/// The memory for searches of the constraint graph. A node is visited once per `ConstraintStore.epoch`.
struct GraphSearch: ~Copyable {
  /// The open variables of a search.
  var stack = Buffer<VariableID>()
  /// The open constraints of a search.
  var queue = Buffer<ConstraintID>()
  /// The column singletons in the order they were set aside.
  var columnSingletonOrder = Buffer<VariableID>()
}

/// The counts and the version of the structure that the presolve found.
struct StructureState {
  /// The greatest rank assigned so far.
  var lastRank: Int32 = 0
  /// The number of column singletons.
  var columnSingletonCount = 0
  /// The number of empty rows that are required equalities.
  var emptyEqualityCount = 0
  /// The version, which grows with every presolve and every structural edit.
  var version: Int64 = 0
}

/// The required constraints and domains that do not hold after the last pass.
struct Violations: ~Copyable {
  /// The empty rows that do not hold.
  var constraints = Buffer<ConstraintID>()
  /// The known sizes that are negative.
  var domains = Buffer<VariableID>()
  /// The components in which something required does not hold.
  var components = Buffer<ComponentID>()

  /// Indicates whether everything required holds.
  var isEmpty: Bool { constraints.isEmpty && domains.isEmpty && components.isEmpty }

  /// Clears the lists.
  mutating func clear() {
    constraints.clear()
    domains.clear()
    components.clear()
  }
}

/// The present conflicts, and the policy that decides them.
struct ConflictState: ~Copyable {
  /// The present conflicts.
  var conflicts: [FoundConflict] = []
  /// The constraints and variables on which they depend.
  var dependencies = ConflictDependencies()
  /// The programs that a search for other solutions moved from their optima.
  var movedPrograms: [PiecewiseLinearProgram] = []
  /// Chooses the member of a conflict to give up; nil for the one added last.
  var breakPolicy: (([ConstraintID]) -> ConstraintID)?
}
