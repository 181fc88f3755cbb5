/// An exact, incremental solver of linear constraints with strictly ordered priorities.
///
/// Required constraints hold, except those broken in conflicts. The others are satisfied in strict order of priority,
/// at each priority with the least sum of absolute violations. (This is *weighted-sum-better* of Borning,
/// Freeman-Benson and Wilson 1992, "Constraint hierarchies", with the symbolic weights of Badros, Borning and Stuckey
/// 2001, "The Cassowary linear arithmetic constraint solving algorithm".) Ties are broken by minimal sizes, then tight
/// inequalities, then positions near 0.
///
/// Edits are only recorded; nothing is computed before `solve()`. After any edits the values are those that a fresh
/// solver with the same variables and constraints, added in the same order, would show. (This is tested to the bit.
/// `Determinism.md` in the sources gives the argument; a part of it is not proven.) Instances are independent of one
/// another; each belongs to one thread at a time.
///
///     let solver = Solver()
///     let left = solver.addVariable()
///     let width = solver.addVariable(.nonNegative)
///     try solver.add(1, left, .equal, 16)
///     try solver.add(1, left, 1, width, .lessThanOrEqual, 374)
///     try solver.add(1, width, .equal, 500, priority: 750)
///     solver.solve()
///     solver.value(of: width)  // 358
public final class Solver {
  /// The state of the solver.
  let system = ConstraintSystem()

  /// Chooses which member of a conflict to give up; nil means the one added last.
  ///
  /// Called during `solve`, once for each conflict found. It must not edit the solver. A choice outside the conflict is
  /// ignored.
  public var breakPolicy: (([Constraint]) -> Constraint)? {
    didSet {
      system.diagnosis.breakPolicy = breakPolicy.map { policy in
        { [unowned self] set in ConstraintID(policy(set.map { self.handle(ofConstraint: $0) }).index) }
      }
      system.invalidateConflicts()
    }
  }

  /// Creates a solver without variables.
  public init() {}

  // MARK: Variables

  /// Adds a variable, which is 0 until a constraint references it.
  public func addVariable(_ domain: Domain = .real) -> Variable {
    handle(ofVariable: system.addVariable(nonNegative: domain == .nonNegative))
  }

  /// Removes a variable that no constraint references.
  public func removeVariable(_ v: Variable) throws(SolverError) {
    let index = try slot(of: v)
    if system.isReferred(index) { throw .variableInUse(v) }
    system.removeVariable(index)
  }

  // MARK: Constraints

  /// Adds the constraint Σ coefficient × variable (relation) constant. Terms on one variable add up.
  @discardableResult
  public func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) throws(SolverError) -> Constraint {
    try validate(constant, priority)
    system.store.beginRow()
    for term in terms { try addTerm(term.coefficient, term.variable) }
    return finishRow(relation, constant, priority)
  }

  /// Adds the constraint a·v (relation) constant.
  @discardableResult @inline(__always)
  public func add(
    _ a: Double, _ v: Variable, _ relation: Relation, _ constant: Double, priority: Double = 1000
  ) throws(SolverError) -> Constraint {
    try validate(constant, priority)
    system.store.beginRow()
    try addTerm(a, v)
    return finishRow(relation, constant, priority)
  }

  /// Adds the constraint a·v + b·w (relation) constant.
  @discardableResult @inline(__always)
  public func add(
    _ a: Double, _ v: Variable, _ b: Double, _ w: Variable, _ relation: Relation, _ constant: Double,
    priority: Double = 1000
  ) throws(SolverError) -> Constraint {
    try validate(constant, priority)
    system.store.beginRow()
    try addTerm(a, v)
    try addTerm(b, w)
    return finishRow(relation, constant, priority)
  }

  /// Adds the constraint a·v + b·w + c·u (relation) constant.
  @discardableResult @inline(__always)
  public func add(
    _ a: Double, _ v: Variable, _ b: Double, _ w: Variable, _ c: Double, _ u: Variable, _ relation: Relation,
    _ constant: Double, priority: Double = 1000
  ) throws(SolverError) -> Constraint {
    try validate(constant, priority)
    system.store.beginRow()
    try addTerm(a, v)
    try addTerm(b, w)
    try addTerm(c, u)
    return finishRow(relation, constant, priority)
  }

  /// Removes a constraint.
  public func remove(_ c: Constraint) throws(SolverError) { system.remove(try slot(of: c)) }

  /// Replaces the right-hand side of a constraint.
  public func setConstant(_ c: Constraint, _ constant: Double) throws(SolverError) {
    let index = try slot(of: c)
    if !constant.isFinite { throw .notFinite(c) }
    system.setConstant(index, constant)
  }

  /// Replaces the priority of a constraint, in 0 < priority <= 1000; 1000 is required.
  public func setPriority(_ c: Constraint, _ priority: Double) throws(SolverError) {
    let index = try slot(of: c)
    if !priority.isFinite { throw .notFinite(c) }
    if !(priority > 0 && priority <= Priority.required) { throw .invalidPriority(priority, c) }
    system.setPriority(index, priority)
  }

  // MARK: Solutions

  /// Updates all values after the edits since the last solve.
  public func solve() { system.solve() }

  /// Returns the value after the last solve; NaN for an unknown variable.
  @inline(__always)
  public func value(of v: Variable) -> Double {
    guard Int(v.index) < system.store.variables.count, v.index >= 0,
      system.store.variableHistory.generation(of: VariableID(v.index)) == v.generation
    else { return .nan }
    return system.solution[VariableID(v.index)]
  }

  /// The variables whose value the last solve changed, ascending.
  public var changedVariables: [Variable] {
    system.solution.listChanges(in: system.store)
    return system.solution.changed.slice.map { handle(ofVariable: $0) }
  }

  // MARK: Identifiers

  /// Returns the public identifier of a slot.
  func handle(ofVariable v: VariableID) -> Variable {
    Variable(index: v.position, generation: system.store.variableHistory.generation(of: v))
  }
  /// Returns the public identifier of a slot.
  func handle(ofConstraint c: ConstraintID) -> Constraint {
    Constraint(index: c.position, generation: system.store.constraintHistory.generation(of: c))
  }

  /// Returns the slot of an existing variable.
  @inline(__always)
  func slot(of v: Variable) throws(SolverError) -> VariableID {
    guard v.index >= 0, Int(v.index) < system.store.variables.count else { throw .unknownVariable(v) }
    guard system.store.variables[v.index].isLive,
      system.store.variableHistory.generation(of: VariableID(v.index)) == v.generation
    else {
      throw .unknownVariable(v)
    }
    return VariableID(v.index)
  }

  /// Returns the slot of an existing constraint.
  @inline(__always)
  func slot(of c: Constraint) throws(SolverError) -> ConstraintID {
    guard c.index >= 0, Int(c.index) < system.store.constraints.count else { throw .unknownConstraint(c) }
    guard system.store.constraints[c.index].state != .dead,
      system.store.constraintHistory.generation(of: ConstraintID(c.index)) == c.generation
    else {
      throw .unknownConstraint(c)
    }
    return ConstraintID(c.index)
  }

  @inline(__always)
  private func addTerm(_ a: Double, _ v: Variable) throws(SolverError) {
    if !a.isFinite { throw .notFinite(nil) }
    system.store.addTerm(a, try slot(of: v))
  }

  @inline(__always)
  private func validate(_ constant: Double, _ priority: Double) throws(SolverError) {
    if !constant.isFinite || !priority.isFinite { throw .notFinite(nil) }
    if !(priority > 0 && priority <= Priority.required) { throw .invalidPriority(priority, nil) }
  }

  @inline(__always)
  private func finishRow(_ relation: Relation, _ constant: Double, _ priority: Double) -> Constraint {
    handle(ofConstraint: system.addRow(relation, constant, priority))
  }
}

extension Solver {
  /// A variable of one solver.
  public struct Variable: Hashable, Comparable, Sendable {
    /// The position among the solver's variables, reused after the variable is removed.
    public let index: Int32
    /// The number that distinguishes this variable from earlier ones at the same position.
    let generation: Int32

    public static func < (a: Self, b: Self) -> Bool { (a.index, a.generation) < (b.index, b.generation) }
  }

  /// A constraint of one solver.
  public struct Constraint: Hashable, Comparable, Sendable {
    /// The position among the solver's constraints, reused after the constraint is removed.
    public let index: Int32
    /// The number that distinguishes this constraint from earlier ones at the same position.
    let generation: Int32

    public static func < (a: Self, b: Self) -> Bool { (a.index, a.generation) < (b.index, b.generation) }
  }

  /// A coefficient times a variable.
  public struct Term: Hashable, Sendable {
    public var coefficient: Double
    public var variable: Variable

    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// The range of values of a variable.
  public enum Domain: UInt8, Sendable {
    /// All real numbers.
    ///
    /// Among equally good solutions, the weighted sum of the distances from 0 is minimal. Variables added earlier have
    /// greater weights.
    case real
    /// All numbers greater than or equal to 0.
    ///
    /// Among equally good solutions, the sum of these variables is minimal. This takes precedence over all other
    /// tie-breaking.
    case nonNegative
  }
}

/// The reason why the solver refused an edit. The solver is unchanged.
public enum SolverError: Error, Equatable, Sendable {
  /// The variable was never added to this solver, or was removed.
  case unknownVariable(Solver.Variable)
  /// The constraint was never added to this solver, or was removed.
  case unknownConstraint(Solver.Constraint)
  /// Constraints reference the variable: remove them first.
  case variableInUse(Solver.Variable)
  /// A coefficient, constant or priority is not finite; the constraint is nil while it is being added.
  case notFinite(Solver.Constraint?)
  /// The priority is outside 0 < priority <= 1000; the constraint is nil while it is being added.
  case invalidPriority(Double, Solver.Constraint?)
}

extension Solver {
  /// The comparison of the sum of the terms with the constant.
  ///
  /// This is the only file that switches over relations: elimination, costs, violations, conflicts and tie-breaking use
  /// the properties below. No switch has a default, so a new case does not compile until each property has a value.
  public enum Relation: Int8, Sendable, BitwiseCopyable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }
}

extension Solver.Relation {
  /// The relation as an operator.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// Indicates whether a required constraint is solved for a variable, without a cost.
  ///
  /// It can be true only if both slopes are not 0, since the constraint then holds on neither side of the constant.
  /// Tie-breaking leaves such constraints alone, and makes all others as tight as possible.
  @inline(__always) var isEquality: Bool {
    switch self {
    case .lessThanOrEqual, .greaterThanOrEqual: false
    case .equal: true
    }
  }

  /// The slope of the violation where the left-hand side is less than the constant, at most 0.
  ///
  /// Costs must be convex, so it is never greater than the slope above (Fourer 1985, section 1).
  @inline(__always) var slopeBelow: Double {
    switch self {
    case .lessThanOrEqual: 0
    case .equal, .greaterThanOrEqual: -1
    }
  }

  /// The slope of the violation where the left-hand side is greater than the constant, at least 0.
  @inline(__always) var slopeAbove: Double {
    switch self {
    case .lessThanOrEqual, .equal: 1
    case .greaterThanOrEqual: 0
    }
  }

  /// The relation after a multiplication of both sides by -1, which exchanges and negates the slopes.
  ///
  /// Among equally good solutions, an inequality is as tight as possible: tie-breaking adds the mirrored one.
  @inline(__always) var mirrored: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// Returns the violation where the left-hand side exceeds the constant by a number, negative for less.
  @inline(__always) func violation(at excess: Double) -> Double {
    let slope = excess < 0 ? slopeBelow : slopeAbove
    // Not a product with 0, which is not 0 for an excess that overflowed.
    return slope == 0 ? 0 : slope * excess
  }
}
