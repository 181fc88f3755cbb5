/// The programs over a component's roots, and the singleton roots, which share no row.
final class ProgramSet {
  /// The programs with at least one row.
  @exclusivity(unchecked) var programs: [PiecewiseLinearProgram] = []
  /// The roots that share no form with others.
  @exclusivity(unchecked) var singletons = SingletonRoots(0, breakpoints: 0, levels: 0)
  /// The sources without any root, which hold or do not.
  @exclusivity(unchecked) var checks = Buffer<Source>()
  /// The number of levels that stand for priorities. The others are tie-breaking levels.
  @exclusivity(unchecked) var priorityCount = Int32.max
  /// The places of constraints, ascending by constraint; for tie-breaking programs only.
  @exclusivity(unchecked) var places = Buffer<Place>()

  /// The place of a constraint's breakpoints.
  struct Place: BitwiseCopyable {
    var constraint: ConstraintID
    var placement: Placement
  }
  /// Indicates whether level 0 is the required one.
  @exclusivity(unchecked) var hasRequired = false

  /// Indicates whether the optimum is unique.
  var isUnique: Bool {
    for program in programs where !program.optimum.isUnique { return false }
    for r in 0..<singletons.count where !singletons.isUnique(r) { return false }
    return true
  }

  /// Indicates whether a required breakpoint does not hold in the optimum.
  var isViolated: Bool {
    if !hasRequired { return false }
    for r in 0..<singletons.count where singletons.isViolated(r) { return true }
    for program in programs where program.isViolated { return true }
    return false
  }

  /// Returns whether a singleton root's required breakpoints do not hold.
  func isSingletonViolated(_ r: Int) -> Bool { hasRequired && singletons.isViolated(r) }

  /// Sorts the places.
  func finishPlaces() {
    places.slice.sort { $0.constraint < $1.constraint }
  }

  /// Returns a constraint's place, nil if it has no breakpoint.
  func place(of c: ConstraintID) -> Placement? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].constraint < c { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].constraint == c && !places[low].placement.isCheck
      ? places[low].placement : nil
  }

  /// Writes the roots' values.
  func writeRoots(to x: BufferSlice<Double>, _ scratch: SimplexScratch) {
    for r in 0..<singletons.count { x[singletons.locals[r]] = singletons.values[r] }
    for program in programs {
      if program.optimum.areRootValuesStale { program.computeRootValues(scratch) }
      let roots = program.rootLocals
      let values = program.rootValues
      for j in 0..<roots.count { x[roots[j]] = values[j] }
    }
  }
}
