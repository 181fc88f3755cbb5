import ConstraintSolver
import Testing

@Suite("Explanations") struct ExplanationTests {
  @Test("The explanation of a variable is the chain of constraints that determine it")
  func chain() throws {
    let solver = Solver()
    let root = solver.addVariable()
    let x = solver.addVariable()
    let width = solver.addVariable(.nonNegative)
    let other = solver.addVariable()
    let size = try solver.add(1, root, .equal, 390)
    let left = try solver.add(1, x, .equal, 16)
    let right = try solver.add(1, x, 1, width, -1, root, .equal, -16)
    try solver.add(1, other, -1, x, .equal, 5)

    solver.solve()

    #expect(solver.value(of: width) == 358)
    #expect(Set(solver.explanation(of: width)) == [size, left, right])
    #expect(solver.explanation(of: width).first == right)
    #expect(solver.explanation(of: x) == [left])
  }

  @Test("In a component, the explanation has the active constraints and no slack constraints")
  func heldByBreakpoint() throws {
    let solver = Solver()
    let title = solver.addVariable(.nonNegative)
    let detail = solver.addVariable(.nonNegative)
    let total = try solver.add(1, title, 1, detail, .lessThanOrEqual, 200)
    let important = try solver.add(1, title, .equal, 150, priority: 751)
    let preferred = try solver.add(1, detail, .equal, 120, priority: 750)
    try solver.add(1, detail, .lessThanOrEqual, 500)

    solver.solve()

    #expect(solver.value(of: detail) == 50)
    #expect(Set(solver.explanation(of: detail)) == [total, important])
    #expect(Set(solver.holders(of: preferred)) == [total, important])
    #expect(solver.holders(of: important).isEmpty)
  }

  @Test("The explanation of a column singleton has its definition, then what determines the other variables")
  func columnSingleton() throws {
    let solver = Solver()
    let height = solver.addVariable(.nonNegative)
    let next = solver.addVariable()
    let intrinsic = try solver.add(1, height, .greaterThanOrEqual, 20, priority: 750)
    let hugging = try solver.add(1, height, .lessThanOrEqual, 18, priority: 250)
    let below = try solver.add(1, next, -1, height, .equal, 8)

    solver.solve()

    #expect(solver.value(of: next) == 28)
    #expect(solver.explanation(of: next) == [below, intrinsic])
    #expect(solver.holders(of: hugging) == [intrinsic])
  }

  @Test("The amounts of a proof add up to the value, even if only several equations together determine it")
  func proof() throws {
    let solver = Solver()
    let (a, b) = (solver.addVariable(.nonNegative), solver.addVariable(.nonNegative))
    let start = solver.addVariable()
    let total = try solver.add([.init(1, start), .init(1, a), .init(1, b)], .equal, 320)
    let equal = try solver.add(1, a, -1, b, .equal, 10)
    let near = try solver.add(1, start, .equal, 20)

    solver.solve()

    // start + a + b = 320, a − b = 10, start = 20: b = (320 − 10 − 20) / 2.
    #expect(solver.value(of: b) == 145)
    let proof = solver.proof(of: [.init(1, b)])
    let amounts = Dictionary(uniqueKeysWithValues: proof.map { ($0.constraint, $0.amount) })
    #expect(amounts == [total: 160, equal: -5, near: -10])
    // The position of an edge is the sum of two variables: start + a = 20 + 155.
    let edge = solver.proof(of: [.init(1, start), .init(1, a)])
    #expect(edge.map(\.amount).reduce(0, +) == 175)
    for term in proof {
      #expect(term.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) } == term.constant)
    }
  }

  @Test("The description has the value of every variable and the state of every constraint")
  func description() throws {
    let solver = Solver()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(1, x, .equal, 10)
    try solver.add(2, y, -1, x, .greaterThanOrEqual, 4, priority: 250)
    try solver.add(1, y, .lessThanOrEqual, 6, priority: 750)
    try solver.add(1, x, .equal, 11)

    solver.solve()

    #expect(
      solver.description == """
        x0 = 10.0  known by c0
        x1 = 6.0  component 0
        c0: x0 == 10.0  defines x0
        c1: 2.0 x1 - x0 >= 4.0 @250.0  component 0, off by 2.0
        c2: x1 <= 6.0 @750.0  component 0
        c3: x0 == 11.0  broken, off by 1.0
        component 0
          program of 1 root, 2 levels
            x1 is nonbasic at 6.0
              6.0: slope 0.0 to 1.0, level 0, c2
              7.0: slope -2.0 to 0.0, level 1, c1
        """)
  }
}
