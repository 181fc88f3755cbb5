import ConstraintSolver
import Testing

/// Systems in which other solvers were seen to fail.
@Suite("Where others fail") struct PeerFailureTests {
  @Test("1001 weak constraints do not beat one medium: weights are not packed into one number")
  func packedWeights() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .equal, 100, priority: 500)
    for _ in 0..<1001 { try solver.add(1, x, .equal, 0, priority: 250) }

    solver.solve()

    #expect(solver.value(of: x) == 100)
  }

  @Test("Four constraints at 250 do not beat one at 750: a priority is not a weight")
  func prioritiesAsWeights() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .equal, 10, priority: 750)
    for _ in 0..<4 { try solver.add(1, x, .equal, 0, priority: 250) }

    solver.solve()

    #expect(solver.value(of: x) == 10)
  }

  @Test("An unsatisfiable constraint leaves nothing behind: x stays at least 0")
  func failedRow() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(1, x, .greaterThanOrEqual, 0)
    try solver.add(1, y, -1, x, .equal, 100)
    try solver.add(1, y, .greaterThanOrEqual, 100)
    let impossible = try solver.add(1, y, .equal, 20)

    solver.solve()

    #expect(solver.conflicts.map(\.broken) == [impossible])
    #expect(solver.value(of: x) >= 0)

    try solver.add(1, x, .equal, -80, priority: 750)
    solver.solve()

    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: y) == 100)
  }

  @Test("The order of insertion changes neither the result nor the work: a chain forward, reversed and in strides of 7")
  func insertionOrder() throws {
    let forward = try Self.chain(order: { $0 })
    let reversed = try Self.chain(order: { $0.reversed() })
    let strided = try Self.chain(order: { all in (0..<7).flatMap { r in all.filter { $0 % 7 == r } } })

    // 200 views and 199 gaps of 8 in 7800: (7800 - 1592) / 200.
    #expect(abs(forward.width - 31.04) < 1e-9)
    #expect(abs(reversed.width - 31.04) < 1e-9)
    #expect(abs(strided.width - 31.04) < 1e-9)
    for counters in [forward.counters, reversed.counters, strided.counters] {
      #expect(counters.pivots == 0)
      #expect(counters.builtComponents <= 1)
    }
  }

  private static func chain(order: ([Int]) -> [Int]) throws -> (width: Double, counters: Counters) {
    let solver = Solver()
    let n = 200
    let x = (0..<n).map { _ in solver.addVariable() }
    let width = (0..<n).map { _ in solver.addVariable() }
    for i in order(Array(0..<2 * n)) {
      let k = i / 2
      switch (i % 2, k) {
      case (0, 0): try solver.add(1, x[0], .equal, 0)
      case (0, _): try solver.add(1, x[k], -1, x[k - 1], -1, width[k - 1], .equal, 8)
      case (_, 0): try solver.add(1, x[n - 1], 1, width[n - 1], .equal, 7800)
      default: try solver.add(1, width[k], -1, width[0], .equal, 0)
      }
    }
    solver.solve()
    return (solver.value(of: width[n - 1]), solver.counters)
  }

  @Test("A conflict names every member, not only the constraint added last")
  func wholeConflict() throws {
    let solver = Solver()
    let x = (0..<4).map { _ in solver.addVariable() }
    var members = [try solver.add(1, x[0], .equal, 0)]
    for i in 1..<4 { members.append(try solver.add(1, x[i], -1, x[i - 1], .greaterThanOrEqual, 10)) }
    members.append(try solver.add(1, x[3], .lessThanOrEqual, 25))

    solver.solve()

    #expect(solver.conflicts.map(\.constraints) == [members])
  }

  @Test("A required constraint holds against any number of optional ones")
  func trulyRequired() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .lessThanOrEqual, 100)
    for _ in 0..<500 { try solver.add(1, x, .equal, 1e6, priority: 999) }

    solver.solve()

    #expect(solver.value(of: x) == 100)
  }

  @Test("Opposing required constraints on one difference are a conflict, although their slopes cancel")
  func opposingSlopes() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let low = try solver.add(1, x, -1, y, .greaterThanOrEqual, 10)
    let high = try solver.add(1, x, -1, y, .lessThanOrEqual, 5)

    solver.solve()

    #expect(solver.conflicts == [.init(constraints: [low, high], broken: high)])
  }

  @Test("Numbers stay doubles: no loss at 2^25 + 1")
  func notFloat() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(1, x, .equal, 33_554_433)
    try solver.add(1, y, -1, x, .equal, 0.5, priority: 500)

    solver.solve()

    #expect(solver.value(of: y) == 33_554_433.5)
  }
}
