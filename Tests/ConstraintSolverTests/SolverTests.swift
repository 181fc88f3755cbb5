import ConstraintSolver
import Testing

@Suite("Solving") struct SolverTests {
  @Test("The example of the documentation has the width that it states")
  func documentationExample() throws {
    let solver = Solver()
    let left = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    try solver.add(1, left, .equal, 16)
    try solver.add(1, left, 1, width, .lessThanOrEqual, 374)
    try solver.add(1, width, .equal, 500, priority: 750)

    solver.solve()

    #expect(solver.value(of: width) == 358)
  }

  @Test("No value changes before a solve")
  func lazy() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .equal, 10)

    #expect(solver.value(of: x) == 0)

    solver.solve()

    #expect(solver.value(of: x) == 10)
  }

  @Test("Changed variables are those whose value differs from the solve before, ascending")
  func changedVariables() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let z = solver.addVariable()
    let pin = try solver.add(1, x, .equal, 10)
    try solver.add(1, z, -1, x, .equal, 5)
    try solver.add(1, y, .equal, 3)
    solver.solve()

    #expect(solver.changedVariables == [x, y, z])

    try solver.setConstant(pin, 11)
    solver.solve()

    #expect(solver.changedVariables == [x, z])

    try solver.setConstant(pin, 12)
    try solver.setConstant(pin, 11)
    solver.solve()

    #expect(solver.changedVariables == [])
  }

  @Test("Terms on one variable add up, and those that cancel are dropped")
  func mergedTerms() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add([.init(1, x), .init(2, x), .init(1, y), .init(-1, y)], .equal, 12)

    solver.solve()

    #expect(solver.value(of: x) == 4)
    #expect(solver.isAmbiguous(y))
  }

  @Test("No number of constraints at a lower priority outweighs one at a higher")
  func strictPriorities() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .equal, 1, priority: 500)
    for _ in 0..<1001 { try solver.add(1, x, .equal, 0, priority: 499) }

    solver.solve()

    #expect(solver.value(of: x) == 1)
  }

  @Test("Within a level the sum of absolute violations is least: the median wins")
  func sumOfViolations() throws {
    let solver = Solver()
    let x = solver.addVariable()
    for value in [0.0, 10, 100] { try solver.add(1, x, .equal, value, priority: 250) }

    solver.solve()

    #expect(solver.value(of: x) == 10)
  }

  @Test("An optional constraint that cannot hold is violated as little as possible")
  func closest() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .lessThanOrEqual, 50)
    let preferred = try solver.add(1, x, .equal, 80, priority: 250)

    solver.solve()

    #expect(solver.value(of: x) == 50)
    #expect(solver.violation(of: preferred) == 30)
    #expect(solver.droppedConstraints.map(\.constraint) == [preferred])
    #expect(solver.droppedConstraints.map(\.residual) == [30])
  }

  @Test("A constraint holds once its priority is required, and yields once it is optional again")
  func changedPriority() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let low = try solver.add(1, x, .equal, 10, priority: 250)
    try solver.add(1, x, .equal, 20, priority: 500)
    solver.solve()

    #expect(solver.value(of: x) == 20)

    try solver.setPriority(low, 1000)
    solver.solve()

    #expect(solver.value(of: x) == 10)

    try solver.setPriority(low, 499)
    solver.solve()

    #expect(solver.value(of: x) == 20)
  }

  @Test("Three equal widths fill 100 exactly")
  func thirds() throws {
    let solver = Solver()
    let widths = (0..<3).map { _ in solver.addVariable(.nonNegative) }
    try solver.add(1, widths[0], 1, widths[1], 1, widths[2], .equal, 100)
    try solver.add(1, widths[1], -1, widths[0], .equal, 0)
    try solver.add(1, widths[2], -1, widths[0], .equal, 0)

    solver.solve()

    // Each width is a third of 100, within the rounding error of the sum.
    #expect(widths.allSatisfy { abs(solver.value(of: $0) - 100.0 / 3) < 1e-13 })
    #expect(widths.reduce(0) { $0 + solver.value(of: $1) } == 100)
  }

  @Test("Coordinates near 2^24, which toolkits use for an unlimited size, do not make small ones inexact")
  func greatNumbers() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    try solver.add(1, width, .lessThanOrEqual, 16_777_215, priority: 600)
    try solver.add(1, width, .greaterThanOrEqual, 119, priority: 600)
    try solver.add(1, x, 1, width, .equal, 16_777_216)
    try solver.add(1, width, .equal, 119.5, priority: 50)

    solver.solve()

    #expect(solver.value(of: width) == 119.5)
    #expect(solver.value(of: x) == 16_777_096.5)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Solvers on different threads do not disturb one another")
  func threads() async throws {
    let alone = try Scripts.digest(seed: 7, systems: 20)

    let together = try await withThrowingTaskGroup(of: UInt64.self) { group in
      for _ in 0..<8 { group.addTask { try Scripts.digest(seed: 7, systems: 20) } }
      return try await group.reduce(into: [UInt64]()) { $0.append($1) }
    }

    #expect(together == Array(repeating: alone, count: 8))
  }
}
