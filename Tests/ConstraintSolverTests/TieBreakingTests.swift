import ConstraintSolver
import Testing

/// The values of variables that the constraints leave open.
@Suite("Tie-breaking") struct TieBreakingTests {
  @Test(
    "An inequality alone on a position is tight", arguments: [Solver.Relation.lessThanOrEqual, .greaterThanOrEqual])
  func tightPosition(relation: Solver.Relation) throws {
    let solver = Solver()
    let top = solver.addVariable()
    try solver.add(1, top, relation, 10)

    solver.solve()

    #expect(solver.value(of: top) == 10)
    #expect(solver.isAmbiguous(top))
  }

  @Test("A lower bound alone on a size gives the bound, an upper bound alone gives 0")
  func sizes() throws {
    let solver = Solver()
    let low = solver.addVariable(.nonNegative)
    let high = solver.addVariable(.nonNegative)
    try solver.add(1, low, .greaterThanOrEqual, 40)
    try solver.add(1, high, .lessThanOrEqual, 40)

    solver.solve()

    #expect(solver.value(of: low) == 40)
    #expect(solver.value(of: high) == 0)
  }

  @Test("With only left == 12 the frame is (12, 0, 0, 0)")
  func lonePosition() throws {
    let solver = Solver()
    let frame = [
      solver.addVariable(), solver.addVariable(), solver.addVariable(.nonNegative), solver.addVariable(.nonNegative),
    ]
    try solver.add(1, frame[0], .equal, 12)

    solver.solve()

    #expect(frame.map { solver.value(of: $0) } == [12, 0, 0, 0])
    #expect(frame.map { solver.isAmbiguous($0) } == [false, true, true, true])
  }

  @Test("A right edge alone leaves the size at 0 and moves the position")
  func rightEdge() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    try solver.add(1, x, 1, width, .equal, 100)

    solver.solve()

    #expect(solver.value(of: x) == 100)
    #expect(solver.value(of: width) == 0)
  }

  @Test("Of positions connected only to one another the first is at 0")
  func chainOfPositions() throws {
    let solver = Solver()
    let positions = (0..<4).map { _ in solver.addVariable() }
    for i in 1..<4 { try solver.add(1, positions[i], -1, positions[i - 1], .equal, 8) }

    solver.solve()

    #expect(positions.map { solver.value(of: $0) } == [0, 8, 16, 24])
    #expect(positions.allSatisfy { solver.isAmbiguous($0) })
  }

  // On iOS 26, a button below a text and above the bottom edge, both by inequalities in this order, is at the bottom.
  @Test("Between two bounds a position is at the bound that was added last")
  func betweenBounds() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(1, x, .greaterThanOrEqual, 10)
    try solver.add(1, x, .lessThanOrEqual, 100)

    solver.solve()

    #expect(solver.value(of: x) == 100)
  }

  @Test("Of two equally hugging labels the later keeps its size and the earlier yields: 300 − 8 − 60 = 232")
  func equalHugging() throws {
    let solver = Solver()
    let first = solver.addVariable(.nonNegative)
    let x = solver.addVariable()
    let second = solver.addVariable(.nonNegative)
    try solver.add(1, x, -1, first, .equal, 8)
    try solver.add(1, x, 1, second, .equal, 300)
    for (width, size) in [(first, 50.0), (second, 60)] {
      try solver.add(1, width, .greaterThanOrEqual, size, priority: 750)
      try solver.add(1, width, .lessThanOrEqual, size, priority: 250)
    }

    solver.solve()

    #expect(solver.value(of: first) == 232)
    #expect(solver.value(of: second) == 60)
    #expect(solver.isAmbiguous(first))
    #expect(solver.isAmbiguous(second))
  }

  @Test("The second solution differs in the given variable and costs the same")
  func alternative() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let right = solver.addVariable()
    try solver.add(1, x, .greaterThanOrEqual, 10)
    try solver.add(1, right, -1, x, .equal, 50)
    solver.solve()

    let other = try #require(solver.alternativeValues(for: right))

    #expect(other[right] != solver.value(of: right))
    #expect(other[right] - other[x] == 50)
    #expect(other[x] >= 10)
  }

  @Test("A second solution has no value for a variable that reuses the slot of a removed one")
  func reusedSlot() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let old = solver.addVariable()
    try solver.add(1, x, .greaterThanOrEqual, 10)
    solver.solve()
    let other = try #require(solver.alternativeValues(for: x))
    try solver.removeVariable(old)
    let new = solver.addVariable()
    try solver.add(1, new, .equal, 7)
    solver.solve()
    let later = try #require(solver.alternativeValues(for: x))

    #expect(other[x] > 10)
    #expect(!other[old].isNaN)
    #expect(other[new].isNaN)
    #expect(later[old].isNaN)
    #expect(later[new] == 7)
  }

  @Test("A determined variable has no second solution")
  func determined() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(1, x, .equal, 10)
    try solver.add(1, y, .equal, 5, priority: 250)
    solver.solve()

    #expect(!solver.isAmbiguous(x))
    #expect(solver.alternativeValues(for: x) == nil)
    #expect(!solver.isAmbiguous(y))
  }

  @Test("Of 100,000 connected positions the first is at 0")
  func manyPositions() throws {
    let solver = Solver()
    let chain = (0..<100_000).map { _ in solver.addVariable() }
    for i in 1..<chain.count { try solver.add(1, chain[i], -1, chain[i - 1], .equal, 8) }

    solver.solve()

    // Each is 8 beyond the one before: 99,999 × 8.
    #expect(solver.value(of: chain[0]) == 0)
    #expect(solver.value(of: chain[99_999]) == 799_992)
  }

  @Test(
    "Of two positions connected only to each other the earlier is at 0, at any index",
    arguments: [3, 100, 501, 502, 1_300, 31_700, 100_000], [8.0, -8])
  func latePositions(count: Int, gap: Double) throws {
    let solver = Solver()
    let positions = (0..<count).map { _ in solver.addVariable() }
    let (last, beforeLast) = (positions[count - 1], positions[count - 2])
    // With the optional constraints at both ends, no single other position determines one between them, so all stay in
    // the component.
    try solver.add(1, positions[0], .equal, 5, priority: 250)
    for k in 1..<(count - 2) { try solver.add(1, positions[k], -1, positions[k - 1], .equal, 0) }
    try solver.add(1, positions[count - 3], .equal, 5, priority: 250)
    try solver.add(1, last, -1, beforeLast, .equal, gap)
    // The sum of these costs is the same wherever the pair is within 900 of the first position.
    for position in [beforeLast, last] {
      for distance in [-1000.0, 1000] {
        try solver.add(1, position, -1, positions[0], .equal, distance, priority: 250)
      }
    }

    solver.solve()

    #expect(solver.value(of: positions[0]) == 5)
    #expect(solver.value(of: beforeLast) == 0)
    #expect(solver.value(of: last) == gap)
    #expect(solver.isAmbiguous(last))
  }
}
