/// Numbers for a component whose structure stands: forward elimination, breakpoints, cores, back substitution.
extension ConstraintSystem {
  /// Solves a component; `moved` names the constraints whose constant or known inputs moved, nil means all.
  mutating func solve(component: UnsafeMutablePointer<Component>, slot: Int32, moved: Cells<Int32>?) {
    counters.solvedComponents += 1
    var isFull = moved == nil
    if let moved {
      for q in 0..<moved.count where constraints[moved[q]].core == Placement.elimination {
        isFull = true
        break
      }
    }
    var isBad = false
    var isMoved = isFull
    if isFull {
      isBad = eliminateConstants(component)
      moveAllBreakpoints(component)
    } else if let moved {
      for q in 0..<moved.count where moveBreakpoint(of: moved[q], component) { isMoved = true }
    }
    if isMoved {
      let isUnique = settle(component)
      component.pointee.isResting = !isUnique && !isProbe
      writeValues(component)
    }
    if isBad || isViolated(component) { violatedComponents.push(slot) }
  }

  /// Reduces the right-hand sides and finds the offsets of solved variables; true if a redundant equality does not hold.
  private mutating func eliminateConstants(_ component: UnsafeMutablePointer<Component>) -> Bool {
    let V = variables.cells
    let C = constraints.cells
    let T = terms.cells
    let X = values.cells
    let reduced = component.pointee.reduced
    var isBad = false
    for k in 0..<reduced.count {
      let c = component.pointee.equations[k]
      var r = C[c].constant
      var scale = abs(r)
      for q in C[c].terms where V[T[q].variable].state != .component {
        let term = T[q].coefficient * X[T[q].variable]
        r -= term
        scale = max(scale, abs(term))
      }
      for q in component.pointee.lower(k) {
        let term = component.pointee.lowerValues[q] * reduced[component.pointee.lowerIndices[q]]
        r -= term
        scale = max(scale, abs(term))
      }
      reduced[k] = r
      if component.pointee.solved[k] < 0 && abs(r) > Tolerance.violation(scale) { isBad = true }
    }
    component.pointee.offsets.fill(0)
    component.pointee.substituteBack(into: component.pointee.offsets)
    return isBad
  }

  /// Where a source's breakpoint lies on its form.
  @inline(__always) private func location(of source: Int32, scale: Double, _ offsets: Cells<Double>) -> Double {
    var r = 0.0
    if source < 0 {
      r = -offsets[variables[Source.variable(source)].local]
    } else {
      let c = constraints.base + Int(source)
      let t = terms.base + Int(c.pointee.start)
      r = c.pointee.constant
      for q in 0..<Int(c.pointee.count) {
        let u = variables.base + Int(t[q].variable)
        let x = u.pointee.state == .component ? offsets[u.pointee.local] : values[t[q].variable]
        r -= t[q].coefficient * x
      }
    }
    return scale == 1 ? r : r / scale
  }

  private mutating func moveAllBreakpoints(_ component: UnsafeMutablePointer<Component>) {
    let offsets = component.pointee.offsets
    if let lone = component.pointee.pricing.lone {
      for b in 0..<lone.count {
        lone.locations[b] = location(of: lone.sources[b], scale: lone.scales[b], offsets)
      }
      for r in 0..<component.pointee.pricing.loneRoots.count { component.pointee.pricing.settleLone(r) }
    }
    for k in 0..<component.pointee.pricing.cores.count {
      let core = component.pointee.pricing.cores[k]
      for f in 0..<core.pointee.formCount {
        for b in core.pointee.breakpoints.range(of: f) {
          let x = location(of: core.pointee.breakpoints.sources[b], scale: core.pointee.breakpoints.scales[b], offsets)
          if x != core.pointee.breakpoints.locations[b] || !core.pointee.isSolved {
            core.pointee.move(b, of: f, to: x)
          }
        }
      }
    }
  }

  /// Moves one constraint's breakpoint; whether the solution may have changed.
  private mutating func moveBreakpoint(of c: Int32, _ component: UnsafeMutablePointer<Component>) -> Bool {
    let place = constraints[c].core
    if place == Placement.check { return false }
    let form = Int(constraints[c].form)
    let offsets = component.pointee.offsets
    if place == Placement.lone {
      guard let lone = component.pointee.pricing.lone else { return false }
      for b in lone.range(of: form) where lone.sources[b] == c {
        let x = location(of: c, scale: lone.scales[b], offsets)
        if x == lone.locations[b] { return false }
        lone.locations[b] = x
        component.pointee.pricing.settleLone(form)
        break
      }
      return true
    }
    let core = component.pointee.pricing.cores[place]
    for b in core.pointee.breakpoints.range(of: form) where core.pointee.breakpoints.sources[b] == c {
      let x = location(of: c, scale: core.pointee.breakpoints.scales[b], offsets)
      if x == core.pointee.breakpoints.locations[b] { return false }
      core.pointee.move(b, of: form, to: x)
      break
    }
    return core.pointee.isDirty || component.pointee.isResting
  }

  /// Resolves what moved; whether the component has one optimum only.
  private mutating func settle(_ component: UnsafeMutablePointer<Component>) -> Bool {
    var isUnique = component.pointee.unpricedCount == 0
    for k in 0..<component.pointee.pricing.cores.count {
      let core = component.pointee.pricing.cores[k]
      if core.pointee.isDirty || !core.pointee.isSolved { core.pointee.resolve(workspace(), &counters) }
      if !core.pointee.isUnique { isUnique = false }
    }
    for r in 0..<component.pointee.pricing.loneRoots.count where !component.pointee.pricing.isLoneUnique(r) {
      isUnique = false
    }
    return isUnique
  }

  private mutating func writeValues(_ component: UnsafeMutablePointer<Component>) {
    let x = component.pointee.local
    if component.pointee.isResting {
      rest(component)
    } else {
      component.pointee.pricing.writeRoots(to: x)
    }
    component.pointee.substituteBack(into: x)
    let vars = component.pointee.variables
    let before = changed.count
    var isChanged = false
    for i in 0..<vars.count {
      if values[vars[i]] != x[i] { isChanged = true }
      setValue(vars[i], x[i])
    }
    if isChanged || changed.count != before { component.pointee.changeCount += 1 }
  }

  /// Chooses among equally good solutions by the rule of rest; always from a cold start.
  private mutating func rest(_ component: UnsafeMutablePointer<Component>) {
    counters.restings += 1
    if component.pointee.resting == nil { component.pointee.resting = makeRestingCores(component) }
    guard let set = component.pointee.resting else { return }
    let offsets = component.pointee.offsets
    if let lone = set.pointee.lone {
      for b in 0..<lone.count {
        lone.locations[b] = location(of: lone.sources[b], scale: lone.scales[b], offsets)
      }
      for r in 0..<set.pointee.loneRoots.count { set.pointee.settleLone(r) }
    }
    for k in 0..<set.pointee.cores.count {
      let core = set.pointee.cores[k]
      let bps = core.pointee.breakpoints
      for b in 0..<bps.count { bps.locations[b] = location(of: bps.sources[b], scale: bps.scales[b], offsets) }
      core.pointee.isSolved = false
      core.pointee.resolve(workspace(), &counters)
    }
    set.pointee.writeRoots(to: component.pointee.local)
  }

  /// Whether something required in a component does not hold.
  func isViolated(_ component: UnsafeMutablePointer<Component>) -> Bool {
    let checks = component.pointee.pricing.checks.cells
    for i in 0..<checks.count where isSourceViolated(checks[i]) { return true }
    if !component.pointee.pricing.hasRequired { return false }
    for r in 0..<component.pointee.pricing.loneRoots.count where component.pointee.pricing.isLoneViolated(r) {
      return true
    }
    for k in 0..<component.pointee.pricing.cores.count where component.pointee.pricing.cores[k].pointee.isViolated {
      return true
    }
    return false
  }

  /// Whether a required constraint or a domain does not hold.
  func isSourceViolated(_ source: Int32) -> Bool {
    source >= 0 ? isViolated(source) : isDomainViolated(Source.variable(source))
  }
}
