/// From pulls to cores: every pull becomes a form over the roots, forms that share roots fall into one group, and a group
/// becomes a core, or a lone root where no row is needed.
extension ConstraintSystem {
  /// Turns the pulls into forms, groups and cores.
  mutating func makeCores(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) -> CoreSet {
    makeForms(component, w)
    var set = CoreSet(heap)
    if isResting { set.priorityCount = Int32(w.pointee.priorities.count - 3) }
    set.hasRequired = w.pointee.priorities.count > 0 && w.pointee.priorities[0] >= 1000
    for i in 0..<w.pointee.pulls.count where w.pointee.pulls[i].form < 0 {
      let source = w.pointee.pulls[i].source
      if source >= 0 && !isResting { constraints[source].core = Placement.check }
      let isRequired = source >= 0 ? constraints[source].isRequired : w.pointee.pulls[i].level == 0
      if isRequired && !isResting { set.checks.push(source) }
    }
    groupForms(w)
    var lone = 0
    var lonePulls = 0
    for g in 0..<w.pointee.groups.count where w.pointee.groups[g].forms == 0 {
      lone += 1
      lonePulls += Int(w.pointee.groups[g].pulls)
    }
    if lone > 0 { fillLone(&set, roots: lone, breakpoints: lonePulls, w, isResting: isResting) }
    for g in 0..<w.pointee.groups.count where w.pointee.groups[g].forms > 0 {
      let core = makeCore(w.pointee.groups[g], index: Int32(set.cores.count), w, isResting: isResting)
      set.cores.push(core)
    }
    if isResting { fillPlaces(&set) }
    return set
  }

  private func fillPlaces(_ set: inout CoreSet) {
    func fill(_ breakpoints: Breakpoints, core: Int32, forms: Int) {
      for f in 0..<forms {
        for b in breakpoints.range(of: f) where breakpoints.sources[b] >= 0 {
          // A constraint and its wish to be tight lie on one form, one after the other.
          let source = breakpoints.sources[b]
          let isKnown = breakpoints.range(of: f).contains { $0 < b && breakpoints.sources[$0] == source }
          if !isKnown { set.places.push(.init(constraint: source, core: core, form: Int32(f))) }
        }
      }
    }
    if let lone = set.lone { fill(lone, core: Placement.lone, forms: set.loneRoots.count) }
    for k in 0..<set.cores.count {
      fill(set.cores[k].pointee.breakpoints, core: Int32(k), forms: set.cores[k].pointee.formCount)
    }
    set.places.cells.sort { ($0.constraint, $0.core, $0.form) < ($1.constraint, $1.core, $1.form) }
  }

  private mutating func makeForms(_ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>) {
    let V = variables.cells
    let T = terms.cells
    let pulls = w.pointee.pulls.cells
    w.pointee.forms.begin(component.pointee, pulls: pulls.count)
    if component.pointee.solved.count > 0 {
      for i in 0..<pulls.count {
        let source = pulls[i].source
        if source < 0 {
          w.pointee.forms.need(V[Source.variable(source)].local, of: component.pointee)
        } else {
          for k in constraints[source].terms where V[T[k].variable].state == .component {
            w.pointee.forms.need(V[T[k].variable].local, of: component.pointee)
          }
        }
      }
      w.pointee.forms.expand(component.pointee)
    }
    for i in 0..<pulls.count {
      let source = pulls[i].source
      if source < 0 {
        w.pointee.forms.add(V[Source.variable(source)].local, 1, of: component.pointee)
      } else {
        for k in constraints[source].terms where V[T[k].variable].state == .component {
          w.pointee.forms.add(V[T[k].variable].local, T[k].coefficient, of: component.pointee)
        }
      }
      let (form, scale) = w.pointee.forms.finishForm()
      pulls[i].form = form
      pulls[i].scale = scale
    }
  }

  /// Splits roots, forms and pulls into groups that share no root; roots without pulls are left out.
  private mutating func groupForms(_ w: UnsafeMutablePointer<Workspace>) {
    let roots = w.pointee.forms.roots.count
    let pulls = w.pointee.pulls.cells
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
    // The least root represents its class, so groups stand in the order of their first roots.
    for r in 0..<roots where w.pointee.classOf[r] == 0 {
      w.pointee.classOf[r] = Int32(w.pointee.groups.count)
      w.pointee.groups.push(.init())
    }
    w.pointee.nextRoot.resize(roots, filling: -1)
    w.pointee.nextForm.resize(w.pointee.forms.count, filling: -1)
    w.pointee.nextPull.resize(pulls.count, filling: -1)
    for r in stride(from: roots - 1, through: 0, by: -1) {
      let g = w.pointee.classOf[w.pointee.union.find(Int32(r))]
      w.pointee.classOf[r] = g
      if g < 0 { continue }
      w.pointee.nextRoot[r] = w.pointee.groups[g].firstRoot
      w.pointee.groups[g].firstRoot = Int32(r)
      w.pointee.groups[g].roots += 1
    }
    for f in stride(from: w.pointee.forms.count - 1, through: 0, by: -1) {
      let g = w.pointee.classOf[anyRoot(Int32(roots + f))]
      w.pointee.nextForm[f] = w.pointee.groups[g].firstForm
      w.pointee.groups[g].firstForm = Int32(f)
      w.pointee.groups[g].forms += 1
      w.pointee.groups[g].coefficients += w.pointee.forms.lengths[f]
    }
    for i in stride(from: pulls.count - 1, through: 0, by: -1) where pulls[i].form >= 0 {
      let g = w.pointee.classOf[anyRoot(pulls[i].form)]
      w.pointee.nextPull[i] = w.pointee.groups[g].firstPull
      w.pointee.groups[g].firstPull = Int32(i)
      w.pointee.groups[g].pulls += 1
    }
  }

  private mutating func fillLone(
    _ set: inout CoreSet, roots: Int, breakpoints: Int, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) {
    set.prepareLone(roots: roots, breakpoints: breakpoints, in: heap)
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
        if pull.source >= 0 && !isResting {
          constraints[pull.source].core = Placement.lone
          constraints[pull.source].form = Int32(r)
        }
        b += 1
        i = w.pointee.nextPull[i]
      }
    }
    lone.starts[roots] = Int32(b)
  }

  private mutating func makeCore(
    _ group: Workspace.Group, index: Int32, _ w: UnsafeMutablePointer<Workspace>, isResting: Bool
  ) -> UnsafeMutablePointer<Core> {
    let (levels, rests, hasRequired) = compressLevels(group, w, isResting: isResting)
    let core = UnsafeMutablePointer<Core>.allocate(capacity: 1)
    core.initialize(
      to: Core(
        roots: Int(group.roots), rows: Int(group.forms), coefficients: Int(group.coefficients), levels: levels,
        breakpoints: Int(group.pulls), hasRequired: hasRequired, in: heap))
    core.pointee.priorityCount = levels - rests
    w.pointee.rootLocal.resize(w.pointee.forms.roots.count, filling: 0)
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
      for q in range { w.pointee.forms.indices[q] = w.pointee.rootLocal[w.pointee.forms.indices[q]] }
      core.pointee.addForm(
        Int(row), w.pointee.forms.indices.cells.part(range.lowerBound, range.count),
        w.pointee.forms.values.cells.part(range.lowerBound, range.count))
      // From here on the length's place holds the row.
      w.pointee.forms.lengths[form] = row
      row += 1
      form = w.pointee.nextForm[form]
    }
    core.pointee.finishForms()
    fillBreakpoints(core, group, index: index, w, isResting: isResting)
    return core
  }

  private mutating func fillBreakpoints(
    _ core: UnsafeMutablePointer<Core>, _ group: Workspace.Group, index: Int32, _ w: UnsafeMutablePointer<Workspace>,
    isResting: Bool
  ) {
    let roots = Int32(w.pointee.forms.roots.count)
    let bps = core.pointee.breakpoints
    func localForm(_ form: Int32) -> Int32 {
      form < roots ? w.pointee.rootLocal[form] : Int32(core.pointee.rootCount) + w.pointee.forms.lengths[form - roots]
    }
    bps.starts.fill(0)
    var i = group.firstPull
    while i >= 0 {
      bps.starts[localForm(w.pointee.pulls[i].form) + 1] += 1
      i = w.pointee.nextPull[i]
    }
    for f in 0..<core.pointee.formCount { bps.starts[f + 1] += bps.starts[f] }
    let used = core.pointee.segment
    used.fill(0)
    i = group.firstPull
    while i >= 0 {
      let pull = w.pointee.pulls[i]
      let f = localForm(pull.form)
      let at = Int(bps.starts[f] + used[f])
      used[f] += 1
      bps.set(
        at, source: pull.source, scale: pull.scale, relation: pull.relation, level: w.pointee.levelMap[pull.level],
        weight: pull.weight)
      if pull.source >= 0 && !isResting {
        constraints[pull.source].core = index
        constraints[pull.source].form = f
      }
      i = w.pointee.nextPull[i]
    }
  }

  /// Numbers the levels that occur in a group without gaps.
  private func compressLevels(
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
