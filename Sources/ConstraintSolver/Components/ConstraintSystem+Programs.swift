/// The construction of programs from the cost terms of a component.
///
/// Every cost term becomes a form over the roots, forms that share roots are grouped, and a group becomes a program.
extension ConstraintSystem {
  /// Builds the programs of the cost terms, whose forms are known.
  func makePrograms(for set: ProgramSet, of component: Component, _ w: Workspace) {
    set.levels = w.levels
    set.placements.reset(component.constraints.count, to: Placement())
    for costTerm in w.costTerms.slice where costTerm.form < 0 && costTerm.level == 0 && set.levels.hasRequired {
      set.rootlessSources.push(costTerm.source)
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
    if component.factor.columns.count > 0 {
      for i in first..<costTerms.count {
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
    for i in first..<costTerms.count {
      let (form, scale) = makeForm(of: costTerms[i].source, component, w)
      costTerms[i].form = form
      costTerms[i].scale = scale
    }
  }

  @inline(__always) private func makeForm(
    of source: Source, _ component: Component, _ w: Workspace
  ) -> (form: Int32, scale: Double) {
    if source.isDomain {
      return w.forms.makeForm(ofColumn: store.variables[source.variable].memberIndex, 1, of: component.factor)
    }
    let terms = store.terms(of: source.constraint)
    if terms.count == 1 {
      let column = store.variables[terms[0].variable].memberIndex
      return w.forms.makeForm(ofColumn: column, terms[0].coefficient, of: component.factor)
    }
    for term in terms where store.variables[term.variable].state == .component {
      w.forms.add(store.variables[term.variable].memberIndex, term.coefficient, of: component.factor)
    }
    return w.forms.finishForm()
  }

  /// Splits roots with costs, forms and cost terms into groups that share no root.
  private func groupForms(_ w: Workspace) {
    let roots = w.forms.roots.count
    let costTerms = w.costTerms.slice
    w.grouping.union.reset(roots)
    for f in 0..<w.forms.count {
      let formRoots = w.forms.roots(of: Int32(f))
      for q in 1..<formRoots.count { w.grouping.union.join(formRoots[0], formRoots[q]) }
    }
    func anyRoot(_ form: Int32) -> Int32 {
      form < roots ? form : w.forms.roots(of: form - Int32(roots))[0]
    }
    w.grouping.groupOf.reset(roots, to: -1)
    for i in 0..<costTerms.count where costTerms[i].form >= 0 {
      w.grouping.groupOf[w.grouping.union.find(anyRoot(costTerms[i].form))] = 0
    }
    w.grouping.groups.clear()
    let groupOf = w.grouping.groupOf.slice
    // The least root represents its class, so groups are in the order of their first roots.
    for r in 0..<roots where groupOf[r] == 0 {
      groupOf[r] = Int32(w.grouping.groups.count)
      w.grouping.groups.push(.init())
    }
    let groups = w.grouping.groups.slice
    w.grouping.nextRoot.resize(roots, filling: -1)
    w.grouping.nextForm.resize(w.forms.count, filling: -1)
    w.grouping.nextCostTerm.resize(costTerms.count, filling: -1)
    let nextRoot = w.grouping.nextRoot.slice
    for r in 0..<roots {
      groupOf[r] = groupOf[w.grouping.union.find(Int32(r))]
      if groupOf[r] >= 0 { groups[groupOf[r]].roots.append(r, nextRoot) }
    }
    // From here on every root has its group in `groupOf`.
    let nextForm = w.grouping.nextForm.slice
    for f in 0..<w.forms.count {
      let g = groupOf[anyRoot(Int32(roots + f))]
      groups[g].forms.append(f, nextForm)
      groups[g].coefficients += Int32(w.forms.roots(of: Int32(f)).count)
    }
    let nextCostTerm = w.grouping.nextCostTerm.slice
    for i in 0..<costTerms.count where costTerms[i].form >= 0 {
      groups[groupOf[anyRoot(costTerms[i].form)]].costTerms.append(i, nextCostTerm)
    }
  }

  /// Records the place of a constraint's breakpoints. All its cost terms have the same form.
  @inline(__always) private func note(_ placement: Placement, of source: Source, in set: ProgramSet) {
    if !source.isDomain { set.placements[store.constraints[source.constraint].memberIndex] = placement }
  }

  private func makeProgram(_ group: Grouping.Group, of set: ProgramSet, _ w: Workspace) {
    let program = PiecewiseLinearProgram(
      roots: group.roots.count, rows: group.forms.count, coefficients: Int(group.coefficients),
      levels: compressLevels(group, w), breakpoints: group.costTerms.count)
    counters.builtCoefficients += Int(group.coefficients)
    w.grouping.rootColumn.resize(w.forms.roots.count, filling: 0)
    w.grouping.formRow.resize(w.forms.count, filling: 0)
    var j: Int32 = 0
    for root in group.roots.members(w.grouping.nextRoot.slice) {
      w.grouping.rootColumn[root] = j
      program.rootMembers[j] = w.forms.roots[root]
      j += 1
    }
    var row: Int32 = 0
    for form in group.forms.members(w.grouping.nextForm.slice) {
      program.matrix.add(
        row: Int(row), w.forms.roots(of: form), w.forms.coefficients(of: form), columns: w.grouping.rootColumn.slice)
      w.grouping.formRow[form] = row
      row += 1
    }
    program.finishForms()
    fillBreakpoints(program, group, of: set, w)
    set.programs.append(program)
  }

  private func fillBreakpoints(
    _ program: PiecewiseLinearProgram, _ group: Grouping.Group, of set: ProgramSet, _ w: Workspace
  ) {
    let roots = Int32(w.forms.roots.count)
    let index = Int32(set.programs.count)
    let bps = program.breakpoints
    let (costTerms, next) = (w.costTerms.slice, w.grouping.nextCostTerm.slice)
    let (rootColumn, formRow, levelMap) = (
      w.grouping.rootColumn.slice, w.grouping.formRow.slice, w.grouping.levelMap.slice
    )
    let firstRow = Int32(program.rootCount)
    func programForm(_ form: Int32) -> Int32 { form < roots ? rootColumn[form] : firstRow + formRow[form - roots] }
    bps.starts.fill(0)
    let starts = bps.starts
    for i in group.costTerms.members(next) { starts[programForm(costTerms[i].form) + 1] += 1 }
    for f in 0..<program.formCount { starts[f + 1] += starts[f] }
    let used = program.basis.segment
    used.fill(0)
    for i in group.costTerms.members(next) {
      let costTerm = costTerms[i]
      let f = programForm(costTerm.form)
      let at = Int(bps.starts[f] + used[f])
      used[f] += 1
      bps[at] = Breakpoint(costTerm, level: levelMap[costTerm.level], ordinal: at)
      note(Placement(program: index, form: f), of: costTerm.source, in: set)
    }
  }

  /// Numbers the levels that occur in a group without gaps.
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
