/// The choice among equally good solutions.
///
/// A component whose optimum is not unique is solved with tie-breaking levels below its last priority. The choice must not
/// depend on the history of edits: a warm start is accepted only where the optimum, tie-breaking levels included, is unique
/// and has one basis, and where some direction is free of cost at every priority, so that a fresh solve would break ties too.
extension ConstraintSystem {
  /// Solves with the tie-breaking programs alone; returns false if the other programs are needed.
  mutating func solveTieBreaking(_ component: Component, moved: BufferSlice<ConstraintID>?) -> Bool {
    guard let set = component.tieBreakingPrograms else { return false }
    if !component.factor.redundant.isEmpty || !component.priorityPrograms.checks.isEmpty { return false }
    if let moved {
      for c in moved { _ = moveBreakpoints(of: c, in: set, component.offsets) }
    } else {
      moveAllBreakpoints(of: set, component.offsets)
    }
    var isFree = false
    // By index: iteration would retain every program, a quarter of the time of a small edit.
    for i in 0..<set.programs.count {
      if set.programs[i].optimum.isDirty {
        guard set.programs[i].resolveWarm(workspace().simplex, &counters) else { return false }
      }
      let optimum = set.programs[i].optimum
      if !optimum.isSettled || !optimum.holdsRequired { return false }
      isFree = isFree || optimum.isFree
    }
    for r in 0..<set.isolatedRoots.count {
      if !set.isolatedRoots.isUnique(r) || set.isIsolatedRootViolated(r) { return false }
      isFree = isFree || set.isolatedRoots.isFree(r, levels: Int(set.priorityCount))
    }
    if !isFree { return false }
    component.arePriorityProgramsStale = true
    set.writeRoots(to: component.local, workspace().simplex)
    substituteBack(component)
    return true
  }

  /// Chooses among the optima with the tie-breaking programs, solved from a cold start.
  mutating func breakTies(_ component: Component) {
    counters.tieBreaks += 1
    let set = component.tieBreakingPrograms ?? makeTieBreakingPrograms(component)
    component.tieBreakingPrograms = set
    moveAllBreakpoints(of: set, component.offsets)
    for program in set.programs {
      program.optimum.isSolved = false
      program.resolve(workspace().simplex, &counters)
    }
    set.writeRoots(to: component.local, workspace().simplex)
  }

  /// Updates the optimum without tie-breaking where the last solve skipped it.
  mutating func refreshPriorityPrograms(_ component: Component) {
    if !component.arePriorityProgramsStale { return }
    moveAllBreakpoints(of: component.priorityPrograms, component.offsets)
    _ = resolve(component.priorityPrograms, of: component)
    // Constants edited since the last solve moved too, but no values were written: the next solve has to do both.
    component.arePriorityProgramsStale = edits.arePending
  }
}
