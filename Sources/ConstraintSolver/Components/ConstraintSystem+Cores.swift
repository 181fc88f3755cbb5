/// From pulls to cores: every pull becomes a form over the roots, forms that share roots fall into one group, and a group
/// becomes a core, or a lone root where no row is needed.
extension ConstraintSystem {
  /// Turns the pulls into forms, groups and cores.
  mutating func makeCores(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) -> CoreSet {
    var set = CoreSet()
    if isResting {
      set.priorityCount = Int32(w.pointee.priorities.count - 3)
      for i in 0..<w.pointee.pulls.count where w.pointee.pulls[i].source >= 0 && w.pointee.pulls[i].twin < 0 {
        set.places.push(.init(constraint: w.pointee.pulls[i].source, core: Placement.check, form: -1))
      }
    }
    set.hasRequired = w.pointee.priorities.count > 0 && w.pointee.priorities[0] >= 1000
    for i in 0..<w.pointee.pulls.count where w.pointee.pulls[i].form < 0 {
      let source = w.pointee.pulls[i].source
      if source >= 0 && !isResting { constraints[source].core = Placement.check }
      let isRequired = source >= 0 ? constraints[source].isRequired : w.pointee.pulls[i].level == 0
      if isRequired && !isResting { set.checks.push(source) }
    }
    groupForms(w)
    fillGroups(&set, w, isResting: isResting)
    if isResting { set.finishPlaces() }
    return set
  }

  /// Makes lone roots and cores of the groups.
  mutating func fillGroups(_ set: inout CoreSet, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool) {
    var lone = 0
    var lonePulls = 0
    for g in 0..<w.pointee.groups.count where w.pointee.groups[g].forms == 0 {
      lone += 1
      lonePulls += Int(w.pointee.groups[g].pulls)
    }
    if lone > 0 { fillLone(&set, roots: lone, breakpoints: lonePulls, w, isResting: isResting) }
    for g in 0..<w.pointee.groups.count where w.pointee.groups[g].forms > 0 {
      makeCore(w.pointee.groups[g], of: &set, w, isResting: isResting)
    }
  }

  /// Gives the pulls from a position on their forms.
  mutating func makeForms(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>, from first: Int
  ) {
    let V = variables.slice
    let T = terms.slice
    let pulls = w.pointee.pulls.slice
    if first == 0 { w.pointee.forms.begin(component) }
    if component.pointee.solved.count > 0 {
      for i in first..<pulls.count where pulls[i].twin < 0 {
        let source = pulls[i].source
        if source < 0 {
          w.pointee.forms.need(V[Source.variable(source)].local, of: component)
        } else {
          for k in constraints[source].terms where V[T[k].variable].state == .component {
            w.pointee.forms.need(V[T[k].variable].local, of: component)
          }
        }
      }
      w.pointee.forms.expand(component)
    }
    for i in first..<pulls.count {
      if pulls[i].twin >= 0 {
        let twin = pulls[pulls[i].twin]
        pulls[i].form = twin.form
        pulls[i].scale = twin.scale
        continue
      }
      let (form, scale) = makeForm(of: pulls[i].source, component, w)
      pulls[i].form = form
      pulls[i].scale = scale
    }
  }

  @inline(__always) private mutating func makeForm(
    of source: Int32, _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>
  ) -> (form: Int32, scale: Double) {
    if source < 0 {
      let local = variables[Source.variable(source)].local
      let root = w.pointee.forms.rootOf[local]
      if root >= 0 { return (root, 1) }
      w.pointee.forms.add(local, 1, of: component)
      return w.pointee.forms.finishForm()
    }
    let range = constraints[source].terms
    if range.count == 1 {
      let term = terms[range.lowerBound]
      let root = w.pointee.forms.rootOf[variables[term.variable].local]
      if root >= 0 && abs(term.coefficient) > Tolerance.coefficient { return (root, term.coefficient) }
    }
    for k in range where variables[terms[k].variable].state == .component {
      w.pointee.forms.add(variables[terms[k].variable].local, terms[k].coefficient, of: component)
    }
    return w.pointee.forms.finishForm()
  }

  /// Splits roots, forms and pulls into groups that share no root; roots without pulls are left out.
  mutating func groupForms(_ w: UnsafeMutablePointer<Workspace>) {
    let roots = w.pointee.forms.roots.count
    let pulls = w.pointee.pulls.slice
    w.pointee.union.reset(roots)
    for f in 0..<w.pointee.forms.count {
      let range = w.pointee.forms.range(of: Int32(f))
      let first = w.pointee.forms.indices[range.lowerBound]
      for q in range.dropFirst() { w.pointee.union.join(first, w.pointee.forms.indices[q]) }
    }
    func anyRoot(_ form: Int32) -> Int32 {
      form < roots ? form : w.pointee.forms.indices[w.pointee.forms.range(of: form - Int32(roots)).lowerBound]
    }
    w.pointee.classOf.reset(roots, to: -1)
    for i in 0..<pulls.count where pulls[i].form >= 0 {
      w.pointee.classOf[w.pointee.union.find(anyRoot(pulls[i].form))] = 0
    }
    w.pointee.groups.clear()
    let classOf = w.pointee.classOf.slice
    // The least root represents its class, so groups stand in the order of their first roots.
    for r in 0..<roots where classOf[r] == 0 {
      classOf[r] = Int32(w.pointee.groups.count)
      w.pointee.groups.push(.init())
    }
    let groups = w.pointee.groups.slice
    w.pointee.nextRoot.resize(roots, filling: -1)
    w.pointee.nextForm.resize(w.pointee.forms.count, filling: -1)
    w.pointee.nextPull.resize(pulls.count, filling: -1)
    let nextRoot = w.pointee.nextRoot.slice
    var r = roots - 1
    while r >= 0 {
      let g = classOf[w.pointee.union.find(Int32(r))]
      classOf[r] = g
      if g >= 0 {
        nextRoot[r] = groups[g].firstRoot
        groups[g].firstRoot = Int32(r)
        groups[g].roots += 1
      }
      r -= 1
    }
    // From here on every root knows its group.
    let nextForm = w.pointee.nextForm.slice
    var f = w.pointee.forms.count - 1
    while f >= 0 {
      let g = classOf[anyRoot(Int32(roots + f))]
      nextForm[f] = groups[g].firstForm
      groups[g].firstForm = Int32(f)
      groups[g].forms += 1
      groups[g].coefficients += w.pointee.forms.lengths[f]
      f -= 1
    }
    let nextPull = w.pointee.nextPull.slice
    var i = pulls.count - 1
    while i >= 0 {
      if pulls[i].form >= 0 {
        let g = classOf[anyRoot(pulls[i].form)]
        nextPull[i] = groups[g].firstPull
        groups[g].firstPull = Int32(i)
        groups[g].pulls += 1
      }
      i -= 1
    }
  }

  private mutating func fillLone(
    _ set: inout CoreSet, roots: Int, breakpoints: Int, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) {
    set.prepareLone(roots: roots, breakpoints: breakpoints)
    guard let lone = set.lone else { return }
    var b = 0
    for g in 0..<w.pointee.groups.count where w.pointee.groups[g].forms == 0 {
      let r = set.loneRoots.count
      set.loneRoots.push(w.pointee.forms.roots[w.pointee.groups[g].firstRoot])
      lone.starts[r] = Int32(b)
      var i = w.pointee.groups[g].firstPull
      while i >= 0 {
        let pull = w.pointee.pulls[i]
        lone.set(
          b, source: pull.source, scale: pull.scale, relation: pull.relation, level: pull.level, weight: pull.weight)
        if pull.source >= 0 && pull.twin < 0 {
          if isResting {
            set.places[i] = .init(constraint: pull.source, core: Placement.lone, form: Int32(r))
          } else {
            constraints[pull.source].core = Placement.lone
            constraints[pull.source].form = Int32(r)
          }
        }
        b += 1
        i = w.pointee.nextPull[i]
      }
    }
    lone.starts[roots] = Int32(b)
  }

  private mutating func makeCore(
    _ group: Workspace.Group, of set: inout CoreSet, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) {
    let (levels, rests, hasRequired) = compressLevels(group, w, isResting: isResting)
    let core = UnsafeMutablePointer<Core>.allocate(capacity: 1)
    core.initialize(
      to: Core(
        roots: Int(group.roots), rows: Int(group.forms), coefficients: Int(group.coefficients), levels: levels,
        breakpoints: Int(group.pulls), hasRequired: hasRequired))
    core.pointee.priorityCount = levels - rests
    counters.builtCoefficients += Int(group.coefficients)
    w.pointee.rootLocal.resize(w.pointee.forms.roots.count, filling: 0)
    w.pointee.formRow.resize(w.pointee.forms.count, filling: 0)
    var root = group.firstRoot
    var j: Int32 = 0
    while root >= 0 {
      w.pointee.rootLocal[root] = j
      core.pointee.rootLocals[j] = w.pointee.forms.roots[root]
      j += 1
      root = w.pointee.nextRoot[root]
    }
    var form = group.firstForm
    var row: Int32 = 0
    while form >= 0 {
      let range = w.pointee.forms.range(of: form)
      core.pointee.addForm(
        Int(row), w.pointee.forms.indices.slice.part(range.lowerBound, range.count),
        w.pointee.forms.values.slice.part(range.lowerBound, range.count), columns: w.pointee.rootLocal.slice)
      w.pointee.formRow[form] = row
      row += 1
      form = w.pointee.nextForm[form]
    }
    core.pointee.finishForms()
    fillBreakpoints(core, group, of: &set, w, isResting: isResting)
    set.cores.push(core)
  }

  private mutating func fillBreakpoints(
    _ core: UnsafeMutablePointer<Core>, _ group: Workspace.Group, of set: inout CoreSet,
    _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) {
    let roots = Int32(w.pointee.forms.roots.count)
    let index = Int32(set.cores.count)
    let bps = core.pointee.breakpoints
    let (pulls, next) = (w.pointee.pulls.slice, w.pointee.nextPull.slice)
    let (rootLocal, formRow, levelMap) = (w.pointee.rootLocal.slice, w.pointee.formRow.slice, w.pointee.levelMap.slice)
    let firstRow = Int32(core.pointee.rootCount)
    func localForm(_ form: Int32) -> Int32 { form < roots ? rootLocal[form] : firstRow + formRow[form - roots] }
    bps.starts.fill(0)
    var i = group.firstPull
    while i >= 0 {
      bps.starts[localForm(pulls[i].form) + 1] += 1
      i = next[i]
    }
    for f in 0..<core.pointee.formCount { bps.starts[f + 1] += bps.starts[f] }
    let used = core.pointee.segment
    used.fill(0)
    i = group.firstPull
    while i >= 0 {
      let pull = pulls[i]
      let f = localForm(pull.form)
      let at = Int(bps.starts[f] + used[f])
      used[f] += 1
      bps.set(
        at, source: pull.source, scale: pull.scale, relation: pull.relation, level: levelMap[pull.level],
        weight: pull.weight)
      if pull.source >= 0 && pull.twin < 0 {
        if isResting {
          set.places[i] = .init(constraint: pull.source, core: index, form: f)
        } else {
          constraints[pull.source].core = index
          constraints[pull.source].form = f
        }
      }
      i = next[i]
    }
  }

  /// Numbers the levels that occur in a group without gaps.
  private mutating func compressLevels(
    _ group: Workspace.Group, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) -> (levels: Int, rests: Int, hasRequired: Bool) {
    let all = w.pointee.priorities.count
    w.pointee.levelMap.reset(all, to: -1)
    var i = group.firstPull
    while i >= 0 {
      w.pointee.levelMap[w.pointee.pulls[i].level] = 0
      i = w.pointee.nextPull[i]
    }
    let hasRequired = w.pointee.priorities[0] >= 1000 && w.pointee.levelMap[0] == 0
    var next: Int32 = 0
    var rests = 0
    for l in 0..<all where w.pointee.levelMap[l] == 0 {
      w.pointee.levelMap[l] = next
      next += 1
      if isResting && l >= all - 3 { rests += 1 }
    }
    return (Int(next), rests, hasRequired)
  }
}
