/// The structural presolve: the equality that each variable follows from, by topology only.
///
/// Row singletons are fixed forwards and column singletons removed backwards, as in the presolve of linear programming
/// (Andersen and Andersen 1995, "Presolving in linear programming", sections 3.1 and 3.2). Only topology is considered,
/// so the result stays valid when a constant changes. The remaining variables form components.
extension ConstraintSystem {
  /// Classifies everything added or unclassified: known, column singleton, or left for components.
  func presolve() {
    counters.presolves += 1
    structure.version += 1
    invalidateAdded()
    countUnknowns()
    fixForward()
    removeColumnSingletons()
    invalidateLooseRegions()
  }

  private func invalidateAdded() {
    for c in edits.added.slice where store.constraints[c].state == .new { invalidate(byAdding: c) }
    edits.added.clear()
  }

  /// Counts unknowns by constraint and unclassified constraints by variable; queues the row singletons.
  private func countUnknowns() {
    store.epoch += 1
    search.queue.clear()
    let variables = store.variables.slice
    let constraints = store.constraints.slice
    var kept = 0
    for i in 0..<edits.unclassifiedConstraints.count {
      let c = edits.unclassifiedConstraints[i]
      // A slot that was freed and reused is listed twice.
      if constraints[c].state != .unclassified || constraints[c].mark == store.epoch { continue }
      constraints[c].mark = store.epoch
      var unknowns: Int32 = 0
      for term in store.terms(of: c) where variables[term.variable].state == .unclassified {
        unknowns += 1
        variables[term.variable].degree += 1
      }
      constraints[c].unknowns = unknowns
      if unknowns == 0 {
        becomeEmptyRow(c)
        continue
      }
      if unknowns == 1 && constraints[c].isRequiredEquality { search.queue.push(c) }
      edits.unclassifiedConstraints[kept] = c
      kept += 1
    }
    edits.unclassifiedConstraints.truncate(to: kept)
  }

  private func becomeEmptyRow(_ c: ConstraintID) {
    store.constraints[c].state = .emptyRow
    if store.constraints[c].isRequiredEquality { structure.emptyEqualityCount += 1 }
    if store.constraints[c].isRequired { edits.emptyRows.push(c) }
  }

  /// Determines variables by row singletons, in the order of their discovery.
  private func fixForward() {
    let variables = store.variables.slice
    let constraints = store.constraints.slice
    var next = 0
    while next < search.queue.count {
      let c = search.queue[next]
      next += 1
      if constraints[c].state != .unclassified || constraints[c].unknowns != 1 { continue }
      guard let v = store.terms(of: c).first(where: { variables[$0.variable].state == .unclassified })?.variable else {
        continue
      }
      structure.lastRank += 1
      variables[v].classify(as: .known)
      variables[v].definition = c
      variables[v].rank = structure.lastRank
      constraints[c].state = .defining
      constraints[c].definedVariable = v
      solution.assignDefined(v, in: store)
      if variables[v].isNonNegative { noteDomainViolation(of: v) }
      for e in store.constraints(of: v) where constraints[e].state == .unclassified {
        constraints[e].unknowns -= 1
        if constraints[e].unknowns == 0 {
          becomeEmptyRow(e)
        } else if constraints[e].unknowns == 1 && constraints[e].isRequiredEquality {
          search.queue.push(e)
        }
      }
    }
  }

  /// Records a violation if an equality makes a size negative.
  @inline(__always) func noteDomainViolation(of v: VariableID) {
    if solution[v] < 0 && isDomainViolated(v) { violations.domains.push(v) }
  }

  /// Returns whether a size is negative beyond rounding.
  func isDomainViolated(_ v: VariableID) -> Bool {
    store.variables[v].isNonNegative && solution[v] < -Tolerance.violation(abs(solution[v]))
  }

  /// Sets column singletons aside: positions whose only unclassified constraint is a required equality.
  private func removeColumnSingletons() {
    let variables = store.variables.slice
    let constraints = store.constraints.slice
    search.stack.clear()
    search.columnSingletonOrder.clear()
    for i in 0..<edits.unclassifiedVariables.count {
      let v = edits.unclassifiedVariables[i]
      if variables[v].state == .unclassified && variables[v].degree == 1 && !variables[v].isNonNegative {
        search.stack.push(v)
      }
    }
    while !search.stack.isEmpty {
      let v = search.stack.pop()
      if variables[v].state != .unclassified || variables[v].degree != 1 { continue }
      guard let c = store.constraints(of: v).first(where: { constraints[$0].state == .unclassified }),
        constraints[c].isRequiredEquality
      else { continue }
      structure.lastRank += 1
      variables[v].classify(as: .columnSingleton)
      variables[v].definition = c
      variables[v].rank = structure.lastRank
      constraints[c].state = .defining
      constraints[c].definedVariable = v
      structure.columnSingletonCount += 1
      search.columnSingletonOrder.push(v)
      for term in store.terms(of: c) {
        let u = term.variable
        if variables[u].state != .unclassified { continue }
        variables[u].degree -= 1
        if variables[u].degree == 1 && !variables[u].isNonNegative { search.stack.push(u) }
      }
    }
  }

  /// Restores column singletons in loose regions: their removal left a variable without any constraint.
  ///
  /// There the choice of column singletons was arbitrary, and would depend on the order of edits (Determinism.md, 1).
  /// The whole region, all that is connected without known variables, becomes one component, in which tie-breaking decides.
  private func invalidateLooseRegions() {
    for i in 0..<edits.unclassifiedVariables.count {
      let v = edits.unclassifiedVariables[i]
      if store.variables[v].state == .unclassified && store.variables[v].degree == 0 && hasColumnSingleton(v) {
        invalidateRegion(of: v)
      }
    }
  }

  private func hasColumnSingleton(_ v: VariableID) -> Bool {
    store.constraints(of: v).contains { definesColumnSingleton($0) }
  }

  private func definesColumnSingleton(_ c: ConstraintID) -> Bool {
    store.constraints[c].state == .defining
      && store.variables[store.constraints[c].definedVariable].state == .columnSingleton
  }

  /// Evaluates the column singletons that this presolve set aside, last first.
  func evaluateColumnSingletons() {
    for i in (0..<search.columnSingletonOrder.count).reversed() {
      let v = search.columnSingletonOrder[i]
      if store.variables[v].state == .columnSingleton { solution.assignDefined(v, in: store) }
    }
  }

  /// Seeds the propagation with column singletons of earlier presolves whose inputs this one changed.
  func seedOlderColumnSingletons() {
    store.epoch += 1
    for v in search.columnSingletonOrder.slice { store.variables[v].mark = store.epoch }
    for v in edits.unclassifiedVariables.slice {
      for c in store.constraints(of: v) {
        guard store.constraints[c].state == .defining else { continue }
        let u = store.constraints[c].definedVariable
        if store.variables[u].state == .columnSingleton && store.variables[u].mark != store.epoch
          && solution.evaluateDefinition(of: u, in: store) != solution[u]
        {
          seed(variable: u)
        }
      }
    }
  }
}
