import ConstraintSolver
import Testing

/// Systems of two variables and up to three constraints from a small set, compared with brute force.
///
/// The cost is piecewise linear, so some optimum lies where two of these lines cross: the constraints' own lines, the
/// bounds of sizes, and the axes (for optima that are whole lines or half-planes).
@Suite("Exhaustive") struct ExhaustiveTests {
  private struct Row: Sendable {
    var a: Double
    var b: Double
    var relation: Solver.Relation
    var constant: Double
    var priority: Double

    func violation(_ x: Double, _ y: Double) -> Double {
      let s = a * x + b * y - constant
      return relation == .equal ? abs(s) : relation == .lessThanOrEqual ? max(0, s) : max(0, -s)
    }
  }

  private static let alphabet: [Row] = [(1.0, 0.0), (0, 1), (1, 1), (1, -2)].flatMap { a, b in
    [Solver.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual].flatMap { relation in
      [0.0, 6].flatMap { constant in
        [1000.0, 500, 250].map { Row(a: a, b: b, relation: relation, constant: constant, priority: $0) }
      }
    }
  }

  /// Returns the crossings of all lines at which sizes are not negative.
  private static func candidates(_ rows: [Row], _ isSize: Bool) -> [(Double, Double)] {
    let lines = rows.map { ($0.a, $0.b, $0.constant) } + [(1, 0, 0), (0, 1, 0)]
    var points: [(Double, Double)] = []
    for i in lines.indices {
      for j in lines.indices where j > i {
        let (p, q) = (lines[i], lines[j])
        let determinant = p.0 * q.1 - p.1 * q.0
        if determinant == 0 { continue }
        let x = (p.2 * q.1 - p.1 * q.2) / determinant
        let y = (p.0 * q.2 - p.2 * q.0) / determinant
        if !isSize || y >= -1e-9 { points.append((x, y)) }
      }
    }
    return points
  }

  private static func isSatisfiable(_ rows: [Row], _ isSize: Bool) -> Bool {
    candidates(rows, isSize).contains { x, y in rows.allSatisfy { $0.violation(x, y) < 1e-9 } }
  }

  /// Returns the least sums of violations at priorities 500 and 250 that the required rows allow.
  private static func best(_ rows: [Row], _ isSize: Bool) -> (Double, Double)? {
    candidates(rows, isSize).filter { x, y in
      rows.allSatisfy { $0.priority < 1000 || $0.violation(x, y) < 1e-9 }
    }.map { x, y in sums(rows, x, y) }.min { abs($0.0 - $1.0) > 1e-9 ? $0.0 < $1.0 : $0.1 < $1.1 }
  }

  private static func sums(_ rows: [Row], _ x: Double, _ y: Double) -> (Double, Double) {
    func sum(_ priority: Double) -> Double {
      rows.reduce(0) { $0 + ($1.priority == priority ? $1.violation(x, y) : 0) }
    }
    return (sum(500), sum(250))
  }

  private static func fault(_ rows: [Row], _ isSize: Bool) throws -> String? {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable(isSize ? .nonNegative : .real)
    var ids: [Solver.Constraint] = []
    for r in rows { ids.append(try solver.add(r.a, x, r.b, y, r.relation, r.constant, priority: r.priority)) }
    solver.solve()
    let broken = solver.conflicts.compactMap { ids.firstIndex(of: $0.broken) }
    for conflict in solver.conflicts {
      let members = conflict.constraints.compactMap { ids.firstIndex(of: $0) }
      if isSatisfiable(members.map { rows[$0] }, isSize) { return "\(rows): conflict \(members) is satisfiable" }
      for k in members where !isSatisfiable(members.filter { $0 != k }.map { rows[$0] }, isSize) {
        return "\(rows): conflict \(members) is not minimal"
      }
    }
    let kept = rows.indices.filter { !broken.contains($0) }.map { rows[$0] }
    guard let best = best(kept, isSize) else { return "\(rows): the other constraints conflict" }
    let mine = sums(kept, solver.value(of: x), solver.value(of: y))
    if abs(mine.0 - best.0) > 1e-7 || abs(mine.1 - best.1) > 1e-7 { return "\(rows): \(mine), least is \(best)" }
    let worst = kept.filter { $0.priority >= 1000 }.map { $0.violation(solver.value(of: x), solver.value(of: y)) }.max()
    return (worst ?? 0) > 1e-7 || (isSize && solver.value(of: y) < 0) ? "\(rows): a requirement is broken" : nil
  }

  @Test("One or two constraints have the optimum of brute force", arguments: [false, true])
  func upToTwo(isSize: Bool) throws {
    for i in Self.alphabet {
      #expect(try Self.fault([i], isSize) == nil)
      for j in Self.alphabet { #expect(try Self.fault([i, j], isSize) == nil) }
    }
  }

  @Test("Three constraints have the optimum of brute force", arguments: 0..<72)
  func three(first: Int) throws {
    var count = 0
    for second in first..<72 {
      for third in second..<72 {
        count += 1
        let rows = [Self.alphabet[first], Self.alphabet[second], Self.alphabet[third]]

        // Half of the systems have a size, and every third one is in reverse order.
        let fault = try Self.fault(count % 3 == 0 ? rows.reversed() : rows, count % 2 == 0)

        #expect(fault == nil)
      }
    }
  }
}
