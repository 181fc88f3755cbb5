/// Resting on the optimal face: a second solve over the free directions alone.
///
/// A sum of convex costs is constant on a convex set only where each of them is linear. So on the face of priced optima
/// every form stays within its present segment, and a column that costs something both ways stays where it is. What is left
/// to the rule of rest are the few free columns, with the ends of the segments as barriers.
///
/// Where the point found is the only one and lies on one basis alone, the resting cores would find the same basis from
/// any start, and the values computed from it have the same bits. Everywhere else the face gives no answer.
extension ConstraintSystem {
  /// More free directions than these are left to the resting cores, whose tableaus may be sparse.
  private static let mostDirections = 8

  /// Rests over the face of the priced optimum just found; false if the resting cores must decide.
  mutating func restOnFace(_ component: UnsafeMutablePointer<Component>) -> Bool {
    let w = workspace()
    if !isFaceSmall(component) { return false }
    let priced = prepareResting(component, w)
    guard collectFace(component, w, pricedPulls: priced), let core = makeFaceCore(component, w, pricedPulls: priced)
    else { return false }
    defer { Core.destroy(core) }
    core.pointee.resolve(w, &counters)
    if !core.pointee.isUnique || !core.pointee.isSettled || !core.pointee.holdsRequired { return false }
    holdFree(core, w)
    return writeFaceRoots(to: component.pointee.local, w)
  }

  /// Whether the free directions are few, some of them in a core, and the priced basis the only one where nothing is free.
  ///
  /// Where only roots without rows are free, the resting cores are as small as the face.
  private mutating func isFaceSmall(_ component: UnsafeMutablePointer<Component>) -> Bool {
    var directions = component.pointee.unpricedCount
    for r in 0..<component.pointee.pricing.loneRoots.count
    where component.pointee.pricing.loneLows[r] != component.pointee.pricing.loneHighs[r] { directions += 1 }
    if directions > ConstraintSystem.mostDirections { return false }
    var isAnyFree = false
    for k in 0..<component.pointee.pricing.cores.count {
      let core = component.pointee.pricing.cores[k]
      if core.pointee.isUnique ? !core.pointee.isSettled : !core.pointee.isDense { return false }
      isAnyFree = isAnyFree || !core.pointee.isUnique
    }
    return isAnyFree
  }

  /// Lists the free columns, where every form is and how fast each free column moves it; false if that is not plain.
  private mutating func collectFace(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>, pricedPulls: Int
  ) -> Bool {
    w.pointee.face.begin(forms: w.pointee.forms.roots.count + w.pointee.forms.count)
    placeCores(component, w)
    for k in 0..<component.pointee.pricing.cores.count {
      if !collectColumns(component.pointee.pricing.cores[k], k, w) { return false }
    }
    collectLone(component, w)
    if w.pointee.face.columns.count > ConstraintSystem.mostDirections || w.pointee.face.columns.isEmpty { return false }
    w.pointee.face.prepareRates()
    for k in 0..<component.pointee.pricing.cores.count {
      if !collectRows(component.pointee.pricing.cores[k], k, w) { return false }
    }
    for f in w.pointee.face.pricedForms..<w.pointee.forms.count { w.pointee.face.combine(f, w) }
    return true
  }

  /// Finds the core of each root and the form of each row.
  private mutating func placeCores(_ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>) {
    let roots = w.pointee.forms.roots.count
    w.pointee.face.coreOf.reset(roots, to: -1)
    var rows: Int32 = 0
    for k in 0..<component.pointee.pricing.cores.count {
      let core = component.pointee.pricing.cores[k]
      w.pointee.face.firstRows.push(rows)
      w.pointee.face.nextRows.push(rows)
      rows += Int32(core.pointee.rowCount)
      for j in 0..<core.pointee.rootCount {
        w.pointee.face.coreOf[w.pointee.forms.rootOf[core.pointee.rootLocals[j]]] = Int32(k)
      }
    }
    // A core's rows are the forms over its roots in ascending order, and all of those were there when it was made.
    w.pointee.face.pricedForms = Int(rows)
    for f in 0..<Int(rows) {
      let k = w.pointee.face.coreOf[w.pointee.forms.indices[w.pointee.forms.range(of: Int32(f)).lowerBound]]
      w.pointee.face.formOfRow.push(0)
      w.pointee.face.rowOfForm.push(w.pointee.face.nextRows[k])
      w.pointee.face.nextRows[k] += 1
    }
    for f in 0..<Int(rows) { w.pointee.face.formOfRow[w.pointee.face.rowOfForm[f]] = Int32(f) }
  }

  /// A core's form in the numbering of the form table: roots, then rows.
  @inline(__always) private mutating func tableForm(
    _ form: Int, of core: UnsafeMutablePointer<Core>, _ k: Int, _ w: UnsafeMutablePointer<Workspace>
  ) -> Int32 {
    let row = form - core.pointee.rootCount
    if row < 0 { return w.pointee.forms.rootOf[core.pointee.rootLocals[form]] }
    return Int32(w.pointee.forms.roots.count) + w.pointee.face.formOfRow[w.pointee.face.firstRows[k] + Int32(row)]
  }

  /// Parts a core's columns into those held by cost and those free, with the segment a free one may move in.
  private mutating func collectColumns(
    _ core: UnsafeMutablePointer<Core>, _ k: Int, _ w: UnsafeMutablePointer<Workspace>
  ) -> Bool {
    for j in 0..<core.pointee.rootCount {
      let form = Int(core.pointee.columnForm[j])
      let id = tableForm(form, of: core, k, w)
      let b = Int(core.pointee.columnBreakpoint[j])
      let value = core.pointee.columnValues[j]
      let range = core.pointee.breakpoints.range(of: form)
      if b < 0 {
        // At no breakpoint, so that it has none, or the optimum was not finite.
        if !range.isEmpty { return false }
        w.pointee.face.addColumn(id, value, low: -.infinity, high: .infinity, core: Int32(k), position: Int32(j))
        continue
      }
      let freedom = core.pointee.freedom(ofColumn: j, at: b)
      if freedom.isDown && freedom.isUp { return false }
      if !freedom.isDown && !freedom.isUp {
        w.pointee.face.hold(id, at: value)
        continue
      }
      var low = value
      var high = value
      if freedom.isUp {
        high = freedom.last + 1 < range.upperBound ? core.pointee.breakpoints.locations[freedom.last + 1] : .infinity
      } else {
        low = freedom.first > range.lowerBound ? core.pointee.breakpoints.locations[freedom.first - 1] : -.infinity
      }
      w.pointee.face.addColumn(id, value, low: low, high: high, core: Int32(k), position: Int32(j))
    }
    return true
  }

  /// Roots that share no row: held, free within an interval, or free altogether.
  private mutating func collectLone(_ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>)
  {
    for r in 0..<component.pointee.pricing.loneRoots.count {
      let root = w.pointee.forms.rootOf[component.pointee.pricing.loneRoots[r]]
      w.pointee.face.coreOf[root] = 0
      let value = component.pointee.pricing.loneValues[r]
      let (low, high) = (component.pointee.pricing.loneLows[r], component.pointee.pricing.loneHighs[r])
      if low == high {
        w.pointee.face.hold(root, at: value)
      } else {
        w.pointee.face.addColumn(root, value, low: low, high: high, core: -1, position: -1)
      }
    }
    for root in 0..<Int32(w.pointee.forms.roots.count) where w.pointee.face.coreOf[root] < 0 {
      w.pointee.face.addColumn(root, 0, low: -.infinity, high: .infinity, core: -1, position: -1)
    }
  }

  /// Values, rates and segments of a core's basic forms; false if one that stands still touches a breakpoint.
  private mutating func collectRows(
    _ core: UnsafeMutablePointer<Core>, _ k: Int, _ w: UnsafeMutablePointer<Workspace>
  ) -> Bool {
    for i in 0..<core.pointee.rowCount {
      let form = Int(core.pointee.rowForm[i])
      let id = tableForm(form, of: core, k, w)
      w.pointee.face.values[id] = core.pointee.rowValues[i]
      var isVarying = false
      for m in 0..<w.pointee.face.columns.count where w.pointee.face.columns[m].core == Int32(k) {
        let rate = core.pointee.tableau[i * core.pointee.rootCount + Int(w.pointee.face.columns[m].position)]
        if abs(rate) <= Tolerance.entry { continue }
        w.pointee.face.setRate(id, m, rate)
        isVarying = true
      }
      if !isVarying {
        if !core.pointee.isUnique && core.pointee.breakpoints.touches(form, at: core.pointee.rowValues[i]) {
          return false
        }
        continue
      }
      let range = core.pointee.breakpoints.range(of: form)
      let passed = range.lowerBound + Int(core.pointee.segment[form])
      if passed > range.lowerBound { w.pointee.face.lows[id] = core.pointee.breakpoints.locations[passed - 1] }
      if passed < range.upperBound { w.pointee.face.highs[id] = core.pointee.breakpoints.locations[passed] }
    }
    return true
  }

  // MARK: The core over the face

  /// The core of the free columns; nil if a form that stands still touches a place of rest.
  private mutating func makeFaceCore(
    _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>, pricedPulls: Int
  ) -> UnsafeMutablePointer<Core>? {
    let offsets = component.pointee.offsets
    let pulls = w.pointee.pulls.cells
    let sizes = Int32(w.pointee.priorities.count - 3)
    w.pointee.face.numberForms()
    var levels: (Int32, Int32, Int32) = (0, 0, 0)
    w.pointee.face.targets.clear()
    for i in pricedPulls..<pulls.count where pulls[i].form >= 0 {
      let id = pulls[i].form
      let x = location(of: pulls[i].source, scale: pulls[i].scale, offsets)
      if w.pointee.face.places[id] < 0 {
        if w.pointee.face.isHeld[id] { continue }
        if abs(w.pointee.face.values[id] - x) <= 2 * Tolerance.segment(x) { return nil }
        continue
      }
      switch pulls[i].level - sizes {
      case 0: levels.0 = 1
      case 1: levels.1 = 1
      default: levels.2 = 1
      }
      w.pointee.face.targets.push(.init(form: w.pointee.face.places[id], location: x, pull: Int32(i)))
    }
    levels.1 += levels.0
    levels.2 += levels.1
    let barriers = w.pointee.face.countBarriers()
    let core = UnsafeMutablePointer<Core>.allocate(capacity: 1)
    let (columns, rows) = (w.pointee.face.columns.count, w.pointee.face.rows.count)
    core.initialize(
      to: Core(
        roots: columns, rows: rows, coefficients: w.pointee.face.rateCount, levels: 1 + Int(levels.2),
        breakpoints: barriers + w.pointee.face.targets.count, hasRequired: true, in: heap))
    core.pointee.priorityCount = 1
    w.pointee.face.fillForms(of: core)
    core.pointee.finishForms()
    let starts = core.pointee.breakpoints.starts
    starts.fill(0)
    w.pointee.face.countBreakpoints(in: starts)
    w.pointee.face.fillBarriers(of: core)
    let used = core.pointee.segment
    for t in 0..<w.pointee.face.targets.count {
      let target = w.pointee.face.targets[t]
      let pull = pulls[target.pull]
      let step = pull.level - sizes
      let b = Int(starts[target.form] + used[target.form])
      used[target.form] += 1
      core.pointee.breakpoints.set(
        b, source: pull.source, scale: pull.scale, relation: pull.relation,
        level: step == 0 ? levels.0 : step == 1 ? levels.1 : levels.2, weight: pull.weight)
      core.pointee.breakpoints.locations[b] = target.location - w.pointee.face.base(of: target.form)
      w.pointee.face.homes[b] = target.location
    }
    return core
  }

  /// Enters where the free columns came to rest among what is held.
  private mutating func holdFree(_ core: UnsafeMutablePointer<Core>, _ w: UnsafeMutablePointer<Workspace>) {
    for j in 0..<core.pointee.rootCount {
      let home = core.pointee.breakpoints.homes[core.pointee.columnBreakpoint[j]]
      w.pointee.face.hold(w.pointee.face.tableForm(core.pointee.columnForm[j]), at: w.pointee.face.homes[home])
    }
  }

  /// The roots' values from the forms held, in the arithmetic of `Core.computeRootValues`; false if they do not fit.
  private mutating func writeFaceRoots(to x: Cells<Double>, _ w: UnsafeMutablePointer<Workspace>) -> Bool {
    let roots = w.pointee.forms.roots.count
    if w.pointee.face.heldCount != roots { return false }
    var isIdentity = true
    for r in 0..<roots where !w.pointee.face.isHeld[r] {
      isIdentity = false
      break
    }
    if isIdentity {
      for r in 0..<roots { x[w.pointee.forms.roots[r]] = w.pointee.face.values[r] }
      return true
    }
    w.pointee.elimination.begin(columns: roots)
    w.pointee.face.right.clear()
    for id in 0..<w.pointee.face.isHeld.count where w.pointee.face.isHeld[id] {
      w.pointee.elimination.beginRow(named: Int32(w.pointee.face.right.count))
      w.pointee.face.right.push(w.pointee.face.values[id])
      if id < roots {
        w.pointee.elimination.addEntry(Int32(id), 1)
        continue
      }
      for q in w.pointee.forms.range(of: Int32(id - roots)) {
        w.pointee.elimination.addEntry(w.pointee.forms.indices[q], w.pointee.forms.values[q])
      }
    }
    w.pointee.elimination.admitAll()
    w.pointee.elimination.run()
    w.pointee.elimination.finish(recordingEmpty: false)
    if w.pointee.elimination.columns.count != roots { return false }
    w.pointee.face.factor.prepare(roots: roots, forms: 0)
    w.pointee.face.factor.load(w)
    w.pointee.face.factor.solve(w.pointee.face.right.cells, into: w.pointee.face.factor.roots.cells)
    for r in 0..<roots { x[w.pointee.forms.roots[r]] = w.pointee.face.factor.roots[r] }
    return true
  }
}
