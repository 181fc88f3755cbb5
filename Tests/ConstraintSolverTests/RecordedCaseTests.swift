import ConstraintSolver
import Foundation
import Testing

/// Systems and edits with recorded answers, in the format that `Tests/Oracle/record.py` describes.
@Suite("Recorded cases") struct RecordedCaseTests {
  private static let recorded = read("RecordedCases.jsonl")
  private static let named = read("NamedCases.jsonl")

  private static func read(_ name: String) -> [Substring] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(name)
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("//") }
  }

  @Test("All 2000 recorded cases are there")
  func count() {
    #expect(Self.recorded.count == 2000)
  }

  @Test("Every recorded optimum is reached, with the recorded conflicts and ambiguities", arguments: 0..<20)
  func replay(block: Int) throws {
    for line in Self.recorded.dropFirst(block * 100).prefix(100) { try check(line) }
  }

  @Test("Every named case has its recorded answer, and any values calculated by hand", arguments: 0..<14)
  func named(number: Int) throws {
    #expect(Self.named.count == 14)
    try check(Self.named[number])
  }

  private func check(_ line: Substring) throws {
    let decoded = try JSONDecoder().decode(RecordedCase.self, from: Data(line.utf8))
    var replay = Replay(variables: decoded.variables)

    let faults = try decoded.steps.flatMap { try replay.run($0) }

    #expect(faults == [], "\(decoded.name)")
  }
}

/// A named system with edits and recorded answers.
private struct RecordedCase: Decodable {
  /// One edit, or a solve with its answer.
  struct Step: Decodable {
    /// A constraint as text, such as "2*x1 - x3 >= 50 @750".
    var add: String?
    /// The number of a constraint.
    var remove: Int?
    /// The number of a constraint whose constant or priority is replaced.
    var set: Int?
    var constant: Double?
    var priority: Double?
    var solve: Answer?
  }

  struct Answer: Decodable {
    /// The numbers of the broken constraints.
    var broken: [Int]
    /// The least sum of violations by priority.
    var violations: [String: Double]
    /// The numbers of the ambiguous variables.
    var ambiguous: [Int]
    /// The values of all variables, calculated by hand; nil for random systems.
    var values: [Double]?
  }

  var name: String
  /// The domain of each variable: r real, n never negative.
  var variables: String
  var steps: [Step]
}

/// One recorded case being replayed.
private struct Replay {
  private struct Row {
    var relation: Solver.Relation
    var priority: Double
    var constant: Double
    var terms: [(Double, Int)]

    /// Reads a constraint such as "2*x1 - x3 >= 50 @750".
    init(_ text: String) throws {
      (relation, priority, constant, terms) = (.equal, 1000, 0, [])
      var sign = 1.0
      var isLeft = true
      for word in text.split(separator: " ") {
        switch word {
        case "+": sign = 1
        case "-": sign = -1
        case "==", "<=", ">=":
          relation = word == "==" ? .equal : word == ">=" ? .greaterThanOrEqual : .lessThanOrEqual
          isLeft = false
        case let word where word.hasPrefix("@"): priority = try number(word.dropFirst())
        case let word where isLeft: terms.append(try term(word, sign))
        default: constant = try number(word)
        }
      }
    }

    func violation(_ x: [Double]) -> Double {
      let s = terms.reduce(-constant) { $0 + $1.0 * x[$1.1] }
      switch relation {
      case .equal: return abs(s)
      case .lessThanOrEqual: return max(0, s)
      case .greaterThanOrEqual: return max(0, -s)
      }
    }

    /// Reads a term such as "2*x1", "x3" or "-x0".
    private func term(_ word: Substring, _ sign: Double) throws -> (Double, Int) {
      let parts = word.split(separator: "x", omittingEmptySubsequences: false)
      guard parts.count == 2, let variable = Int(parts[1]) else { throw Malformed(text: word) }
      switch parts[0] {
      case "": return (sign, variable)
      case "-": return (-sign, variable)
      default: return (sign * (try number(parts[0].dropLast())), variable)
      }
    }

    private func number(_ word: Substring) throws -> Double {
      guard let value = Double(word) else { throw Malformed(text: word) }
      return value
    }
  }
  private struct Malformed: Error { let text: Substring }

  private let solver = Solver()
  private let variables: [Solver.Variable]
  private var rows: [Int: Row] = [:]
  private var constraints: [Solver.Constraint] = []

  init(variables domains: String) {
    let solver = self.solver
    variables = domains.map { solver.addVariable($0 == "n" ? .nonNegative : .real) }
  }

  /// Applies a step; returns the differences from the recorded answer.
  mutating func run(_ step: RecordedCase.Step) throws -> [String] {
    if let equation = step.add {
      let row = try Row(equation)
      rows[constraints.count] = row
      let terms = row.terms.map { Solver.Term($0.0, variables[$0.1]) }
      constraints.append(try solver.add(terms, row.relation, row.constant, priority: row.priority))
    } else if let k = step.remove {
      try solver.remove(constraints[k])
      rows[k] = nil
    } else if let k = step.set, let constant = step.constant {
      rows[k]?.constant = constant
      try solver.setConstant(constraints[k], constant)
    } else if let k = step.set, let priority = step.priority {
      rows[k]?.priority = priority
      try solver.setPriority(constraints[k], priority)
    } else if let answer = step.solve {
      return compare(with: answer)
    } else {
      throw Malformed(text: "empty step")
    }
    return []
  }

  private func compare(with answer: RecordedCase.Answer) -> [String] {
    var faults: [String] = []
    solver.solve()
    let x = variables.map { solver.value(of: $0) }
    let broken = solver.conflicts.compactMap { constraints.lastIndex(of: $0.broken) }.sorted()
    if broken != answer.broken { faults.append("broken \(broken), recorded \(answer.broken)") }
    for (k, row) in rows where row.priority >= 1000 && !answer.broken.contains(k) && row.violation(x) > 1e-6 {
      faults.append("required \(k) is off by \(row.violation(x))")
    }
    for (priority, least) in answer.violations {
      let sum = rows.values.filter { $0.priority == Double(priority) }.reduce(0) { $0 + $1.violation(x) }
      if abs(sum - least) > 1e-6 * max(1, least) { faults.append("at \(priority): \(sum), recorded \(least)") }
    }
    let ambiguous = variables.indices.filter { solver.isAmbiguous(variables[$0]) }
    if ambiguous != answer.ambiguous { faults.append("ambiguous \(ambiguous), recorded \(answer.ambiguous)") }
    if let values = answer.values, values != x { faults.append("values \(x), by hand \(values)") }
    return faults
  }
}
