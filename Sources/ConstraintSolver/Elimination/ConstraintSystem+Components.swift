/// Building components: collecting the members, eliminating the required equalities, forming the programs.
extension ConstraintSystem {
  /// Gathers everything connected to an active variable into a component, and solves it.
  mutating func buildComponent(from origin: Int32) {
    counters.builtComponents += 1
    let w = workspace()
    w.pointee.formsOwner = nil
    collectMembers(from: origin, w)
    let slot = takeSlot()
    eliminateEqualities(w, slot)
    counters.builtCoefficients += w.pointee.elimination.lowerIndices.count + w.pointee.elimination.upperIndices.count
    let component = UnsafeMutablePointer<Component>.allocate(capacity: 1)
    component.initialize(to: Component(from: w))
    components[slot] = component
    for k in 0..<component.pointee.equations.count {
      constraints[component.pointee.equations[k]].program = Placement.elimination
      constraints[component.pointee.equations[k]].form = Int32(k)
    }
    collectCostTerms(component, w)
    makeForms(component, w, from: 0)
    component.pointee.pricing = makePrograms(component, w, isTieBroken: false)
    w.pointee.formsOwner = component
    component.pointee.unpricedCount = w.pointee.forms.roots.count
    for k in 0..<component.pointee.pricing.programs.count {
      component.pointee.unpricedCount -= component.pointee.pricing.programs[k].pointee.rootCount
    }
    component.pointee.unpricedCount -= component.pointee.pricing.singletonRoots.count
    solve(component: component, slot: slot, moved: nil)
  }

  private mutating func collectMembers(from origin: Int32, _ w: UnsafeMutablePointer<Workspace>) {
    let V = variables.slice
    let C = constraints.slice
    let T = terms.slice
    w.pointee.members.clear()
    w.pointee.equalitiesAndOthers.clear()
    V[origin].state = .component
    w.pointee.members.push(origin)
    var next = 0
    while next < w.pointee.members.count {
      var k = V[w.pointee.members[next]].head
      next += 1
      while k >= 0 {
        let c = T[k].constraint
        k = T[k].next
        if C[c].state != .active { continue }
        C[c].state = .component
        w.pointee.equalitiesAndOthers.push(c)
        for q in C[c].terms {
          let u = T[q].variable
          if V[u].state != .active { continue }
          V[u].state = .component
          w.pointee.members.push(u)
        }
      }
    }
    identifiers.variableHistory.sort(w.pointee.members.slice)
    identifiers.constraintHistory.sort(w.pointee.equalitiesAndOthers.slice)
  }

  private mutating func eliminateEqualities(_ w: UnsafeMutablePointer<Workspace>, _ slot: Int32) {
    let V = variables.slice
    let C = constraints.slice
    let T = terms.slice
    let members = w.pointee.members.slice
    let all = w.pointee.equalitiesAndOthers.slice
    w.pointee.elimination.begin(columns: members.count)
    for i in 0..<members.count {
      V[members[i]].local = Int32(i)
      V[members[i]].definition = slot
      if V[members[i]].isNonNegative { w.pointee.elimination.outerDegrees[i] = 1 }
    }
    for i in 0..<all.count {
      let c = all[i]
      C[c].owner = slot
      if C[c].isRequiredEquality {
        w.pointee.elimination.beginRow(named: c)
        for k in C[c].terms {
          let u = T[k].variable
          if V[u].state == .component { w.pointee.elimination.addEntry(V[u].local, T[k].coefficient) }
        }
      } else {
        for k in C[c].terms {
          let u = T[k].variable
          if V[u].state == .component { w.pointee.elimination.outerDegrees[V[u].local] += 1 }
        }
      }
    }
    w.pointee.elimination.admitAll(preferringColumns: true)
    w.pointee.elimination.run()
    w.pointee.elimination.finish(recordingEmpty: true)
  }

  // MARK: Cost terms

  /// Lists what prices the component: inequalities, optional constraints and domains, levels by descending priority.
  private mutating func collectCostTerms(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>
  ) {
    w.pointee.costTerms.clear()
    w.pointee.priorities.clear()
    let cons = component.pointee.constraints
    for i in 0..<cons.count where !constraints[cons[i]].isRequiredEquality {
      insertPriority(min(constraints[cons[i]].priority, 1000), w)
    }
    let vars = component.pointee.variables
    for i in 0..<vars.count where variables[vars[i]].isNonNegative { insertPriority(1000, w) }
    w.pointee.priorityCount = w.pointee.priorities.count
    for i in 0..<cons.count where !constraints[cons[i]].isRequiredEquality {
      let record = constraints[cons[i]]
      let level = self.level(of: record.priority, w)
      w.pointee.costTerms.push(.init(source: cons[i], relation: record.relation, level: level, weight: 1))
    }
    for i in 0..<vars.count where variables[vars[i]].isNonNegative {
      w.pointee.costTerms.push(.init(source: Source.domain(of: vars[i]), relation: 1, level: 0, weight: 1))
    }
  }

  mutating func insertPriority(_ p: Double, _ w: UnsafeMutablePointer<Workspace>) {
    var i = w.pointee.priorities.count
    while i > 0 && w.pointee.priorities[i - 1] < p { i -= 1 }
    if i > 0 && w.pointee.priorities[i - 1] == p { return }
    w.pointee.priorities.push(p)
    var k = w.pointee.priorities.count - 1
    while k > i {
      w.pointee.priorities[k] = w.pointee.priorities[k - 1]
      k -= 1
    }
    w.pointee.priorities[i] = p
  }

  mutating func level(of priority: Double, _ w: UnsafeMutablePointer<Workspace>) -> Int32 {
    var l = 0
    while l < w.pointee.priorities.count - 1 && w.pointee.priorities[l] > priority { l += 1 }
    return Int32(l)
  }

  /// The number of positions that share a tie-breaking level.
  ///
  /// The k-th of a level weighs 1/k². The first then outweighs the others together (they sum to 0.64), and two neighbours
  /// still differ by 1.6·10⁻⁸, which is more than `Tolerance.slope`. Later positions get levels of their own.
  static let positionsPerLevel = 500

  /// Adds the tie rule below the last priority: sizes as small as they can be, inequalities as tight as they can be,
  /// then positions towards 0, the earlier ones first.
  private mutating func addTieBreakingTerms(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>
  ) {
    let sizes = Int32(w.pointee.priorities.count)
    let priced = w.pointee.costTerms.count
    var domain = priced
    for i in 0..<priced {
      let costTerm = w.pointee.costTerms[i]
      if costTerm.source < 0 {
        domain = min(domain, i)
      } else if costTerm.relation != 0 {
        // Beyond its breakpoint an inequality is slack; tightness draws it back.
        w.pointee.costTerms.push(
          .init(source: costTerm.source, relation: -costTerm.relation, level: sizes + 1, weight: 1, twin: Int32(i)))
      }
    }
    let vars = component.pointee.variables
    var positions = 0
    for i in 0..<vars.count {
      let source = Source.domain(of: vars[i])
      if variables[vars[i]].isNonNegative {
        w.pointee.costTerms.push(.init(source: source, relation: -1, level: sizes, weight: 1, twin: Int32(domain)))
        domain += 1
      } else {
        let (block, earlier) = positions.quotientAndRemainder(dividingBy: ConstraintSystem.positionsPerLevel)
        let rank = Double(earlier + 1)
        w.pointee.costTerms.push(
          .init(source: source, relation: 0, level: sizes + 2 + Int32(block), weight: 1 / (rank * rank)))
        positions += 1
      }
    }
    let blocks = (positions + ConstraintSystem.positionsPerLevel - 1) / ConstraintSystem.positionsPerLevel
    for _ in 0..<(2 + blocks) { w.pointee.priorities.push(-1) }
  }

  /// Gives the cost terms of the tie rule their forms, after those that price the component; how many of the latter there are.
  mutating func prepareTieBreaking(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>
  ) -> Int {
    if w.pointee.formsOwner != component {
      collectCostTerms(component, w)
      makeForms(component, w, from: 0)
    }
    w.pointee.formsOwner = nil
    let priced = w.pointee.costTerms.count
    addTieBreakingTerms(component, w)
    makeForms(component, w, from: priced)
    return priced
  }

  /// Builds the programs that apply the tie rule.
  mutating func makeTieBreakingPrograms(_ component: UnsafeMutablePointer<Component>) -> UnsafeMutablePointer<
    ProgramSet
  > {
    let w = workspace()
    _ = prepareTieBreaking(component, w)
    let set = UnsafeMutablePointer<ProgramSet>.allocate(capacity: 1)
    set.initialize(to: makePrograms(component, w, isTieBroken: true))
    return set
  }
}
