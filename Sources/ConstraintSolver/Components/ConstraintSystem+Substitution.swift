/// Solving a component whose structure is unchanged.
///
/// The steps are forward elimination, tie-breaking from its last optimum where there is one, else the programs of the
/// priorities and tie-breaking from the start, and back substitution.
extension ConstraintSystem {
  /// Solves a component after constraints in `moved` moved by constant or known input; nil for all.
  mutating func solve(component: Component, slot: ComponentID, moved: BufferSlice<ConstraintID>?) {
    counters.solvedComponents += 1
    let areOffsetsMoved = eliminateConstants(component, moved)
    if solveTieBreaking(component, moved: areOffsetsMoved ? nil : moved) { return }
    let programs = component.priorityPrograms
    var isMoved = areOffsetsMoved
    if areOffsetsMoved || component.arePriorityProgramsStale {
      isMoved = true
      component.arePriorityProgramsStale = false
      moveAllBreakpoints(of: programs, component.offsets)
    } else if let moved {
      for c in moved where moveBreakpoints(of: c, in: programs, component.offsets) { isMoved = true }
    }
    if isMoved {
      if resolve(programs, of: component) || isProbe {
        component.tieBreakingPrograms = nil
        programs.writeRoots(to: component.local, workspace().simplex)
      } else {
        breakTies(component)
      }
      substituteBack(component)
    }
    if isViolated(component) { violations.components.push(slot) }
  }

  /// Eliminates the right-hand sides and computes the offsets; returns false if none of them moved.
  private mutating func eliminateConstants(
    _ component: Component, _ moved: BufferSlice<ConstraintID>?
  ) -> Bool {
    if let moved, !moved.contains(where: { store.constraints[$0].isRequiredEquality }) { return false }
    let rightSides = component.rightSides
    for k in 0..<rightSides.count {
      var r = knownConstant(of: k, component)
      for q in component.factor.lower.range(k) {
        r -= component.factor.lower.values[q] * rightSides[component.factor.lower.indices[q]]
      }
      rightSides[k] = r
    }
    component.substituteOffsets()
    return true
  }

  /// Returns an operation's right-hand side after its known terms.
  private mutating func knownConstant(of k: Int, _ component: Component) -> Double {
    let c = component.equality(k)
    var r = store.constraints[c].constant
    for term in store.terms(of: c) where store.variables[term.variable].state != .component {
      r -= term.coefficient * solution.values[term.variable]
    }
    return r
  }

  /// Returns whether a redundant equality does not hold.
  func isContradictory(_ k: Int, _ component: Component) -> Bool {
    if component.factor.columns[k] >= 0 { return false }
    var scale = abs(component.rightSides[k])
    for term in store.terms(of: component.equality(k)) {
      scale = max(scale, abs(term.coefficient * solution.values[term.variable]))
    }
    return abs(component.rightSides[k]) > Tolerance.violation(scale)
  }

  /// Returns the location of a breakpoint on its form.
  @inline(__always) private func location(
    of b: Int, in breakpoints: Breakpoints, _ offsets: BufferSlice<Double>
  ) -> Double {
    let (source, scale) = (breakpoints.sources[b], breakpoints.scales[b])
    var r = 0.0
    if source.isDomain {
      r = -offsets[store.variables[source.variable].local]
    } else {
      r = store.constraints[source.constraint].constant + breakpoints.distances[b]
      for term in store.terms(of: source.constraint) {
        let u = store.variables[term.variable]
        r -= term.coefficient * (u.state == .component ? offsets[u.local] : solution.values[term.variable])
      }
    }
    return scale == 1 ? r : r / scale
  }

  /// Moves every breakpoint of a set to its location, and solves the isolated roots.
  mutating func moveAllBreakpoints(of set: ProgramSet, _ offsets: BufferSlice<Double>) {
    let isolated = set.isolatedRoots.breakpoints
    for b in 0..<isolated.count { _ = move(b, in: isolated, offsets) }
    for r in 0..<set.isolatedRoots.count { set.isolatedRoots.solve(r) }
    for program in set.programs {
      for f in 0..<program.formCount {
        for b in program.breakpoints.range(of: f) { _ = move(b, of: f, in: program, offsets) }
      }
    }
  }

  /// Moves a breakpoint of an isolated root to its location; returns whether that changed.
  private func move(_ b: Int, in breakpoints: Breakpoints, _ offsets: BufferSlice<Double>) -> Bool {
    let x = location(of: b, in: breakpoints, offsets)
    if x == breakpoints.locations[b] { return false }
    breakpoints.locations[b] = x
    return true
  }

  /// Moves a breakpoint of a program to its location; returns whether the program has to be solved.
  @inline(__always) private func move(
    _ b: Int, of form: Int, in program: PiecewiseLinearProgram, _ offsets: BufferSlice<Double>
  ) -> Bool {
    let x = location(of: b, in: program.breakpoints, offsets)
    if x == program.breakpoints.locations[b] && program.optimum.isSolved { return false }
    program.move(b, of: form, to: x)
    return true
  }

  /// Moves a constraint's breakpoints; returns whether their programs have to be solved.
  mutating func moveBreakpoints(of c: ConstraintID, in set: ProgramSet, _ offsets: BufferSlice<Double>) -> Bool {
    var isMoved = false
    switch set.placements[store.constraints[c].local] {
    case .none: break
    case .isolated(let root):
      let breakpoints = set.isolatedRoots.breakpoints
      for b in breakpoints.range(of: Int(root)) where breakpoints.sources[b] == .constraint(c) {
        if move(b, in: breakpoints, offsets) { isMoved = true }
      }
      if isMoved { set.isolatedRoots.solve(Int(root)) }
    case .form(let form, let program):
      let program = set.programs[Int(program)]
      for b in program.breakpoints.range(of: Int(form)) where program.breakpoints.sources[b] == .constraint(c) {
        if move(b, of: Int(form), in: program, offsets) { isMoved = true }
      }
    }
    return isMoved
  }

  /// Solves the programs whose breakpoints moved; returns whether the optimum is unique.
  mutating func resolve(_ set: ProgramSet, of component: Component) -> Bool {
    for program in set.programs where program.optimum.isDirty || !program.optimum.isSolved {
      program.resolve(workspace().simplex, &counters)
    }
    return component.costlessRootCount == 0 && set.isUnique
  }

  /// Computes the eliminated variables from the roots, and assigns the members' values.
  mutating func substituteBack(_ component: Component) {
    component.factor.substituteBack(component.rightSides, into: component.local)
    let (variables, x) = (component.variables, component.local)
    solution.setEach(variables.count) { i, _ in (variables[i], x[i]) }
  }

  /// Returns whether something required in a component does not hold.
  private func isViolated(_ component: Component) -> Bool {
    for k in component.factor.redundant where isContradictory(k, component) { return true }
    if component.priorityPrograms.rootlessSources.slice.contains(where: { isSourceViolated($0) }) { return true }
    return component.priorityPrograms.isViolated
  }

  /// Returns whether a required constraint or a domain does not hold.
  func isSourceViolated(_ source: Source) -> Bool {
    source.isDomain ? isDomainViolated(source.variable) : isViolated(source.constraint)
  }
}
