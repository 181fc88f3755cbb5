import ConstraintSolver
import Testing

@Suite("Solving") struct SolverTests {
  @Test("A size is never negative, and a required equality that asks for it is broken")
  func nonNegative() throws {
    let solver = Solver()
    let width = solver.addVariable(.nonNegative)
    let c = try solver.add([.init(1, width)], .equal, -5)

    solver.solve()

    #expect(solver.value(of: width) == 0)
    #expect(solver.conflicts.map(\.broken) == [c])
  }

  @Test("A broken constraint is revived when a member of its conflict changes")
  func revival() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add([.init(1, x)], .equal, 10)
    let second = try solver.add([.init(1, x)], .equal, 20)

    solver.solve()

    #expect(solver.value(of: x) == 10)
    #expect(solver.conflicts == [.init(constraints: [first, second], broken: second)])

    try solver.remove(first)
    solver.solve()

    #expect(solver.value(of: x) == 20)
    #expect(solver.conflicts.isEmpty)
  }
}
