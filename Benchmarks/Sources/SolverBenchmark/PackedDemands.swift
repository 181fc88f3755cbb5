import ConstraintSolver

/// Demands in flat arrays, so that the time of reading them is negligible beside that of adding them.
struct PackedDemands {
  private struct Head {
    var first: Int32
    var count: Int32
    var relation: Solver.Relation
    var constant: Double
    var priority: Double
  }
  private var heads: [Head] = []
  private var coefficients: [Double] = []
  private var numbers: [Int] = []

  init(_ demands: [Demand]) {
    for d in demands {
      heads.append(
        Head(
          first: Int32(coefficients.count), count: Int32(d.terms.count), relation: d.relation, constant: d.constant,
          priority: d.priority))
      for (a, v) in d.terms {
        coefficients.append(a)
        numbers.append(v)
      }
    }
  }

  /// Adds all demands; returns the last constraint.
  func addAll(to solver: Solver, _ v: [Solver.Variable]) throws -> Solver.Constraint? {
    var last: Solver.Constraint?
    for i in heads.indices { last = try add(i, to: solver, v) }
    return last
  }

  /// Adds the last demand.
  func addLast(to solver: Solver, _ v: [Solver.Variable]) throws -> Solver.Constraint? {
    try heads.isEmpty ? nil : add(heads.count - 1, to: solver, v)
  }

  @inline(__always)
  private func add(_ i: Int, to solver: Solver, _ v: [Solver.Variable]) throws -> Solver.Constraint {
    let h = heads[i]
    let k = Int(h.first)
    let a = coefficients
    let n = numbers
    switch h.count {
    case 1: return try solver.add(a[k], v[n[k]], h.relation, h.constant, priority: h.priority)
    case 2:
      return try solver.add(
        a[k], v[n[k]], a[k + 1], v[n[k + 1]], h.relation, h.constant, priority: h.priority)
    case 3:
      return try solver.add(
        a[k], v[n[k]], a[k + 1], v[n[k + 1]], a[k + 2], v[n[k + 2]], h.relation, h.constant, priority: h.priority)
    default:
      let terms = (k..<(k + Int(h.count))).map { Solver.Term(a[$0], v[n[$0]]) }
      return try solver.add(terms, h.relation, h.constant, priority: h.priority)
    }
  }
}
