/// The multipliers with which constraints add up to a function of the variables, or cancel it.
///
/// The layers are walked in the opposite order of evaluation: column singletons from last to first, components through
/// their elimination, known variables from last to first. Each variable with a weight left is canceled by a multiple of
/// the constraint it was computed from. For the duals of an infeasible program, the result is a Farkas certificate
/// (Schrijver 1986, "Theory of Linear and Integer Programming", section 7.3). For one variable, it is the chain of
/// constraints that determines the value.
struct Adjoint: ~Copyable {
  /// The constraints in the order of their first multiple.
  private(set) var order: [ConstraintID] = []
  private var multipliers: [ConstraintID: Double] = [:]
  private var weights = KeyedBuffer<VariableRecord, Double>()

  /// Creates an adjoint without weights and multipliers.
  init(variableCount: Int) { weights.reset(variableCount, to: 0) }

  /// The constraints with a multiplier beyond rounding.
  var constraints: [ConstraintID] { order.filter { abs(multiplier(of: $0)) > Tolerance.multiplier } }

  /// Returns a constraint's multiplier.
  func multiplier(of c: ConstraintID) -> Double { multipliers[c] ?? 0 }

  /// The variables with a weight beyond rounding, ascending.
  var remainingWeights: [(VariableID, Double)] {
    weights.indices.filter { abs(weights[$0]) > Tolerance.multiplier }.map { ($0, weights[$0]) }
  }

  /// Adds to a variable's weight.
  mutating func add(_ weight: Double, to v: VariableID) { weights[v] += weight }

  /// Adds a multiple of a constraint or a domain.
  mutating func add(_ m: Double, source: Source, in system: ConstraintSystem) {
    if abs(m) < Tolerance.coefficient { return }
    if source.isDomain {
      weights[source.variable] += m
      return
    }
    note(source.constraint, m)
    for term in system.store.terms(of: source.constraint) {
      weights[term.variable] += m * term.coefficient
    }
  }

  private mutating func note(_ c: ConstraintID, _ m: Double) {
    if multipliers[c] == nil { order.append(c) }
    multipliers[c, default: 0] += m
  }

  /// Cancels the variables of a class that definitions determine, last computed first.
  ///
  /// The search begins from these variables and from those of the constraints with a multiple.
  mutating func cancel(_ state: VariableState, from start: [VariableID], in system: ConstraintSystem) {
    var queue = RankQueue<VariableID>()
    var seen: Set<VariableID> = []
    func enter(_ u: VariableID) {
      if system.store.variables[u].state != state || !seen.insert(u).inserted { return }
      // Column singletons are computed by descending rank, known variables by ascending.
      let rank = Int64(system.store.variables[u].rank)
      queue.push(state == .known ? -rank : rank, u)
    }
    for u in start { enter(u) }
    for c in order { for term in system.store.terms(of: c) { enter(term.variable) } }
    while let v = queue.pop() {
      if abs(weights[v]) < Tolerance.multiplier { continue }
      cancel(v, in: system)
      for term in system.store.terms(of: system.store.variables[v].definition) { enter(term.variable) }
    }
  }

  private mutating func cancel(_ v: VariableID, in system: ConstraintSystem) {
    let weight = weights[v]
    let definition = system.store.variables[v].definition
    if let own = system.store.terms(of: definition).first(where: { $0.variable == v }) {
      add(-weight / own.coefficient, source: .constraint(definition), in: system)
    }
    weights[v] = 0
  }

  /// Returns the weights of a component's roots after its solved variables are canceled.
  func rootWeights(of component: Component) -> KeyedBuffer<Member, Double> {
    let buffer = memberWeights(of: component)
    let w = buffer.slice
    for k in component.factor.columns.indices where !component.factor.columns[k].isNone {
      let v = component.factor.columns[k]
      let m = -w[v] / component.factor.pivots[k]
      if m == 0 { continue }
      w[v] = 0
      for q in component.factor.upper.range(k) {
        w[component.factor.upper.indices[q]] += m * component.factor.upper.values[q]
      }
    }
    return buffer
  }

  private func memberWeights(of component: Component) -> KeyedBuffer<Member, Double> {
    var w = KeyedBuffer<Member, Double>()
    for v in component.variables { w.push(weights[v]) }
    return w
  }

  /// Cancels a component's variables through its elimination, beginning with given multipliers.
  mutating func cancel(
    _ component: Component, operations given: [(OperationIndex, Double)], in system: ConstraintSystem
  ) {
    let w = memberWeights(of: component)
    var m = KeyedBuffer<Operation, Double>()
    m.reset(component.factor.count, to: 0)
    for (k, value) in given { m[k] += value }
    for k in component.factor.columns.indices where !component.factor.columns[k].isNone {
      let factor = -w[component.factor.columns[k]] / component.factor.pivots[k]
      if abs(factor) <= Tolerance.coefficient { continue }
      m[k] += factor
      for q in component.factor.upper.range(k) {
        w[component.factor.upper.indices[q]] += factor * component.factor.upper.values[q]
      }
    }
    for k in m.indices.reversed() where abs(m[k]) > Tolerance.coefficient {
      for q in component.factor.lower.range(k) {
        m[component.factor.lower.indices[q]] -= component.factor.lower.values[q] * m[k]
      }
    }
    for v in component.variables { weights[v] = 0 }
    for k in m.indices where abs(m[k]) > Tolerance.multiplier {
      let c = component.factor.rows[k]
      note(c, m[k])
      for term in system.store.terms(of: c) where system.store.variables[term.variable].state != .component {
        weights[term.variable] += m[k] * term.coefficient
      }
    }
  }
}
