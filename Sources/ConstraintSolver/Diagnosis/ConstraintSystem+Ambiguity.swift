/// Ambiguity: solutions in which a variable differs at no cost.
///
/// A function of the roots is driven to its extremes below the last priority (the range of a variable over the optimal
/// face); every priority keeps its optimum meanwhile, because its level precedes in the lexicographic order.
extension ConstraintSystem {
  /// Returns whether another value of the variable would cost nothing at any priority.
  func isAmbiguous(_ v: VariableID) -> Bool { otherSolution(for: v) != nil }

  /// Returns the values of a solution that is as good at every priority, in which this variable differs.
  func alternative(for v: VariableID) -> [Double]? {
    guard let other = otherSolution(for: v) else { return nil }
    var x = Buffer<Double>()
    for value in solution.all { x.push(value) }
    for (u, value) in other { x[u] = value }
    // Column singletons set aside last are needed by earlier ones.
    let columnSingletons = store.variables.indices.filter { store.variables[$0].state == .columnSingleton }
    for u in columnSingletons.sorted(by: { store.variables[$0].rank > store.variables[$1].rank }) {
      x[u] = store.evaluateDefinition(of: u, at: x.slice)
    }
    return Array(x.slice)
  }

  /// Returns new values for an unconstrained variable or the members of one component.
  private func otherSolution(for v: VariableID) -> [(VariableID, Double)]? {
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
    adjoint.cancelColumnSingletons(from: [v], in: self)
    return adjoint.remainingWeights.filter { store.variables[$0.0].state == .component }
  }

  private func otherSolution(of expression: [(VariableID, Double)]) -> [(VariableID, Double)]? {
    var slots: [ComponentID] = []
    for (u, _) in expression where !slots.contains(store.variables[u].component) {
      slots.append(store.variables[u].component)
    }
    for slot in slots {
      guard let component = components[slot], component.tieBreakingPrograms != nil else { continue }
      refreshPriorityPrograms(component)
      var adjoint = Adjoint(variableCount: store.variables.count)
      for (u, a) in expression where store.variables[u].component == slot { adjoint.add(a, to: u) }
      let weights = adjoint.rootWeights(of: component)
      if let x = otherSolution(of: weights, component) {
        return (0..<x.count).map { (component.variables[$0], x[$0]) }
      }
    }
    return nil
  }

  /// Returns members' values in which the weighted sum of roots differs from the one shown.
  private func otherSolution(
    of weights: [Double], _ component: Component
  ) -> [Double]? {
    let n = component.variables.count
    var x = Buffer<Double>()
    for v in component.variables { x.push(solution[v]) }
    var hasCost = [Bool](repeating: false, count: n)
    func matters(_ member: Int32) -> Bool { abs(weights[Int(member)]) > Tolerance.multiplier }
    func finish() -> [Double] {
      component.factor.substituteBack(component.rightSides, into: x.slice)
      return (0..<n).map { x[$0] }
    }
    for program in component.priorityPrograms.programs {
      let roots = program.rootMembers
      for j in 0..<roots.count { hasCost[Int(roots[j])] = true }
      if program.optimum.isUnique || !(0..<roots.count).contains(where: { matters(roots[$0]) }) { continue }
      if let other = extremes(of: weights, from: x.slice, program) {
        for j in 0..<roots.count { x[roots[j]] = other[j] }
        return finish()
      }
    }
    for member in 0..<n
    where component.factor.operationOfColumn[member] < 0 && !hasCost[member] && matters(Int32(member)) {
      x[member] += 1
      return finish()
    }
    return nil
  }

  private func extremes(
    of weights: [Double], from x: BufferSlice<Double>, _ program: PiecewiseLinearProgram
  ) -> [Double]? {
    let roots = program.rootMembers
    let w = (0..<roots.count).map { weights[Int(roots[$0])] }
    func total(_ value: (Int) -> Double) -> Double { (0..<roots.count).reduce(0) { $0 + w[$1] * value($1) } }
    let shown = total { x[roots[$0]] }
    var best: [Double]?
    for sign in [1.0, -1.0] where best == nil {
      program.probe(w, sign: sign, workspace.simplex, &counters)
      let reached = total { program.rootValues[$0] }
      if abs(reached - shown) > Tolerance.violation(abs(shown)) {
        best = (0..<roots.count).map { program.rootValues[$0] }
      }
      program.restoreOptimum(workspace.simplex, &counters)
    }
    return best
  }
}
