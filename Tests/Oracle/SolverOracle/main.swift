// Reads systems and edit scripts, one command per line, and answers every solve with a block that ends in "E".
//
//   N domains                     creates a solver; one letter per variable: r real, n nonnegative
//   C relation priority constant count (coefficient variable)…   adds a constraint; they are numbered from 0
//   R id                          removes a constraint
//   K id constant                 sets the constant of a constraint
//   P id priority                 sets the priority of a constraint
//   S                             solves
//   F                             solves the same constraints in a fresh solver too, and compares bit by bit
//   T                             as F, and adds a second solution for each ambiguous variable
//
// The lines of an answer:
//
//   V value…                      the solution
//   B id id…                      a conflict: the broken constraint, then the constraints of the conflict
//   I sentence                    a broken invariant
//   D (variable value value)…     each variable whose value differs in the fresh solver, with both values
//   D conflicts list list         the conflicts of both solvers, if they differ
//   A variable value…             a second solution for an ambiguous variable
import ConstraintSolver

struct Row {
  var relation: Solver.Relation
  var priority: Double
  var constant: Double
  var terms: [(Double, Int)]
}

final class Session {
  var domains: [Solver.Domain] = []
  var solver = Solver()
  var variables: [Solver.Variable] = []
  var rows: [Row?] = []
  var identifiers: [Solver.Constraint] = []
  var numbers: [Solver.Constraint: Int] = [:]

  init(domains: [Solver.Domain]) {
    self.domains = domains
    variables = domains.map { solver.addVariable($0) }
  }

  func add(_ row: Row) throws {
    let c = try solver.add(
      row.terms.map { .init($0.0, variables[$0.1]) }, row.relation, row.constant, priority: row.priority)
    numbers[c] = rows.count
    identifiers.append(c)
    rows.append(row)
  }

  func answer(to command: Substring) throws -> String {
    solver.solve()
    let values = variables.map { solver.value(of: $0) }
    var out = "V" + values.map { " \($0)" }.joined() + "\n"
    for conflict in solver.conflicts {
      let members = conflict.constraints.map { " \(numbers[$0] ?? -1)" }.joined()
      out += "B \(numbers[conflict.broken] ?? -1)\(members)\n"
    }
    for sentence in solver.checkInvariants() { out += "I \(sentence)\n" }
    if command == "F" || command == "T" { out += try compareWithFresh(values) }
    if command == "T" {
      for (i, v) in variables.enumerated() {
        guard solver.isAmbiguous(v) else { continue }
        let other = solver.alternativeValues(for: v)
        out += "A \(i)" + variables.map { " \(other?[$0] ?? .nan)" }.joined() + "\n"
      }
    }
    return out + "E\n"
  }

  private func compareWithFresh(_ values: [Double]) throws -> String {
    let fresh = Session(domains: domains)
    var old: [Int] = []
    for (i, row) in rows.enumerated() {
      guard let row else { continue }
      old.append(i)
      try fresh.add(row)
    }
    fresh.solver.solve()
    let differing = variables.indices.filter {
      fresh.solver.value(of: fresh.variables[$0]).bitPattern != values[$0].bitPattern
    }
    var out = ""
    if !differing.isEmpty {
      out +=
        "D" + differing.map { " \($0) \(values[$0]) \(fresh.solver.value(of: fresh.variables[$0]))" }.joined() + "\n"
    }
    let mine = solver.conflicts.map { [numbers[$0.broken] ?? -1] + $0.constraints.map { numbers[$0] ?? -1 } }
    let theirs = fresh.solver.conflicts.map { conflict in
      [old[fresh.numbers[conflict.broken] ?? 0]] + conflict.constraints.map { old[fresh.numbers[$0] ?? 0] }
    }
    if mine != theirs { out += "D conflicts \(mine) \(theirs)\n" }
    return out
  }
}

func relation(_ word: Substring) -> Solver.Relation {
  word == "==" ? .equal : word == ">=" ? .greaterThanOrEqual : .lessThanOrEqual
}

func number(_ word: Substring) -> Double { Double(word) ?? .nan }
func index(_ word: Substring) -> Int { Int(word) ?? 0 }

var session = Session(domains: [])
var out = ""
while let line = readLine() {
  let w = line.split(separator: " ")
  guard let command = w.first else { continue }
  switch command {
  case "N": session = Session(domains: w.count > 1 ? w[1].map { $0 == "n" ? .nonNegative : .real } : [])
  case "C":
    let terms = (0..<index(w[4])).map { (number(w[5 + 2 * $0]), index(w[6 + 2 * $0])) }
    try session.add(
      Row(relation: relation(w[1]), priority: number(w[2]), constant: number(w[3]), terms: terms))
  case "R":
    try session.solver.remove(session.identifiers[index(w[1])])
    session.numbers[session.identifiers[index(w[1])]] = nil
    session.rows[index(w[1])] = nil
  case "K":
    try session.solver.setConstant(session.identifiers[index(w[1])], number(w[2]))
    session.rows[index(w[1])]?.constant = number(w[2])
  case "P":
    try session.solver.setPriority(session.identifiers[index(w[1])], number(w[2]))
    session.rows[index(w[1])]?.priority = number(w[2])
  case "S", "T", "F":
    out += try session.answer(to: command)
    if out.utf8.count > 1 << 16 {
      print(out, terminator: "")
      out = ""
    }
  default: break
  }
}
print(out, terminator: "")
