import ConstraintSolver
import Testing

/// The same constraints with all numbers multiplied by a factor, as if written in another unit.
@Suite("Units") struct UnitTests {
  @Test(
    "A required bound holds however small or large its numbers are", arguments: [1e-300, 1e-100, 1e-10, 1e7, 1e200])
  func requiredBound(unit: Double) throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable(.nonNegative)
    let bound = try solver.add(unit, x, .greaterThanOrEqual, 5 * unit)
    try solver.add(1, y, -1, x, .equal, 2)

    solver.solve()

    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: x) - 5) < 1e-12)
    #expect(abs(solver.value(of: y) - 7) < 1e-12)

    try solver.setConstant(bound, 8 * unit)
    solver.solve()

    #expect(abs(solver.value(of: x) - 8) < 1e-12)
    #expect(solver.checkInvariants() == [])
  }

  @Test("1e-10·x >= 5 makes x 5e10")
  func smallCoefficient() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1e-10, x, .greaterThanOrEqual, 5)

    solver.solve()

    #expect(solver.conflicts.isEmpty)
    #expect(abs(solver.value(of: x) - 5e10) < 1e-4)
  }

  @Test(
    "A tie at one priority leaves the choice to the next, whatever unit the first is in",
    arguments: [1e-30, 1e-12, 1, 1e7, 1e12, 1e30])
  func tie(unit: Double) throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    // The sum of the four violations is 0.7·(20 - 10) + 0.3·(9 - 4) wherever x is from 10 to 20 and x + y from 4 to 9.
    for constant in [10.0, 20] { try solver.add(0.7 * unit, x, .equal, 0.7 * unit * constant, priority: 500) }
    for constant in [4.0, 9] {
      try solver.add(0.3 * unit, x, 0.3 * unit, y, .equal, 0.3 * unit * constant, priority: 500)
    }
    try solver.add(1, x, .equal, 17, priority: 250)
    try solver.add(1, y, .equal, -9, priority: 250)

    solver.solve()

    #expect(abs(solver.value(of: x) - 17) < 1e-9)
    #expect(abs(solver.value(of: y) + 9) < 1e-9)
  }

  @Test(
    "Within one priority the violations add up in the client's units: the heavier of two wins", arguments: [1e-8, 1e8])
  func weights(unit: Double) throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(unit, x, .equal, 10 * unit, priority: 500)
    for _ in 0..<1000 { try solver.add(1, x, .equal, 20, priority: 500) }

    solver.solve()

    // The weights are 1000 · 1 for 20 and the unit for 10.
    #expect(abs(solver.value(of: x) - (unit > 1000 ? 10 : 20)) < 1e-12)
  }

  @Test("Violations, proofs and descriptions have the client's numbers")
  func reports() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let bound = try solver.add(0x1p40, x, .lessThanOrEqual, 0x1p40 * 5)
    let preferred = try solver.add(1e6, x, .equal, 8e6, priority: 250)

    solver.solve()

    #expect(solver.value(of: x) == 5)
    #expect(solver.violation(of: preferred) == 3e6)
    #expect(solver.droppedConstraints.map(\.constraint) == [preferred])
    #expect(solver.droppedConstraints.map(\.residual) == [3e6])
    #expect(solver.holders(of: preferred) == [bound])
    let proof = try #require(solver.proof(of: [.init(1, x)]).first)
    #expect(proof.terms == [.init(0x1p40, x)])
    #expect(proof.constant == 0x1p40 * 5)
    #expect(proof.amount == 5)
    #expect(solver.description.contains("c1: 1000000.0 x0 == 8000000.0 @250.0"))
  }

  /// Returns a solver with a script's rows in other units.
  ///
  /// The unit depends on the row if it is required, and otherwise on its priority.
  private static func rewritten(
    _ script: Scripts, base: Double, greatest: Int
  ) throws -> (solver: Solver, variables: [Solver.Variable], constraints: [Solver.Constraint]) {
    let solver = Solver()
    let variables = script.domains.map { solver.addVariable($0 ?? .real) }
    var constraints: [Solver.Constraint] = []
    for (i, row) in script.rows.enumerated() {
      guard let row else { continue }
      var sums: [Int: Double] = [:]
      for term in row.terms { sums[term.1, default: 0] += term.0 }
      // A row in which all terms cancel has no unit: its constant is compared with 0.
      let key = sums.values.allSatisfy { $0 == 0 } ? greatest : row.priority == 1000 ? 7 * i : Int(row.priority)
      let exponent = key % (2 * greatest + 1) - greatest
      let unit = (0..<abs(exponent)).reduce(1.0) { unit, _ in exponent < 0 ? unit / base : unit * base }
      constraints.append(
        try solver.add(
          row.terms.map { .init($0.0 * unit, variables[$0.1]) }, row.relation, row.constant * unit,
          priority: row.priority))
    }
    solver.solve()
    return (solver, variables, constraints)
  }

  @Test("Units that are powers of 2^16 leave every bit and every conflict as it is", arguments: 0..<10)
  func powersOfTwo(block: Int) throws {
    for seed in (block * 20)..<(block * 20 + 20) {
      var script = Scripts(seed: UInt64(seed + 300_000))
      for _ in 0..<script.int(3...20) { try script.addRow() }
      script.solver.solve()

      let other = try Self.rewritten(script, base: 65_536, greatest: 6)

      #expect(
        other.variables.map { other.solver.value(of: $0).bitPattern } == script.values.map(\.bitPattern), "seed \(seed)"
      )
      let conflicts = other.solver.conflicts.map { conflict in
        ([conflict.broken] + conflict.constraints).map { other.constraints.firstIndex(of: $0) ?? -1 }
      }
      #expect(conflicts == script.conflicts, "seed \(seed)")
    }
  }

  @Test("Units that are powers of ten leave the least sum of every priority as it is", arguments: 0..<10)
  func powersOfTen(block: Int) throws {
    for seed in (block * 20)..<(block * 20 + 20) {
      var script = Scripts(seed: UInt64(seed + 400_000))
      for _ in 0..<script.int(3...20) { try script.addRow() }
      script.solver.solve()
      if !script.conflicts.isEmpty { continue }

      let other = try Self.rewritten(script, base: 10, greatest: 12)

      #expect(other.solver.conflicts.isEmpty, "seed \(seed)")
      let sums = [script.values, other.variables.map { other.solver.value(of: $0) }].map { Self.sums(script, at: $0) }
      for (priority, sum) in sums[0] {
        #expect(abs(sum - (sums[1][priority] ?? .nan)) < 1e-6, "seed \(seed), priority \(priority)")
      }
    }
  }

  /// Returns the sum of the violations of each priority.
  private static func sums(_ script: Scripts, at values: [Double]) -> [Double: Double] {
    var sums: [Double: Double] = [:]
    for row in script.rows.compactMap({ $0 }) {
      let excess = row.terms.reduce(-row.constant) { $0 + $1.0 * values[$1.1] }
      let violation =
        switch row.relation {
        case .equal: abs(excess)
        case .lessThanOrEqual: max(0, excess)
        case .greaterThanOrEqual: max(0, -excess)
        }
      sums[row.priority, default: 0] += violation
    }
    return sums
  }
}
