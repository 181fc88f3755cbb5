extension Solver {
  /// Required constraints that cannot hold together, and the one given up for it.
  public struct Conflict: Hashable, Sendable {
    /// The members, in the order in which they were added; without any one of them the others can hold.
    public let constraints: [Constraint]
    /// The member that is not enforced.
    public let broken: Constraint

    public init(constraints: [Constraint], broken: Constraint) {
      self.constraints = constraints
      self.broken = broken
    }
  }

  /// An optional constraint that does not hold, with its violation.
  public struct Dropped: Hashable, Sendable {
    public let constraint: Constraint
    /// The absolute violation, in units of the constraint's constant.
    public let residual: Double
  }

  /// A constraint's part in the proof of a value.
  public struct ProofTerm: Sendable {
    public let constraint: Constraint
    /// The factor by which the constraint's equation enters the sum.
    public let multiplier: Double
    /// The right-hand side of the equation.
    public let constant: Double
    /// The left-hand side of the equation.
    public let terms: [Term]

    /// The part of the value that comes from this constraint.
    public var amount: Double { multiplier * constant }
  }

  /// A value for every variable.
  public struct Assignment: Sendable {
    let values: [Double]
    /// The generations of the variables. A removed variable and a later one with its index have different ones.
    let generations: [Int32]

    /// The value of the variable; NaN if the solver did not have it.
    public subscript(_ v: Variable) -> Double {
      let index = Int(v.index)
      guard values.indices.contains(index), generations.indices.contains(index) else { return .nan }
      return generations[index] == v.generation ? values[index] : .nan
    }
  }

  /// The present conflicts, in the order found. One that lost a member since the last solve is not listed.
  ///
  /// A solve tries the broken constraints again if an edit before it affects anything from which a conflict followed.
  /// Other edits cost the same as without conflicts.
  public var conflicts: [Conflict] {
    system.presentConflicts.map { found in
      Conflict(
        constraints: found.set.map { handle(ofConstraint: $0) }, broken: handle(ofConstraint: found.broken))
    }
  }

  /// Returns the violation of a constraint, in units of its constant; 0 for an unknown one.
  public func violation(of c: Constraint) -> Double {
    guard let index = try? slot(of: c) else { return 0 }
    return system.violation(of: index)
  }

  /// The optional constraints that do not hold, in the order of their positions.
  public var droppedConstraints: [Dropped] {
    system.store.constraints.indices.compactMap { c in
      let record = system.store.constraints[c]
      if record.state == .dead || record.isRequired { return nil }
      let (off, scale) = system.residual(of: c)
      if off <= Tolerance.violation(scale) { return nil }
      return Dropped(constraint: handle(ofConstraint: c), residual: record.unit.multiply(off))
    }
  }

  /// Returns whether the variable could take another value at no cost at any priority.
  public func isAmbiguous(_ v: Variable) -> Bool {
    guard let index = try? slot(of: v) else { return false }
    return system.isAmbiguous(index)
  }

  /// Returns the variables that could take another value at no cost at any priority, ascending.
  ///
  /// It is the same as asking for each variable, and faster.
  public func ambiguousVariables() -> [Variable] { system.ambiguousVariables().map { handle(ofVariable: $0) } }

  /// Returns whether required equalities with one unknown each determine the variable.
  public func isDetermined(_ v: Variable) -> Bool {
    guard let index = try? slot(of: v) else { return false }
    return system.store.variables[index].state == .known
  }

  /// Returns a solution, as good at every priority, in which the variable differs; nil if there is none.
  public func alternativeValues(for v: Variable) -> Assignment? {
    guard let index = try? slot(of: v) else { return nil }
    return system.alternative(for: index).map {
      Assignment(values: $0, generations: system.store.variableHistory.generations)
    }
  }

  /// Returns the constraints that determine the variable, nearest first; empty if none does.
  public func explanation(of v: Variable) -> [Constraint] { proof(of: [Term(1, v)]).map(\.constraint) }

  /// Returns constraints whose multiples add up to a sum of variables, nearest first.
  ///
  /// The value of the sum, as of the last solve, is the sum of the amounts. Every constraint of a proof holds with
  /// equality, and variables that remain after the multiples are subtracted are 0. The result is empty if a variable is
  /// unknown or a coefficient is not finite.
  public func proof(of sum: [Term]) -> [ProofTerm] {
    var resolved: [(coefficient: Double, variable: VariableID)] = []
    for term in sum {
      guard term.coefficient.isFinite, let index = try? slot(of: term.variable) else { return [] }
      resolved.append((term.coefficient, index))
    }
    return system.proof(of: resolved).map { c, multiplier in
      let record = system.store.constraints[c]
      return ProofTerm(
        constraint: handle(ofConstraint: c), multiplier: record.unit.divide(multiplier),
        constant: record.unit.multiply(record.constant),
        terms: system.store.terms(of: c).map {
          Term(record.unit.multiply($0.coefficient), handle(ofVariable: $0.variable))
        })
    }
  }

  /// Returns the constraints of at least equal priority that prevent the given one from holding.
  ///
  /// The nearest is first. The result is empty if the given constraint holds or is unknown.
  public func holders(of c: Constraint) -> [Constraint] {
    guard let index = try? slot(of: c) else { return [] }
    return system.holders(of: index).map { handle(ofConstraint: $0) }
  }

  /// The work done so far.
  public var counters: Counters { system.counters }

  /// The work since the solver was created, in coefficients and columns that loops visited.
  public var work: Int { system.workspace.work.spent }

  /// The work above which a solve or a diagnosis ends early, without a limit at first.
  ///
  /// Work is counted, not timed. If `work` exceeds the limit, the values are no solution, and later calls do as little as they can.
  public var workLimit: Int {
    get { system.workspace.work.limit }
    set { system.workspace.work.limit = newValue }
  }

  /// Returns a sentence for each violated invariant after a solve; empty in a sound solver.
  public func checkInvariants() -> [String] { system.brokenInvariants() }
}

extension Solver: CustomStringConvertible {
  /// All variables and constraints with their values and roles, then all components.
  public var description: String { system.describe() }
}
