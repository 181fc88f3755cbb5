/// The choice among equally good solutions.
///
/// A component whose optimum is not unique is solved with tie-breaking levels below its last priority. The choice must not
/// depend on the history of edits: a warm start is accepted only where the optimum, tie-breaking levels included, is unique
/// and has one basis, and where some direction is free of cost at every priority, so that a fresh solve would break ties too.
extension ConstraintSystem {
  /// Solves with the tie-breaking programs alone; returns false if the other programs are needed.
  mutating func solveTieBreaking(_ component: Component, moved: BufferSlice<ConstraintID>?) -> Bool {
    guard let set = tieBreakingPrograms(of: component) else { return false }
    if !component.factor.redundant.isEmpty || !component.pricing.checks.isEmpty { return false }
    if let moved {
      for c in moved { moveTieBreaking(c, component, set) }
    } else {
      moveAllBreakpoints(of: set, component.offsets)
    }
    var isFree = false
    for program in set.programs {
      if program.optimum.isDirty && !program.resolveWarm(workspace().simplex, &counters) { return false }
      if !program.optimum.isSettled { return false }
      if !program.optimum.holdsRequired { return false }
      isFree = isFree || program.optimum.isFree
    }
    for r in 0..<set.singletons.count {
      if !set.singletons.isUnique(r) || set.isSingletonViolated(r) { return false }
      isFree = isFree || set.singletons.isFree(r, levels: Int(set.priorityCount))
    }
    if !isFree { return false }
    component.isPricingStale = true
    set.writeRoots(to: component.local, workspace().simplex)
    writeValues(component, component.local)
    return true
  }

  /// Chooses among the optima with the tie-breaking programs, solved from a cold start.
  mutating func breakTies(_ component: Component) {
    counters.tieBreaks += 1
    let set = component.tieBreaking ?? makeTieBreakingPrograms(component)
    component.tieBreaking = set
    moveAllBreakpoints(of: set, component.offsets)
    for program in set.programs {
      program.optimum.isSolved = false
      program.resolve(workspace().simplex, &counters)
    }
    set.writeRoots(to: component.local, workspace().simplex)
  }

  /// Returns the programs whose optimum is shown, if it was chosen by tie-breaking.
  func tieBreakingPrograms(of component: Component) -> ProgramSet? {
    component.isTieBroken ? component.tieBreaking : nil
  }

  /// Updates the optimum without tie-breaking where the last solve skipped it.
  mutating func refreshPricing(_ component: Component) {
    if !component.isPricingStale { return }
    moveAllBreakpoints(of: component.pricing, component.offsets)
    _ = resolve(component.pricing, of: component)
    // Constants edited since the last solve moved too, but no values were written: the next solve has to do both.
    component.isPricingStale = edits.isAny
  }

  private mutating func moveTieBreaking(
    _ c: ConstraintID, _ component: Component, _ set: ProgramSet
  ) {
    let offsets = component.offsets
    guard let place = set.place(of: c) else { return }
    if place.isSingleton {
      let singletons = set.singletons.breakpoints
      for b in singletons.range(of: Int(place.form)) where singletons.sources[b] == .constraint(c) {
        singletons.locations[b] = location(of: .constraint(c), scale: singletons.scales[b], offsets)
      }
      set.singletons.solve(Int(place.form))
    } else {
      let program = set.programs[Int(place.program)]
      for b in program.breakpoints.range(of: Int(place.form)) where program.breakpoints.sources[b] == .constraint(c) {
        move(b, of: Int(place.form), in: program, offsets)
      }
    }
  }
}
