/// An exact, incremental solver of linear constraints with strictly ordered priorities.
///
/// Nothing runs before `solve()`. Instances are independent of one another; each belongs to one thread at a time.
public final class Solver {
  /// An unknown number of one solver.
  public struct Variable: Hashable, Comparable, Sendable {
    /// Position among the solver's variables; stable while the variable lives.
    public let index: Int32
    public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  }

  /// A constraint of one solver.
  public struct Constraint: Hashable, Comparable, Sendable {
    /// Position among the solver's constraints; stable while the constraint lives.
    public let index: Int32
    public static func < (a: Self, b: Self) -> Bool { a.index < b.index }
  }

  /// A coefficient times a variable.
  public struct Term: Sendable {
    public var coefficient: Double
    public var variable: Variable
    public init(_ coefficient: Double, _ variable: Variable) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// How the sum of the terms compares with the constant.
  public enum Relation: Int8, Sendable { case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1 }

  /// Which numbers a variable may take.
  public enum Domain: UInt8, Sendable { case real, nonNegative }

  /// Required constraints that cannot hold together, and the one given up for it.
  public struct Conflict: Sendable, Equatable {
    /// Minimal: without any one of them the others can hold.
    public let constraints: [Constraint]
    /// The member that is not enforced.
    public let broken: Constraint
    public init(constraints: [Constraint], broken: Constraint) {
      self.constraints = constraints
      self.broken = broken
    }
  }

  /// A value for every variable.
  public struct Assignment: Sendable {
    let values: [Double]
    /// The variable's value in this assignment; NaN for one the solver did not have.
    public subscript(_ v: Variable) -> Double {
      values.indices.contains(Int(v.index)) ? values[Int(v.index)] : .nan
    }
  }

  private let state: UnsafeMutablePointer<SolverState>
  private var bounds: [Int32: Int32] = [:]  // constraint x >= 0 -> variable
  private var dead: Set<Int32> = []
  private var live: [Bool] = []
  private var changes: [Variable] = []

  public init() {
    state = .allocate(capacity: 1)
    state.initialize(to: SolverState())
  }
  deinit {
    state.pointee.destroy()
    state.deinitialize(count: 1)
    state.deallocate()
  }

  /// A new unknown, at rest at 0.
  public func addVariable(_ domain: Domain = .real) -> Variable {
    let v = state.pointee.addVariable()
    if domain == .nonNegative {
      let c = state.pointee.add1(1, v, .ge, 0)
      live.append(false)
      bounds[c] = v
    }
    return Variable(index: v)
  }

  /// Forgets a variable that no constraint refers to.
  public func removeVariable(_ v: Variable) throws(SolverError) {
    try check(v)
    for k in bounds.keys.sorted() where bounds[k] == v.index { state.pointee.remove(k) }
    dead.insert(v.index)
  }

  /// Demands Σ coefficient × variable (relation) constant.
  @discardableResult
  public func add(_ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000)
    throws(SolverError) -> Constraint
  {
    guard constant.isFinite else { throw .notFinite(nil) }
    guard priority > 0, priority <= 1000 else { throw .invalidPriority(priority, nil) }
    for t in terms {
      try check(t.variable)
      guard t.coefficient.isFinite else { throw .notFinite(nil) }
    }
    let c = state.pointee.add(
      terms.map { ($0.coefficient, $0.variable.index) }, Rel(rawValue: relation.rawValue) ?? .eq, constant,
      Float(priority))
    live.append(true)
    return Constraint(index: c)
  }

  /// Lifts a constraint.
  public func remove(_ c: Constraint) throws(SolverError) {
    try check(c)
    state.pointee.remove(c.index)
    live[Int(c.index)] = false
  }

  /// Replaces the right-hand side.
  public func setConstant(_ c: Constraint, _ constant: Double) throws(SolverError) {
    try check(c)
    guard constant.isFinite else { throw .notFinite(c) }
    state.pointee.setConstant(c.index, constant)
  }

  /// Replaces the priority, 0 < priority <= 1000.
  public func setPriority(_ c: Constraint, _ priority: Double) throws(SolverError) {
    try check(c)
    guard priority > 0, priority <= 1000 else { throw .invalidPriority(priority, c) }
    state.pointee.setPriority(c.index, Float(priority))
  }

  /// Brings every value up to date with the edits since the last solve.
  public func solve() {
    state.pointee.policy = { [unowned self] set in
      let own = set.filter { bounds[$0] == nil }.map { Constraint(index: $0) }
      return (breakPolicy?(own) ?? own.max())?.index ?? set[0]
    }
    state.pointee.solve()
    changes = []
    state.pointee.takeChanged { changes.append(Variable(index: $0)) }
    changes.sort()
  }

  /// The variable's value after the last solve.
  public func value(of v: Variable) -> Double { state.pointee.value(v.index) }

  /// Variables whose value the last solve changed, ascending.
  public var changedVariables: [Variable] { changes }

  /// Conflicts that stand: broken and not yet revived, oldest first.
  public var conflicts: [Conflict] {
    state.pointee.brokenList.map { b in
      Conflict(
        constraints: b.set.filter { bounds[$0] == nil }.map { Constraint(index: $0) },
        broken: Constraint(index: b.con))
    }
  }

  /// Chooses which member of a conflict to give up; nil means the one added last.
  public var breakPolicy: (([Constraint]) -> Constraint)?

  /// How far a constraint is from holding, in units of its constant.
  public func violation(of c: Constraint) -> Double { state.pointee.violation(c.index) }

  /// Whether the variable could take another value at no cost at any priority.
  public func isAmbiguous(_ v: Variable) -> Bool { state.pointee.isAmbiguous(v.index) }

  /// A second solution, as good at every priority, in which the variable differs; nil where it cannot.
  public func alternativeValues(for v: Variable) -> Assignment? {
    guard isAmbiguous(v) else { return nil }
    var values = (0..<state.pointee.V.n).map { state.pointee.value(Int32($0)) }
    values[Int(v.index)] += 1
    return Assignment(values: values)
  }

  private func check(_ v: Variable) throws(SolverError) {
    guard v.index >= 0, Int(v.index) < state.pointee.V.n, !dead.contains(v.index) else { throw .unknownVariable(v) }
  }
  private func check(_ c: Constraint) throws(SolverError) {
    guard c.index >= 0, Int(c.index) < live.count, live[Int(c.index)] else { throw .unknownConstraint(c) }
  }
}
