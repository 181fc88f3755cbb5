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

/// The dependencies of conflicts: which edits reach them, and how they are recorded.
extension ConstraintSystem {
  /// Invalidates the conflicts if an edited constraint is among their dependencies.
  ///
  /// These are evidence, broken constraints, and constraints that reference affected variables.
  @inline(__always) func invalidateConflicts(reachedBy c: ConstraintID) {
    if !diagnosis.conflicts.isEmpty && !diagnosis.dependencies.isInvalidated && reachesDependencies(c) {
      diagnosis.dependencies.isInvalidated = true
    }
  }

  private func reachesDependencies(_ c: ConstraintID) -> Bool {
    store.constraints[c].state == .broken || diagnosis.dependencies.isEvident(constraint: c)
      || store.terms(of: c).contains { diagnosis.dependencies.isAffected($0.variable) }
  }

  /// Invalidates the conflicts, since another policy may choose other members.
  func invalidateConflicts() {
    if diagnosis.conflicts.isEmpty { return }
    diagnosis.dependencies.isInvalidated = true
    noteEdit(structural: false)
  }

  /// Drops the only conflict when its broken constraint is removed, since all others hold.
  func dropOnlyConflict(of c: ConstraintID) {
    guard diagnosis.conflicts.count == 1, diagnosis.conflicts[0].broken == c, !diagnosis.dependencies.isInvalidated
    else { return }
    diagnosis.conflicts.removeAll(keepingCapacity: true)
    diagnosis.dependencies.clear()
  }

  /// Records the variables that the presolve reached.
  ///
  /// They become affected while constraints are given up; otherwise a dependency among them invalidates the conflicts.
  func noteReclassified() {
    if !diagnosis.dependencies.isBreaking && diagnosis.dependencies.isInvalidated { return }
    for v in edits.unclassifiedVariables.slice {
      if diagnosis.dependencies.isBreaking {
        diagnosis.dependencies.noteAffected(v)
      } else if diagnosis.dependencies.isDependency(variable: v) {
        diagnosis.dependencies.isInvalidated = true
      }
    }
  }

  /// Records everything from which the last violations follow.
  func noteEvidence() {
    diagnosis.dependencies.prepare(variables: store.variables.count, constraints: store.constraints.count)
    diagnosis.dependencies.isBreaking = true
    search.queue.clear()
    for c in violations.constraints.slice { noteEvidence(constraint: c) }
    for v in violations.domains.slice { noteEvidence(variable: v) }
    for slot in violations.components.slice {
      guard let component = components[slot] else { continue }
      for c in component.constraints { noteEvidence(constraint: c) }
      for v in component.variables { diagnosis.dependencies.noteAffected(v) }
    }
    var next = 0
    while next < search.queue.count {
      for term in store.terms(of: search.queue[next]) { noteEvidence(variable: term.variable) }
      next += 1
    }
  }

  private func noteEvidence(constraint c: ConstraintID) {
    if diagnosis.dependencies.note(constraint: c) { search.queue.push(c) }
  }

  private func noteEvidence(variable v: VariableID) {
    diagnosis.dependencies.note(variable: v)
    if store.variables[v].state == .known { noteEvidence(constraint: store.variables[v].definition) }
  }
}
