/// The rule that selects one of several equally good solutions, as cost terms below the last priority.
extension ConstraintSystem {
  /// The number of positions on the first of the two levels that positions have.
  static let foremostPositions = 500

  /// Returns the level, counted from the first of the two, and the weight of a component's position.
  ///
  /// On the first level the k-th weighs 1/k²: the first outweighs the others together (they sum to 0.64). On the second each
  /// weighs 10⁻⁸ less than the one before. On both two neighbours differ by more than `Tolerance.slope` at every size.
  private static func weight(ofPosition earlier: Int) -> (level: Int32, weight: Double) {
    if earlier < foremostPositions { return (0, 1 / (Double(earlier + 1) * Double(earlier + 1))) }
    return (1, 1 - Double(earlier - foremostPositions) * 1e-8)
  }

  /// Adds levels for minimal sizes, tight inequalities, and positions near 0, earlier ones first.
  private mutating func addTieBreakingTerms(
    _ component: Component, _ w: Workspace
  ) {
    let sizes = Int32(w.priorities.count)
    let priced = w.costTerms.count
    var domain = priced
    for i in 0..<priced {
      let costTerm = w.costTerms[i]
      if costTerm.source.isDomain {
        domain = min(domain, i)
      } else if costTerm.shape != .both {
        // Beyond its breakpoint an inequality is slack; the mirrored cost makes it tight.
        w.costTerms.push(
          .init(
            source: costTerm.source, shape: costTerm.shape.mirrored, level: sizes + 1, weight: 1, twin: Int32(i)))
      }
    }
    var positions = 0
    for v in component.variables {
      let source = Source.domain(of: v)
      if store.variables[v].isNonNegative {
        w.costTerms.push(.init(source: source, shape: .above, level: sizes, weight: 1, twin: Int32(domain)))
        domain += 1
      } else {
        let (level, weight) = ConstraintSystem.weight(ofPosition: positions)
        w.costTerms.push(.init(source: source, shape: .both, level: sizes + 2 + level, weight: weight))
        positions += 1
      }
    }
    for _ in 0..<4 { w.priorities.push(-1) }
  }

  /// Adds the tie-breaking cost terms, with their forms, after those of the component.
  private mutating func prepareTieBreaking(_ component: Component, _ w: Workspace) {
    if w.formsOwner !== component {
      collectCostTerms(component, w)
      makeForms(component, w, from: 0)
    }
    w.formsOwner = nil
    let priced = w.costTerms.count
    addTieBreakingTerms(component, w)
    makeForms(component, w, from: priced)
  }

  /// Builds the tie-breaking programs.
  mutating func makeTieBreakingPrograms(_ component: Component) -> ProgramSet {
    let w = workspace()
    prepareTieBreaking(component, w)
    let set = ProgramSet()
    makePrograms(for: set, w, isTieBroken: true)
    return set
  }
}
