/// Structural presolve: which variable follows from which equality, before any arithmetic that could depend on constants.
///
/// Row singletons are fixed forwards and column singletons peeled backwards, as in the presolve of linear programming
/// (Andersen and Andersen 1995, "Presolving in linear programming", sections 3.1 and 3.2), but by topology only, so that the
/// result survives every change of a constant. What is left falls into components.
extension ConstraintSystem {
  /// Degree of the variables of regions that were unpeeled.
  static let looseDegree = Int32.max

  /// Classifies everything active or added, and computes it.
  mutating func presolve() {
    counters.presolves += 1
    structureVersion += 1
    let hadPeeled = peeledCount > 0
    takeAdded()
    countUnknowns()
    fixForward()
    peelBackward()
    unpeelLooseRegions()
    buildComponents()
    evaluatePeeled()
    if hadPeeled { seedOlderPeeled() }
    if !conflicts.isEmpty { noteReached() }
    activeVariables.clear()
    activeConstraints.clear()
  }

  private mutating func takeAdded() {
    for i in 0..<added.count {
      if constraints[added[i]].state == .new { takeApart(for: added[i]) }
    }
    added.clear()
  }

  /// Makes a new constraint active, and with it all that it has a bearing on.
  private mutating func takeApart(for c: Int32) {
    constraints[c].state = .active
    activeConstraints.push(c)
    stack.clear()
    for k in constraints[c].terms {
      let v = terms[k].variable
      switch variables[v].state {
      // Nothing depends on what had no constraint.
      case .free: setActive(v)
      case .known, .active: break
      case .peeled, .component: stack.push(v)
      }
    }
    drain()
  }

  /// Counts each active constraint's unknowns and each variable's active constraints; queues the row singletons.
  private mutating func countUnknowns() {
    epoch += 1
    queue.clear()
    let V = variables.slice
    let C = constraints.slice
    let T = terms.slice
    var kept = 0
    for i in 0..<activeConstraints.count {
      let c = activeConstraints[i]
      // An identifier removed and given out again stands here twice.
      if C[c].state != .active || C[c].mark == epoch { continue }
      C[c].mark = epoch
      var unknowns: Int32 = 0
      for k in C[c].terms where V[T[k].variable].state == .active {
        unknowns += 1
        V[T[k].variable].degree += 1
      }
      C[c].unknowns = unknowns
      if unknowns == 0 {
        becomeCheck(c)
        continue
      }
      if unknowns == 1 && C[c].isRequiredEquality { queue.push(c) }
      activeConstraints[kept] = c
      kept += 1
    }
    activeConstraints.truncate(to: kept)
  }

  private mutating func becomeCheck(_ c: Int32) {
    constraints[c].state = .check
    if constraints[c].isRequiredEquality { redundantCount += 1 }
    if constraints[c].isRequired { pendingChecks.push(c) }
  }

  /// Row singletons, first come first served.
  private mutating func fixForward() {
    let V = variables.slice
    let C = constraints.slice
    let T = terms.slice
    let X = values.slice
    var next = 0
    while next < queue.count {
      let c = queue[next]
      next += 1
      if C[c].state != .active || C[c].unknowns != 1 { continue }
      var v: Int32 = -1
      var rest = C[c].constant
      var coefficient = 1.0
      for k in C[c].terms {
        let u = T[k].variable
        if V[u].state == .active {
          v = u
          coefficient = T[k].coefficient
        } else {
          rest -= T[k].coefficient * X[u]
        }
      }
      lastRank += 1
      V[v].state = .known
      V[v].definition = c
      V[v].rank = lastRank
      C[c].state = .defining
      C[c].owner = v
      setValue(v, coefficient == 1 ? rest : rest / coefficient)
      if V[v].isNonNegative { checkDomain(v) }
      var k = V[v].head
      while k >= 0 {
        let e = T[k].constraint
        k = T[k].next
        if C[e].state != .active { continue }
        C[e].unknowns -= 1
        if C[e].unknowns == 0 {
          becomeCheck(e)
        } else if C[e].unknowns == 1 && C[e].isRequiredEquality {
          queue.push(e)
        }
      }
    }
  }

  /// Notes a size that its equality makes negative.
  @inline(__always) mutating func checkDomain(_ v: Int32) {
    if values[v] < 0 && isDomainViolated(v) { violatedDomains.push(v) }
  }

  /// Whether a size is negative by more than rounding explains.
  func isDomainViolated(_ v: Int32) -> Bool {
    variables[v].isNonNegative && values[v] < -Tolerance.violation(abs(values[v]))
  }

  /// Column singletons: a position whose only active constraint is a required equality is left for last.
  private mutating func peelBackward() {
    let V = variables.slice
    let C = constraints.slice
    let T = terms.slice
    stack.clear()
    peeling.clear()
    for i in 0..<activeVariables.count {
      let v = activeVariables[i]
      if V[v].state == .active && V[v].degree == 1 && !V[v].isNonNegative { stack.push(v) }
    }
    while !stack.isEmpty {
      let v = stack.pop()
      if V[v].state != .active || V[v].degree != 1 { continue }
      var k = V[v].head
      while k >= 0 && C[T[k].constraint].state != .active { k = T[k].next }
      if k < 0 { continue }
      let c = T[k].constraint
      if !C[c].isRequiredEquality { continue }
      lastRank += 1
      V[v].state = .peeled
      V[v].definition = c
      V[v].rank = lastRank
      C[c].state = .defining
      C[c].owner = v
      peeledCount += 1
      peeling.push(v)
      for q in C[c].terms {
        let u = T[q].variable
        if V[u].state != .active { continue }
        V[u].degree -= 1
        if V[u].degree == 1 && !V[u].isNonNegative { stack.push(u) }
      }
    }
  }

  /// Undoes the peeling wherever it left a variable without any constraint.
  ///
  /// There the choice of what is computed from what was arbitrary, and would depend on the order of edits. The whole
  /// connected region becomes one component, where the rule of rest decides.
  private mutating func unpeelLooseRegions() {
    for i in 0..<activeVariables.count {
      let v = activeVariables[i]
      if variables[v].state == .active && variables[v].degree == 0 && hasPeeledConstraint(v) { unpeelRegion(of: v) }
    }
  }

  private func hasPeeledConstraint(_ v: Int32) -> Bool {
    var k = variables[v].head
    while k >= 0 {
      if isPeeledDefinition(terms[k].constraint) { return true }
      k = terms[k].next
    }
    return false
  }

  private func isPeeledDefinition(_ c: Int32) -> Bool {
    constraints[c].state == .defining && variables[constraints[c].owner].state == .peeled
  }

  private mutating func unpeelRegion(of origin: Int32) {
    epoch += 1
    stack.clear()
    stack.push(origin)
    variables[origin].mark = epoch
    while !stack.isEmpty {
      let v = stack.pop()
      if variables[v].state == .component { dissolve(variables[v].definition) }
      if variables[v].state == .peeled {
        peeledCount -= 1
        setActive(v)
      }
      // Never 0 again: the region is to become a component as it is.
      variables[v].degree = ConstraintSystem.looseDegree
      var k = variables[v].head
      while k >= 0 {
        let c = terms[k].constraint
        k = terms[k].next
        if constraints[c].state == .check || constraints[c].mark == epoch { continue }
        constraints[c].mark = epoch
        if constraints[c].state == .defining {
          constraints[c].state = .active
          activeConstraints.push(c)
        }
        for q in constraints[c].terms {
          let u = terms[q].variable
          if variables[u].state == .known || variables[u].mark == epoch { continue }
          variables[u].mark = epoch
          stack.push(u)
        }
      }
    }
  }

  private mutating func buildComponents() {
    var i = 0
    while i < activeVariables.count {
      let v = activeVariables[i]
      i += 1
      if variables[v].state != .active { continue }
      if variables[v].degree == 0 {
        variables[v].state = .free
        variables[v].definition = -1
        setValue(v, 0)
      } else {
        buildComponent(from: v)
      }
    }
  }

  private mutating func evaluatePeeled() {
    var i = peeling.count - 1
    while i >= 0 {
      let v = peeling[i]
      if variables[v].state == .peeled { setValue(v, evaluateDefinition(of: v)) }
      i -= 1
    }
  }

  /// Peeled variables from before this presolve whose inputs it moved.
  private mutating func seedOlderPeeled() {
    epoch += 1
    for i in 0..<peeling.count { variables[peeling[i]].mark = epoch }
    for i in 0..<activeVariables.count {
      var k = variables[activeVariables[i]].head
      while k >= 0 {
        let c = terms[k].constraint
        k = terms[k].next
        guard constraints[c].state == .defining else { continue }
        let u = constraints[c].owner
        if variables[u].state == .peeled && variables[u].mark != epoch && evaluateDefinition(of: u) != values[u] {
          seed(variable: u)
        }
      }
    }
  }
}
