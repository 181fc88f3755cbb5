import ConstraintSolver
import Foundation
import Testing

/// Random systems with answers recorded from a sequence of linear programs; the format stands in `Tests/Oracle/record.py`.
@Suite("Recorded cases") struct RecordedCaseTests {
  private static let lines: [Substring] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("RecordedCases.txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n")
  }()

  @Test("All 2000 recorded cases are there")
  func count() {
    #expect(Self.lines.count == 2000)
  }

  @Test("Every recorded optimum is reached, every break and every ambiguity told", arguments: 0..<20)
  func replay(block: Int) throws {
    for number in (block * 100)..<min(block * 100 + 100, Self.lines.count) {
      var replay = try Replay(Self.lines[number])

      let faults = try replay.run()

      #expect(faults == [], "case \(number)")
    }
  }
}

/// One recorded case being replayed.
private struct Replay {
  private struct Row {
    var relation: Solver.Relation
    var priority: Double
    var constant: Double
    var terms: [(Double, Int)]

    func violation(_ x: [Double]) -> Double {
      let s = terms.reduce(-constant) { $0 + $1.0 * x[$1.1] }
      switch relation {
      case .equal: return abs(s)
      case .lessThanOrEqual: return max(0, s)
      case .greaterThanOrEqual: return max(0, -s)
      }
    }
  }
  private struct Malformed: Error { let text: Substring }

  private let steps: [Substring]
  private let solver = Solver()
  private var variables: [Solver.Variable] = []
  private var rows: [Int: Row] = [:]
  private var constraints: [Solver.Constraint] = []

  init(_ line: Substring) throws {
    steps = line.split(separator: ";")
    guard let domains = steps.first else { throw Malformed(text: line) }
    for d in domains { variables.append(solver.addVariable(d == "n" ? .nonNegative : .real)) }
  }

  mutating func run() throws -> [String] {
    var faults: [String] = []
    for step in steps.dropFirst() {
      let words = step.dropFirst().split(separator: " ")
      switch step.first {
      case "-":
        let k = try index(words[0])
        try solver.remove(constraints[k])
        rows[k] = nil
      case "#":
        let k = try index(words[0])
        let constant = try number(words[1])
        rows[k]?.constant = constant
        try solver.setConstant(constraints[k], constant)
      case "@":
        let k = try index(words[0])
        let priority = try number(words[1])
        rows[k]?.priority = priority
        try solver.setPriority(constraints[k], priority)
      case "?": faults += try check(step.dropFirst())
      default: try add(step)
      }
    }
    return faults
  }

  private func number(_ word: Substring) throws -> Double {
    guard let value = Double(word) else { throw Malformed(text: word) }
    return value
  }

  private func index(_ word: Substring) throws -> Int {
    guard let value = Int(word) else { throw Malformed(text: word) }
    return value
  }

  private mutating func add(_ step: Substring) throws {
    let words = step.split(separator: " ")
    let relation: Solver.Relation =
      words[0] == "==" ? .equal : words[0] == ">=" ? .greaterThanOrEqual : .lessThanOrEqual
    let terms = try words.dropFirst(3).map { word in
      let parts = word.split(separator: "*")
      return (try number(parts[0]), try index(parts[1]))
    }
    let row = Row(relation: relation, priority: try number(words[1]), constant: try number(words[2]), terms: terms)
    rows[constraints.count] = row
    constraints.append(
      try solver.add(
        terms.map { .init($0.0, variables[$0.1]) }, relation, row.constant, priority: row.priority))
  }

  private func check(_ text: Substring) throws -> [String] {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    let broken = try parts[0].split(separator: " ").map(index)
    let ambiguous = try parts[2].split(separator: " ").map(index)
    var faults: [String] = []
    solver.solve()
    let x = variables.map { solver.value(of: $0) }
    let told = solver.conflicts.compactMap { constraints.lastIndex(of: $0.broken) }.sorted()
    if told != broken { faults.append("broken \(told), recorded \(broken)") }
    for (k, row) in rows where row.priority >= 1000 && !broken.contains(k) && row.violation(x) > 1e-6 {
      faults.append("required \(k) is off by \(row.violation(x))")
    }
    for pair in parts[1].split(separator: " ") {
      let words = pair.split(separator: ":")
      let priority = try number(words[0])
      let least = try number(words[1])
      let sum = rows.values.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(x) }
      if abs(sum - least) > 1e-6 * max(1, least) { faults.append("at \(priority): \(sum), recorded \(least)") }
    }
    let free = variables.indices.filter { solver.isAmbiguous(variables[$0]) }
    if free != ambiguous { faults.append("ambiguous \(free), recorded \(ambiguous)") }
    return faults
  }
}
