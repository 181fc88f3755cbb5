import ConstraintSolver
import Testing

/// The work of an edit, counted rather than timed.
@Suite("Locality") struct LocalityTests {
  /// A table: cells pinned to its sides, stacked, each as tall as its text.
  private struct Table {
    let solver = Solver()
    let width: Solver.Constraint
    var tops: [Solver.Variable] = []
    var heights: [Solver.Variable] = []
    var texts: [Solver.Constraint] = []

    init(cells: Int) throws {
      let tableWidth = solver.addVariable(.nonNegative)
      width = try solver.add(1, tableWidth, .equal, 390)
      for i in 0..<cells {
        let top = solver.addVariable()
        let height = solver.addVariable(.nonNegative)
        let left = solver.addVariable()
        let cellWidth = solver.addVariable(.nonNegative)
        try solver.add(1, left, .equal, 16)
        try solver.add(1, left, 1, cellWidth, -1, tableWidth, .equal, -16)
        if let before = tops.last, let size = heights.last {
          try solver.add(1, top, -1, before, -1, size, .equal, 0)
        } else {
          try solver.add(1, top, .equal, 0)
        }
        texts.append(try solver.add(1, height, .greaterThanOrEqual, Double(20 + i % 7), priority: 750))
        try solver.add(1, height, .equal, 20, priority: 250)
        tops.append(top)
        heights.append(height)
      }
      solver.solve()
    }
  }

  /// Labels one below the other, each as tall as its text, in a container as tall as all of them.
  private struct Column {
    let solver = Solver()
    let container: Solver.Variable
    var tops: [Solver.Variable] = []
    var heights: [Solver.Variable] = []
    var texts: [(atLeast: Solver.Constraint, atMost: Solver.Constraint)] = []

    /// Creates a column; with `isReversed`, its constraints are added from the last label up.
    init(labels: Int, isReversed: Bool = false) throws {
      container = solver.addVariable(.nonNegative)
      for _ in 0..<labels {
        tops.append(solver.addVariable())
        heights.append(solver.addVariable(.nonNegative))
      }
      let order = isReversed ? Array((0..<labels).reversed()) : Array(0..<labels)
      var added: [Int: (Solver.Constraint, Solver.Constraint)] = [:]
      for i in order {
        if i == 0 {
          try solver.add(1, tops[0], .equal, 8)
        } else {
          try solver.add(1, tops[i], -1, tops[i - 1], -1, heights[i - 1], .equal, 8)
        }
        let size = Double(20 + i % 7)
        added[i] = (
          try solver.add(1, heights[i], .greaterThanOrEqual, size, priority: 750),
          try solver.add(1, heights[i], .lessThanOrEqual, size, priority: 250)
        )
        if i == labels - 1 { try solver.add(1, tops[i], 1, heights[i], -1, container, .equal, -8) }
      }
      texts = (0..<labels).compactMap { added[$0] }
      solver.solve()
    }
  }

  private func work(_ solver: Solver, _ body: () throws -> Void) rethrows -> Counters {
    let before = solver.counters
    try body()
    solver.solve()
    return solver.counters - before
  }

  @Test("A text that changes without changing its height re-evaluates its own component only")
  func unchangedHeight() throws {
    let table = try Table(cells: 500)

    let done = try work(table.solver) { try table.solver.setConstant(table.texts[100], 10) }
    let again = try work(table.solver) { try table.solver.setConstant(table.texts[100], 12) }

    // Cell 100 had 20 + 100 % 7 = 22 and now has the hugging 20; the cells below follow it once.
    #expect(table.solver.value(of: table.heights[100]) == 20)
    #expect(done.solvedComponents == 1)
    #expect(done.builtComponents == 0)
    #expect(again.solvedComponents == 1)
    #expect(again.visitedNodes + again.replayedNodes <= 400)
    #expect(again.presolves == 0)
  }

  @Test("An inequality added in one cell rebuilds that cell's component only")
  func localInsertion() throws {
    let table = try Table(cells: 500)

    let done = try work(table.solver) {
      try table.solver.add(1, table.heights[250], .greaterThanOrEqual, 44, priority: 900)
    }

    #expect(table.solver.value(of: table.heights[250]) == 44)
    #expect(done.builtComponents == 1)
    #expect(done.restarts == 0)
    #expect(done.pivots == 0)
  }

  @Test("A column of labels is eliminated without fill-in, added in either order", arguments: [false, true])
  func columnStaysSparse(isReversed: Bool) throws {
    let column = try Column(labels: 700, isReversed: isReversed)

    // 100 × (20 + 21 + 22 + 23 + 24 + 25 + 26) and 701 gaps of 8.
    #expect(column.solver.value(of: column.container) == 16_100 + 5_608)
    // Each label's row has two coefficients, and the row of the container's height has one for each label.
    #expect(column.solver.counters.builtCoefficients <= 3 * 700 + 10)
    #expect(column.solver.counters.tieBreaks == 0)
  }

  @Test("A text in a long column moves its label and all below it, without a pivot")
  func textInColumn() throws {
    let column = try Column(labels: 700)

    let done = try work(column.solver) {
      try column.solver.setConstant(column.texts[350].atLeast, 50)
      try column.solver.setConstant(column.texts[350].atMost, 50)
    }

    #expect(column.solver.value(of: column.container) == 16_100 + 5_608 + 30)
    // The tops of the 349 labels below label 350, its height, and the height of the container.
    #expect(column.solver.changedVariables.count == 349 + 2)
    #expect(done.pivots == 0)
    #expect(done.coldStarts == 0)
    #expect(done.builtComponents == 0)
    #expect(done.tieBreaks == 0)
  }

  @Test("An inequality added to a long column, or removed, rebuilds that column only")
  func editedColumn() throws {
    let column = try Column(labels: 700)
    var added: Solver.Constraint?

    let joining = try work(column.solver) {
      added = try column.solver.add(1, column.heights[350], .greaterThanOrEqual, 60, priority: 900)
    }

    // Label 350 was 20 + 350 % 7 = 20 high.
    #expect(column.solver.value(of: column.container) == 16_100 + 5_608 + 40)
    #expect(column.solver.value(of: column.heights[350]) == 60)
    #expect(joining.builtComponents == 1)
    #expect(joining.pivots == 0)
    #expect(joining.tieBreaks == 0)

    let constraint = try #require(added)
    let moving = try work(column.solver) { try column.solver.setPriority(constraint, 700) }

    // At 700, it still outranks the hugging at 250.
    #expect(column.solver.value(of: column.heights[350]) == 60)
    #expect(moving.builtComponents == 1)
    #expect(column.solver.changedVariables.isEmpty)

    let leaving = try work(column.solver) { try column.solver.remove(constraint) }

    #expect(column.solver.value(of: column.container) == 16_100 + 5_608)
    #expect(leaving.builtComponents == 1)
    #expect(leaving.pivots == 0)
    #expect(column.solver.checkInvariants() == [])
  }

  @Test("A constraint between two labels holds until it is removed")
  func editedRow() throws {
    let column = try Column(labels: 100)
    var added: Solver.Constraint?

    let joining = try work(column.solver) {
      added = try column.solver.add(
        1, column.heights[10], -1, column.heights[20], .greaterThanOrEqual, 4, priority: 600)
    }

    // Label 10 is 20 + 10 % 7 = 23, label 20 is 20 + 20 % 7 = 26: 10 grows to 30, since 20 may not shrink at 750.
    #expect(column.solver.value(of: column.heights[10]) == 30)
    #expect(column.solver.value(of: column.heights[20]) == 26)
    #expect(joining.builtComponents == 1)
    #expect(joining.pivots <= 2)

    let constraint = try #require(added)
    let leaving = try work(column.solver) { try column.solver.remove(constraint) }

    #expect(column.solver.value(of: column.heights[10]) == 23)
    #expect(leaving.builtComponents == 1)
    #expect(column.solver.checkInvariants() == [])
  }

  /// Rows pinned to a container, one of which is required to be wider than it.
  private struct ConflictingRows {
    let solver = Solver()
    let width: Solver.Constraint
    var widths: [Solver.Variable] = []
    var gaps: [Solver.Constraint] = []
    let impossible: Solver.Constraint

    init(rows: Int) throws {
      let container = solver.addVariable(.nonNegative)
      width = try solver.add(1, container, .equal, 390)
      for _ in 0..<rows {
        let left = solver.addVariable()
        let own = solver.addVariable(.nonNegative)
        gaps.append(try solver.add(1, left, .equal, 16))
        try solver.add(1, left, 1, own, -1, container, .equal, -16)
        widths.append(own)
      }
      impossible = try solver.add(1, widths[7], .equal, 500)
      solver.solve()
    }
  }

  @Test("A conflict adds nothing to the cost of an edit elsewhere")
  func presentConflict() throws {
    let rows = try ConflictingRows(rows: 1000)
    let solver = rows.solver
    let conflicts = solver.conflicts
    #expect(conflicts.map(\.broken) == [rows.impossible])
    #expect(conflicts.first?.constraints.count == 4)

    let moving = try work(solver) { try solver.setConstant(rows.gaps[500], 20) }
    #expect(solver.value(of: rows.widths[500]) == 390 - 20 - 16)
    #expect(moving.restarts == 0)
    #expect(moving.conflicts == 0)
    // The left edge and the width.
    #expect(moving.visitedNodes == 2)

    let adding = try work(solver) {
      let badge = solver.addVariable(.nonNegative)
      try solver.add(1, badge, -1, rows.widths[600], .lessThanOrEqual, 0)
      try solver.add(1, badge, .equal, 40, priority: 750)
    }
    #expect(adding.restarts == 0)
    #expect(adding.builtComponents == 1)

    let removing = try work(solver) { try solver.remove(rows.gaps[800]) }
    #expect(removing.restarts == 0)
    #expect(removing.builtComponents == 1)

    #expect(solver.conflicts == conflicts)
    #expect(solver.checkInvariants() == [])
  }

  @Test("An edit on which a conflict depends restarts the search; removing the broken constraint does not")
  func touchedConflict() throws {
    let rows = try ConflictingRows(rows: 50)
    let solver = rows.solver

    let resizing = try work(solver) { try solver.setConstant(rows.width, 532) }
    #expect(resizing.restarts == 1)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: rows.widths[7]) == 500)

    let shrinking = try work(solver) { try solver.setConstant(rows.width, 390) }
    #expect(shrinking.conflicts == 1)
    #expect(solver.value(of: rows.widths[7]) == 358)

    let giving = try work(solver) { try solver.remove(rows.impossible) }
    #expect(giving.restarts == 0)
    #expect(giving.solvedComponents == 0)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: rows.widths[7]) == 358)
    #expect(solver.checkInvariants() == [])
  }

  @Test("A constant that changes repeatedly is replayed from a record")
  func replay() throws {
    let table = try Table(cells: 100)
    for width in [400.0, 410] {
      try table.solver.setConstant(table.width, width)
      table.solver.solve()
    }

    let done = try work(table.solver) { try table.solver.setConstant(table.width, 420) }

    #expect(done.recordedOrders == 0)
    #expect(done.visitedNodes == 0)
    // The table's width and each cell's.
    #expect(done.replayedNodes == 101)
    #expect(done.builtComponents == 0)
  }

  @Test("A size whose only other constraint is removed joins the components that its equality connects, and no others")
  func looseRegion() throws {
    let solver = Solver()
    let (left, right, other) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    let width = solver.addVariable(.nonNegative)
    try solver.add(1, left, .equal, 5, priority: 500)
    try solver.add(1, other, .equal, 7, priority: 500)
    try solver.add(1, right, -1, left, -1, width, .equal, 0)
    let size = try solver.add(1, width, .equal, 3, priority: 500)
    solver.solve()

    // One component each: left, other, width; right is computed last.
    #expect(solver.counters.builtComponents == 3)
    #expect([left, right, other, width].map { solver.value(of: $0) } == [5, 8, 7, 3])

    let loosened = try work(solver) { try solver.remove(size) }

    // Left, right and width become one component, in which the size is least.
    #expect(loosened.builtComponents == 1)
    #expect(loosened.solvedComponents == 1)
    #expect(solver.changedVariables == [right, width])
    #expect([left, right, other, width].map { solver.value(of: $0) } == [5, 5, 7, 0])

    let fixed = try work(solver) { try solver.add(1, width, .equal, 3, priority: 500) }

    #expect(fixed.builtComponents == 2)
    #expect([left, right, other, width].map { solver.value(of: $0) } == [5, 8, 7, 3])
    #expect(solver.checkInvariants() == [])
  }

  @Test("A solve without edits does nothing")
  func noEdits() throws {
    let table = try Table(cells: 10)

    let done = work(table.solver) {}

    #expect(done == Solver().counters)
    #expect(table.solver.changedVariables.isEmpty)
  }

  @Test("Horizontal and vertical layout are separate components")
  func separateAxes() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    let y = solver.addVariable()
    let height = solver.addVariable(.nonNegative)
    try solver.add(1, x, 1, width, .lessThanOrEqual, 100, priority: 750)
    try solver.add(1, x, -1, width, .equal, 5, priority: 500)
    try solver.add(1, y, 1, height, .lessThanOrEqual, 100, priority: 750)
    let preferred = try solver.add(1, y, -1, height, .equal, 5, priority: 500)
    solver.solve()

    let done = try work(solver) { try solver.setConstant(preferred, 6) }

    #expect(solver.counters.builtComponents == 2)
    #expect(done.solvedComponents == 1)
  }
}
