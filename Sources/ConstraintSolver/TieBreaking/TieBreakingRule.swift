/// The rule that chooses one of several equally good solutions.
///
/// It adds cost terms on levels below the last priority. In the order of the levels, sizes (nonnegative variables) are
/// minimal, then inequalities tight, then positions (real variables) near 0. Programs compare levels lexicographically, so
/// that no priority is affected.
enum TieBreakingRule {
  /// The number of levels below the priorities: sizes, inequalities, and two of positions.
  static let levelCount = 4
  /// The number of positions on the first of the two levels that positions have.
  static let foremostPositions = 500

  /// Adds the terms of a component's inequalities and members.
  ///
  /// The inequalities are found among the terms of the priorities.
  static func addTerms(
    to costTerms: inout Buffer<CostTerm>, members: KeyedSlice<Member, VariableID>, in store: borrowing ConstraintStore,
    below priorityCount: Int
  ) {
    let sizeLevel = Int32(priorityCount)
    let (inequalityLevel, positionLevel) = (sizeLevel + 1, sizeLevel + 2)
    for i in 0..<costTerms.count where !costTerms[i].source.isDomain && !costTerms[i].relation.isEquality {
      let term = costTerms[i]
      costTerms.push(.init(source: term.source, relation: term.relation.mirrored, level: inequalityLevel))
    }
    var positions = 0
    for v in members {
      // A position has no domain to violate: this source names the variable alone, with the breakpoint 0.
      let source = Source.domain(of: v)
      if store.variables[v].isNonNegative {
        costTerms.push(.init(source: source, relation: .lessThanOrEqual, level: sizeLevel))
      } else {
        let (level, weight) = weight(ofPosition: positions)
        costTerms.push(.init(source: source, relation: .equal, level: positionLevel + level, weight: weight))
        positions += 1
      }
    }
  }

  /// Returns the level, counted from the first of the two, and the weight of a component's position.
  ///
  /// On the first level the k-th weighs 1/k²: where all move by equal amounts, the first of the component outweighs the
  /// others together (they sum to 0.64). On the second each weighs 10⁻⁸ less than the one before. On both, two neighbors differ by more
  /// than `Tolerance.slope` for any number of positions, where their forms have a scale above 0.1.
  private static func weight(ofPosition earlier: Int) -> (level: Int32, weight: Double) {
    if earlier < foremostPositions { return (0, 1 / (Double(earlier + 1) * Double(earlier + 1))) }
    return (1, 1 - Double(earlier - foremostPositions) * 1e-8)
  }
}
