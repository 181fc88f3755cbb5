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

/// The construction of programs from the cost terms of a component.
///
/// Every cost term becomes a form over the roots, forms that share roots are grouped, and a group becomes a program.
extension ConstraintSystem {
  /// Builds the programs of the cost terms, whose forms are known.
  func makePrograms(for set: ProgramSet, of component: Component, _ w: Workspace) {
    set.levels = w.levels
    set.placements.reset(component.constraints.count, to: Placement())
    for costTerm in w.costTerms.slice where costTerm.level == 0 && set.levels.hasRequired {
      if w.forms.firstRoot(of: costTerm.form) == nil { set.rootlessSources.push(costTerm.source) }
    }
    groupForms(w)
    for group in w.grouping.groups.slice { makeProgram(group, of: set, w) }
  }

  /// Computes the forms of the cost terms from a position on.
  func makeForms(
    _ component: Component, _ w: Workspace, from first: Int
  ) {
    let variables = store.variables.slice
    let costTerms = w.costTerms.slice
    if first == 0 { w.forms.begin(component.factor) }
    if component.factor.count > 0 {
      for i in TableIndices<CostTerm>(from: Int32(first), to: Int32(costTerms.count)) {
        let source = costTerms[i].source
        if source.isDomain {
          w.forms.markNeeded(variables[source.variable].memberIndex, of: component.factor)
        } else {
          for term in store.terms(of: source.constraint) where variables[term.variable].state == .component {
            w.forms.markNeeded(variables[term.variable].memberIndex, of: component.factor)
          }
        }
      }
      w.forms.expand(component.factor)
    }
    for i in TableIndices<CostTerm>(from: Int32(first), to: Int32(costTerms.count)) {
      let (form, scale) = makeForm(of: costTerms[i].source, component, w)
      costTerms[i].form = form
      costTerms[i].scale = scale
    }
  }

  @inline(__always) private func makeForm(
    of source: Source, _ component: Component, _ w: Workspace
  ) -> (form: ComponentForm, scale: Double) {
    if source.isDomain {
      return w.forms.makeForm(of: store.variables[source.variable].memberIndex, 1, of: component.factor)
    }
    let terms = store.terms(of: source.constraint)
    if terms.count == 1 {
      let member = store.variables[terms[0].variable].memberIndex
      return w.forms.makeForm(of: member, terms[0].coefficient, of: component.factor)
    }
    for term in terms where store.variables[term.variable].state == .component {
      w.forms.add(store.variables[term.variable].memberIndex, term.coefficient, of: component.factor)
    }
    return w.forms.finishForm()
  }

  /// Divides the cost terms, their forms, and the roots with costs into groups that share no root.
  private func groupForms(_ w: Workspace) {
    let costTerms = w.costTerms.slice
    w.grouping.union.reset(w.forms.roots.count)
    for form in w.forms.indices {
      let roots = w.forms.roots(of: form)
      for q in 1..<roots.count { w.grouping.union.join(roots[0], roots[q]) }
    }
    w.grouping.groupOf.reset(w.forms.roots.count, to: .none)
    let groupOf = w.grouping.groupOf.slice
    for i in costTerms.indices {
      // The index is a placeholder that marks the sets with costs, which are numbered below.
      if let root = w.forms.firstRoot(of: costTerms[i].form) {
        groupOf[w.grouping.union.find(root)] = Grouping.GroupIndex(0)
      }
    }
    w.grouping.groups.clear()
    // The least root represents its class, so groups are in the order of their first roots.
    for root in groupOf.indices where !groupOf[root].isNone {
      groupOf[root] = Grouping.GroupIndex(w.grouping.groups.count)
      w.grouping.groups.push(.init())
    }
    fillGroups(w)
  }

  /// Lists the members of the groups. So far, `groupOf` has only the first root of each group.
  private func fillGroups(_ w: Workspace) {
    let (groupOf, groups, costTerms) = (w.grouping.groupOf.slice, w.grouping.groups.slice, w.costTerms.slice)
    w.grouping.nextRoot.resize(groupOf.count, filling: -1)
    w.grouping.nextForm.resize(w.forms.count, filling: -1)
    w.grouping.nextCostTerm.resize(costTerms.count, filling: -1)
    let (nextRoot, nextForm) = (w.grouping.nextRoot.slice, w.grouping.nextForm.slice)
    for root in groupOf.indices {
      groupOf[root] = groupOf[w.grouping.union.find(root)]
      if !groupOf[root].isNone { groups[groupOf[root]].roots.append(root, nextRoot) }
    }
    for form in w.forms.indices {
      let roots = w.forms.roots(of: form)
      groups[groupOf[roots[0]]].forms.append(form, nextForm)
      groups[groupOf[roots[0]]].coefficients += Int32(roots.count)
    }
    let nextCostTerm = w.grouping.nextCostTerm.slice
    for i in costTerms.indices {
      if let root = w.forms.firstRoot(of: costTerms[i].form) { groups[groupOf[root]].costTerms.append(i, nextCostTerm) }
    }
  }

  /// Records the place of a constraint's breakpoints. All its cost terms have the same form.
  @inline(__always) private func note(_ placement: Placement, of source: Source, in set: ProgramSet) {
    if !source.isDomain { set.placements[store.constraints[source.constraint].memberIndex] = placement }
  }

  /// The work of building a coefficient of a program, in visits of it.
  ///
  /// It is copied several times, and takes about 70 bytes.
  private static let buildingWork = 19

  private func makeProgram(_ group: Grouping.Group, of set: ProgramSet, _ w: Workspace) {
    let program = PiecewiseLinearProgram(
      roots: group.roots.count, rows: group.forms.count, coefficients: Int(group.coefficients),
      levels: compressLevels(group, w), breakpoints: group.costTerms.count)
    counters.builtCoefficients += Int(group.coefficients)
    w.work.spend(Int(group.coefficients) * ConstraintSystem.buildingWork)
    w.grouping.programRoot.resize(w.forms.roots.count, filling: .none)
    w.grouping.programForm.resize(w.forms.count, filling: .none)
    var root = RootIndex(0)
    for shared in group.roots.members(w.grouping.nextRoot.slice) {
      w.grouping.programRoot[shared] = root
      program.rootMembers[root] = w.forms.roots[shared]
      root = root.next
    }
    var form = FormIndex(program.rootCount)
    for shared in group.forms.members(w.grouping.nextForm.slice) {
      program.matrix.add(
        form, w.forms.roots(of: shared), w.forms.coefficients(of: shared), roots: w.grouping.programRoot.slice)
      w.grouping.programForm[shared] = form
      form = form.next
    }
    program.finishForms()
    fillBreakpoints(program, group, of: set, w)
    set.programs.append(program)
  }

  private func fillBreakpoints(
    _ program: PiecewiseLinearProgram, _ group: Grouping.Group, of set: ProgramSet, _ w: Workspace
  ) {
    let (costTerms, next) = (w.costTerms.slice, w.grouping.nextCostTerm.slice)
    let (programRoot, programForm, levelMap) = (
      w.grouping.programRoot.slice, w.grouping.programForm.slice, w.grouping.levelMap.slice
    )
    func place(of term: CostTerm) -> FormIndex {
      switch term.form {
      case .empty: .none
      case .root(let root): FormIndex(programRoot[root])
      case .sum(let sum): programForm[sum]
      }
    }
    let starts = program.breakpoints.starts
    starts.fill(0)
    for i in group.costTerms.members(next) { starts[Int(place(of: costTerms[i]).position) + 1] += 1 }
    for f in 1..<starts.count { starts[f] += starts[f - 1] }
    let used = program.basis.segment
    used.fill(0)
    for i in group.costTerms.members(next) {
      let costTerm = costTerms[i]
      let form = place(of: costTerm)
      let b = BreakpointIndex(starts[form.position] + used[form])
      used[form] += 1
      program.breakpoints[b] = Breakpoint(costTerm, level: levelMap[costTerm.level], ordinal: b)
      note(Placement(program: Int32(set.programs.count), form: form), of: costTerm.source, in: set)
    }
    program.breakpoints.normalizeSlopes(program.levels, largest: &w.grouping.largestSlopes)
  }

  /// Renumbers the levels that occur in a group consecutively.
  private func compressLevels(
    _ group: Grouping.Group, _ w: Workspace
  ) -> CostLevels {
    let all = w.levels
    w.grouping.levelMap.reset(all.count, to: -1)
    for i in group.costTerms.members(w.grouping.nextCostTerm.slice) { w.grouping.levelMap[w.costTerms[i].level] = 0 }
    let hasRequired = all.hasRequired && w.grouping.levelMap[0] == 0
    var next: Int32 = 0
    var priorityCount = 0
    for l in 0..<all.count where w.grouping.levelMap[l] == 0 {
      w.grouping.levelMap[l] = next
      next += 1
      if l < all.priorityCount { priorityCount += 1 }
    }
    return CostLevels(Int(next), priorityCount: priorityCount, hasRequired: hasRequired)
  }
}

/// A connected part of the system after presolve: its elimination, and the programs over its roots.
///
/// Elimination of the required equalities leaves *roots*. Every inequality, optional constraint and domain is a form over
/// the roots. Forms that share no root, directly or through others, form separate programs: horizontal and vertical layout
/// usually separate this way.
final class Component {
  /// The member variables, by order of creation. Member indices refer to this list.
  let variables: KeyedSlice<Member, VariableID>
  /// The member constraints, by order of addition. Their member indices refer to this list.
  let constraints: KeyedSlice<MemberConstraint, ConstraintID>
  /// The factor of its required equalities, whose columns are the members.
  let factor: ComponentFactor
  /// The right-hand sides after forward elimination.
  let rightSides: KeyedSlice<Operation, Double>
  /// The members' values with all roots at 0.
  let offsets: KeyedSlice<Member, Double>
  /// The members' values.
  let memberValues: KeyedSlice<Member, Double>
  private let arena: Arena

  /// The programs of the priorities alone.
  let priorityPrograms = ProgramSet()
  /// The programs with tie-breaking levels below the priorities.
  ///
  /// Nil where the optimum of the priorities was unique when it was computed last, and in a probing system.
  @exclusivity(unchecked) var tieBreakingPrograms: ProgramSet?
  /// Indicates whether the priority programs may not have the optimum of the values shown.
  ///
  /// It is true after a solve that reoptimized only the tie-breaking programs, in whose optimum everything required
  /// holds. It is also true after a diagnosis that moved breakpoints of the priority programs to edited constants.
  @exclusivity(unchecked) var arePriorityProgramsStale = false
  /// The number of roots without any cost term.
  @exclusivity(unchecked) var costlessRootCount = 0
  /// The number of the search that visited the component last.
  @exclusivity(unchecked) var mark: Int32 = 0

  /// Creates a component from the members and the elimination in the workspace.
  init(from w: Workspace) {
    let n = w.variables.count
    let m = w.constraints.count
    factor = Factor(w.elimination.record)
    var arena = Arena(doubles: factor.count + 2 * n, indices: n + m)
    rightSides = arena.doubles(factor.count)
    offsets = arena.doubles(n)
    memberValues = arena.doubles(n)
    variables = arena.indices(n)
    constraints = arena.indices(m)
    self.arena = arena
    variables.copy(w.variables.slice)
    constraints.copy(w.constraints.slice)
    memberValues.fill(0)
  }

  /// The programs whose optimum is shown.
  var shownPrograms: ProgramSet { tieBreakingPrograms ?? priorityPrograms }

  /// Computes the members' values with all roots at 0.
  func substituteOffsets() {
    offsets.fill(0)
    factor.substituteBack(rightSides, into: offsets)
  }
}

/// The components of a system by slot. Slots of removed components are reused.
struct ComponentTable: ~Copyable {
  private var slots: [Component?] = []
  private var freeSlots: [ComponentID] = []

  /// The slots, unused ones included.
  var indices: TableIndices<ComponentSlot> { TableIndices(count: slots.count) }

  /// The component in a slot; nil if it is unused.
  subscript(slot: ComponentID) -> Component? { slots[Int(slot.position)] }

  /// Returns an unused slot for a component about to be built.
  mutating func reserveSlot() -> ComponentID {
    if let slot = freeSlots.popLast() { return slot }
    slots.append(nil)
    return ComponentID(slots.count - 1)
  }

  /// Inserts a component into a slot reserved for it.
  mutating func insert(_ component: Component, at slot: ComponentID) { slots[Int(slot.position)] = component }

  /// Removes a component and frees its slot.
  mutating func remove(_ slot: ComponentID) {
    slots[Int(slot.position)] = nil
    freeSlots.append(slot)
  }
}
