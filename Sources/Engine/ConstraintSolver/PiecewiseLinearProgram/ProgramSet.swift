/// The place of a constraint's breakpoints in a set of programs.
struct Placement: BitwiseCopyable {
  /// The index of the program, -1 if the constraint is eliminated, or no root is left in it.
  var program: Int32 = -1
  /// The form in the program.
  var form = FormIndex.none
}

/// The programs over a component's roots. Roots that share a form are in one program.
final class ProgramSet {
  /// The programs, in the order of their first roots.
  @exclusivity(unchecked) var programs: [PiecewiseLinearProgram] = []
  /// The required sources in which no root is left: they either hold or do not.
  @exclusivity(unchecked) var rootlessSources = Buffer<Source>()
  /// The levels of the component's costs.
  @exclusivity(unchecked) var levels = CostLevels(0, priorityCount: 0, hasRequired: false)
  /// The places of the component's constraints, by their index in it.
  @exclusivity(unchecked) var placements = KeyedBuffer<MemberConstraint, Placement>()

  /// Indicates whether the optimum is unique.
  var isUnique: Bool {
    for program in programs where !program.optimum.isUnique { return false }
    return true
  }

  /// Indicates whether a required breakpoint does not hold in the optimum.
  var isViolated: Bool {
    if !levels.hasRequired { return false }
    for program in programs where program.isViolated { return true }
    return false
  }

  /// Writes the roots' values.
  func writeRoots(to x: KeyedSlice<Member, Double>, _ scratch: SimplexScratch) {
    // By index: iteration would retain every program.
    for i in 0..<programs.count {
      if programs[i].optimum.areRootValuesStale { programs[i].computeRootValues(scratch) }
      let roots = programs[i].rootMembers
      let values = programs[i].rootValues
      for root in roots.indices { x[roots[root]] = values[root] }
    }
  }
}
