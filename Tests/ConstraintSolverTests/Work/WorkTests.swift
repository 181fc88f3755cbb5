import ConstraintSolver
import Testing

/// The growth of work with the size of a system, counted rather than timed, and its limit.
@Suite("Work") struct WorkTests {
  /// Views in a column of a fixed height, one below the other.
  private struct Column {
    let solver = Solver()
    var tops: [Solver.Variable] = []
    var heights: [Solver.Variable] = []

    init(views: Int, height: Double) throws {
      for _ in 0..<views {
        tops.append(solver.addVariable())
        heights.append(solver.addVariable(.nonNegative))
      }
      try solver.add(1, tops[0], .equal, 0)
      for i in 1..<views { try solver.add(1, tops[i], -1, tops[i - 1], -1, heights[i - 1], .equal, 0) }
      try solver.add(1, tops[views - 1], 1, heights[views - 1], .equal, height)
    }
  }

  // The rule of ties puts the first positions nearest to 0, so that the last view has the whole height.
  @Test("Of a column of heights that nothing determines the last one is the column's, after a pivot")
  func column() throws {
    let column = try Column(views: 1000, height: 800)

    column.solver.solve()

    #expect(column.heights.map { column.solver.value(of: $0) } == Array(repeating: 0, count: 999) + [800])
    #expect(column.solver.counters.pivots == 1)
  }

  @Test("Twice as many heights that nothing determines take at most 2.2 times the work")
  func growth() throws {
    let works = try [500, 1000, 2000].map { count in
      let column = try Column(views: count, height: 800)
      column.solver.solve()
      return Double(column.solver.work)
    }

    for (once, twice) in zip(works, works[1...]) { #expect(twice <= 2.2 * once, "\(works)") }
  }

  @Test("All variables of a column are ambiguous except its first position")
  func ambiguousVariables() throws {
    let column = try Column(views: 40, height: 800)
    column.solver.solve()

    let ambiguous = Set(column.solver.ambiguousVariables())

    #expect(ambiguous == Set(column.tops.dropFirst() + column.heights))
    #expect(ambiguous == Set((column.tops + column.heights).filter { column.solver.isAmbiguous($0) }))
    #expect(column.heights.last.map { column.solver.value(of: $0) } == 800, "a search changes no value")
  }

  @Test("A search for ambiguities takes less than a step a variable where equations determine all")
  func determined() throws {
    let solver = Solver()
    for position in 0..<4000 { try solver.add(1, solver.addVariable(), .equal, Double(position)) }
    solver.solve()
    let before = solver.work

    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.work - before < 4000)
  }

  @Test("A solver above its limit of work ends early, whatever it is asked, and solves once the limit is raised")
  func limit() throws {
    for limit in [0, 10, 100, 1000, 5000] {
      let column = try Column(views: 100, height: 800)
      for height in column.heights {
        try column.solver.add(1, height, .lessThanOrEqual, 20, priority: 250)
        try column.solver.add(1, height, .greaterThanOrEqual, 20, priority: 750)
        try column.solver.add(1, height, .lessThanOrEqual, 4)
      }
      column.solver.workLimit = limit

      column.solver.solve()
      let solved = column.solver.work
      #expect(column.solver.ambiguousVariables() == [])
      #expect(column.solver.work == solved, "nothing is searched above the limit")
      for variable in column.tops + column.heights {
        _ = (column.solver.isAmbiguous(variable), column.solver.explanation(of: variable))
        _ = column.solver.alternativeValues(for: variable)
      }
      #expect(column.solver.work > limit)

      // 100 heights of at most 4 cannot fill 800, so that one of the constraints is given up.
      column.solver.workLimit = .max
      let extra = try column.solver.add(1, column.heights[0], .lessThanOrEqual, 3)
      column.solver.solve()
      try column.solver.remove(extra)
      column.solver.solve()
      #expect(column.solver.conflicts.count == 1, "\(limit)")
    }
  }
}
