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
