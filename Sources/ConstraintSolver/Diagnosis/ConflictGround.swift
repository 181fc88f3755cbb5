/// What the conflicts that stand were found from, so that an edit elsewhere leaves them alone.
///
/// *Evidence* are the constraints that a violation followed from: those behind the values in it, up to the inputs.
/// *Unsettled* variables are what giving a constraint up moved: its own, those computed anew without it, and all members of
/// violated components. An edit that reaches neither would find the same conflicts again, so they stand unasked.
struct ConflictGround: ~Copyable {
  /// What a variable is to the conflicts.
  enum Mark: UInt8, BitwiseCopyable { case none, evident, unsettled }

  private var isEvidence = Buffer<Bool>()
  private var marks = Buffer<Mark>()
  /// Whether an edit reached the ground, so that the conflicts must be looked for anew.
  var isTouched = false
  /// Whether constraints are being given up, which is what unsettles variables.
  var isBreaking = false
  /// Forgets all.
  mutating func clear() {
    isEvidence.clear()
    marks.clear()
    isTouched = false
    isBreaking = false
  }

  /// Makes room for what exists now.
  mutating func prepare(variables: Int, constraints: Int) {
    marks.resize(variables, filling: .none)
    isEvidence.resize(constraints, filling: false)
  }

  /// Whether a violation followed from the constraint.
  func isEvident(constraint c: Int32) -> Bool { Int(c) < isEvidence.count && isEvidence[c] }
  /// Whether the variable stands in evidence, or is unsettled.
  func isPart(variable v: Int32) -> Bool { Int(v) < marks.count && marks[v] != .none }
  /// Whether giving something up moved the variable.
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
  @inline(__always) mutating func noteTouch(_ c: Int32) {
    if !conflicts.isEmpty && !ground.isTouched && reachesGround(c) { ground.isTouched = true }
  }

  private mutating func reachesGround(_ c: Int32) -> Bool {
    constraints[c].state == .broken || ground.isEvident(constraint: c)
      || constraints[c].terms.contains { ground.isUnsettled(terms[$0].variable) }
  }

  /// Notes that another policy may choose otherwise.
  mutating func noteNewPolicy() { if !conflicts.isEmpty { ground.isTouched = true } }

  /// Drops the only conflict with the constraint that was given up for it: without it all the others hold, as they do now.
  mutating func dropOnlyConflict(of c: Int32) {
    guard conflicts.count == 1, conflicts[0].broken == c, !ground.isTouched else { return }
    conflicts.removeAll(keepingCapacity: true)
    ground.clear()
  }

  /// Notes that the presolve reached a variable: it becomes unsettled while constraints are given up, else it may not be part.
  mutating func noteReached() {
    if !ground.isBreaking && ground.isTouched { return }
    for i in 0..<activeVariables.count {
      let v = activeVariables[i]
      if ground.isBreaking { ground.noteUnsettled(v) } else if ground.isPart(variable: v) { ground.isTouched = true }
    }
  }

  /// Enters all that the violations found last follow from.
  mutating func noteEvidence() {
    ground.prepare(variables: variables.count, constraints: constraints.count)
    ground.isBreaking = true
    queue.clear()
    for i in 0..<violatedConstraints.count { noteEvidence(constraint: violatedConstraints[i]) }
    for i in 0..<violatedDomains.count { noteEvidence(variable: violatedDomains[i]) }
    for i in 0..<violatedComponents.count {
      guard let component = components[violatedComponents[i]] else { continue }
      let cons = component.pointee.constraints
      for k in 0..<cons.count { noteEvidence(constraint: cons[k]) }
      let vars = component.pointee.variables
      for k in 0..<vars.count { ground.noteUnsettled(vars[k]) }
    }
    var next = 0
    while next < queue.count {
      for k in constraints[queue[next]].terms { noteEvidence(variable: terms[k].variable) }
      next += 1
    }
  }

  private mutating func noteEvidence(constraint c: Int32) { if ground.note(constraint: c) { queue.push(c) } }

  private mutating func noteEvidence(variable v: Int32) {
    ground.note(variable: v)
    if variables[v].state == .known { noteEvidence(constraint: variables[v].definition) }
  }
}
