import ConstraintSolver
import Testing

@Suite("Invalid arguments and extreme numbers") struct BoundaryTests {
  @Test("Numbers that are not finite are rejected, with an error that contains an existing constraint")
  func notFinite() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let c = try solver.add(1, x, .equal, 10)

    for number in [Double.nan, .infinity, -.infinity] {
      #expect(throws: SolverError.notFinite(nil)) { try solver.add(number, x, .equal, 1) }
      #expect(throws: SolverError.notFinite(nil)) { try solver.add(1, x, .equal, number) }
      #expect(throws: SolverError.notFinite(nil)) { try solver.add(1, x, .equal, 1, priority: number) }
      #expect(throws: SolverError.notFinite(c)) { try solver.setConstant(c, number) }
      #expect(throws: SolverError.notFinite(c)) { try solver.setPriority(c, number) }
    }
    solver.solve()

    #expect(solver.value(of: x) == 10)
  }

  @Test("Priorities outside 0 < priority <= 1000 are rejected", arguments: [0.0, -1, 1000.5, 2000])
  func priorities(priority: Double) throws {
    let solver = Solver()
    let x = solver.addVariable()
    let c = try solver.add(1, x, .equal, 10)

    #expect(throws: SolverError.invalidPriority(priority, nil)) {
      try solver.add(1, x, .equal, 1, priority: priority)
    }
    #expect(throws: SolverError.invalidPriority(priority, c)) { try solver.setPriority(c, priority) }
  }

  @Test("A removed constraint is unknown, even after its slot is reused")
  func staleConstraint() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let old = try solver.add(1, x, .equal, 10)
    try solver.remove(old)
    let new = try solver.add(1, x, .equal, 20)

    #expect(new.index == old.index)
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.remove(old) }
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.setConstant(old, 1) }
    #expect(throws: SolverError.unknownConstraint(old)) { try solver.setPriority(old, 1) }
    #expect(solver.violation(of: old) == 0)

    solver.solve()

    #expect(solver.value(of: x) == 20)
  }

  @Test("A removed variable is unknown, even after its slot is reused")
  func staleVariable() throws {
    let solver = Solver()
    let old = solver.addVariable()
    try solver.removeVariable(old)
    let new = solver.addVariable()

    #expect(new.index == old.index)
    #expect(throws: SolverError.unknownVariable(old)) { try solver.add(1, old, .equal, 1) }
    #expect(throws: SolverError.unknownVariable(old)) { try solver.removeVariable(old) }
    #expect(solver.value(of: old).isNaN)
    #expect(!solver.isAmbiguous(old))
    #expect(solver.explanation(of: old).isEmpty)
  }

  @Test("A variable in use cannot be removed, even if only a broken constraint references it")
  func variableInUse() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(1, x, .equal, 1)
    let clash = try solver.add([.init(1, x)], .equal, 2)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    solver.solve()

    try solver.removeVariable(y)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.remove(clash)
    solver.solve()

    #expect(solver.value(of: x) == 1)
    #expect(solver.checkInvariants() == [])
  }

  @Test("A variable can be removed once nothing references it, including conflicts of the last solve")
  func variableOfPastConflict() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let first = try solver.add(1, x, .equal, 1)
    let clash = try solver.add([.init(1, x)], .equal, 2)
    try solver.add(1, y, .equal, 1)
    try solver.add(1, y, .equal, 2)
    solver.solve()
    #expect(solver.conflicts.count == 2)

    try solver.remove(first)
    #expect(throws: SolverError.variableInUse(x)) { try solver.removeVariable(x) }
    try solver.remove(clash)
    try solver.removeVariable(x)
    solver.solve()

    #expect(solver.value(of: y) == 1)
    #expect(solver.checkInvariants() == [])
  }

  @Test("The slot of a removed constraint is reused for one with as many terms", arguments: [0, 1, 8, 9, 100])
  func reusedSlots(terms: Int) throws {
    let solver = Solver()
    let row = (0..<terms).map { _ in Solver.Term(1, solver.addVariable()) }
    let old = try solver.add(row, .lessThanOrEqual, 10)
    let other = try solver.add(row + [.init(1, solver.addVariable())], .lessThanOrEqual, 10)
    try solver.remove(old)
    try solver.remove(other)

    let new = try solver.add(row, .lessThanOrEqual, 20)

    #expect(new.index == old.index)
    #expect(new != old)
  }

  @Test("Variables of another solver are rejected if they have no counterpart")
  func foreign() throws {
    let other = Solver()
    for _ in 0..<3 { _ = other.addVariable() }
    let foreign = other.addVariable()
    let solver = Solver()
    _ = solver.addVariable()

    #expect(throws: SolverError.unknownVariable(foreign)) { try solver.add(1, foreign, .equal, 1) }
  }

  @Test("Constants near the limits of a double do not trap")
  func overflow() throws {
    let solver = Solver()
    let x = (0..<6).map { _ in solver.addVariable() }
    try solver.add(1, x[0], .equal, 1e300)
    for i in 1..<6 { try solver.add(1, x[i], -1e200, x[i - 1], .equal, 0, priority: i % 2 == 0 ? 1000 : 500) }

    solver.solve()

    #expect(solver.value(of: x[0]) == 1e300)
  }
}
