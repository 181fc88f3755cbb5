/// The rule that chooses one of several equally good solutions.
///
/// The rule is an order of levels, and the weights within each level. It adds cost terms on levels below the last priority.
/// Programs compare levels lexicographically, so that no priority is affected, and a level decides only what the levels
/// before it leave open. `chooseOptimum` applies the rule only where the optimum of the priorities is not unique. Known
/// variables and column singletons have no terms, since they follow from the component's members.
enum TieBreakingRule {
  /// The levels, in their order.
  enum Level: Int32, CaseIterable {
    /// The sum of the sizes (nonnegative variables) is minimal.
    case sizes
    /// The sum by which inequalities are not tight is minimal, each in its stored unit.
    case inequalities
    /// Of several inequalities that cannot all be tight, those added last are.
    ///
    /// UIKit places a button between two inequalities at the second one, and of two labels that share a width, gives the
    /// first one the rest (pictures of a chat's components on iOS 26: a button at 669, not at 482).
    case latestInequalities
    /// The first positions (real variables) of the component are near 0; the k-th weighs 1/k².
    ///
    /// If all move by equal amounts, the first outweighs the others together: their weights sum to less than
    /// π²/6 - 1 < 0.65.
    case foremostPositions
    /// All later positions are near 0; each weighs 10⁻⁸ less than the one before.
    case laterPositions
  }

  /// The difference in weight between successive inequalities. It exceeds `Tolerance.slope` for any usual unit.
  private static let orderStep = 1e-6

  /// The number of positions on the first of their two levels.
  ///
  /// Neighbors up to it differ in weight by more than 2/501³, which is 1.6·10⁻⁸, and later ones by 10⁻⁸: more than
  /// `Tolerance.slope` where their forms have a scale above 0.1.
  private static let foremostCount = 500

  /// Adds the terms of a component's inequalities and members.
  ///
  /// The inequalities are found among the terms of the priorities.
  static func addTerms(
    to costTerms: inout Buffer<CostTerm>, members: KeyedSlice<Member, VariableID>, in store: borrowing ConstraintStore,
    below priorityCount: Int
  ) {
    func add(_ source: Source, _ relation: Solver.Relation, _ level: Level, weight: Double = 1) {
      costTerms.push(
        .init(source: source, relation: relation, level: Int32(priorityCount) + level.rawValue, weight: weight))
    }
    var order = 0.0
    for i in 0..<costTerms.count where !costTerms[i].source.isDomain && !costTerms[i].relation.isEquality {
      let (source, relation) = (costTerms[i].source, costTerms[i].relation.mirrored)
      add(source, relation, .inequalities)
      add(source, relation, .latestInequalities, weight: 1 + order * orderStep)
      order += 1
    }
    var positions = 0
    for v in members {
      // A position has no domain to violate: this source names the variable alone, with the breakpoint 0.
      let source = Source.domain(of: v)
      if store.variables[v].isNonNegative {
        add(source, .lessThanOrEqual, .sizes)
        continue
      }
      positions += 1
      if positions <= foremostCount {
        add(source, .equal, .foremostPositions, weight: 1 / (Double(positions) * Double(positions)))
      } else {
        add(source, .equal, .laterPositions, weight: 1 - Double(positions - 1 - foremostCount) * 1e-8)
      }
    }
  }
}
