/// From cost terms to programs: every cost term becomes a form over the roots, forms that share roots fall into one group, and a group
/// becomes a program, or a singleton root where no row is needed.
extension ConstraintSystem {
  /// Turns the cost terms into forms, groups and programs.
  mutating func makePrograms(for set: ProgramSet, _ w: Workspace, isTieBroken: Bool) {
    if isTieBroken {
      set.priorityCount = Int32(w.priorityCount)
      for i in 0..<w.costTerms.count where !w.costTerms[i].source.isDomain && w.costTerms[i].twin < 0 {
        set.places.push(.init(constraint: w.costTerms[i].source.constraint, placement: .check))
      }
    }
    set.hasRequired = w.priorities.count > 0 && w.priorities[0] >= 1000
    for i in 0..<w.costTerms.count where w.costTerms[i].form < 0 {
      let source = w.costTerms[i].source
      if !source.isDomain && !isTieBroken { store.constraints[source.constraint].placement = .check }
      let isRequired = source.isDomain ? w.costTerms[i].level == 0 : store.constraints[source.constraint].isRequired
      if isRequired && !isTieBroken { set.checks.push(source) }
    }
    groupForms(w)
    fillGroups(set, w, isTieBroken: isTieBroken)
    if isTieBroken { set.finishPlaces() }
  }

  /// Makes singleton roots and programs of the groups.
  mutating func fillGroups(_ set: ProgramSet, _ w: Workspace, isTieBroken: Bool) {
    var singletons = 0
    var singletonTerms = 0
    for g in 0..<w.grouping.groups.count where w.grouping.groups[g].forms == 0 {
      singletons += 1
      singletonTerms += Int(w.grouping.groups[g].costTerms)
    }
    if singletons > 0 {
      fillSingletons(set, roots: singletons, breakpoints: singletonTerms, w, isTieBroken: isTieBroken)
    }
    for g in 0..<w.grouping.groups.count where w.grouping.groups[g].forms > 0 {
      makeProgram(w.grouping.groups[g], of: set, w, isTieBroken: isTieBroken)
    }
  }

  /// Gives the cost terms from a position on their forms.
  mutating func makeForms(
    _ component: Component, _ w: Workspace, from first: Int
  ) {
    let V = store.variables.slice
    let costTerms = w.costTerms.slice
    if first == 0 { w.forms.begin(component) }
    if component.factor.columns.count > 0 {
      for i in first..<costTerms.count where costTerms[i].twin < 0 {
        let source = costTerms[i].source
        if source.isDomain {
          w.forms.need(V[source.variable].local, of: component)
        } else {
          for term in store.terms(of: source.constraint) where V[term.variable].state == .component {
            w.forms.need(V[term.variable].local, of: component)
          }
        }
      }
      w.forms.expand(component)
    }
    for i in first..<costTerms.count {
      if costTerms[i].twin >= 0 {
        let twin = costTerms[costTerms[i].twin]
        costTerms[i].form = twin.form
        costTerms[i].scale = twin.scale
        continue
      }
      let (form, scale) = makeForm(of: costTerms[i].source, component, w)
      costTerms[i].form = form
      costTerms[i].scale = scale
    }
  }

  @inline(__always) private mutating func makeForm(
    of source: Source, _ component: Component, _ w: Workspace
  ) -> (form: Int32, scale: Double) {
    if source.isDomain {
      let local = store.variables[source.variable].local
      let root = w.forms.rootOf[local]
      if root >= 0 { return (root, 1) }
      w.forms.add(local, 1, of: component)
      return w.forms.finishForm()
    }
    let terms = store.terms(of: source.constraint)
    if terms.count == 1 {
      let term = terms[0]
      let root = w.forms.rootOf[store.variables[term.variable].local]
      if root >= 0 && abs(term.coefficient) > Tolerance.coefficient { return (root, term.coefficient) }
    }
    for term in terms where store.variables[term.variable].state == .component {
      w.forms.add(store.variables[term.variable].local, term.coefficient, of: component)
    }
    return w.forms.finishForm()
  }

  /// Splits roots, forms and cost terms into groups that share no root; roots without cost terms are left out.
  mutating func groupForms(_ w: Workspace) {
    let roots = w.forms.roots.count
    let costTerms = w.costTerms.slice
    w.grouping.union.reset(roots)
    for f in 0..<w.forms.count {
      let range = w.forms.range(of: Int32(f))
      let first = w.forms.indices[range.lowerBound]
      for q in range.dropFirst() { w.grouping.union.join(first, w.forms.indices[q]) }
    }
    func anyRoot(_ form: Int32) -> Int32 {
      form < roots ? form : w.forms.indices[w.forms.range(of: form - Int32(roots)).lowerBound]
    }
    w.grouping.classOf.reset(roots, to: -1)
    for i in 0..<costTerms.count where costTerms[i].form >= 0 {
      w.grouping.classOf[w.grouping.union.find(anyRoot(costTerms[i].form))] = 0
    }
    w.grouping.groups.clear()
    let classOf = w.grouping.classOf.slice
    // The least root represents its class, so groups stand in the order of their first roots.
    for r in 0..<roots where classOf[r] == 0 {
      classOf[r] = Int32(w.grouping.groups.count)
      w.grouping.groups.push(.init())
    }
    let groups = w.grouping.groups.slice
    w.grouping.nextRoot.resize(roots, filling: -1)
    w.grouping.nextForm.resize(w.forms.count, filling: -1)
    w.grouping.nextCostTerm.resize(costTerms.count, filling: -1)
    let nextRoot = w.grouping.nextRoot.slice
    var r = roots - 1
    while r >= 0 {
      let g = classOf[w.grouping.union.find(Int32(r))]
      classOf[r] = g
      if g >= 0 {
        nextRoot[r] = groups[g].firstRoot
        groups[g].firstRoot = Int32(r)
        groups[g].roots += 1
      }
      r -= 1
    }
    // From here on every root knows its group.
    let nextForm = w.grouping.nextForm.slice
    var f = w.forms.count - 1
    while f >= 0 {
      let g = classOf[anyRoot(Int32(roots + f))]
      nextForm[f] = groups[g].firstForm
      groups[g].firstForm = Int32(f)
      groups[g].forms += 1
      groups[g].coefficients += w.forms.lengths[f]
      f -= 1
    }
    let nextCostTerm = w.grouping.nextCostTerm.slice
    var i = costTerms.count - 1
    while i >= 0 {
      if costTerms[i].form >= 0 {
        let g = classOf[anyRoot(costTerms[i].form)]
        nextCostTerm[i] = groups[g].firstCostTerm
        groups[g].firstCostTerm = Int32(i)
        groups[g].costTerms += 1
      }
      i -= 1
    }
  }

  private mutating func fillSingletons(
    _ set: ProgramSet, roots: Int, breakpoints: Int, _ w: Workspace, isTieBroken: Bool
  ) {
    set.singletons = SingletonRoots(roots, breakpoints: breakpoints, levels: w.priorities.count)
    let singletons = set.singletons.breakpoints
    var r = 0
    var b = 0
    for g in 0..<w.grouping.groups.count where w.grouping.groups[g].forms == 0 {
      set.singletons.locals[r] = w.forms.roots[w.grouping.groups[g].firstRoot]
      singletons.starts[r] = Int32(b)
      var i = w.grouping.groups[g].firstCostTerm
      while i >= 0 {
        let costTerm = w.costTerms[i]
        singletons.set(b, costTerm, level: costTerm.level)
        if !costTerm.source.isDomain && costTerm.twin < 0 {
          if isTieBroken {
            set.places[i].placement = .singleton(Int32(r))
          } else {
            store.constraints[costTerm.source.constraint].placement = .singleton(Int32(r))
          }
        }
        b += 1
        i = w.grouping.nextCostTerm[i]
      }
      r += 1
    }
    singletons.starts[roots] = Int32(b)
  }

  private mutating func makeProgram(
    _ group: Grouping.Group, of set: ProgramSet, _ w: Workspace, isTieBroken: Bool
  ) {
    let (levels, tieBreaking, hasRequired) = compressLevels(group, w)
    let program = PiecewiseLinearProgram(
      roots: Int(group.roots), rows: Int(group.forms), coefficients: Int(group.coefficients), levels: levels,
      breakpoints: Int(group.costTerms), hasRequired: hasRequired)
    program.priorityCount = levels - tieBreaking
    counters.builtCoefficients += Int(group.coefficients)
    w.grouping.rootLocal.resize(w.forms.roots.count, filling: 0)
    w.grouping.formRow.resize(w.forms.count, filling: 0)
    var root = group.firstRoot
    var j: Int32 = 0
    while root >= 0 {
      w.grouping.rootLocal[root] = j
      program.rootLocals[j] = w.forms.roots[root]
      j += 1
      root = w.grouping.nextRoot[root]
    }
    var form = group.firstForm
    var row: Int32 = 0
    while form >= 0 {
      let range = w.forms.range(of: form)
      program.addForm(
        Int(row), w.forms.indices.slice.part(range.lowerBound, range.count),
        w.forms.values.slice.part(range.lowerBound, range.count), columns: w.grouping.rootLocal.slice)
      w.grouping.formRow[form] = row
      row += 1
      form = w.grouping.nextForm[form]
    }
    program.finishForms()
    fillBreakpoints(program, group, of: set, w, isTieBroken: isTieBroken)
    set.programs.append(program)
  }

  private mutating func fillBreakpoints(
    _ program: PiecewiseLinearProgram, _ group: Grouping.Group, of set: ProgramSet,
    _ w: Workspace, isTieBroken: Bool
  ) {
    let roots = Int32(w.forms.roots.count)
    let index = Int32(set.programs.count)
    let bps = program.breakpoints
    let (costTerms, next) = (w.costTerms.slice, w.grouping.nextCostTerm.slice)
    let (rootLocal, formRow, levelMap) = (
      w.grouping.rootLocal.slice, w.grouping.formRow.slice, w.grouping.levelMap.slice
    )
    let firstRow = Int32(program.rootCount)
    func localForm(_ form: Int32) -> Int32 { form < roots ? rootLocal[form] : firstRow + formRow[form - roots] }
    bps.starts.fill(0)
    var i = group.firstCostTerm
    while i >= 0 {
      bps.starts[localForm(costTerms[i].form) + 1] += 1
      i = next[i]
    }
    for f in 0..<program.formCount { bps.starts[f + 1] += bps.starts[f] }
    let used = program.basis.segment
    used.fill(0)
    i = group.firstCostTerm
    while i >= 0 {
      let costTerm = costTerms[i]
      let f = localForm(costTerm.form)
      let at = Int(bps.starts[f] + used[f])
      used[f] += 1
      bps.set(at, costTerm, level: levelMap[costTerm.level])
      if !costTerm.source.isDomain && costTerm.twin < 0 {
        let placement = Placement(program: index, form: f)
        if isTieBroken {
          set.places[i].placement = placement
        } else {
          store.constraints[costTerm.source.constraint].placement = placement
        }
      }
      i = next[i]
    }
  }

  /// Numbers the levels that occur in a group without gaps.
  private mutating func compressLevels(
    _ group: Grouping.Group, _ w: Workspace
  ) -> (levels: Int, tieBreaking: Int, hasRequired: Bool) {
    let all = w.priorities.count
    w.grouping.levelMap.reset(all, to: -1)
    var i = group.firstCostTerm
    while i >= 0 {
      w.grouping.levelMap[w.costTerms[i].level] = 0
      i = w.grouping.nextCostTerm[i]
    }
    let hasRequired = w.priorities[0] >= 1000 && w.grouping.levelMap[0] == 0
    var next: Int32 = 0
    var tieBreaking = 0
    for l in 0..<all where w.grouping.levelMap[l] == 0 {
      w.grouping.levelMap[l] = next
      next += 1
      if l >= w.priorityCount { tieBreaking += 1 }
    }
    return (Int(next), tieBreaking, hasRequired)
  }
}
