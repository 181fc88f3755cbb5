extension ConstraintSystem {
  /// The whole state for people: every variable with what decides it, every constraint with what became of it.
  func describe() -> String {
    var lines: [String] = []
    for v in 0..<Int32(variables.count) where variables[v].isLive {
      lines.append("x\(v) = \(values[v])  \(describe(stateOf: v))")
    }
    for c in 0..<Int32(constraints.count) where constraints[c].state != .dead {
      let off = violation(of: c)
      lines.append("c\(c): \(describe(c))  \(describe(fateOf: c))\(off > 0 ? ", off by \(off)" : "")")
    }
    for slot in 0..<components.count {
      guard let component = components[slot] else { continue }
      lines.append(
        "component \(slot): \(component.pointee.variables.count) variables, \(component.pointee.solved.count) eliminated, "
          + "\(component.pointee.pricing.singletonRoots.count) singleton roots, \(component.pointee.unpricedCount) unpriced"
          + (component.pointee.isTieBroken ? ", resting" : ""))
      for k in 0..<component.pointee.pricing.programs.count {
        let program = component.pointee.pricing.programs[k]
        lines.append(
          "  program \(k): \(program.pointee.rootCount) roots, \(program.pointee.rowCount) rows, "
            + "\(program.pointee.levelCount) levels, \(program.pointee.isDense ? "dense" : "sparse")"
            + (program.pointee.isUnique ? "" : ", not unique"))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// A constraint as an equation.
  func describe(_ c: Int32) -> String {
    let record = constraints[c]
    var text = ""
    for k in record.terms {
      let a = terms[k].coefficient
      text += text.isEmpty ? (a < 0 ? "-" : "") : (a < 0 ? " - " : " + ")
      text += (abs(a) == 1 ? "" : "\(abs(a)) ") + "x\(terms[k].variable)"
    }
    let sign = record.relation == 0 ? "==" : record.relation < 0 ? "<=" : ">="
    return "\(text.isEmpty ? "0" : text) \(sign) \(record.constant)" + (record.isRequired ? "" : " @\(record.priority)")
  }

  private func describe(stateOf v: Int32) -> String {
    let definition = variables[v].definition
    switch variables[v].state {
    case .free: return "free"
    case .known: return "known by c\(definition)"
    case .columnSingleton: return "last, by c\(definition)"
    case .component: return "component \(definition)"
    case .active: return "unsolved"
    }
  }

  private func describe(fateOf c: Int32) -> String {
    switch constraints[c].state {
    case .dead: return "removed"
    case .new, .active: return "unsolved"
    case .defining: return "defines x\(constraints[c].owner)"
    case .check: return "check"
    case .component: return "component \(constraints[c].owner)"
    case .broken: return "broken"
    }
  }
}
