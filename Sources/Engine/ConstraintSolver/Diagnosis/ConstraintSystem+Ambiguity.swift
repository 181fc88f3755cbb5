/// Ambiguity: solutions in which a variable differs at no cost.
///
/// A function of the roots is driven to its extremes on a level below the last priority (the range of a variable over
/// the optimal face). The priorities keep their optima meanwhile, because their levels precede in the lexicographic
/// order.
extension ConstraintSystem {
  /// Returns whether another value of the variable would cost nothing at any priority.
  func isAmbiguous(_ v: VariableID) -> Bool {
    defer { restoreOptima() }
    return otherSolution(for: v) != nil
  }

  /// Returns the variables of which another value would cost nothing at any priority, ascending.
  ///
  /// A solution found for one variable shows the ambiguity of all that differ in it, and no optimum is restored before
  /// the last search.
  func ambiguousVariables() -> [VariableID] {
    defer { restoreOptima() }
    var isFound = KeyedBuffer<VariableRecord, Bool>()
    isFound.reset(store.variables.count, to: false)
    for v in store.variables.indices where store.variables[v].isLive && !isFound[v] {
      guard let other = otherSolution(for: v) else { continue }
      isFound[v] = true
      workspace.work.spend(other.count)
      for (u, value) in other where abs(value - solution[u]) > Tolerance.violation(abs(solution[u])) {
        isFound[u] = true
      }
    }
    return store.variables.indices.filter { isFound[$0] }
  }

  /// Returns the values of a solution that is as good at every priority, in which this variable differs.
  func alternative(for v: VariableID) -> [Double]? {
    defer { restoreOptima() }
    guard let other = otherSolution(for: v) else { return nil }
    var x = KeyedBuffer<VariableRecord, Double>()
    for value in solution.all { x.push(value) }
    for (u, value) in other { x[u] = value }
    // Column singletons set aside last are needed by earlier ones.
    let columnSingletons = store.variables.indices.filter { store.variables[$0].state == .columnSingleton }
    for u in columnSingletons.sorted(by: { store.variables[$0].rank > store.variables[$1].rank }) {
      x[u] = store.evaluateDefinition(of: u, at: x.slice)
    }
    return Array(x.slice)
  }

  /// Returns the programs that searches moved to their optima.
  private func restoreOptima() {
    for program in diagnosis.movedPrograms { program.restoreOptimum(workspace.simplex, &counters) }
    diagnosis.movedPrograms.removeAll(keepingCapacity: true)
  }

  /// Returns new values for an unconstrained variable or the members of one component.
  ///
  /// Nil if there are none, and above the limit of work.
  private func otherSolution(for v: VariableID) -> [(VariableID, Double)]? {
    if workspace.work.isExceeded { return nil }
    switch store.variables[v].state {
    case .known, .unclassified: return nil
    case .unconstrained: return [(v, solution[v] + 1)]
    case .component: return otherSolution(of: [(v, 1)])
    case .columnSingleton: return otherSolution(of: expression(ofColumnSingleton: v))
    }
  }

  /// Returns a column singleton as a sum of variables of components.
  private func expression(ofColumnSingleton v: VariableID) -> [(VariableID, Double)] {
    var adjoint = Adjoint(variableCount: store.variables.count)
    adjoint.add(1, to: v)
    adjoint.cancel(.columnSingleton, from: [v], in: self)
    return adjoint.remainingWeights.filter { store.variables[$0.0].state == .component }
  }

  private func otherSolution(of expression: [(VariableID, Double)]) -> [(VariableID, Double)]? {
    var slots: [ComponentID] = []
    for (u, _) in expression where !slots.contains(store.variables[u].component) {
      slots.append(store.variables[u].component)
    }
    for slot in slots {
      guard let component = components[slot], component.tieBreakingPrograms != nil else { continue }
      // The weights of all variables are cleared, which is faster than a visit of each.
      workspace.work.spend(
        component.variables.count + component.factor.coefficientCount + store.variables.count / 32)
      refreshPriorityPrograms(component)
      var adjoint = Adjoint(variableCount: store.variables.count)
      for (u, a) in expression where store.variables[u].component == slot { adjoint.add(a, to: u) }
      let weights = adjoint.rootWeights(of: component)
      if let x = otherSolution(of: weights, component) { return Array(zip(component.variables, x)) }
    }
    return nil
  }

  /// Returns members' values in which the weighted sum of roots differs from the one shown.
  private func otherSolution(
    of weights: borrowing KeyedBuffer<Member, Double>, _ component: Component
  ) -> [Double]? {
    var x = KeyedBuffer<Member, Double>()
    for v in component.variables { x.push(solution[v]) }
    var hasCost = KeyedBuffer<Member, Bool>()
    hasCost.reset(x.count, to: false)
    func finish() -> [Double] {
      component.factor.substituteBack(component.rightSides, into: x.slice)
      return Array(x.slice)
    }
    for program in component.priorityPrograms.programs {
      for member in program.rootMembers { hasCost[member] = true }
      if program.optimum.isUnique { continue }
      let rootWeights = program.rootWeights(from: weights)
      if !rootWeights.slice.contains(where: { abs($0) > Tolerance.multiplier }) { continue }
      if move(x.slice, along: rootWeights.slice, program) { return finish() }
    }
    for member in x.indices
    where component.factor.operationOfColumn[member].isNone && !hasCost[member]
      && abs(weights[member]) > Tolerance.multiplier
    {
      x[member] += 1
      return finish()
    }
    return nil
  }

  /// Moves roots to an extreme of a weighted sum of them; returns false if the sum has one value only.
  private func move(
    _ x: KeyedSlice<Member, Double>, along weights: KeyedSlice<Root, Double>, _ program: PiecewiseLinearProgram
  ) -> Bool {
    let members = program.rootMembers
    let shown = program.roots.reduce(0) { $0 + weights[$1] * x[members[$1]] }
    var isMoved = false
    if !diagnosis.movedPrograms.contains(where: { $0 === program }) { diagnosis.movedPrograms.append(program) }
    for sign in [1.0, -1.0] where !isMoved {
      program.probe(weights, sign: sign, workspace.simplex, &counters)
      let reached = program.roots.reduce(0) { $0 + weights[$1] * program.rootValues[$1] }
      if abs(reached - shown) > Tolerance.violation(abs(shown)) {
        isMoved = true
        for root in program.roots { x[members[root]] = program.rootValues[root] }
      }
    }
    return isMoved
  }
}
