/// The invariants of the state between solves, for tests.
extension ConstraintSystem {
  /// Returns a sentence for each violated invariant, none in a sound system after a solve.
  func brokenInvariants() -> [String] {
    var found: [String] = []
    verifyLists(&found)
    for v in store.variables.indices where store.variables[v].isLive { verifyVariable(v, &found) }
    for c in store.constraints.indices where store.constraints[c].state != .dead { verifyConstraint(c, &found) }
    let equalities = store.constraints.indices.filter {
      store.constraints[$0].state == .emptyRow && store.constraints[$0].isRequiredEquality
    }
    if equalities.count != structure.emptyEqualityCount {
      found.append("\(equalities.count) empty equalities, \(structure.emptyEqualityCount) counted")
    }
    let columnSingletons = store.variables.indices.filter {
      store.variables[$0].isLive && store.variables[$0].state == .columnSingleton
    }
    if columnSingletons.count != structure.columnSingletonCount {
      found.append("\(columnSingletons.count) column singletons, \(structure.columnSingletonCount) counted")
    }
    return found
  }

  private func verifyLists(_ found: inout [String]) {
    var listed = 0
    for v in store.variables.indices {
      var k = store.variables[v].head
      var before = TermIndex.none
      while !k.isNone {
        if store.terms[k].variable != v { found.append("term \(k) is listed under x\(v)") }
        if store.terms[k].previous != before { found.append("term \(k) does not point back") }
        before = k
        k = store.terms[k].next
        listed += 1
      }
    }
    var linked = 0
    for c in store.constraints.indices
    where store.constraints[c].state != .dead && store.constraints[c].state != .broken {
      linked += Int(store.constraints[c].count)
    }
    if listed != linked { found.append("\(listed) terms listed, \(linked) in constraints") }
  }

  private func verifyVariable(_ v: VariableID, _ found: inout [String]) {
    let record = store.variables[v]
    switch record.state {
    case .unclassified: found.append("x\(v) is unclassified")
    case .unconstrained:
      if !record.head.isNone || solution[v] != 0 {
        found.append("x\(v) is unconstrained but referenced or not at 0")
      }
    case .known, .columnSingleton:
      let c = record.definition
      if store.constraints[c].state != .defining || store.constraints[c].definedVariable != v {
        found.append("x\(v) has no definition")
      }
      let value = solution.evaluateDefinition(of: v, in: store) + 0
      if value != solution[v] { found.append("x\(v) is \(solution[v]), its definition yields \(value)") }
      for term in store.terms(of: c) where term.variable != v {
        let u = store.variables[term.variable]
        if record.state == .known && (u.state != .known || u.rank >= record.rank) {
          found.append("x\(v) is known from x\(term.variable), which is not before it")
        }
        if record.state == .columnSingleton && u.state == .columnSingleton && u.rank <= record.rank {
          found.append("x\(v) is a column singleton set aside before x\(term.variable), which it needs")
        }
      }
    case .component:
      guard let component = components[record.component] else {
        found.append("x\(v) has no component")
        return
      }
      if component.variables[record.memberIndex] != v { found.append("x\(v) is not at its place") }
    }
    if record.isNonNegative && isDomainViolated(v) { found.append("x\(v) is a size of \(solution[v])") }
    if !solution[v].isFinite { found.append("x\(v) is \(solution[v])") }
  }

  private func verifyConstraint(_ c: ConstraintID, _ found: inout [String]) {
    let record = store.constraints[c]
    if record.state == .new || record.state == .unclassified { found.append("constraint \(c) is unclassified") }
    if record.state == .emptyRow {
      for term in store.terms(of: c) where store.variables[term.variable].state != .known {
        found.append("constraint \(c) is an empty row over x\(term.variable), which is not known")
      }
    }
    if record.state == .component && !isAtPlace(c) { found.append("constraint \(c) is not at its recorded place") }
    if record.isRequired && record.state != .broken && isViolated(c) {
      found.append("constraint \(c) is off by \(violation(of: c))")
    }
  }

  /// Returns whether a constraint is at its recorded place in its component.
  private func isAtPlace(_ c: ConstraintID) -> Bool {
    guard let component = components[store.constraints[c].component] else { return false }
    let member = store.constraints[c].memberIndex
    if component.constraints[member] != c { return false }
    let set = component.priorityPrograms
    let placement = set.placements[member]
    if placement.program < 0 {
      let isEliminated = component.factor.rows.contains(c)
      return isEliminated == store.constraints[c].isRequiredEquality
    }
    let breakpoints = set.programs[Int(placement.program)].breakpoints
    return breakpoints.range(of: placement.form).contains { breakpoints[$0].source == .constraint(c) }
  }
}
