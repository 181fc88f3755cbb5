import ConstraintSolver

/// A sum of scaled solver variables and a constant. Each variable occurs at most once.
struct LinearExpression {
  private(set) var terms: [Solver.Term] = []
  var constant: Double

  init(constant: Double = 0) {
    self.constant = constant
    // Nearly all constraints have at most an origin and a size on each side.
    terms.reserveCapacity(4)
  }

  mutating func add(_ factor: Double, _ variable: Solver.Variable) {
    guard factor != 0 else { return }
    // There are few terms, so a linear search is faster than a table.
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      return terms.append(Solver.Term(factor, variable))
    }
    terms[index].coefficient += factor
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }

  /// Indicates whether all numbers are finite, as the solver requires.
  var isFinite: Bool { constant.isFinite && terms.allSatisfy { $0.coefficient.isFinite } }

  /// Returns whether the terms have the given variables with the same factors in the same order.
  func hasTerms(_ others: [Solver.Term]) -> Bool {
    terms.count == others.count
      && zip(terms, others).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }
}
