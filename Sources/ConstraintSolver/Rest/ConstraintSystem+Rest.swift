/// Choosing among equally good solutions, and keeping to the choice.
///
/// A component whose priced optimum is not the only one is solved with the rule of rest below its last priority. The choice
/// must not depend on the past: a warm start is taken only where the optimum, rest included, is the only one and has one
/// basis, and where some direction is free of cost at every priority, so that a fresh solve would have to rest too.
extension ConstraintSystem {
  /// Solves with the resting cores alone; false if the answer must be found from the priced optimum.
  mutating func solveResting(_ component: UnsafeMutablePointer<Component>, moved: BufferSlice<Int32>?) -> Bool {
    if !component.pointee.isResting { return false }
    if !component.pointee.redundant.isEmpty || !component.pointee.pricing.checks.isEmpty { return false }
    let isNew = component.pointee.resting == nil
    guard let set = isNew ? restFromNothing(component) : component.pointee.resting else { return false }
    if isNew {
      counters.restings += 1
    } else if let moved {
      for q in 0..<moved.count { moveResting(moved[q], component, set) }
    } else {
      moveAllResting(component, set)
    }
    var isFree = false
    for k in 0..<set.pointee.cores.count {
      let core = set.pointee.cores[k]
      if core.pointee.isDirty && !core.pointee.resolveWarm(workspace(), &counters) { return false }
      if !core.pointee.isSettled { return false }
      if !core.pointee.holdsRequired { return false }
      isFree = isFree || core.pointee.isFree
    }
    for r in 0..<set.pointee.loneRoots.count {
      if !set.pointee.isLoneUnique(r) || set.pointee.isLoneViolated(r) { return false }
      isFree = isFree || set.pointee.isLoneFree(r)
    }
    if !isFree { return false }
    component.pointee.isPricingStale = true
    set.pointee.writeRoots(to: component.pointee.local, workspace())
    writeValues(component, component.pointee.local)
    return true
  }

  /// Chooses among the priced optima: the first time on their face, later with cores that can be started warm.
  mutating func rest(_ component: UnsafeMutablePointer<Component>) {
    counters.restings += 1
    restFromNothing(component)?.pointee.writeRoots(to: component.pointee.local, workspace())
  }

  /// The resting cores, solved from a cold start.
  private mutating func restFromNothing(
    _ component: UnsafeMutablePointer<Component>
  ) -> UnsafeMutablePointer<CoreSet>? {
    if component.pointee.resting == nil { component.pointee.resting = makeRestingCores(component) }
    guard let set = component.pointee.resting else { return nil }
    moveAllResting(component, set)
    for k in 0..<set.pointee.cores.count {
      set.pointee.cores[k].pointee.isSolved = false
      set.pointee.cores[k].pointee.resolve(workspace(), &counters)
    }
    return set
  }

  /// The cores whose optimum is shown, if it was chosen by the rule of rest.
  mutating func restingCores(of component: UnsafeMutablePointer<Component>) -> UnsafeMutablePointer<CoreSet>? {
    component.pointee.isResting ? component.pointee.resting ?? restFromNothing(component) : nil
  }

  /// Brings the priced optimum up to date where only the resting cores followed.
  mutating func refreshPricing(_ component: UnsafeMutablePointer<Component>) {
    if !component.pointee.isPricingStale { return }
    moveAllBreakpoints(component)
    _ = settle(component)
    // Constants edited since the last solve moved too, and their values are not written: the next solve must do both.
    component.pointee.isPricingStale = isEdited
  }

  private mutating func moveAllResting(
    _ component: UnsafeMutablePointer<Component>, _ set: UnsafeMutablePointer<CoreSet>
  ) {
    let offsets = component.pointee.offsets
    if let lone = set.pointee.lone {
      for b in 0..<lone.count {
        lone.locations[b] = location(of: lone.sources[b], scale: lone.scales[b], offsets)
      }
      for r in 0..<set.pointee.loneRoots.count { set.pointee.settleLone(r) }
    }
    for k in 0..<set.pointee.cores.count {
      let core = set.pointee.cores[k]
      for f in 0..<core.pointee.formCount {
        for b in core.pointee.breakpoints.range(of: f) { move(b, of: f, in: core, offsets) }
      }
    }
  }

  private mutating func moveResting(
    _ c: Int32, _ component: UnsafeMutablePointer<Component>, _ set: UnsafeMutablePointer<CoreSet>
  ) {
    let offsets = component.pointee.offsets
    guard let place = set.pointee.place(of: c) else { return }
    if place.core == Placement.lone {
      guard let lone = set.pointee.lone else { return }
      for b in lone.range(of: Int(place.form)) where lone.sources[b] == c {
        lone.locations[b] = location(of: c, scale: lone.scales[b], offsets)
      }
      set.pointee.settleLone(Int(place.form))
    } else {
      let core = set.pointee.cores[place.core]
      for b in core.pointee.breakpoints.range(of: Int(place.form)) where core.pointee.breakpoints.sources[b] == c {
        move(b, of: Int(place.form), in: core, offsets)
      }
    }
  }

  @inline(__always) private mutating func move(
    _ b: Int, of form: Int, in core: UnsafeMutablePointer<Core>, _ offsets: BufferSlice<Double>
  ) {
    let source = core.pointee.breakpoints.sources[b]
    let x = location(of: source, scale: core.pointee.breakpoints.scales[b], offsets)
    if x != core.pointee.breakpoints.locations[b] || !core.pointee.isSolved { core.pointee.move(b, of: form, to: x) }
  }
}
