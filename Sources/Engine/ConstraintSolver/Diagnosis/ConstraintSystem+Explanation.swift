/// The proof of a value: the constraints whose multiples add up to it.
extension ConstraintSystem {
  /// Returns the constraints that determine a sum of variables, nearest first, with their multipliers.
  ///
  /// The sum's value is that of the constraints' constants, each times its multiplier.
  func proof(of sum: [(coefficient: Double, variable: VariableID)]) -> [(
    constraint: ConstraintID, multiplier: Double
  )] {
    var adjoint = Adjoint(variableCount: store.variables.count)
    var start: [VariableID] = []
    for (coefficient, v) in sum {
      adjoint.add(-coefficient, to: v)
      if !start.contains(v) { start.append(v) }
    }
    return cancelAll(&adjoint, from: start).map { ($0, adjoint.multiplier(of: $0)) }
  }

  /// Returns the constraints of at least equal priority that prevent the given one from holding.
  ///
  /// The nearest is first. The result is empty if the given constraint holds.
  func holders(of c: ConstraintID) -> [ConstraintID] {
    if !isViolated(c) { return [] }
    var adjoint = Adjoint(variableCount: store.variables.count)
    var start: [VariableID] = []
    for term in store.terms(of: c) {
      adjoint.add(-term.coefficient, to: term.variable)
      start.append(term.variable)
    }
    let priority = store.constraints[c].priority
    return cancelAll(&adjoint, from: start).filter { $0 != c && store.constraints[$0].priority >= priority }
  }

  /// Cancels the weights of all variables; returns the constraints, nearest first.
  ///
  /// Variables computed last are canceled first.
  private func cancelAll(_ adjoint: inout Adjoint, from start: [VariableID]) -> [ConstraintID] {
    adjoint.cancel(.columnSingleton, from: start, in: self)
    var slots: [ComponentID] = []
    for (u, _) in adjoint.remainingWeights where store.variables[u].state == .component {
      if !slots.contains(store.variables[u].component) { slots.append(store.variables[u].component) }
    }
    for slot in slots {
      guard let component = components[slot] else { continue }
      let weights = adjoint.rootWeights(of: component)
      for (source, m) in holdingSources(of: weights, component) { adjoint.add(m, source: source, in: self) }
      adjoint.cancel(component, operations: [], in: self)
    }
    adjoint.cancel(.known, from: start, in: self)
    return adjoint.constraints
  }

  /// Returns the sources of the nonbasic forms' breakpoints, with multipliers that cancel the weights.
  private func holdingSources(
    of weights: borrowing KeyedBuffer<Member, Double>, _ component: Component
  ) -> [(Source, Double)] {
    var sources: [(Source, Double)] = []
    for program in component.shownPrograms.programs {
      let w = program.rootWeights(from: weights)
      if w.slice.allSatisfy({ abs($0) < Tolerance.multiplier }) { continue }
      for (source, m) in program.holdingSources(of: w.slice, workspace.simplex) { sources.append((source, -m)) }
    }
    return sources
  }
}

extension PiecewiseLinearProgram {
  /// Returns the roots' weights among those of the component's members.
  func rootWeights(from weights: borrowing KeyedBuffer<Member, Double>) -> KeyedBuffer<Root, Double> {
    var w = KeyedBuffer<Root, Double>()
    for member in rootMembers { w.push(weights[member]) }
    return w
  }

  /// Returns a function of the roots as a combination of the breakpoints at the optimum.
  func holdingSources(of weights: KeyedSlice<Root, Double>, _ scratch: SimplexScratch) -> [(Source, Double)] {
    if !factor.isCurrent { refactor(scratch) }
    let c = factor.rootVector.slice
    let z = factor.columnVector.slice
    c.copy(weights)
    factor.transformBackward(c, into: z)
    return columns.compactMap { j in
      let b = basis.columnBreakpoint[j]
      return b.isNone || abs(z[j]) < Tolerance.multiplier ? nil : (breakpoints[b].source, z[j] / breakpoints[b].scale)
    }
  }
}
