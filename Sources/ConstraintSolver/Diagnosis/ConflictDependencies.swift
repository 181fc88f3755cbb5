/// The constraints and variables that the standing conflicts were found from: an edit elsewhere leaves these alone.
///
/// *Evidence* are the constraints that a violation followed from: those behind the values in it, up to the inputs.
/// *Unsettled* variables are what giving a constraint up moved: its own, those computed anew without it, and all members of
/// violated components. An edit that reaches neither would find the same conflicts again, so they stand unasked.
struct ConflictDependencies: ~Copyable {
  /// The part of a variable in the conflicts.
  enum Mark: UInt8, BitwiseCopyable { case none, evident, unsettled }

  private var isEvidence = Buffer<Bool>()
  private var marks = Buffer<Mark>()
  /// Indicates whether an edit reached them, so that the conflicts must be looked for anew.
  var isInvalidated = false
  /// Indicates whether constraints are being given up, which is what unsettles variables.
  var isBreaking = false
  /// Forgets all.
  mutating func clear() {
    isEvidence.clear()
    marks.clear()
    isInvalidated = false
    isBreaking = false
  }

  /// Makes room for what exists now.
  mutating func prepare(variables: Int, constraints: Int) {
    marks.resize(variables, filling: .none)
    isEvidence.resize(constraints, filling: false)
  }

  /// Returns whether a violation followed from the constraint.
  func isEvident(constraint c: ConstraintID) -> Bool { c.position < isEvidence.count && isEvidence[c.position] }
  /// Returns whether the variable stands in evidence, or is unsettled.
  func isPart(variable v: VariableID) -> Bool { v.position < marks.count && marks[v.position] != .none }
  /// Returns whether giving something up moved the variable.
  func isUnsettled(_ v: VariableID) -> Bool { v.position < marks.count && marks[v.position] == .unsettled }

  /// Enters a constraint as evidence; false if it was before.
  mutating func note(constraint c: ConstraintID) -> Bool {
    if isEvidence[c.position] { return false }
    isEvidence[c.position] = true
    return true
  }
  /// Enters a variable that stands in evidence.
  mutating func note(variable v: VariableID) { if marks[v.position] == .none { marks[v.position] = .evident } }
  /// Enters a variable that giving something up moved.
  mutating func noteUnsettled(_ v: VariableID) { marks[v.position] = .unsettled }
}

extension ConstraintSystem {
  /// Notes an edit of a constraint: one that is evidence, was given up, or bears on an unsettled variable.
  @inline(__always) mutating func noteInvalidation(_ c: ConstraintID) {
    if !diagnosis.conflicts.isEmpty && !diagnosis.dependencies.isInvalidated && reachesDependencies(c) {
      diagnosis.dependencies.isInvalidated = true
    }
  }

  private mutating func reachesDependencies(_ c: ConstraintID) -> Bool {
    store.constraints[c].state == .broken || diagnosis.dependencies.isEvident(constraint: c)
      || store.terms(of: c).contains { diagnosis.dependencies.isUnsettled($0.variable) }
  }

  /// Notes that another policy may choose otherwise.
  mutating func noteNewPolicy() { if !diagnosis.conflicts.isEmpty { diagnosis.dependencies.isInvalidated = true } }

  /// Drops the only conflict with the constraint that was given up for it: without it all the others hold, as they do now.
  mutating func dropOnlyConflict(of c: ConstraintID) {
    guard diagnosis.conflicts.count == 1, diagnosis.conflicts[0].broken == c, !diagnosis.dependencies.isInvalidated
    else { return }
    diagnosis.conflicts.removeAll(keepingCapacity: true)
    diagnosis.dependencies.clear()
  }

  /// Notes that the presolve reached a variable: it becomes unsettled while constraints are given up, else it may not be part.
  mutating func noteReached() {
    if !diagnosis.dependencies.isBreaking && diagnosis.dependencies.isInvalidated { return }
    for v in edits.activeVariables.slice {
      if diagnosis.dependencies.isBreaking {
        diagnosis.dependencies.noteUnsettled(v)
      } else if diagnosis.dependencies.isPart(variable: v) {
        diagnosis.dependencies.isInvalidated = true
      }
    }
  }

  /// Enters all that the violations found last follow from.
  mutating func noteEvidence() {
    diagnosis.dependencies.prepare(variables: store.variables.count, constraints: store.constraints.count)
    diagnosis.dependencies.isBreaking = true
    search.queue.clear()
    for c in violations.constraints.slice { noteEvidence(constraint: c) }
    for v in violations.domains.slice { noteEvidence(variable: v) }
    for slot in violations.components.slice {
      guard let component = components[slot] else { continue }
      for c in component.constraints { noteEvidence(constraint: c) }
      for v in component.variables { diagnosis.dependencies.noteUnsettled(v) }
    }
    var next = 0
    while next < search.queue.count {
      for term in store.terms(of: search.queue[next]) { noteEvidence(variable: term.variable) }
      next += 1
    }
  }

  private mutating func noteEvidence(constraint c: ConstraintID) {
    if diagnosis.dependencies.note(constraint: c) { search.queue.push(c) }
  }

  private mutating func noteEvidence(variable v: VariableID) {
    diagnosis.dependencies.note(variable: v)
    if store.variables[v].state == .known { noteEvidence(constraint: store.variables[v].definition) }
  }
}
