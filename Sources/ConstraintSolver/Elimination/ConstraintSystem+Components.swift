/// Building components: collecting the members, eliminating the required equalities, forming the programs.
extension ConstraintSystem {
  /// Gathers everything connected to an active variable into a component, and solves it.
  mutating func buildComponent(from origin: Int32) {
    counters.builtComponents += 1
    let w = workspace()
    w.formsOwner = nil
    collectMembers(from: origin, w)
    let slot = components.reserveSlot()
    eliminateEqualities(w, slot)
    counters.builtCoefficients += w.elimination.lowerIndices.count + w.elimination.upperIndices.count
    let component = Component(from: w)
    components.insert(component, at: slot)
    for k in 0..<component.factor.rows.count {
      store.constraints[component.factor.rows[k]].program = Placement.elimination
      store.constraints[component.factor.rows[k]].form = Int32(k)
    }
    collectCostTerms(component, w)
    makeForms(component, w, from: 0)
    makePrograms(for: component.pricing, w, isTieBroken: false)
    w.formsOwner = component
    component.unpricedCount = w.forms.roots.count
    for k in 0..<component.pricing.programs.count {
      component.unpricedCount -= component.pricing.programs[k].rootCount
    }
    component.unpricedCount -= component.pricing.singletons.count
    component.isPriced =
      component.unpricedCount > 0 || component.pricing.singletons.count > 0 || !component.pricing.programs.isEmpty
      || !component.pricing.checks.isEmpty
    solve(component: component, slot: slot, moved: nil)
  }

  /// Collects the members, in the order of their creation whatever the order of edits (Determinism.md, 2).
  private mutating func collectMembers(from origin: Int32, _ w: Workspace) {
    let V = store.variables.slice
    let C = store.constraints.slice
    let T = store.terms.slice
    w.members.clear()
    w.equalitiesAndOthers.clear()
    V[origin].state = .component
    w.members.push(origin)
    var next = 0
    while next < w.members.count {
      var k = V[w.members[next]].head
      next += 1
      while k >= 0 {
        let c = T[k].constraint
        k = T[k].next
        if C[c].state != .active { continue }
        C[c].state = .component
        w.equalitiesAndOthers.push(c)
        for q in C[c].terms {
          let u = T[q].variable
          if V[u].state != .active { continue }
          V[u].state = .component
          w.members.push(u)
        }
      }
    }
    store.variableHistory.sort(w.members.slice)
    store.constraintHistory.sort(w.equalitiesAndOthers.slice)
  }

  private mutating func eliminateEqualities(_ w: Workspace, _ slot: Int32) {
    let V = store.variables.slice
    let C = store.constraints.slice
    let T = store.terms.slice
    let members = w.members.slice
    let all = w.equalitiesAndOthers.slice
    w.elimination.begin(columns: members.count)
    for i in 0..<members.count {
      V[members[i]].local = Int32(i)
      V[members[i]].definition = slot
      if V[members[i]].isNonNegative { w.elimination.outerDegrees[i] = 1 }
    }
    for i in 0..<all.count {
      let c = all[i]
      C[c].owner = slot
      if C[c].isRequiredEquality {
        w.elimination.beginRow(named: c)
        for k in C[c].terms {
          let u = T[k].variable
          if V[u].state == .component { w.elimination.addEntry(V[u].local, T[k].coefficient) }
        }
      } else {
        for k in C[c].terms {
          let u = T[k].variable
          if V[u].state == .component { w.elimination.outerDegrees[V[u].local] += 1 }
        }
      }
    }
    w.elimination.admitAll(preferringColumns: true)
    w.elimination.run()
    w.elimination.finish(recordingEmpty: true)
  }

  // MARK: Cost terms

  /// Lists what prices the component: inequalities, optional constraints and domains, levels by descending priority.
  mutating func collectCostTerms(
    _ component: Component, _ w: Workspace
  ) {
    w.costTerms.clear()
    w.priorities.clear()
    let cons = component.constraints
    for i in 0..<cons.count where !store.constraints[cons[i]].isRequiredEquality {
      insertPriority(min(store.constraints[cons[i]].priority, 1000), w)
    }
    let vars = component.variables
    for i in 0..<vars.count where store.variables[vars[i]].isNonNegative { insertPriority(1000, w) }
    w.priorityCount = w.priorities.count
    for i in 0..<cons.count where !store.constraints[cons[i]].isRequiredEquality {
      let record = store.constraints[cons[i]]
      let level = self.level(of: record.priority, w)
      w.costTerms.push(
        .init(source: .constraint(cons[i]), shape: CostShape(of: record.relation), level: level, weight: 1))
    }
    for i in 0..<vars.count where store.variables[vars[i]].isNonNegative {
      w.costTerms.push(.init(source: .domain(of: vars[i]), shape: .below, level: 0, weight: 1))
    }
  }

  mutating func insertPriority(_ p: Double, _ w: Workspace) {
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

  mutating func level(of priority: Double, _ w: Workspace) -> Int32 {
    var l = 0
    while l < w.priorities.count - 1 && w.priorities[l] > priority { l += 1 }
    return Int32(l)
  }
}
