// Times one system: SolverBenchmark NAME ORDER REPEATS [optional|conflict]
//
// Prints the medians in microseconds of building (a new solver, all variables and constraints, the first solve), of a
// resize (the inputs set, the solve), and of one change (half of removing the constraint added last, solving, adding it
// again, solving); then the number of constraints and the last view's width. kiwi_peer prints the same.
//
// With "optional" it prints half of the time of adding an optional constraint of priority 750 on the last view, solving,
// removing it, and solving; with "conflict", the time of one change while a required constraint on the second to last
// view cannot hold.
import ConstraintSolver

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func since(_ start: ContinuousClock.Instant) -> Double {
  let duration = ContinuousClock.now - start
  return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
}

/// A pseudorandom generator with a fixed seed; the peers have the same one.
struct Shuffle {
  var state: UInt64 = 1

  mutating func next(below n: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state ^ (state >> 31)) % UInt64(n))
  }
}

func ordered(_ demands: [Demand], _ order: String) -> [Demand] {
  if order == "reversed" { return demands.reversed() }
  if order != "shuffled" { return demands }
  var all = demands
  var shuffle = Shuffle()
  for i in stride(from: all.count, to: 1, by: -1) { all.swapAt(i - 1, shuffle.next(below: i)) }
  return all
}

/// A system being built, resized and changed again and again.
struct Trial {
  let problem: Problem
  let demands: PackedDemands
  var solver = Solver()
  var variables: [Solver.Variable] = []
  var inputs: [Solver.Constraint] = []
  var last: Solver.Constraint?

  init(_ problem: Problem, order: String) {
    self.problem = problem
    demands = PackedDemands(ordered(problem.demands, order))
  }

  mutating func build() throws -> Double {
    variables = []
    inputs = []
    // Releases the previous solver outside of the measured time, as the peers do.
    solver = Solver()
    let start = ContinuousClock.now
    solver = Solver()
    variables.reserveCapacity(problem.variableCount)
    if problem.sizes.isEmpty {
      for _ in 0..<problem.variableCount { variables.append(solver.addVariable()) }
    } else {
      for v in 0..<problem.variableCount {
        variables.append(solver.addVariable(problem.sizes.contains(v) ? .nonNegative : .real))
      }
    }
    for (k, input) in problem.inputs.enumerated() {
      inputs.append(
        try solver.add(1, variables[input], .equal, k == 0 ? problem.size : 600, priority: problem.inputPriority))
    }
    last = try demands.addAll(to: solver, variables)
    solver.solve()
    return since(start)
  }

  /// Returns the mean time of ten resizes, since one is near the clock's resolution.
  func resizeTen(from first: Int) throws -> Double {
    let start = ContinuousClock.now
    for i in first..<(first + 10) {
      let offset = Double(1 + i * 7 % 100)
      for (k, input) in inputs.enumerated() {
        try solver.setConstant(input, (k == 0 ? problem.size : 600) + offset)
      }
      solver.solve()
    }
    return since(start) / 10
  }

  mutating func changeTen() throws -> Double {
    let start = ContinuousClock.now
    for _ in 0..<10 {
      if let last { try solver.remove(last) }
      solver.solve()
      last = try demands.addLast(to: solver, variables)
      solver.solve()
    }
    return since(start) / 20
  }
}

extension Trial {
  /// The variable that the optional constraint is about.
  private var optionalTarget: Int { problem.optionalTarget ?? problem.shown }

  mutating func editOptionalTen() throws -> Double {
    let start = ContinuousClock.now
    for _ in 0..<10 {
      let added = try solver.add(1, variables[optionalTarget], .greaterThanOrEqual, 50, priority: 750)
      solver.solve()
      try solver.remove(added)
      solver.solve()
    }
    return since(start) / 20
  }

  /// Adds a required width that the second to last view cannot have.
  mutating func addConflict() throws {
    try solver.add(1, variables[problem.shown - 4], .equal, 100_000)
    solver.solve()
    if solver.conflicts.count != 1 { throw CancellationError() }
  }
}

func run(_ name: String, _ order: String, _ repeats: Int, edit: String) throws {
  guard let problem = Systems.named(name) else { throw CancellationError() }
  var trial = Trial(problem, order: order)
  var edits: [Double] = []
  for _ in 0..<repeats {
    _ = try trial.build()
    if edit == "conflict" { try trial.addConflict() }
    edits.append(edit == "optional" ? try trial.editOptionalTen() : try trial.changeTen())
  }
  print(median(edits))
}

func run(_ name: String, _ order: String, _ repeats: Int) throws {
  guard let problem = Systems.named(name) else { throw CancellationError() }
  var trial = Trial(problem, order: order)
  var builds: [Double] = []
  var resizes: [Double] = []
  var changes: [Double] = []
  for _ in 0..<repeats {
    builds.append(try trial.build())
    resizes.append(median(try (0..<10).map { try trial.resizeTen(from: $0 * 10) }))
    changes.append(try trial.changeTen())
  }
  let value = trial.solver.value(of: trial.variables[problem.shown])
  print(median(builds), median(resizes), median(changes), problem.demands.count + problem.inputs.count, value)
}

let arguments = CommandLine.arguments
if arguments.count == 4, let repeats = Int(arguments[3]) {
  try run(arguments[1], arguments[2], repeats)
} else if arguments.count == 5, let repeats = Int(arguments[3]), ["optional", "conflict"].contains(arguments[4]) {
  try run(arguments[1], arguments[2], repeats, edit: arguments[4])
} else {
  print("usage: SolverBenchmark rowsN|chainN|nestN|cellsN|columnN|labelsN|enaml forward|reversed|shuffled REPEATS")
  print("       SolverBenchmark … REPEATS optional|conflict")
}
