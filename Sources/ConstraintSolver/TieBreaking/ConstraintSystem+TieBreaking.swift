/// Choosing among equally good solutions, and keeping to the choice.
///
/// A component whose priced optimum is not the only one is solved with the tie rule below its last priority. The choice
/// must not depend on the past: a warm start is taken only where the optimum, rest included, is the only one and has one
/// basis, and where some direction is free of cost at every priority, so that a fresh solve would have to rest too.
extension ConstraintSystem {
  /// Solves with the tie-breaking programs alone; false if the answer must be found from the priced optimum.
  mutating func solveTieBreaking(_ component: UnsafeMutablePointer<Component>, moved: BufferSlice<Int32>?) -> Bool {
    guard let set = tieBreakingPrograms(of: component) else { return false }
    if !component.pointee.redundant.isEmpty || !component.pointee.pricing.checks.isEmpty { return false }
    if let moved {
      for q in 0..<moved.count { moveTieBreaking(moved[q], component, set) }
    } else {
      moveAllTieBreaking(component, set)
    }
    var isFree = false
    for k in 0..<set.pointee.programs.count {
      let program = set.pointee.programs[k]
      if program.pointee.isDirty && !program.pointee.resolveWarm(workspace(), &counters) { return false }
      if !program.pointee.isSettled { return false }
      if !program.pointee.holdsRequired { return false }
      isFree = isFree || program.pointee.isFree
    }
    for r in 0..<set.pointee.singletonRoots.count {
      if !set.pointee.isSingletonUnique(r) || set.pointee.isSingletonViolated(r) { return false }
      isFree = isFree || set.pointee.isSingletonFree(r)
    }
    if !isFree { return false }
    component.pointee.isPricingStale = true
    set.pointee.writeRoots(to: component.pointee.local, workspace())
    writeValues(component, component.pointee.local)
    return true
  }

  /// Chooses among the priced optima with the tie-breaking programs, solved from a cold start.
  mutating func breakTies(_ component: UnsafeMutablePointer<Component>) {
    counters.tieBreaks += 1
    let set = component.pointee.tieBreaking ?? makeTieBreakingPrograms(component)
    component.pointee.tieBreaking = set
    moveAllTieBreaking(component, set)
    for k in 0..<set.pointee.programs.count {
      set.pointee.programs[k].pointee.isSolved = false
      set.pointee.programs[k].pointee.resolve(workspace(), &counters)
    }
    set.pointee.writeRoots(to: component.pointee.local, workspace())
  }

  /// The programs whose optimum is shown, if it was chosen by the tie rule.
  func tieBreakingPrograms(of component: UnsafeMutablePointer<Component>) -> UnsafeMutablePointer<ProgramSet>? {
    component.pointee.isTieBroken ? component.pointee.tieBreaking : nil
  }

  /// Brings the priced optimum up to date where only the tie-breaking programs followed.
  mutating func refreshPricing(_ component: UnsafeMutablePointer<Component>) {
    if !component.pointee.isPricingStale { return }
    moveAllBreakpoints(component)
    _ = settle(component)
    // Constants edited since the last solve moved too, and their values are not written: the next solve must do both.
    component.pointee.isPricingStale = edits.isAny
  }

  private mutating func moveAllTieBreaking(
    _ component: UnsafeMutablePointer<Component>, _ set: UnsafeMutablePointer<ProgramSet>
  ) {
    let offsets = component.pointee.offsets
    if let singletons = set.pointee.singletons {
      for b in 0..<singletons.count {
        singletons.locations[b] = location(of: singletons.sources[b], scale: singletons.scales[b], offsets)
      }
      for r in 0..<set.pointee.singletonRoots.count { set.pointee.solveSingleton(r) }
    }
    for k in 0..<set.pointee.programs.count {
      let program = set.pointee.programs[k]
      for f in 0..<program.pointee.formCount {
        for b in program.pointee.breakpoints.range(of: f) { move(b, of: f, in: program, offsets) }
      }
    }
  }

  private mutating func moveTieBreaking(
    _ c: Int32, _ component: UnsafeMutablePointer<Component>, _ set: UnsafeMutablePointer<ProgramSet>
  ) {
    let offsets = component.pointee.offsets
    guard let place = set.pointee.place(of: c) else { return }
    if place.program == Placement.singleton {
      guard let singletons = set.pointee.singletons else { return }
      for b in singletons.range(of: Int(place.form)) where singletons.sources[b] == c {
        singletons.locations[b] = location(of: c, scale: singletons.scales[b], offsets)
      }
      set.pointee.solveSingleton(Int(place.form))
    } else {
      let program = set.pointee.programs[place.program]
      for b in program.pointee.breakpoints.range(of: Int(place.form)) where program.pointee.breakpoints.sources[b] == c
      {
        move(b, of: Int(place.form), in: program, offsets)
      }
    }
  }

  @inline(__always) private mutating func move(
    _ b: Int, of form: Int, in program: UnsafeMutablePointer<PiecewiseLinearProgram>, _ offsets: BufferSlice<Double>
  ) {
    let source = program.pointee.breakpoints.sources[b]
    let x = location(of: source, scale: program.pointee.breakpoints.scales[b], offsets)
    if x != program.pointee.breakpoints.locations[b] || !program.pointee.isSolved {
      program.pointee.move(b, of: form, to: x)
    }
  }
}
