/// The values of a component whose structure is unchanged: `update(component:)` and its steps.
extension ConstraintSystem {
  /// Computes a component's values after constants or known inputs of constraints changed.
  ///
  /// If `changed` is nil, all constraints may have changed. The structure, factor and forms of the component are kept.
  func update(component: Component, slot: ComponentID, changed: BufferSlice<ConstraintID>?) {
    counters.solvedComponents += 1
    // Right-hand sides and offsets are recomputed if a required equality changed. Every location depends on offsets.
    let areOffsetsChanged = eliminateConstants(component, changed)
    // Moves the breakpoints of changed constraints, or of all, and updates the optimum. Tie-breaking programs are built
    // when it ceases to be unique, and dropped when it is unique again.
    let isMoved = chooseOptimum(of: component, changed: areOffsetsChanged ? nil : changed)
    // Assigns the members' values.
    if isMoved { substituteBack(component) }
    // Checks required constraints and domains.
    if isViolated(component) { violations.components.push(slot) }
  }

  /// Eliminates the right-hand sides and computes the offsets; returns false if they can be kept.
  ///
  /// They are kept if no required equality is among the changed constraints.
  private func eliminateConstants(_ component: Component, _ changed: BufferSlice<ConstraintID>?) -> Bool {
    if let changed, !changed.contains(where: { store.constraints[$0].isRequiredEquality }) { return false }
    let rightSides = component.rightSides
    for k in rightSides.indices {
      var r = knownConstant(of: k, component)
      for q in component.factor.lower.range(k) {
        r -= component.factor.lower.values[q] * rightSides[component.factor.lower.indices[q]]
      }
      rightSides[k] = r
    }
    component.substituteOffsets()
    return true
  }

  /// Returns an operation's right-hand side minus its known terms.
  private func knownConstant(of k: OperationIndex, _ component: Component) -> Double {
    let c = component.factor.rows[k]
    var r = store.constraints[c].constant
    for term in store.terms(of: c) where store.variables[term.variable].state != .component {
      r -= term.coefficient * solution[term.variable]
    }
    return r
  }

  /// Returns whether a linearly dependent equality contradicts the others.
  func isInconsistent(_ k: OperationIndex, _ component: Component) -> Bool {
    if !component.factor.columns[k].isNone { return false }
    var scale = abs(component.rightSides[k])
    for term in store.terms(of: component.factor.rows[k]) {
      scale = max(scale, abs(term.coefficient * solution[term.variable]))
    }
    return abs(component.rightSides[k]) > Tolerance.violation(scale)
  }

  /// Returns the location of a breakpoint on its form.
  @inline(__always) private func location(
    of b: BreakpointIndex, in breakpoints: Breakpoints, _ offsets: KeyedSlice<Member, Double>
  ) -> Double {
    let (source, scale) = (breakpoints[b].source, breakpoints[b].scale)
    var r = 0.0
    if source.isDomain {
      r = -offsets[store.variables[source.variable].memberIndex]
    } else {
      r = store.constraints[source.constraint].constant
      for term in store.terms(of: source.constraint) {
        let u = store.variables[term.variable]
        r -= term.coefficient * (u.state == .component ? offsets[u.memberIndex] : solution[term.variable])
      }
    }
    return scale == 1 ? r : r / scale
  }

  /// Moves the breakpoints of `changed` constraints, or of all if it is nil, to their locations.
  ///
  /// Returns whether the optimum may have moved.
  func updateLocations(
    of set: ProgramSet, _ offsets: KeyedSlice<Member, Double>, changed: BufferSlice<ConstraintID>?
  ) -> Bool {
    var isMoved = false
    if let changed {
      for c in changed where updateLocations(of: c, in: set, offsets) { isMoved = true }
      return isMoved
    }
    for program in set.programs {
      for f in program.forms {
        for b in program.breakpoints.range(of: f) { _ = updateLocation(of: b, on: f, in: program, offsets) }
      }
    }
    return true
  }

  /// Moves a breakpoint of a program to its location; returns whether the optimum may have moved.
  @inline(__always) private func updateLocation(
    of b: BreakpointIndex, on form: FormIndex, in program: PiecewiseLinearProgram, _ offsets: KeyedSlice<Member, Double>
  ) -> Bool {
    let x = location(of: b, in: program.breakpoints, offsets)
    if x == program.breakpoints[b].location && program.optimum.isSolved { return false }
    program.moveBreakpoint(b, of: form, to: x)
    return true
  }

  private func updateLocations(of c: ConstraintID, in set: ProgramSet, _ offsets: KeyedSlice<Member, Double>) -> Bool {
    let placement = set.placements[store.constraints[c].memberIndex]
    if placement.program < 0 { return false }
    let program = set.programs[Int(placement.program)]
    var isMoved = false
    for b in program.breakpoints.range(of: placement.form) where program.breakpoints[b].source == .constraint(c) {
      if updateLocation(of: b, on: placement.form, in: program, offsets) { isMoved = true }
    }
    return isMoved
  }

  /// Reoptimizes the programs whose breakpoints moved; returns whether the optimum is unique.
  func reoptimize(_ set: ProgramSet, of component: Component) -> Bool {
    for program in set.programs where program.optimum.isDirty || !program.optimum.isSolved {
      program.reoptimize(workspace.simplex, &counters)
    }
    return component.costlessRootCount == 0 && set.isUnique
  }

  /// Computes the eliminated variables from the roots, and assigns the members' values.
  private func substituteBack(_ component: Component) {
    component.factor.substituteBack(component.rightSides, into: component.memberValues)
    solution.assignMembers(component.variables, component.memberValues)
  }

  /// Returns whether a required constraint or a domain of a component does not hold.
  func isViolated(_ component: Component) -> Bool {
    // The tie-breaking programs were reoptimized alone: everything required holds in their optimum.
    if component.arePriorityProgramsStale { return false }
    for k in component.factor.dependentRows where isInconsistent(k, component) { return true }
    if component.priorityPrograms.rootlessSources.slice.contains(where: { isSourceViolated($0) }) { return true }
    return component.priorityPrograms.isViolated
  }

  /// Returns whether a required constraint or a domain does not hold.
  func isSourceViolated(_ source: Source) -> Bool {
    source.isDomain ? isDomainViolated(source.variable) : isViolated(source.constraint)
  }
}
