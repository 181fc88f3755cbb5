/// Solving a component with unchanged structure: forward elimination, programs, back substitution.
extension ConstraintSystem {
  /// Solves a component after constraints in `moved` moved by constant or known input; nil for all.
  mutating func solve(component: Component, slot: ComponentID, moved: BufferSlice<ConstraintID>?) {
    counters.solvedComponents += 1
    let isShifted = eliminateConstants(component, moved)
    if solveTieBreaking(component, moved: isShifted ? nil : moved) { return }
    let pricing = component.pricing
    var isMoved = isShifted
    if isShifted || component.isPricingStale {
      isMoved = true
      component.isPricingStale = false
      moveAllBreakpoints(of: pricing, component.offsets)
    } else if let moved {
      for c in moved where moveBreakpoint(of: c, in: pricing, component) { isMoved = true }
    }
    if isMoved {
      component.isTieBroken = !resolve(pricing, of: component) && !isProbe
      writeValues(component)
    }
    if isViolated(component, pricing) { violations.components.push(slot) }
  }

  /// Eliminates the right-hand sides and computes the offsets; returns false if none of them moved.
  private mutating func eliminateConstants(
    _ component: Component, _ moved: BufferSlice<ConstraintID>?
  ) -> Bool {
    if let moved, !moved.contains(where: { store.constraints[$0].placement.isEliminated }) { return false }
    let reduced = component.reduced
    for k in 0..<reduced.count {
      var r = knownConstant(of: k, component)
      for q in component.factor.lower.range(k) {
        r -= component.factor.lower.values[q] * reduced[component.factor.lower.indices[q]]
      }
      reduced[k] = r
    }
    if component.isPriced { component.substituteOffsets() }
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
    var scale = abs(component.reduced[k])
    for term in store.terms(of: component.equality(k)) {
      scale = max(scale, abs(term.coefficient * solution.values[term.variable]))
    }
    return abs(component.reduced[k]) > Tolerance.violation(scale)
  }

  /// Returns the location of a source's breakpoint on its form.
  @inline(__always) func location(of source: Source, scale: Double, _ offsets: BufferSlice<Double>) -> Double {
    var r = 0.0
    if source.isDomain {
      r = -offsets[store.variables[source.variable].local]
    } else {
      r = store.constraints[source.constraint].constant
      for term in store.terms(of: source.constraint) {
        let u = store.variables[term.variable]
        r -= term.coefficient * (u.state == .component ? offsets[u.local] : solution.values[term.variable])
      }
    }
    return scale == 1 ? r : r / scale
  }

  /// Moves every breakpoint of a set to its location, and solves the singleton roots.
  mutating func moveAllBreakpoints(of set: ProgramSet, _ offsets: BufferSlice<Double>) {
    let singletons = set.singletons.breakpoints
    for b in 0..<singletons.count {
      singletons.locations[b] = location(of: singletons.sources[b], scale: singletons.scales[b], offsets)
    }
    for r in 0..<set.singletons.count { set.singletons.solve(r) }
    for program in set.programs {
      for f in 0..<program.formCount {
        for b in program.breakpoints.range(of: f) { move(b, of: f, in: program, offsets) }
      }
    }
  }

  /// Moves a breakpoint of a program to its location.
  @inline(__always) mutating func move(
    _ b: Int, of form: Int, in program: PiecewiseLinearProgram, _ offsets: BufferSlice<Double>
  ) {
    let x = location(of: program.breakpoints.sources[b], scale: program.breakpoints.scales[b], offsets)
    if x != program.breakpoints.locations[b] || !program.optimum.isSolved { program.move(b, of: form, to: x) }
  }

  /// Moves one constraint's breakpoint; returns whether the solution may have changed.
  private mutating func moveBreakpoint(of c: ConstraintID, in pricing: ProgramSet, _ component: Component) -> Bool {
    let placement = store.constraints[c].placement
    if placement.isCheck { return false }
    let form = Int(placement.form)
    let offsets = component.offsets
    if placement.isSingleton {
      let singletons = pricing.singletons.breakpoints
      for b in singletons.range(of: form) where singletons.sources[b] == .constraint(c) {
        let x = location(of: .constraint(c), scale: singletons.scales[b], offsets)
        if x == singletons.locations[b] { return false }
        singletons.locations[b] = x
        pricing.singletons.solve(form)
        return true
      }
      return false
    }
    let program = pricing.programs[Int(placement.program)]
    for b in program.breakpoints.range(of: form) where program.breakpoints.sources[b] == .constraint(c) {
      let x = location(of: .constraint(c), scale: program.breakpoints.scales[b], offsets)
      if x == program.breakpoints.locations[b] { return false }
      program.move(b, of: form, to: x)
      break
    }
    return program.optimum.isDirty || program.optimum.areRootValuesStale || component.isTieBroken
  }

  /// Solves the programs whose breakpoints moved; returns whether the optimum is unique.
  mutating func resolve(_ pricing: ProgramSet, of component: Component) -> Bool {
    for program in pricing.programs where program.optimum.isDirty || !program.optimum.isSolved {
      program.resolve(workspace().simplex, &counters)
    }
    return component.unpricedCount == 0 && pricing.isUnique
  }

  /// Computes the members' values from those of the roots.
  mutating func writeValues(_ component: Component) {
    let x = component.local
    if component.isTieBroken {
      breakTies(component)
    } else {
      component.pricing.writeRoots(to: x, workspace().simplex)
    }
    writeValues(component, x)
  }

  /// Computes the solved variables and assigns the members' values.
  mutating func writeValues(_ component: Component, _ x: BufferSlice<Double>) {
    component.factor.substituteBack(component.reduced, into: x)
    if solution.set(component.variables, x) { component.changeCount += 1 }
  }

  /// Returns whether something required in a component does not hold.
  private func isViolated(_ component: Component, _ pricing: ProgramSet) -> Bool {
    for k in component.factor.redundant where isContradictory(k, component) { return true }
    if pricing.checks.slice.contains(where: { isSourceViolated($0) }) { return true }
    return pricing.isViolated
  }

  /// Returns whether a required constraint or a domain does not hold.
  func isSourceViolated(_ source: Source) -> Bool {
    source.isDomain ? isDomainViolated(source.variable) : isViolated(source.constraint)
  }
}
