/// All that prices a component's roots: programs, and roots that have breakpoints of their own but share no row.
final class ProgramSet {
  /// Programs with at least one row.
  @exclusivity(unchecked) var programs: [PiecewiseLinearProgram] = []
  /// Local variables of the singleton roots.
  @exclusivity(unchecked) var singletonRoots = Buffer<Int32>()
  /// Their values.
  @exclusivity(unchecked) var singletonValues = Buffer<Double>()
  /// Ends of the singleton roots' optimal intervals, infinite where nothing stops them.
  @exclusivity(unchecked) var singletonLows = Buffer<Double>()
  /// Upper ends of the singleton roots' optimal intervals.
  @exclusivity(unchecked) var singletonHighs = Buffer<Double>()
  /// Breakpoints of the singleton roots, a form each.
  @exclusivity(unchecked) var singletons: Breakpoints?
  @exclusivity(unchecked) private var singletonArena: Arena?
  @exclusivity(unchecked) private var levelSums = Buffer<Double>()
  /// Sources without any root in them: they hold or not.
  @exclusivity(unchecked) var checks = Buffer<Source>()
  /// Levels that stand for priorities; any further ones are tie-breaking levels.
  @exclusivity(unchecked) var priorityCount = Int32.max
  /// The forms of constraints, ascending by constraint; kept for tie-breaking programs only.
  @exclusivity(unchecked) var places = Buffer<Place>()

  /// A program (or the singleton roots) and a form on which a constraint has breakpoints.
  struct Place: BitwiseCopyable {
    var constraint: Int32
    var program: Int32
    var form: Int32
  }
  /// Indicates whether level 0 is the required one.
  @exclusivity(unchecked) var hasRequired = false

  /// Makes room for singleton roots and their breakpoints.
  func prepareSingletons(roots: Int, breakpoints: Int, levels: Int) {
    var arena = Arena(
      doubles: Breakpoints.doubles(breakpoints), indices: Breakpoints.indices(breakpoints, forms: roots))
    singletons = Breakpoints(breakpoints, forms: roots, in: &arena)
    singletonArena = consume arena
    levelSums.reset(levels, to: 0)
    singletonValues.reset(roots, to: 0)
    singletonLows.reset(roots, to: 0)
    singletonHighs.reset(roots, to: 0)
  }

  /// Finds a singleton root's optimum by walking over its breakpoints: the first after which the cost no longer falls.
  func solveSingleton(_ r: Int) {
    guard let singletons else { return }
    _ = singletons.sort(r)
    let range = singletons.range(of: r)
    let slope = SingletonSlope(singletons, range, sums: levelSums.slice)
    let isFlatBefore = slope.sign == 0
    var b = range.lowerBound
    slope.pass(b)
    while b + 1 < range.upperBound && slope.sign < 0 {
      b += 1
      slope.pass(b)
    }
    singletonValues[r] = singletons.locations[b]
    singletonLows[r] = isFlatBefore && b == range.lowerBound ? -.infinity : singletons.locations[b]
    singletonHighs[r] = singletons.locations[b]
    var above = b + 1
    while slope.sign == 0 {
      singletonHighs[r] = above < range.upperBound ? singletons.locations[above] : .infinity
      if above == range.upperBound { break }
      slope.pass(above)
      above += 1
    }
  }

  /// Returns whether a singleton root's optimum is the only one.
  func isSingletonUnique(_ r: Int) -> Bool {
    let span = singletonHighs[r] - singletonLows[r]
    return span.isFinite && span <= Tolerance.segment(singletonValues[r])
  }

  /// Returns whether a singleton root could leave its value at no cost at any priority.
  func isSingletonFree(_ r: Int) -> Bool {
    guard let singletons else { return false }
    let range = singletons.range(of: r)
    let margin = 2 * Tolerance.segment(singletonValues[r])
    let slope = SingletonSlope(
      singletons, range, sums: levelSums.slice.part(0, min(levelSums.count, Int(priorityCount))))
    var b = range.lowerBound
    while b < range.upperBound && singletons.locations[b] < singletonValues[r] - margin {
      slope.pass(b)
      b += 1
    }
    if slope.sign == 0 { return true }
    while b < range.upperBound && singletons.locations[b] <= singletonValues[r] + margin {
      slope.pass(b)
      b += 1
    }
    return slope.sign == 0
  }

  /// Brings the places into order.
  func finishPlaces() {
    let cells = places.slice
    for i in 1..<max(cells.count, 1) where cells[i].constraint < cells[i - 1].constraint {
      cells.sort { $0.constraint < $1.constraint }
      return
    }
  }

  /// A constraint's place, nil if it has no breakpoint.
  func place(of c: Int32) -> Place? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].constraint < c { low = middle + 1 } else { high = middle }
    }
    return low < places.count && places[low].constraint == c && places[low].form >= 0 ? places[low] : nil
  }

  /// Returns whether a singleton root's required breakpoints hold.
  func isSingletonViolated(_ r: Int) -> Bool {
    guard hasRequired, let singletons else { return false }
    let v = singletonValues[r]
    return singletons.requiredViolation(of: r, at: v) > Tolerance.violation(abs(v))
  }

  /// Writes the roots' values.
  func writeRoots(to x: BufferSlice<Double>, _ scratch: SimplexScratch) {
    for r in 0..<singletonRoots.count { x[singletonRoots[r]] = singletonValues[r] }
    for program in programs {
      if program.areRootValuesStale { program.computeRootValues(scratch) }
      let roots = program.rootLocals
      let values = program.rootValues
      for j in 0..<roots.count { x[roots[j]] = values[j] }
    }
  }
}

/// A singleton root's slope, level by level, while its breakpoints are passed one after the other.
private struct SingletonSlope {
  private let breakpoints: Breakpoints
  private let sums: BufferSlice<Double>

  /// Creates the slope left of all breakpoints in the range; levels that have no sum do not count.
  @inline(__always)
  init(_ breakpoints: Breakpoints, _ range: Range<Int>, sums: BufferSlice<Double>) {
    self.breakpoints = breakpoints
    self.sums = sums
    sums.fill(0)
    for b in range { add(breakpoints.lefts[b], at: breakpoints.levels[b]) }
  }

  /// Goes beyond a breakpoint.
  @inline(__always) func pass(_ b: Int) { add(breakpoints.increments[b], at: breakpoints.levels[b]) }

  @inline(__always) private func add(_ slope: Double, at level: Int32) {
    if Int(level) < sums.count { sums[level] += slope }
  }

  /// The sign at the first level where the slope is not 0.
  @inline(__always) var sign: Int {
    for l in 0..<sums.count where abs(sums[l]) > Tolerance.slope { return sums[l] > 0 ? 1 : -1 }
    return 0
  }
}
