extension ConstraintSystem {
  /// Returns the state as text: variables and constraints with values and roles, then all components.
  func describe() -> String {
    var lines: [String] = []
    for v in store.variables.indices where store.variables[v].isLive {
      lines.append("x\(v) = \(solution[v])  \(describe(stateOf: v))")
    }
    for c in store.constraints.indices where store.constraints[c].state != .dead {
      let off = violation(of: c)
      lines.append("c\(c): \(describe(c))  \(describe(roleOf: c))\(off > 0 ? ", off by \(off)" : "")")
    }
    for slot in components.indices {
      guard let component = components[slot] else { continue }
      lines.append("component \(slot)\(component.tieBreakingPrograms != nil ? ", ties broken" : "")")
      lines += describe(eliminationOf: component)
      for k in 0..<component.priorityPrograms.programs.count {
        lines += describe(component.priorityPrograms.programs[k], of: component)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns a constraint as an equation.
  func describe(_ c: ConstraintID) -> String {
    let record = store.constraints[c]
    // The stored numbers are divided by the unit. The text contains the client's numbers.
    let text = describe(sum: store.terms(of: c).map { (record.unit.multiply($0.coefficient), "x\($0.variable)") })
    let constant = record.unit.multiply(record.constant)
    return "\(text) \(record.relation.symbol) \(constant)" + (record.isRequired ? "" : " @\(record.priority)")
  }

  private func describe(sum: [(Double, String)]) -> String {
    var text = ""
    for (a, name) in sum {
      text += text.isEmpty ? (a < 0 ? "-" : "") : (a < 0 ? " - " : " + ")
      text += (abs(a) == 1 ? "" : "\(abs(a)) ") + name
    }
    return text.isEmpty ? "0" : text
  }

  /// Returns the number; zero for negative zero, so that the text does not contain `-0.0`.
  private func withPositiveZero(_ number: Double) -> Double { number + 0 }

  /// Returns the eliminated variables as sums of the roots and of variables eliminated later.
  ///
  /// Roots are the variables that remain after the elimination.
  private func describe(eliminationOf component: Component) -> [String] {
    let members = component.variables
    var lines: [String] = []
    for k in component.factor.columns.indices where !component.factor.columns[k].isNone {
      let pivot = component.factor.pivots[k]
      let sum = component.factor.upper.range(k).map { q in
        (-component.factor.upper.values[q] / pivot, "x\(members[component.factor.upper.indices[q]])")
      }
      let constant = withPositiveZero(component.rightSides[k] / pivot)
      let solved = members[component.factor.columns[k]]
      lines.append("  x\(solved) = \(describe(sum: sum)) + \(constant) by c\(component.factor.rows[k])")
    }
    return lines
  }

  /// Returns the basis of a program, and the breakpoints of its forms, which are sums of roots.
  private func describe(
    _ program: PiecewiseLinearProgram, of component: Component
  ) -> [String] {
    let members = component.variables
    let breakpoints = program.breakpoints
    let (roots, levels) = (program.rootCount, program.levels.count)
    var lines = ["  program of \(roots) root\(roots == 1 ? "" : "s"), \(levels) level\(levels == 1 ? "" : "s")"]
    for f in program.forms {
      let sum = program.entries(of: f).map { q in
        (
          program.matrix.byForm.values[q],
          "x\(members[program.rootMembers[program.matrix.byForm.indices[q]]])"
        )
      }
      let state = program.basis.position[f].isColumn ? "nonbasic" : "basic"
      let value = withPositiveZero(program.basis.value(of: f))
      lines.append("    \(describe(sum: sum)) is \(state) at \(value)")
      for b in breakpoints.range(of: f) {
        let source = breakpoints[b].source
        let name = source.isDomain ? "domain" : "c\(source.constraint)"
        let (left, right) = (breakpoints[b].leftSlope, breakpoints[b].leftSlope + breakpoints[b].increment)
        let location = withPositiveZero(breakpoints[b].location)
        lines.append("      \(location): slope \(left) to \(right), level \(breakpoints[b].level), \(name)")
      }
    }
    return lines
  }

  private func describe(stateOf v: VariableID) -> String {
    let definition = store.variables[v].definition
    switch store.variables[v].state {
    case .unconstrained: return "unconstrained"
    case .known: return "known by c\(definition)"
    case .columnSingleton: return "column singleton of c\(definition)"
    case .component: return "component \(store.variables[v].component)"
    case .unclassified: return "unsolved"
    }
  }

  private func describe(roleOf c: ConstraintID) -> String {
    switch store.constraints[c].state {
    case .dead: return "removed"
    case .new, .unclassified: return "unsolved"
    case .defining: return "defines x\(store.constraints[c].definedVariable)"
    case .emptyRow: return "empty row"
    case .component: return "component \(store.constraints[c].component)"
    case .broken: return "broken"
    }
  }
}
