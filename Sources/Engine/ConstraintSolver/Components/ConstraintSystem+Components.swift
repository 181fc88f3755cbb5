/// Building components: collecting members, eliminating required equalities, building programs.
extension ConstraintSystem {
  /// Builds and solves the components of the variables still unclassified.
  ///
  /// A variable without constraints is 0.
  func buildComponents() {
    var i = 0
    while i < edits.unclassifiedVariables.count {
      let v = edits.unclassifiedVariables[i]
      i += 1
      if store.variables[v].state != .unclassified { continue }
      if store.variables[v].degree == 0 {
        store.variables[v].classify(as: .unconstrained)
        store.variables[v].definition = .none
        solution.assignZero(v)
      } else {
        buildComponent(from: v)
      }
    }
  }

  /// Builds the component of everything connected to an unclassified variable, and solves it.
  private func buildComponent(from start: VariableID) {
    counters.builtComponents += 1
    let w = workspace
    collectMembers(from: start, w)
    let slot = components.reserveSlot()
    eliminateEqualities(w, slot)
    counters.builtCoefficients += w.elimination.record.coefficientCount
    let component = Component(from: w)
    components.insert(component, at: slot)
    collectCostTerms(component, w)
    makeForms(component, w, from: 0)
    makePrograms(for: component.priorityPrograms, of: component, w)
    component.costlessRootCount = component.priorityPrograms.programs.reduce(w.forms.roots.count) { $0 - $1.rootCount }
    update(component: component, slot: slot, changed: nil)
  }

  /// Collects the members, in the order of their creation for any order of edits (Determinism.md, 2).
  private func collectMembers(from start: VariableID, _ w: Workspace) {
    let variables = store.variables.slice
    let constraints = store.constraints.slice
    w.variables.clear()
    w.constraints.clear()
    variables[start].classify(as: .component)
    w.variables.push(start)
    var next = 0
    while next < w.variables.count {
      let v = w.variables[MemberIndex(next)]
      next += 1
      for c in store.constraints(of: v) where constraints[c].state == .unclassified {
        constraints[c].state = .component
        w.constraints.push(c)
        for term in store.terms(of: c) {
          let u = term.variable
          if variables[u].state != .unclassified { continue }
          variables[u].classify(as: .component)
          w.variables.push(u)
        }
      }
    }
    store.variableHistory.sort(w.variables.slice)
    store.constraintHistory.sort(w.constraints.slice)
  }

  private func eliminateEqualities(_ w: Workspace, _ slot: ComponentID) {
    let variables = store.variables.slice
    let constraints = store.constraints.slice
    let members = w.variables.slice
    w.elimination.begin(columns: members.count)
    for member in members.indices {
      let v = members[member]
      variables[v].memberIndex = member
      variables[v].component = slot
      if variables[v].isNonNegative { w.elimination.addOuterOccurrence(of: member) }
    }
    for member in w.constraints.indices {
      let c = w.constraints[member]
      constraints[c].memberIndex = member
      constraints[c].component = slot
      if constraints[c].isRequiredEquality {
        w.elimination.beginRow(named: c)
        for term in store.terms(of: c) {
          let u = term.variable
          if variables[u].state == .component { w.elimination.addEntry(variables[u].memberIndex, term.coefficient) }
        }
      } else {
        for term in store.terms(of: c) {
          let u = term.variable
          if variables[u].state == .component { w.elimination.addOuterOccurrence(of: variables[u].memberIndex) }
        }
      }
    }
    w.elimination.admitAll(preferringColumns: true)
    w.elimination.run(isLimited: true)
    w.elimination.recordDependentRows()
  }

  // MARK: Cost terms

  /// Lists the cost terms of inequalities, optional constraints and domains, with their levels.
  func collectCostTerms(_ component: Component, _ w: Workspace) {
    w.costTerms.clear()
    w.priorities.clear()
    for c in component.constraints where !store.constraints[c].isRequiredEquality {
      insertPriority(store.constraints[c].priority, w)
    }
    for v in component.variables where store.variables[v].isNonNegative { insertPriority(Priority.required, w) }
    w.levelCount = w.priorities.count
    for c in component.constraints where !store.constraints[c].isRequiredEquality {
      let record = store.constraints[c]
      let level = self.level(of: record.priority, w)
      // The violations of optional constraints add up in the client's units; each required one is 0.
      let weight = record.isRequired ? 1 : record.unit.value
      w.costTerms.push(.init(source: .constraint(c), relation: record.relation, level: level, weight: weight))
    }
    for v in component.variables where store.variables[v].isNonNegative {
      w.costTerms.push(.init(source: .domain(of: v), relation: .greaterThanOrEqual, level: 0))
    }
  }

  private func insertPriority(_ p: Double, _ w: Workspace) {
    var i = w.priorities.count
    while i > 0 && w.priorities[i - 1] < p { i -= 1 }
    if i > 0 && w.priorities[i - 1] == p { return }
    w.priorities.push(p)
    var k = w.priorities.count - 1
    while k > i {
      w.priorities[k] = w.priorities[k - 1]
      k -= 1
    }
    w.priorities[i] = p
  }

  private func level(of priority: Double, _ w: Workspace) -> Int32 {
    var l = 0
    while l < w.priorities.count - 1 && w.priorities[l] > priority { l += 1 }
    return Int32(l)
  }
}
