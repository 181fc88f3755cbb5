/// The place of a constraint's breakpoints in a set of programs.
enum Placement: BitwiseCopyable {
  /// No place: the constraint is eliminated, or no root is left in it.
  case none
  /// An isolated root, which shares no form with others.
  case isolated(root: Int32)
  /// A form of a program.
  case form(Int32, program: Int32)
}

/// The programs over a component's roots, and the isolated roots, which share no form.
final class ProgramSet {
  /// The programs with at least one row.
  @exclusivity(unchecked) var programs: [PiecewiseLinearProgram] = []
  /// The isolated roots.
  @exclusivity(unchecked) var isolatedRoots = IsolatedRoots(0, breakpoints: 0, levels: 0)
  /// The required sources in which no root is left: they either hold or do not.
  @exclusivity(unchecked) var rootlessSources = Buffer<Source>()
  /// The levels of the component's costs.
  @exclusivity(unchecked) var levels = CostLevels(0, priorityCount: 0, hasRequired: false)
  /// The places of the component's constraints, by their index in it.
  @exclusivity(unchecked) var placements = Buffer<Placement>()

  /// Indicates whether the optimum is unique.
  var isUnique: Bool {
    for program in programs where !program.optimum.isUnique { return false }
    for r in 0..<isolatedRoots.count where !isolatedRoots.isUnique(r) { return false }
    return true
  }

  /// Indicates whether a required breakpoint does not hold in the optimum.
  var isViolated: Bool {
    if !levels.hasRequired { return false }
    for r in 0..<isolatedRoots.count where isolatedRoots.isViolated(r) { return true }
    for program in programs where program.isViolated { return true }
    return false
  }

  /// Returns whether an isolated root's required breakpoints do not hold.
  func isIsolatedRootViolated(_ r: Int) -> Bool { levels.hasRequired && isolatedRoots.isViolated(r) }

  /// Writes the roots' values.
  func writeRoots(to x: BufferSlice<Double>, _ scratch: SimplexScratch) {
    for r in 0..<isolatedRoots.count { x[isolatedRoots.members[r]] = isolatedRoots.values[r] }
    // By index: iteration would retain every program.
    for i in 0..<programs.count {
      if programs[i].optimum.areRootValuesStale { programs[i].computeRootValues(scratch) }
      let roots = programs[i].rootMembers
      let values = programs[i].rootValues
      for j in 0..<roots.count { x[roots[j]] = values[j] }
    }
  }
}
