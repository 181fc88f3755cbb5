import ConstraintSolver
import Testing

@Suite("Conflicts") struct ConflictTests {
  @Test("A conflict has only constraints that contradict each other, and the last one added is broken")
  func minimalSet() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    let y = solver.addVariable()
    try solver.add(1, y, .equal, 3)
    let left = try solver.add(1, x, .equal, 20)
    let right = try solver.add(1, x, 1, width, .equal, 100)
    try solver.add(1, y, -1, x, .lessThanOrEqual, 0)
    let size = try solver.add(1, width, .equal, 90)

    solver.solve()

    #expect(solver.conflicts == [.init(constraints: [left, right, size], broken: size)])
    #expect(solver.value(of: width) == 80)
    #expect(solver.violation(of: size) == 10)
  }

  @Test("A size is never negative, and an equality with a negative size is broken")
  func nonNegative() throws {
    let solver = Solver()
    let width = solver.addVariable(.nonNegative)
    let c = try solver.add(1, width, .equal, -5)

    solver.solve()

    #expect(solver.value(of: width) == 0)
    #expect(solver.conflicts == [.init(constraints: [c], broken: c)])
  }

  @Test("A constraint whose terms cancel and whose constant is not 0 is a conflict with one member")
  func empty() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let c = try solver.add([.init(1, x), .init(-1, x)], .equal, 5)

    solver.solve()

    #expect(solver.conflicts == [.init(constraints: [c], broken: c)])
  }

  @Test("The policy chooses the constraint that is broken")
  func policy() throws {
    let solver = Solver()
    solver.breakPolicy = { $0[0] }
    let x = solver.addVariable()
    let first = try solver.add(1, x, .equal, 10)
    let second = try solver.add(1, x, .equal, 20)

    solver.solve()

    #expect(solver.conflicts == [.init(constraints: [first, second], broken: first)])
    #expect(solver.value(of: x) == 20)
  }

  @Test("A policy that is set after a solve applies to the conflict in the next one, without an edit")
  func laterPolicy() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add(1, x, .equal, 10)
    let second = try solver.add(1, x, .equal, 20)
    solver.solve()
    #expect(solver.conflicts == [.init(constraints: [first, second], broken: second)])

    solver.breakPolicy = { $0[0] }
    solver.solve()

    #expect(solver.conflicts == [.init(constraints: [first, second], broken: first)])
    #expect(solver.value(of: x) == 20)
  }

  @Test("A broken constraint is satisfied again when a member of its conflict is removed or becomes optional")
  func revival() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let first = try solver.add(1, x, .equal, 10)
    let second = try solver.add(1, x, .equal, 20)
    solver.solve()
    #expect(solver.value(of: x) == 10)

    try solver.setPriority(first, 500)
    solver.solve()

    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 20)

    try solver.setPriority(first, 1000)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [second])

    try solver.remove(first)
    solver.solve()

    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 20)
  }

  @Test("After a resize into a conflict and back the values are as before")
  func resizing() throws {
    let solver = Solver()
    let container = solver.addVariable(.nonNegative)
    let left = solver.addVariable(.nonNegative)
    let right = solver.addVariable(.nonNegative)
    let size = try solver.add(1, container, .equal, 300)
    try solver.add(1, left, .greaterThanOrEqual, 100)
    try solver.add(1, right, .greaterThanOrEqual, 100)
    try solver.add(1, left, 1, right, -1, container, .equal, 0)
    try solver.add(1, left, .equal, 120, priority: 250)
    solver.solve()
    #expect([left, right].map { solver.value(of: $0) } == [120, 180])

    try solver.setConstant(size, 150)
    solver.solve()

    #expect(solver.conflicts.count == 1)
    #expect(solver.conflicts[0].constraints.count == 4)

    try solver.setConstant(size, 310)
    solver.solve()

    #expect(solver.conflicts.isEmpty)
    #expect([left, right].map { solver.value(of: $0) } == [120, 190])
    #expect(solver.checkInvariants() == [])
  }

  @Test("Independent conflicts are all found in one solve")
  func several() throws {
    let solver = Solver()
    var broken: [Solver.Constraint] = []
    for i in 0..<5 {
      let x = solver.addVariable()
      try solver.add(1, x, .equal, Double(i))
      broken.append(try solver.add(1, x, .equal, Double(i + 10)))
    }

    solver.solve()

    #expect(solver.conflicts.map(\.broken) == broken)
  }

  @Test("A conflict is no longer reported once a member is removed, even before the next solve")
  func removedMember() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let first = try solver.add(1, x, .equal, 10)
    let second = try solver.add(1, x, .equal, 20)
    let third = try solver.add(1, y, .equal, 10)
    let fourth = try solver.add(1, y, .equal, 20)
    solver.solve()
    let ofX = Solver.Conflict(constraints: [first, second], broken: second)
    let ofY = Solver.Conflict(constraints: [third, fourth], broken: fourth)
    #expect(solver.conflicts == [ofX, ofY])

    try solver.remove(first)
    #expect(solver.conflicts == [ofY])
    // A new constraint in the slot of the removed member is not part of a conflict.
    let unrelated = try solver.add(1, y, .greaterThanOrEqual, 0)
    #expect(unrelated.index == first.index)
    #expect(solver.conflicts == [ofY])
    try solver.remove(fourth)
    #expect(solver.conflicts == [])
    solver.solve()

    #expect(solver.conflicts == [])
    #expect([x, y].map { solver.value(of: $0) } == [20, 10])
  }

  @Test("Bounds that contradict each other by less than the tolerance conflict only after they move apart")
  func barelyViolatedLimit() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let most = try solver.add(1, x, .lessThanOrEqual, 10)
    let least = try solver.add(1, x, .greaterThanOrEqual, 10.000_000_5)
    try solver.add(1, x, .equal, 20, priority: 500)
    // `y` has no upper bound: the solution follows from tie-breaking, whose last optimum the next solve starts from.
    try solver.add(1, y, -1, x, .greaterThanOrEqual, 3)
    solver.solve()
    let before = solver.counters
    #expect(before.tieBreaks == 1)
    try solver.setConstant(most, 10.000_000_01)
    solver.solve()
    // The tolerance is 1e-6.
    #expect(solver.conflicts == [])
    #expect((solver.counters - before).tieBreaks == 0)
    #expect((solver.counters - before).solvedComponents == 1)

    try solver.setConstant(most, 5)
    solver.solve()

    #expect(solver.conflicts == [.init(constraints: [most, least], broken: least)])
    #expect(solver.value(of: x) == 5)
  }
}
