import ConstraintSolver

/// Random systems and edit scripts, the same for the same seed on every machine.
struct Scripts {
  /// A linear congruential generator with Knuth's MMIX constants.
  ///
  /// Each result is the state, XORed with the state's swapped halves.
  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 32) ^ (state << 32) ^ state
    }
  }

  struct Row {
    var terms: [(Double, Int)]
    var relation: Solver.Relation
    var constant: Double
    var priority: Double
  }

  private(set) var domains: [Solver.Domain?] = []
  private(set) var rows: [Row?] = []
  private(set) var solver = Solver()
  private var variables: [Solver.Variable] = []
  private var constraints: [Solver.Constraint] = []
  private var random: Generator
  /// The number of variables in an island; 0 if any two variables may share a constraint.
  private let islandSize: Int
  /// The number of variables that every island may reference, each fixed by a row.
  private let shared: Int

  init(seed: UInt64) {
    random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    (islandSize, shared) = (0, 0)
    for _ in 0..<int(3...9) { addVariable() }
  }

  /// Creates groups of variables that share only two known variables.
  init(seed: UInt64, islands: Int, of size: Int) throws {
    random = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    (islandSize, shared) = (size, 2)
    for _ in 0..<(shared + islands * size) { addVariable() }
    for v in 0..<shared { try add(Row(terms: [(1, v)], relation: .equal, constant: Double(50 * v), priority: 1000)) }
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func pick<T>(_ values: [T]) -> T { values[int(0...(values.count - 1))] }

  private mutating func addVariable() {
    let domain: Solver.Domain = int(0...1) == 0 ? .real : .nonNegative
    domains.append(domain)
    variables.append(solver.addVariable(domain))
  }

  mutating func addRow() throws {
    var live = domains.indices.filter { domains[$0] != nil }
    if live.isEmpty { return }
    if islandSize > 0 {
      let island = (pick(live) - shared) / islandSize
      live = live.filter { $0 < shared || ($0 - shared) / islandSize == island }
    }
    var terms: [(Double, Int)] = []
    for _ in 0..<pick([1, 1, 2, 2, 3, 4]) { terms.append((pick([1, 1, 1, -1, -1, 2, 0.5, -0.5]), pick(live))) }
    let row = Row(
      terms: terms, relation: pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      constant: Double(int(-20...100)) / pick([1, 1, 3]), priority: pick([1000, 1000, 750, 500, 250, 251, 999]))
    try add(row)
  }

  private mutating func add(_ row: Row) throws {
    rows.append(row)
    constraints.append(
      try solver.add(
        row.terms.map { .init($0.0, variables[$0.1]) }, row.relation, row.constant, priority: row.priority))
  }

  /// Makes a random edit of any kind.
  mutating func edit() throws {
    let live = rows.indices.filter { rows[$0] != nil }
    guard let k = live.isEmpty ? nil : pick(live) else { return try addRow() }
    switch int(0...11) {
    case 0...2: try remove(k)
    case 3...5: try setConstant(k)
    case 6: try setPriority(k)
    case 7: addVariable()
    case 8: try removeUnusedVariable()
    default: try addRow()
    }
  }

  private mutating func remove(_ k: Int) throws {
    try solver.remove(constraints[k])
    rows[k] = nil
  }

  private mutating func setConstant(_ k: Int) throws {
    let constant = Double(int(-20...100))
    try solver.setConstant(constraints[k], constant)
    rows[k]?.constant = constant
  }

  private mutating func setPriority(_ k: Int) throws {
    let priority: Double = pick([1000, 750, 250])
    try solver.setPriority(constraints[k], priority)
    rows[k]?.priority = priority
  }

  /// Changes the constant of a random row.
  mutating func editConstant() throws {
    let live = rows.indices.filter { rows[$0] != nil }
    if !live.isEmpty { try setConstant(pick(live)) }
  }

  /// Changes the priority of a random row, or removes the row.
  mutating func editPriorityOrRemove() throws {
    let live = rows.indices.filter { rows[$0] != nil }
    if live.isEmpty { return }
    if int(0...2) == 0 { try remove(pick(live)) } else { try setPriority(pick(live)) }
  }

  /// Changes the constants of one or two random rows in every step, as a resize does, and solves.
  mutating func resize(steps: Int, check: (Scripts, Int) throws -> Void) throws {
    let live = rows.indices.filter { rows[$0] != nil }
    if live.isEmpty { return }
    let moving = [pick(live), pick(live)].prefix(int(1...2))
    let start = Double(int(-20...100))
    for step in 0..<steps {
      for k in moving {
        // Mostly small steps, now and then a jump over many breakpoints.
        let constant = int(0...7) == 0 ? Double(int(-20...100)) : start + Double(step) / pick([1, 3, 7])
        try solver.setConstant(constraints[k], constant)
        rows[k]?.constant = constant
      }
      solver.solve()
      try check(self, step)
    }
  }

  private mutating func removeUnusedVariable() throws {
    for v in domains.indices where domains[v] != nil {
      let isUsed = rows.contains { row in row.map { $0.terms.contains { $0.1 == v } } ?? false }
      if isUsed { continue }
      try solver.removeVariable(variables[v])
      domains[v] = nil
      return
    }
  }

  /// The variables that were not removed.
  var allVariables: [Solver.Variable] { domains.indices.filter { domains[$0] != nil }.map { variables[$0] } }

  /// The values by the variables' numbers; 0 for removed variables.
  var values: [Double] { domains.indices.map { domains[$0] == nil ? 0 : solver.value(of: variables[$0]) } }

  /// The current conflicts as numbers of rows, the broken one first.
  var conflicts: [[Int]] {
    solver.conflicts.map { conflict in
      ([conflict.broken] + conflict.constraints).map { constraints.lastIndex(of: $0) ?? -1 }
    }
  }

  /// Returns the results of a new solver with the same variables and rows, added in the same order.
  func fresh() throws -> (values: [Double], conflicts: [[Int]]) {
    let other = Solver()
    let v = domains.map { $0.map { other.addVariable($0) } }
    var numbers: [Solver.Constraint: Int] = [:]
    for (i, row) in rows.enumerated() {
      guard let row else { continue }
      let terms = row.terms.compactMap { term in v[term.1].map { Solver.Term(term.0, $0) } }
      numbers[try other.add(terms, row.relation, row.constant, priority: row.priority)] = i
    }
    other.solve()
    let conflicts = other.conflicts.map { c in ([c.broken] + c.constraints).map { numbers[$0] ?? -1 } }
    return (v.map { $0.map { other.value(of: $0) } ?? 0 }, conflicts)
  }

  /// Returns the FNV-1a hash of the bits of every value after every solve of some scripts.
  static func digest(seed: UInt64, systems: Int) throws -> UInt64 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for i in 0..<systems {
      var script = Scripts(seed: seed &+ UInt64(i) &* 1000)
      for _ in 0..<script.int(4...20) { try script.addRow() }
      for _ in 0..<4 {
        script.solver.solve()
        for value in script.values { hash = (hash ^ value.bitPattern) &* 1_099_511_628_211 }
        for _ in 0..<script.int(1...3) { try script.edit() }
      }
    }
    return hash
  }
}
