/// The rule that selects one of several equally good solutions, as cost terms below the last priority.
extension ConstraintSystem {
  /// The number of levels below the priorities: sizes, inequalities, and two of positions.
  private static let tieBreakingLevelCount = 4
  /// The number of positions on the first of the two levels that positions have.
  static let foremostPositions = 500

  /// Returns the level, counted from the first of the two, and the weight of a component's position.
  ///
  /// On the first level the k-th weighs 1/k²: where all move by equal amounts, the first outweighs the others together (they
  /// sum to 0.64). On the second each weighs 10⁻⁸ less than the one before. On both two neighbours differ by more than `Tolerance.slope` at every size.
  private static func weight(ofPosition earlier: Int) -> (level: Int32, weight: Double) {
    if earlier < foremostPositions { return (0, 1 / (Double(earlier + 1) * Double(earlier + 1))) }
    return (1, 1 - Double(earlier - foremostPositions) * 1e-8)
  }

  /// Builds the tie-breaking programs: those of the priorities, with further levels.
  mutating func makeTieBreakingPrograms(_ component: Component) -> ProgramSet {
    let w = workspace()
    collectCostTerms(component, w)
    makeForms(component, w, from: 0)
    let first = w.costTerms.count
    addTieBreakingTerms(component, w)
    makeForms(component, w, from: first)
    let set = ProgramSet()
    makePrograms(for: set, of: component, w)
    return set
  }

  /// Adds levels for minimal sizes, tight inequalities, and positions near 0, earlier ones first.
  private mutating func addTieBreakingTerms(_ component: Component, _ w: Workspace) {
    let sizeLevel = Int32(w.priorities.count)
    let (inequalityLevel, positionLevel) = (sizeLevel + 1, sizeLevel + 2)
    for i in 0..<w.costTerms.count where !w.costTerms[i].source.isDomain {
      guard let shape = w.costTerms[i].shape.tightening else { continue }
      w.costTerms.push(.init(source: w.costTerms[i].source, shape: shape, level: inequalityLevel))
    }
    var positions = 0
    for v in component.variables {
      let source = Source.domain(of: v)
      if store.variables[v].isNonNegative {
        w.costTerms.push(.init(source: source, shape: .above, level: sizeLevel))
      } else {
        let (level, weight) = ConstraintSystem.weight(ofPosition: positions)
        w.costTerms.push(.init(source: source, shape: .both, level: positionLevel + level, weight: weight))
        positions += 1
      }
    }
    for _ in 0..<Self.tieBreakingLevelCount { w.priorities.push(-1) }
  }
}
