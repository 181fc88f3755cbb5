/// Making a few of a component's cores anew from their own forms and breakpoints.
extension ConstraintSystem {
  /// A row of a core about to be made: the old core and form it comes from, and its first source.
  private struct Row {
    var core: Int
    var form: Int
    var first: Int32
    var isJoined = false
  }

  /// Replaces pieces of a component's pricing by what they become with one source more, or one less.
  ///
  /// The form inserted is the one traced last. Groups, cores and lone roots are made as they are for a whole component.
  mutating func remake(
    _ pieces: Pieces, _ component: UnsafeMutablePointer<Component>, inserting c: Int32?, dropping lost: Int32?
  ) {
    let w = workspace()
    w.pointee.formsOwner = nil
    collectRoots(pieces, component, w)
    collectPriorities(pieces, component, w, inserting: c, dropping: lost)
    let rows = collectRows(pieces, component, w, inserting: c, dropping: lost)
    collectPulls(pieces, rows, component, w, inserting: c, dropping: lost)
    groupForms(w)
    var set = CoreSet(heap)
    set.hasRequired = !w.pointee.priorities.isEmpty && w.pointee.priorities[0] >= 1000
    fillGroups(&set, w, isResting: false)
    splice(&set, pieces, rows, component)
    component.pointee.patches.isPending = true
    component.pointee.forgetResting()
  }

  private mutating func collectRoots(
    _ pieces: Pieces, _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>
  ) {
    w.pointee.forms.clearForms()
    for k in pieces.cores {
      let roots = component.pointee.pricing.cores[k].pointee.rootLocals
      for j in 0..<roots.count { w.pointee.forms.roots.push(roots[j]) }
    }
    for r in pieces.lone { w.pointee.forms.roots.push(component.pointee.pricing.loneRoots[r]) }
    for local in pieces.bare { w.pointee.forms.roots.push(local) }
    sortAscending(w.pointee.forms.roots.cells)
  }

  private mutating func priority(of source: Int32) -> Double { source < 0 ? 1000 : constraints[source].priority }

  private mutating func collectPriorities(
    _ pieces: Pieces, _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>,
    inserting c: Int32?, dropping lost: Int32?
  ) {
    w.pointee.priorities.clear()
    // Level 0 means the same in all lone roots.
    if component.pointee.pricing.hasRequired { insertPriority(1000, w) }
    func enter(_ breakpoints: Breakpoints, _ range: Range<Int>) {
      for b in range where breakpoints.sources[b] != lost { insertPriority(priority(of: breakpoints.sources[b]), w) }
    }
    for k in pieces.cores {
      let breakpoints = component.pointee.pricing.cores[k].pointee.breakpoints
      enter(breakpoints, 0..<breakpoints.count)
    }
    if let lone = component.pointee.pricing.lone { for r in pieces.lone { enter(lone, lone.range(of: r)) } }
    if let c { insertPriority(priority(of: c), w) }
  }

  /// The rows that remain, by their first sources, and enters them in the table of forms.
  private mutating func collectRows(
    _ pieces: Pieces, _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>,
    inserting c: Int32?, dropping lost: Int32?
  ) -> [Row] {
    var rows: [Row] = []
    var isJoined = (c == nil || w.pointee.tracer.locals.count < 2)
    for k in pieces.cores {
      let core = component.pointee.pricing.cores[k]
      for f in core.pointee.rootCount..<core.pointee.formCount {
        guard let first = core.pointee.breakpoints.firstSource(of: f, without: lost) else { continue }
        var row = Row(core: k, form: f, first: first)
        if !isJoined, let c, core.pointee.isForm(f, w.pointee.tracer.locals.cells, w.pointee.tracer.values.cells) {
          isJoined = true
          row.isJoined = true
          if precedes(c, first) { row.first = c }
        }
        rows.append(row)
      }
    }
    if !isJoined, let c { rows.append(Row(core: -1, form: -1, first: c, isJoined: true)) }
    if zip(rows, rows.dropFirst()).contains(where: { precedes($1.first, $0.first) }) {
      rows.sort { precedes($0.first, $1.first) }
    }
    for row in rows {
      if row.core < 0 {
        w.pointee.forms.append(w.pointee.tracer.locals.cells, w.pointee.tracer.values.cells)
      } else {
        let core = component.pointee.pricing.cores[row.core]
        w.pointee.forms.append(row.form, of: core)
      }
    }
    return rows
  }

  /// Lists the sources form by form; within a form they keep their order.
  private mutating func collectPulls(
    _ pieces: Pieces, _ rows: [Row], _ component: UnsafeMutablePointer<Component>, _ w: UnsafeMutablePointer<Workspace>,
    inserting c: Int32?, dropping lost: Int32?
  ) {
    w.pointee.pulls.clear()
    let rootCount = Int32(w.pointee.forms.roots.count)
    let single = c != nil && w.pointee.tracer.locals.count == 1 ? w.pointee.tracer.locals[0] : -1
    func enter(_ source: Int32, _ scale: Double, _ form: Int32) {
      let relation = source < 0 ? 1 : constraints[source].relation
      let level = self.level(of: priority(of: source), w)
      w.pointee.pulls.push(
        .init(source: source, relation: relation, level: level, weight: 1, form: form, scale: scale))
    }
    func enter(_ breakpoints: Breakpoints, _ range: Range<Int>, _ form: Int32, isJoined: Bool) {
      var isWaiting = isJoined
      breakpoints.goThrough(range) { b in
        let source = breakpoints.sources[b]
        if source == lost { return }
        if isWaiting, let c, precedes(c, source) {
          enter(c, w.pointee.tracer.scale, form)
          isWaiting = false
        }
        enter(source, breakpoints.scales[b], form)
      }
      if isWaiting, let c { enter(c, w.pointee.tracer.scale, form) }
    }
    for k in pieces.cores {
      let core = component.pointee.pricing.cores[k]
      for j in 0..<core.pointee.rootCount {
        let local = core.pointee.rootLocals[j]
        let root = w.pointee.forms.position(ofRoot: local)
        enter(core.pointee.breakpoints, core.pointee.breakpoints.range(of: j), root, isJoined: local == single)
      }
    }
    if let lone = component.pointee.pricing.lone {
      for r in pieces.lone {
        let local = component.pointee.pricing.loneRoots[r]
        enter(lone, lone.range(of: r), w.pointee.forms.position(ofRoot: local), isJoined: local == single)
      }
    }
    if let c, pieces.bare.contains(single) {
      enter(c, w.pointee.tracer.scale, w.pointee.forms.position(ofRoot: single))
    }
    for (i, row) in rows.enumerated() {
      let form = rootCount + Int32(i)
      if row.core < 0 {
        if let c { enter(c, w.pointee.tracer.scale, form) }
      } else {
        let breakpoints = component.pointee.pricing.cores[row.core].pointee.breakpoints
        enter(breakpoints, breakpoints.range(of: row.form), form, isJoined: row.isJoined)
      }
    }
    counters.patchedBreakpoints += w.pointee.pulls.count
    component.pointee.patches.work += w.pointee.pulls.count
  }

  // MARK: Replacing

  /// Puts what was made in the place of the pieces it was made of.
  private mutating func splice(
    _ set: inout CoreSet, _ pieces: Pieces, _ rows: [Row], _ component: UnsafeMutablePointer<Component>
  ) {
    let offsets = component.pointee.offsets
    var priced = set.loneRoots.count - pieces.lone.count
    for k in pieces.cores { priced -= component.pointee.pricing.cores[k].pointee.rootCount }
    for i in 0..<set.cores.count {
      let core = set.cores[i]
      priced += core.pointee.rootCount
      let breakpoints = core.pointee.breakpoints
      for b in 0..<breakpoints.count {
        breakpoints.locations[b] = location(of: breakpoints.sources[b], scale: breakpoints.scales[b], offsets)
      }
    }
    component.pointee.unpricedCount -= priced
    if pieces.cores.count == 1 && set.cores.count == 1 {
      let (old, new) = (component.pointee.pricing.cores[pieces.cores[0]], set.cores[0])
      if old.pointee.rootCount == new.pointee.rootCount {
        new.pointee.adopt(old, origins: rows.map { Int32($0.form) })
      }
    }
    let isShifted = set.hasRequired && !component.pointee.pricing.hasRequired
    component.pointee.pricing.hasRequired = component.pointee.pricing.hasRequired || set.hasRequired
    spliceLone(&set, pieces, component, shiftingLevels: isShifted)
    spliceCores(&set, pieces, component)
  }

  private mutating func spliceLone(
    _ set: inout CoreSet, _ pieces: Pieces, _ component: UnsafeMutablePointer<Component>, shiftingLevels: Bool
  ) {
    if shiftingLevels { component.pointee.pricing.lone?.shiftLevels() }
    if pieces.lone.isEmpty && set.loneRoots.isEmpty { return }
    let new = component.pointee.pricing.replaceLone(pieces.lone, by: set, in: heap)
    guard let lone = component.pointee.pricing.lone else { return }
    let offsets = component.pointee.offsets
    for r in new {
      for b in lone.range(of: r) {
        lone.locations[b] = location(of: lone.sources[b], scale: lone.scales[b], offsets)
      }
      component.pointee.pricing.settleLone(r)
    }
    for r in 0..<component.pointee.pricing.loneRoots.count {
      for b in lone.range(of: r) where lone.sources[b] >= 0 { constraints[lone.sources[b]].form = Int32(r) }
    }
  }

  private mutating func spliceCores(
    _ set: inout CoreSet, _ pieces: Pieces, _ component: UnsafeMutablePointer<Component>
  ) {
    var vacant = pieces.cores.sorted(by: >)
    for k in vacant { Core.destroy(component.pointee.pricing.cores[k]) }
    for i in 0..<set.cores.count {
      if let k = vacant.popLast() {
        component.pointee.pricing.cores[k] = set.cores[i]
        renumber(k, component)
      } else {
        component.pointee.pricing.cores.push(set.cores[i])
        renumber(component.pointee.pricing.cores.count - 1, component)
      }
    }
    set.cores.clear()
    // Greatest first, so that the last core is never itself vacant.
    for k in vacant {
      let last = component.pointee.pricing.cores.pop()
      if k == component.pointee.pricing.cores.count { continue }
      component.pointee.pricing.cores[k] = last
      renumber(k, component)
    }
  }

  /// Tells constraints the index of their core.
  private mutating func renumber(_ k: Int, _ component: UnsafeMutablePointer<Component>) {
    let sources = component.pointee.pricing.cores[k].pointee.breakpoints.sources
    for b in 0..<sources.count where sources[b] >= 0 { constraints[sources[b]].core = Int32(k) }
  }
}

extension Breakpoints {
  /// The first source of a form other than one; nil if there is none.
  func firstSource(of form: Int, without lost: Int32?) -> Int32? {
    var first = -1
    for b in range(of: form) where sources[b] != lost && (first < 0 || homes[b] < homes[first]) { first = b }
    return first < 0 ? nil : sources[first]
  }

  /// Visits breakpoints of one form in the order of their creation.
  @inline(__always) func goThrough(_ range: Range<Int>, _ visit: (Int) -> Void) {
    var isInOrder = true
    for b in range.dropFirst() where homes[b] < homes[b - 1] { isInOrder = false }
    if isInOrder {
      for b in range { visit(b) }
    } else {
      for b in range.sorted(by: { homes[$0] < homes[$1] }) { visit(b) }
    }
  }

  /// Makes room for a level above all others.
  func shiftLevels() { for b in 0..<count { levels[b] += 1 } }
}

extension Core {
  /// Whether a form has just these coefficients over local variables.
  func isForm(_ form: Int, _ locals: Cells<Int32>, _ values: Cells<Double>) -> Bool {
    let range = entries(of: form)
    if range.count != locals.count { return false }
    for q in 0..<locals.count {
      let at = range.lowerBound + q
      if formValues[at] != values[q] || rootLocals[formIndices[at]] != locals[q] { return false }
    }
    return true
  }
}

extension FormTable {
  /// Forgets roots and forms, without a component to take roots from.
  mutating func clearForms() {
    roots.clear()
    starts.clear()
    lengths.clear()
    indices.clear()
    values.clear()
  }

  /// A root's index; the roots ascend.
  func position(ofRoot local: Int32) -> Int32 {
    var low = 0
    var high = roots.count
    while low < high {
      let middle = (low + high) / 2
      if roots[middle] < local { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }

  /// Adds a form over local variables.
  mutating func append(_ locals: Cells<Int32>, _ coefficients: Cells<Double>) {
    starts.push(Int32(indices.count))
    lengths.push(Int32(locals.count))
    for q in 0..<locals.count {
      indices.push(position(ofRoot: locals[q]))
      values.push(coefficients[q])
    }
  }

  /// Adds a core's form.
  mutating func append(_ form: Int, of core: UnsafeMutablePointer<Core>) {
    let range = core.pointee.entries(of: form)
    starts.push(Int32(indices.count))
    lengths.push(Int32(range.count))
    let isSame = roots.count == core.pointee.rootCount
    for q in range {
      let column = core.pointee.formIndices[q]
      indices.push(isSame ? column : position(ofRoot: core.pointee.rootLocals[column]))
      values.push(core.pointee.formValues[q])
    }
  }
}
