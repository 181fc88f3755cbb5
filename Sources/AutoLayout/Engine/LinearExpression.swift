import ConstraintSolver

/// A sum of scaled solver variables and a constant; each variable occurs once.
struct LinearExpression {
  private(set) var terms: [Solver.Term] = []
  var constant = 0.0

  init(constant: Double = 0) {
    self.constant = constant
  }

  init(_ variable: Solver.Variable) {
    terms = [Solver.Term(1, variable)]
  }

  mutating func add(_ factor: Double, _ variable: Solver.Variable) {
    guard factor != 0 else { return }
    // A handful of terms at most: a scan beats any table.
    guard let index = terms.firstIndex(where: { $0.variable == variable }) else {
      return terms.append(Solver.Term(factor, variable))
    }
    terms[index].coefficient += factor
    if terms[index].coefficient == 0 { terms.remove(at: index) }
  }

  mutating func add(_ factor: Double, _ other: LinearExpression) {
    constant += factor * other.constant
    for term in other.terms { add(factor * term.coefficient, term.variable) }
  }

  /// Whether both have the same variables with the same factors in the same order.
  func hasTerms(_ others: [Solver.Term]) -> Bool {
    terms.count == others.count
      && zip(terms, others).allSatisfy { $0.variable == $1.variable && $0.coefficient == $1.coefficient }
  }
}
