/// The choice among equally good solutions: the rule, and when it is applied.
///
/// The rule is a list of cost terms on levels below the last priority (`addTieBreakingTerms`): sizes are minimal, then
/// inequalities tight, then positions near 0. Programs compare levels lexicographically, so that no priority is
/// affected. `solve(component:)` applies it where the optimum of the priorities is not unique. The choice must not
/// depend on the history of edits: a warm start is accepted only where the optimum, tie-breaking levels included, is
/// unique and has one basis, and where some direction has no cost at any priority, so that a fresh solve would break
/// ties too.
extension ConstraintSystem {
  // MARK: The rule

  /// The number of levels below the priorities: sizes, inequalities, and two of positions.
  private static let tieBreakingLevelCount = 4
  /// The number of positions on the first of the two levels that positions have.
  static let foremostPositions = 500

  /// Returns the level, counted from the first of the two, and the weight of a component's position.
  ///
  /// On the first level the k-th weighs 1/k²: where all move by equal amounts, the first outweighs the others together
  /// (they sum to 0.64). On the second each weighs 10⁻⁸ less than the one before. On both, two neighbors differ by more
  /// than `Tolerance.slope` at every size.
  private static func weight(ofPosition earlier: Int) -> (level: Int32, weight: Double) {
    if earlier < foremostPositions { return (0, 1 / (Double(earlier + 1) * Double(earlier + 1))) }
    return (1, 1 - Double(earlier - foremostPositions) * 1e-8)
  }

  /// Builds the tie-breaking programs: those of the priorities, with further levels.
  mutating func makeTieBreakingPrograms(_ component: Component) -> ProgramSet {
    let w = workspace()
    collectCostTerms(component, w)
    makeForms(component, w, from: 0)
    let first = w.costTerms.count
    addTieBreakingTerms(component, w)
    makeForms(component, w, from: first)
    let set = ProgramSet()
    makePrograms(for: set, of: component, w)
    return set
  }

  /// Adds levels for minimal sizes, tight inequalities, and positions near 0, earlier ones first.
  private mutating func addTieBreakingTerms(_ component: Component, _ w: Workspace) {
    let sizeLevel = Int32(w.priorities.count)
    let (inequalityLevel, positionLevel) = (sizeLevel + 1, sizeLevel + 2)
    for i in 0..<w.costTerms.count where !w.costTerms[i].source.isDomain {
      guard let shape = w.costTerms[i].shape.tightening else { continue }
      w.costTerms.push(
        .init(source: w.costTerms[i].source, shape: shape, distance: w.costTerms[i].distance, level: inequalityLevel))
    }
    var positions = 0
    for v in component.variables {
      let source = Source.domain(of: v)
      if store.variables[v].isNonNegative {
        w.costTerms.push(.init(source: source, shape: .above, level: sizeLevel))
      } else {
        let (level, weight) = ConstraintSystem.weight(ofPosition: positions)
        w.costTerms.push(.init(source: source, shape: .both, level: positionLevel + level, weight: weight))
        positions += 1
      }
    }
    for _ in 0..<Self.tieBreakingLevelCount { w.priorities.push(-1) }
  }

  // MARK: Its application

  /// Solves with the tie-breaking programs alone; returns false if the other programs are needed.
  mutating func solveTieBreaking(_ component: Component, moved: BufferSlice<ConstraintID>?) -> Bool {
    guard let set = component.tieBreakingPrograms else { return false }
    if !component.factor.redundant.isEmpty || !component.priorityPrograms.rootlessSources.isEmpty { return false }
    if let moved {
      for c in moved { _ = moveBreakpoints(of: c, in: set, component.offsets) }
    } else {
      moveAllBreakpoints(of: set, component.offsets)
    }
    var isTie = false
    // By index: iteration would retain every program, a quarter of the time of a small edit.
    for i in 0..<set.programs.count {
      if set.programs[i].optimum.isDirty {
        guard set.programs[i].resolveWarm(workspace().simplex, &counters) else { return false }
      }
      let optimum = set.programs[i].optimum
      if !optimum.hasUniqueBasis || !optimum.holdsRequired { return false }
      isTie = isTie || optimum.hasCostlessDirection
    }
    for r in 0..<set.isolatedRoots.count {
      if !set.isolatedRoots.isUnique(r) || set.isIsolatedRootViolated(r) { return false }
      isTie = isTie || set.isolatedRoots.hasCostlessDirection(r, levels: Int(set.priorityCount))
    }
    if !isTie { return false }
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
