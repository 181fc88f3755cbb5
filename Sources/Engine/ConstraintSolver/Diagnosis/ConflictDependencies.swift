/// The constraints and variables on which the present conflicts depend.
///
/// *Evidence*: the constraints from which a violation followed, with those that determine their known variables.
/// *Affected*: the variables that can change when a constraint is given up: its own, those computed anew without it,
/// and all members of violated components. After an edit that reaches neither, a search would find the same conflicts
/// again.
struct ConflictDependencies: ~Copyable {
  /// The role of a variable in the conflicts.
  enum Mark: UInt8, BitwiseCopyable { case none, evident, affected }

  private var isEvidence = KeyedBuffer<ConstraintRecord, Bool>()
  private var marks = KeyedBuffer<VariableRecord, Mark>()
  /// Indicates whether an edit reached the dependencies, so that conflicts must be searched again.
  var isInvalidated = false
  /// Indicates whether constraints are being given up, which makes variables affected.
  var isBreaking = false
  /// Clears all dependencies.
  mutating func clear() {
    isEvidence.clear()
    marks.clear()
    isInvalidated = false
    isBreaking = false
  }

  /// Extends the tables to the given numbers of variables and constraints.
  mutating func prepare(variables: Int, constraints: Int) {
    marks.resize(variables, filling: .none)
    isEvidence.resize(constraints, filling: false)
  }

  /// Returns whether a violation followed from the constraint.
  func isEvident(constraint c: ConstraintID) -> Bool { c.position < isEvidence.count && isEvidence[c] }
  /// Returns whether the variable occurs in evidence or is affected.
  func isDependency(variable v: VariableID) -> Bool { v.position < marks.count && marks[v] != .none }
  /// Returns whether the variable is affected.
  func isAffected(_ v: VariableID) -> Bool { v.position < marks.count && marks[v] == .affected }

  /// Records a constraint as evidence; returns false if it was evidence before.
  mutating func note(constraint c: ConstraintID) -> Bool {
    if isEvidence[c] { return false }
    isEvidence[c] = true
    return true
  }
  /// Records a variable that occurs in evidence.
  mutating func note(variable v: VariableID) { if marks[v] == .none { marks[v] = .evident } }
  /// Records an affected variable.
  mutating func noteAffected(_ v: VariableID) { marks[v] = .affected }
}
