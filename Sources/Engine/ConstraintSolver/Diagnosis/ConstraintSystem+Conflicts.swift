/// Required constraints that cannot hold together, and the one given up for it.
struct FoundConflict {
  /// The members; without any one of them the others can hold.
  let set: [ConstraintID]
  /// The generations of the members' slots.
  let generations: [Int32]
  /// The member that is not enforced.
  let broken: ConstraintID
}

/// The search for a minimal conflict behind a violation.
///
/// An adjoint pass turns the violation into a Farkas certificate; a deletion filter (Chinneck and Dravnieks 1991, "Locating
/// minimal infeasible constraint sets in linear programs", section 2) makes it minimal. The variables' domains always hold
/// and are never members.
extension ConstraintSystem {
  /// The conflicts that the last solve found, without those that lost a member since.
  var presentConflicts: [FoundConflict] {
    diagnosis.conflicts.filter { found in
      zip(found.set, found.generations).allSatisfy { store.constraintHistory.generation(of: $0) == $1 }
    }
  }

  /// Breaks one constraint for every violation that earlier breaks have not resolved.
  ///
  /// Returns false if none was broken.
  func breakViolated() -> Bool {
    let emptyRows = Array(violations.constraints.slice)
    let domains = Array(violations.domains.slice)
    let slots = Array(violations.components.slice)
    let violated = slots.map { components[$0] }
    var isProgress = false
    for c in emptyRows where store.constraints[c].state == .emptyRow && isViolated(c) {
      isProgress = breakOne(of: certificate(source: .constraint(c))) || isProgress
    }
    for v in domains where store.variables[v].state == .known && isDomainViolated(v) {
      isProgress = breakOne(of: certificate(source: .domain(of: v))) || isProgress
    }
    for (slot, component) in zip(slots, violated) {
      guard let component, components[slot] === component else { continue }
      isProgress = breakOne(of: certificate(of: component)) || isProgress
    }
    return isProgress
  }

  private func breakOne(of candidates: [ConstraintID]) -> Bool {
    let set = minimize(candidates)
    guard let last = set.max(by: { store.constraintHistory.precedes($0, $1) }) else { return false }
    var pick = last
    if let breakPolicy = diagnosis.breakPolicy {
      let choice = breakPolicy(set)
      if set.contains(choice) { pick = choice }
    }
    counters.conflicts += 1
    let generations = set.map { store.constraintHistory.generation(of: $0) }
    diagnosis.conflicts.append(FoundConflict(set: set, generations: generations, broken: pick))
    for term in store.terms(of: pick) { diagnosis.dependencies.noteAffected(term.variable) }
    invalidate(byRemoving: pick)
    store.unlink(pick)
    store.constraints[pick].state = .broken
    structure.version += 1
    return true
  }

  /// Returns the constraints behind a violated empty row or domain.
  private func certificate(source: Source) -> [ConstraintID] {
    var adjoint = Adjoint(variableCount: store.variables.count)
    adjoint.add(1, source: source, in: self)
    adjoint.cancel(.known, from: source.isDomain ? [source.variable] : [], in: self)
    return bySerial(adjoint.constraints)
  }

  private func bySerial(_ set: [ConstraintID]) -> [ConstraintID] {
    set.sorted { store.constraintHistory.precedes($0, $1) }
  }

  /// Returns the constraints behind a violated component.
  private func certificate(of component: Component) -> [ConstraintID] {
    var candidates = equalityCertificate(component)
    if candidates.isEmpty {
      if let source = component.priorityPrograms.rootlessSources.slice.first(where: { isSourceViolated($0) }) {
        candidates = combine([(source, 1)], [], component)
      }
    }
    if candidates.isEmpty, let duals = duals(of: component) { candidates = combine(duals, [], component) }
    if !candidates.isEmpty && !isSatisfiable(candidates) { return candidates }
    // Rounding spoiled the certificate: all required members, and the constraints that determine their inputs.
    return upstream(component.constraints.filter { store.constraints[$0].isRequired })
  }

  private func combine(
    _ sources: [(Source, Double)], _ operations: [(OperationIndex, Double)], _ component: Component
  ) -> [ConstraintID] {
    var adjoint = Adjoint(variableCount: store.variables.count)
    for (source, m) in sources { adjoint.add(m, source: source, in: self) }
    adjoint.cancel(component, operations: operations, in: self)
    adjoint.cancel(.known, from: [], in: self)
    return bySerial(adjoint.constraints)
  }

  /// Returns an inconsistent equality, with those it depends on.
  private func equalityCertificate(_ component: Component) -> [ConstraintID] {
    for k in component.factor.dependentRows where isInconsistent(k, component) {
      return combine([], [(k, 1)], component)
    }
    return []
  }

  /// Returns the level-0 duals of a violated program, by required source.
  private func duals(of component: Component) -> [(Source, Double)]? {
    let violated = component.priorityPrograms.programs.filter { $0.isViolated }
    // A root that shares no form comes first: no other conflict has so few members.
    return (violated.first { $0.rowCount == 0 } ?? violated.first)?.requiredDuals()
  }

  /// Returns constraints together with all that determine known variables in them.
  private func upstream(_ start: [ConstraintID]) -> [ConstraintID] {
    var all = start
    var seen = Set(start)
    var next = 0
    while next < all.count {
      for term in store.terms(of: all[next]) {
        let u = term.variable
        guard store.variables[u].state == .known else { continue }
        if seen.insert(store.variables[u].definition).inserted { all.append(store.variables[u].definition) }
      }
      next += 1
    }
    return bySerial(all)
  }

  /// The work of copying a constraint to another system, in visits of a coefficient.
  private static let copyingWork = 100

  /// Returns whether required constraints can hold together.
  func isSatisfiable(_ set: [ConstraintID]) -> Bool {
    let probe = ConstraintSystem(probingWith: workspace)
    var copies: [VariableID: VariableID] = [:]
    for c in set {
      probe.store.beginRow()
      for term in store.terms(of: c) {
        let v = term.variable
        let copy = copies[v] ?? probe.addVariable(nonNegative: store.variables[v].isNonNegative)
        copies[v] = copy
        probe.store.addTerm(term.coefficient, copy)
      }
      let record = store.constraints[c]
      _ = probe.addRow(record.relation, record.constant, Priority.required)
    }
    workspace.work.spend(set.count * ConstraintSystem.copyingWork)
    probe.pass()
    counters.pivots += probe.counters.pivots
    return !probe.hasViolations
  }

  /// Removes every member without which the others still cannot hold, the oldest first.
  private func minimize(_ candidates: [ConstraintID]) -> [ConstraintID] {
    var set = candidates
    var i = 0
    while i < set.count && set.count > 1 && !workspace.work.isExceeded {
      var rest = set
      rest.remove(at: i)
      if isSatisfiable(rest) { i += 1 } else { set = rest }
    }
    return set
  }
}

extension Breakpoints {
  /// Returns the multipliers that required breakpoints of one form contribute at a value.
  ///
  /// Those passed count with their slope. The remainder of the form's reduced cost is assigned to a breakpoint at the value
  /// itself: the one that the nonbasic form is at, or any other required one there.
  func requiredDuals(
    of form: FormIndex, at value: Double, reducedCost: Double?, nonbasicAt own: BreakpointIndex?
  ) -> [(Source, Double)] {
    var duals: [(Source, Double)] = []
    var balance = -(reducedCost ?? 0)
    var here: BreakpointIndex?
    for b in range(of: form) where self[b].level == 0 {
      let d = value - self[b].location
      if abs(d) <= Tolerance.binding(value) || b == own {
        if here == nil || b == own { here = b }
        continue
      }
      let slope = self[b].slope(at: d)
      if slope == 0 { continue }
      duals.append((self[b].source, slope / self[b].scale))
      balance -= slope
    }
    if reducedCost != nil, abs(balance) > Tolerance.multiplier, let here {
      duals.append((self[here].source, balance / self[here].scale))
    }
    return duals
  }
}

extension PiecewiseLinearProgram {
  /// Returns the multipliers of required sources at the optimum of the sum of their violations.
  func requiredDuals() -> [(Source, Double)] {
    var duals: [(Source, Double)] = []
    for i in rows {
      duals += breakpoints.requiredDuals(
        of: basis.rowForm[i], at: basis.rowValues[i], reducedCost: nil, nonbasicAt: nil)
    }
    for j in columns {
      let b = basis.columnBreakpoint[j]
      let isRequired = !b.isNone && breakpoints[b].level == 0
      duals += breakpoints.requiredDuals(
        of: basis.columnForm[j], at: basis.columnValues[j], reducedCost: slopes.costs(0)[j],
        nonbasicAt: isRequired ? b : nil)
    }
    return duals
  }
}
