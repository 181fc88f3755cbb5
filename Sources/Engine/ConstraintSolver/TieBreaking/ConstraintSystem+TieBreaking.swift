/// The choice of the optimum that is shown.
///
/// Where the optimum of the priorities is unique, it is shown; elsewhere `TieBreakingRule` decides. The choice must not
/// depend on the history of edits. Therefore, a warm start of the tie-breaking programs is accepted only if its optimum is
/// unique and has one basis (Determinism.md, 4). The priorities must also leave a direction without cost: otherwise, a
/// fresh solve would not break ties.
extension ConstraintSystem {
  /// Writes the root values of the optimum to `memberValues`. Returns false if they remain the same.
  ///
  /// The breakpoints of `changed` constraints move first; nil for all.
  func chooseOptimum(of component: Component, changed: BufferSlice<ConstraintID>?) -> Bool {
    if reoptimizeTieBreaking(component, changed: changed) { return true }
    let programs = component.priorityPrograms
    let isMoved = updateLocations(
      of: programs, component.offsets, changed: component.arePriorityProgramsStale ? nil : changed)
    component.arePriorityProgramsStale = false
    if !isMoved { return false }
    let isUnique = reoptimize(programs, of: component)
    if isUnique || isProbe {
      component.tieBreakingPrograms = nil
      programs.writeRoots(to: component.memberValues, workspace.simplex)
    } else {
      breakTies(component)
    }
    return true
  }

  /// Reoptimizes the tie-breaking programs alone.
  ///
  /// Returns false if the programs of the priorities are needed.
  private func reoptimizeTieBreaking(_ component: Component, changed: BufferSlice<ConstraintID>?) -> Bool {
    guard let set = component.tieBreakingPrograms else { return false }
    // With either of these, a requirement can fail, which is checked on the programs of the priorities.
    if !component.factor.dependentRows.isEmpty || !component.priorityPrograms.rootlessSources.isEmpty { return false }
    _ = updateLocations(of: set, component.offsets, changed: changed)
    var isTie = false
    // By index: iteration would retain every program, a quarter of the time of a small edit.
    for i in 0..<set.programs.count {
      if set.programs[i].optimum.isDirty {
        guard set.programs[i].warmStart(workspace.simplex, &counters) else { return false }
      }
      let optimum = set.programs[i].optimum
      if !optimum.hasUniqueBasis || !optimum.holdsRequired { return false }
      isTie = isTie || optimum.hasCostlessDirection
    }
    if !isTie { return false }
    component.arePriorityProgramsStale = true
    set.writeRoots(to: component.memberValues, workspace.simplex)
    return true
  }

  /// Chooses among the optima with the tie-breaking programs, solved from a cold start.
  private func breakTies(_ component: Component) {
    counters.tieBreaks += 1
    let set = component.tieBreakingPrograms ?? makeTieBreakingPrograms(component)
    component.tieBreakingPrograms = set
    _ = updateLocations(of: set, component.offsets, changed: nil)
    for program in set.programs {
      program.optimum.isSolved = false
      program.reoptimize(workspace.simplex, &counters)
    }
    set.writeRoots(to: component.memberValues, workspace.simplex)
  }

  /// Builds the tie-breaking programs: those of the priorities, with further levels.
  private func makeTieBreakingPrograms(_ component: Component) -> ProgramSet {
    let w = workspace
    collectCostTerms(component, w)
    makeForms(component, w, from: 0)
    let first = w.costTerms.count
    TieBreakingRule.addTerms(
      to: &w.costTerms, members: component.variables, in: store, below: w.priorities.count)
    w.levelCount += TieBreakingRule.Level.allCases.count
    makeForms(component, w, from: first)
    let set = ProgramSet()
    makePrograms(for: set, of: component, w)
    return set
  }

  /// Updates the optimum without tie-breaking where the last solve skipped it.
  func refreshPriorityPrograms(_ component: Component) {
    if !component.arePriorityProgramsStale { return }
    _ = updateLocations(of: component.priorityPrograms, component.offsets, changed: nil)
    _ = reoptimize(component.priorityPrograms, of: component)
    // Constants edited since the last solve moved breakpoints too, but no values were written: the next solve has to do both.
    component.arePriorityProgramsStale = edits.arePending
  }
}
