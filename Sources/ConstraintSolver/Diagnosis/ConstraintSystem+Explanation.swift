/// The proof of a value: which constraints, and how much of each, add up to it.
extension ConstraintSystem {
  /// Returns the constraints that together decide a sum of variables, nearest first, with their multipliers.
  ///
  /// The sum's value is that of the constraints' constants, each times its multiplier.
  mutating func proof(of sum: [(coefficient: Double, variable: Int32)]) -> [(constraint: Int32, multiplier: Double)] {
    var adjoint = Adjoint(variableCount: variables.count)
    var start: [Int32] = []
    for (coefficient, v) in sum {
      adjoint.add(-coefficient, to: v)
      if !start.contains(v) { start.append(v) }
    }
    return decide(&adjoint, from: start).map { ($0, adjoint.multiplier(of: $0)) }
  }

  /// Constraints of at least equal priority that keep an optional one from holding, nearest first.
  mutating func holders(of c: Int32) -> [Int32] {
    if violation(of: c) <= Tolerance.violation(residual(of: c).scale) { return [] }
    var adjoint = Adjoint(variableCount: variables.count)
    var start: [Int32] = []
    for k in constraints[c].terms {
      adjoint.add(-terms[k].coefficient, to: terms[k].variable)
      start.append(terms[k].variable)
    }
    let priority = constraints[c].priority
    return decide(&adjoint, from: start).filter { $0 != c && constraints[$0].priority >= priority }
  }

  private mutating func decide(_ adjoint: inout Adjoint, from start: [Int32]) -> [Int32] {
    adjoint.cancelColumnSingletons(from: start, in: self)
    var slots: [Int32] = []
    for (u, _) in adjoint.remainingWeights where variables[u].state == .component {
      if !slots.contains(variables[u].definition) { slots.append(variables[u].definition) }
    }
    for slot in slots {
      guard let component = components[slot] else { continue }
      let weights = adjoint.rootWeights(of: component.pointee)
      for (source, m) in holdingSources(of: weights, component) { adjoint.add(m, source: source, in: self) }
      adjoint.cancel(component.pointee, operations: [], in: self)
    }
    adjoint.cancelKnown(from: start, in: self)
    return adjoint.constraints
  }

  /// Sources whose breakpoints hold the roots, with the multipliers that cancel the weights.
  private mutating func holdingSources(
    of weights: [Double], _ component: UnsafeMutablePointer<Component>
  ) -> [(Int32, Double)] {
    if let set = tieBreakingPrograms(of: component) { return holdingSources(of: weights, in: set) }
    return withUnsafeMutablePointer(to: &component.pointee.pricing) { holdingSources(of: weights, in: $0) }
  }

  private mutating func holdingSources(
    of weights: [Double], in set: UnsafeMutablePointer<ProgramSet>
  ) -> [(Int32, Double)] {
    var sources: [(Int32, Double)] = []
    if let singletons = set.pointee.singletons {
      for r in 0..<set.pointee.singletonRoots.count {
        let weight = weights[Int(set.pointee.singletonRoots[r])]
        if abs(weight) < 1e-9 { continue }
        let value = set.pointee.singletonValues[r]
        if let b = singletons.range(of: r).first(where: { singletons.locations[$0] == value }) {
          sources.append((singletons.sources[b], -weight / singletons.scales[b]))
        }
      }
    }
    for k in 0..<set.pointee.programs.count {
      let program = set.pointee.programs[k]
      let roots = program.pointee.rootLocals
      let w = (0..<roots.count).map { weights[Int(roots[$0])] }
      if w.allSatisfy({ abs($0) < 1e-9 }) { continue }
      for (source, m) in program.pointee.holdingSources(of: w, workspace()) { sources.append((source, -m)) }
    }
    return sources
  }
}

extension PiecewiseLinearProgram {
  /// A function of the roots as a combination of the breakpoints that the optimum rests at.
  mutating func holdingSources(of weights: [Double], _ workspace: UnsafeMutablePointer<Workspace>) -> [(Int32, Double)]
  {
    if !isFactorCurrent { refactor(workspace) }
    let c = factor.scratchB.slice
    let z = factor.scratchA.slice
    for j in 0..<rootCount { c[j] = weights[j] }
    factor.solveTransposed(c, into: z)
    return (0..<rootCount).compactMap { j in
      let b = columnBreakpoint[j]
      return b < 0 || abs(z[j]) < 1e-9 ? nil : (breakpoints.sources[b], z[j] / breakpoints.scales[b])
    }
  }
}
