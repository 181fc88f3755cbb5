import ConstraintSolver
import Testing

/// A constant that changes repeatedly, as in a resize or an animation.
@Suite("Moving one constant") struct MovingConstantTests {
  /// A field between a label's end at 10 and a moving right edge: 300 wide at low priority, at least 50.
  private struct Field {
    let solver = Solver()
    let left, width, right: Solver.Variable
    let edge: Solver.Constraint

    /// Creates a field; with `canSlide`, its moving constant is its width instead of its right edge.
    ///
    /// The left edge is then only at least 0, where tie-breaking places it.
    init(canSlide: Bool = false) throws {
      left = solver.addVariable()
      width = solver.addVariable(.nonNegative)
      right = solver.addVariable()
      if canSlide {
        try solver.add(1, left, .greaterThanOrEqual, 0)
        edge = try solver.add(1, right, -1, left, .equal, 200, priority: 750)
      } else {
        try solver.add(1, left, .equal, 10, priority: 600)
        edge = try solver.add(1, right, .equal, 200, priority: 750)
      }
      try solver.add(1, right, -1, left, -1, width, .equal, 0, priority: 500)
      try solver.add(1, width, .greaterThanOrEqual, 50, priority: 700)
      try solver.add(1, width, .equal, 300, priority: 400)
      solver.solve()
    }

    func move(to x: Double) throws -> [Double] {
      try solver.setConstant(edge, x)
      solver.solve()
      return [left, width, right].map { solver.value(of: $0) }
    }
  }

  @Test("A moving edge needs no pivot until another constraint yields")
  func following() throws {
    let field = try Field()

    // The right edge has priority 750, the left edge 600. The field fills the space between them, but is at least 50
    // wide (700).
    #expect(try field.move(to: 210) == [10, 200, 210])
    #expect(try field.move(to: 220) == [10, 210, 220])
    let before = field.solver.counters
    #expect(try field.move(to: 230) == [10, 220, 230])
    #expect(try field.move(to: 61) == [10, 51, 61])
    let followed = field.solver.counters - before
    #expect(try field.move(to: 40) == [10, 50, 40])
    #expect(try field.move(to: 240) == [10, 230, 240])
    #expect(try field.move(to: 250) == [10, 240, 250])
    let all = field.solver.counters - before

    #expect(followed.pivots == 0)
    #expect(followed.coldStarts == 0)
    #expect(all.pivots > 0)
  }

  @Test("A field that can slide stays at 0")
  func slidingField() throws {
    let field = try Field(canSlide: true)

    #expect(try field.move(to: 210) == [0, 210, 210])
    #expect(try field.move(to: 220) == [0, 220, 220])
    let before = field.solver.counters
    #expect(try field.move(to: 230) == [0, 230, 230])
    let followed = field.solver.counters - before

    #expect(followed.tieBreaks == 0)
    #expect(field.solver.isAmbiguous(field.left))
    #expect(!field.solver.isAmbiguous(field.width))
  }

  @Test("Diagnosis and edits use programs that are up to date")
  func catchingUp() throws {
    let field = try Field(canSlide: true)
    for x in [210.0, 220, 230, 240] { _ = try field.move(to: x) }

    let other = try #require(field.solver.alternativeValues(for: field.right))
    try field.solver.add(1, field.left, .greaterThanOrEqual, 20, priority: 300)
    field.solver.solve()

    // The alternative moves the field and keeps its width of 240; the edit moves it to 20.
    #expect(other[field.right] - other[field.left] == 240)
    #expect(other[field.left] != 0)
    #expect([field.left, field.width, field.right].map { field.solver.value(of: $0) } == [20, 240, 260])
    #expect(field.solver.checkInvariants() == [])
  }

  @Test("In a tie made by a changed constant, the value nearest to 0 is chosen", arguments: [65.0, 0])
  func parting(size: Double) throws {
    let solver = Solver()
    let x = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    let pin = try solver.add(1, width, .equal, 29)
    let end = try solver.add(1, x, 1, width, .equal, 10, priority: 250)
    try solver.add(1, x, .equal, -19, priority: 500)
    solver.solve()
    #expect(solver.value(of: x) == -19)

    // Both are satisfied at -19, until the size moves the second to 10 - size.
    try solver.setPriority(end, 500)
    try solver.setConstant(pin, size)
    solver.solve()

    #expect(solver.value(of: x) == (size == 65 ? -19 : 0))
    #expect(solver.isAmbiguous(x))
    #expect(solver.checkInvariants() == [])
  }
}
