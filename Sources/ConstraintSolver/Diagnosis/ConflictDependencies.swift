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
  func isEvident(constraint c: Int32) -> Bool { Int(c) < isEvidence.count && isEvidence[c] }
  /// Returns whether the variable stands in evidence, or is unsettled.
  func isPart(variable v: Int32) -> Bool { Int(v) < marks.count && marks[v] != .none }
  /// Returns whether giving something up moved the variable.
  func isUnsettled(_ v: Int32) -> Bool { Int(v) < marks.count && marks[v] == .unsettled }

  /// Enters a constraint as evidence; false if it was before.
  mutating func note(constraint c: Int32) -> Bool {
    if isEvidence[c] { return false }
    isEvidence[c] = true
    return true
  }
  /// Enters a variable that stands in evidence.
  mutating func note(variable v: Int32) { if marks[v] == .none { marks[v] = .evident } }
  /// Enters a variable that giving something up moved.
  mutating func noteUnsettled(_ v: Int32) { marks[v] = .unsettled }
}

extension ConstraintSystem {
  /// Notes an edit of a constraint: one that is evidence, was given up, or bears on an unsettled variable.
  @inline(__always) mutating func noteInvalidation(_ c: Int32) {
    if !diagnosis.conflicts.isEmpty && !diagnosis.dependencies.isInvalidated && reachesDependencies(c) {
      diagnosis.dependencies.isInvalidated = true
    }
  }

  private mutating func reachesDependencies(_ c: Int32) -> Bool {
    store.constraints[c].state == .broken || diagnosis.dependencies.isEvident(constraint: c)
      || store.constraints[c].terms.contains { diagnosis.dependencies.isUnsettled(store.terms[$0].variable) }
  }

  /// Notes that another policy may choose otherwise.
  mutating func noteNewPolicy() { if !diagnosis.conflicts.isEmpty { diagnosis.dependencies.isInvalidated = true } }

  /// Drops the only conflict with the constraint that was given up for it: without it all the others hold, as they do now.
  mutating func dropOnlyConflict(of c: Int32) {
    guard diagnosis.conflicts.count == 1, diagnosis.conflicts[0].broken == c, !diagnosis.dependencies.isInvalidated
    else { return }
    diagnosis.conflicts.removeAll(keepingCapacity: true)
    diagnosis.dependencies.clear()
  }

  /// Notes that the presolve reached a variable: it becomes unsettled while constraints are given up, else it may not be part.
  mutating func noteReached() {
    if !diagnosis.dependencies.isBreaking && diagnosis.dependencies.isInvalidated { return }
    for i in 0..<edits.activeVariables.count {
      let v = edits.activeVariables[i]
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
    for i in 0..<violations.constraints.count { noteEvidence(constraint: violations.constraints[i]) }
    for i in 0..<violations.domains.count { noteEvidence(variable: violations.domains[i]) }
    for i in 0..<violations.components.count {
      guard let component = components[violations.components[i]] else { continue }
      let cons = component.constraints
      for k in 0..<cons.count { noteEvidence(constraint: cons[k]) }
      let vars = component.variables
      for k in 0..<vars.count { diagnosis.dependencies.noteUnsettled(vars[k]) }
    }
    var next = 0
    while next < search.queue.count {
      for k in store.constraints[search.queue[next]].terms { noteEvidence(variable: store.terms[k].variable) }
      next += 1
    }
  }

  private mutating func noteEvidence(constraint c: Int32) {
    if diagnosis.dependencies.note(constraint: c) { search.queue.push(c) }
  }

  private mutating func noteEvidence(variable v: Int32) {
    diagnosis.dependencies.note(variable: v)
    if store.variables[v].state == .known { noteEvidence(constraint: store.variables[v].definition) }
  }
}
