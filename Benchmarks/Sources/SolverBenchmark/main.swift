// Times one system: SolverBenchmark NAME ORDER REPEATS
//
// Prints the medians in microseconds of building (a new solver, all variables and constraints, the first solve), of a
// resize (one input set, the solve), and of one change (a constraint removed, solved, added again, solved; each half),
// then the number of constraints and the last variable's value. The peers print the same.
import ConstraintSolver

func microseconds(_ body: () throws -> Void) rethrows -> Double {
  let duration = try ContinuousClock().measure(body)
  return Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// A generator of the same shuffle every time.
struct Linear: RandomNumberGenerator {
  var state: UInt64 = 1
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 31)
  }
}

func ordered(_ demands: [Demand], _ order: String) -> [Demand] {
  if order == "reversed" { return demands.reversed() }
  var generator = Linear()
  return order == "shuffled" ? demands.shuffled(using: &generator) : demands
}

func add(_ d: Demand, _ v: [Solver.Variable], to solver: Solver) throws -> Solver.Constraint {
  let t = d.terms
  switch t.count {
  case 1: return try solver.add(t[0].0, v[t[0].1], d.relation, d.constant, priority: d.priority)
  case 2:
    return try solver.add(t[0].0, v[t[0].1], t[1].0, v[t[1].1], d.relation, d.constant, priority: d.priority)
  case 3:
    return try solver.add(
      t[0].0, v[t[0].1], t[1].0, v[t[1].1], t[2].0, v[t[2].1], d.relation, d.constant, priority: d.priority)
  default:
    return try solver.add(t.map { Solver.Term($0.0, v[$0.1]) }, d.relation, d.constant, priority: d.priority)
  }
}

func run(_ problem: Problem, _ demands: [Demand], _ repeats: Int) throws {
  var builds: [Double] = []
  var resizes: [Double] = []
  var changes: [Double] = []
  var last = 0.0
  for _ in 0..<repeats {
    var solver = Solver()
    var v: [Solver.Variable] = []
    var inputs: [Solver.Constraint] = []
    var constraint: Solver.Constraint?
    let build = try microseconds {
      solver = Solver()
      v.reserveCapacity(problem.variableCount)
      for _ in 0..<problem.variableCount { v.append(solver.addVariable()) }
      for (k, input) in problem.inputs.enumerated() {
        inputs.append(try solver.add(1, v[input], .equal, k == 0 ? problem.size : 600))
      }
      for d in demands { constraint = try add(d, v, to: solver) }
      solver.solve()
    }
    builds.append(build)
    // Ten at a time, since one is near the clock's resolution.
    var tens: [Double] = []
    for ten in 0..<10 {
      tens.append(
        try microseconds {
          for i in (ten * 10)..<(ten * 10 + 10) {
            let offset = Double(1 + i * 7 % 100)
            for (k, input) in inputs.enumerated() {
              try solver.setConstant(input, (k == 0 ? problem.size : 600) + offset)
            }
            solver.solve()
          }
        } / 10)
    }
    resizes.append(median(tens))
    if let lastAdded = constraint, let d = demands.last {
      var c = lastAdded
      let change = try microseconds {
        for _ in 0..<10 {
          try solver.remove(c)
          solver.solve()
          c = try add(d, v, to: solver)
          solver.solve()
        }
      }
      changes.append(change / 20)
    }
    last = solver.value(of: v[v.count - 2])
  }
  print(median(builds), median(resizes), median(changes), demands.count + problem.inputs.count, last)
}

let arguments = CommandLine.arguments
guard arguments.count == 4, let problem = Systems.named(arguments[1]), let repeats = Int(arguments[3]) else {
  print("usage: SolverBenchmark rowsN|chainN|nestN|cellsN|enaml forward|reversed|shuffled REPEATS")
  throw CancellationError()
}
try run(problem, ordered(problem.demands, arguments[2]), repeats)
