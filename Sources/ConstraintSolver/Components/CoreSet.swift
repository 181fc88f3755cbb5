/// All that prices a component's roots: cores, and roots that have breakpoints of their own but share no row.
struct CoreSet: ~Copyable {
  /// Cores with at least one row.
  var cores = Buffer<UnsafeMutablePointer<Core>>()
  /// Local variables of the lone roots.
  var loneRoots = Buffer<Int32>()
  /// Their values.
  var loneValues = Buffer<Double>()
  /// Ends of the lone roots' optimal intervals, infinite where nothing stops them.
  var loneLows = Buffer<Double>()
  /// Upper ends of the lone roots' optimal intervals.
  var loneHighs = Buffer<Double>()
  /// Breakpoints of the lone roots, a form each.
  var lone: Breakpoints?
  private var loneArena: Arena?
  private var levelSums = Buffer<Double>()
  /// Sources without any root in them: they hold or not.
  var checks = Buffer<Int32>()
  /// Levels that stand for priorities; any further ones are levels of rest.
  var priorityCount = Int32.max
  /// Where constraints have their breakpoints, ascending by constraint; kept for resting cores only.
  var places = Buffer<Place>()

  /// A core (or the lone roots) and a form on which a constraint has breakpoints.
  struct Place: BitwiseCopyable {
    var constraint: Int32
    var core: Int32
    var form: Int32
  }
  /// Whether level 0 is the required one.
  var hasRequired = false
  deinit { for k in 0..<cores.count { Core.destroy(cores[k]) } }

  /// Makes room for lone roots and their breakpoints.
  mutating func prepareLone(roots: Int, breakpoints: Int) {
    var arena = Arena(
      doubles: Breakpoints.doubles(breakpoints), indices: Breakpoints.indices(breakpoints, forms: roots))
    lone = Breakpoints(breakpoints, forms: roots, in: &arena)
    loneArena = consume arena
    loneValues.reset(roots, to: 0)
    loneLows.reset(roots, to: 0)
    loneHighs.reset(roots, to: 0)
  }

  /// Finds a lone root's optimum by walking over its breakpoints: the first after which the cost no longer falls.
  mutating func settleLone(_ r: Int) {
    guard let lone else { return }
    _ = lone.sort(r)
    let range = lone.range(of: r)
    var slope = makeSlope(lone, range, below: Int32.max)
    let isFlatBefore = slope.sign == 0
    var b = range.lowerBound
    slope.pass(b)
    while b + 1 < range.upperBound && slope.sign < 0 {
      b += 1
      slope.pass(b)
    }
    loneValues[r] = lone.locations[b]
    loneLows[r] = isFlatBefore && b == range.lowerBound ? -.infinity : lone.locations[b]
    loneHighs[r] = lone.locations[b]
    var above = b + 1
    while slope.sign == 0 {
      loneHighs[r] = above < range.upperBound ? lone.locations[above] : .infinity
      if above == range.upperBound { break }
      slope.pass(above)
      above += 1
    }
  }

  /// Moves one breakpoint of a lone root; whether the optimum may have moved with it.
  mutating func moveLone(_ b: Int, of r: Int, to location: Double) -> Bool {
    guard let lone else { return false }
    let old = lone.locations[b]
    lone.locations[b] = location
    let value = loneValues[r]
    let margin = 4 * Tolerance.segment(value)
    // Still on the same side and away from the only optimum: no slope there changes.
    let isAway = abs(old - value) > margin && abs(location - value) > margin
    if isAway && (old > value) == (location > value) && isLoneUnique(r) { return false }
    settleLone(r)
    return true
  }

  private mutating func makeSlope(_ lone: Breakpoints, _ range: Range<Int>, below limit: Int32) -> LoneSlope {
    var deepest: Int32 = 0
    for b in range { deepest = max(deepest, lone.levels[b]) }
    if deepest >= 4 { levelSums.reset(Int(deepest) + 1, to: 0) } else { levelSums.clear() }
    return LoneSlope(lone, range, below: limit, levelSums.slice)
  }

  /// Whether a lone root's optimum is the only one.
  func isLoneUnique(_ r: Int) -> Bool {
    let span = loneHighs[r] - loneLows[r]
    return span.isFinite && span <= Tolerance.segment(loneValues[r])
  }

  /// Whether a lone root could leave its value at no cost at any priority.
  mutating func isLoneFree(_ r: Int) -> Bool {
    guard let lone else { return false }
    let range = lone.range(of: r)
    let margin = 2 * Tolerance.segment(loneValues[r])
    var slope = makeSlope(lone, range, below: priorityCount)
    var b = range.lowerBound
    while b < range.upperBound && lone.locations[b] < loneValues[r] - margin {
      slope.pass(b)
      b += 1
    }
    if slope.sign == 0 { return true }
    while b < range.upperBound && lone.locations[b] <= loneValues[r] + margin {
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

  /// Whether a lone root's required breakpoints hold.
  func isLoneViolated(_ r: Int) -> Bool {
    guard hasRequired, let lone else { return false }
    let v = loneValues[r]
    return lone.requiredViolation(of: r, at: v) > Tolerance.violation(abs(v))
  }

  /// Writes the roots' values.
  func writeRoots(to x: BufferSlice<Double>, _ workspace: UnsafeMutablePointer<Workspace>) {
    for r in 0..<loneRoots.count { x[loneRoots[r]] = loneValues[r] }
    for k in 0..<cores.count {
      let core = cores[k]
      if core.pointee.areRootValuesStale { core.pointee.computeRootValues(workspace) }
      let roots = core.pointee.rootLocals
      let values = core.pointee.rootValues
      for j in 0..<roots.count { x[roots[j]] = values[j] }
    }
  }
}

/// A lone root's slope, level by level, while its breakpoints are passed one after the other.
///
/// A few levels are kept inline; only many need the table.
private struct LoneSlope {
  private let breakpoints: Breakpoints
  private let limit: Int32
  private var few: (Double, Double, Double, Double) = (0, 0, 0, 0)
  private let many: BufferSlice<Double>

  /// Left of all breakpoints in the range; levels from `below` on do not count.
  @inline(__always)
  init(_ breakpoints: Breakpoints, _ range: Range<Int>, below limit: Int32, _ table: BufferSlice<Double>) {
    self.breakpoints = breakpoints
    self.limit = limit
    many = table
    for b in range { add(breakpoints.lefts[b], at: breakpoints.levels[b]) }
  }

  /// Goes beyond a breakpoint.
  @inline(__always) mutating func pass(_ b: Int) { add(breakpoints.increments[b], at: breakpoints.levels[b]) }

  @inline(__always) private mutating func add(_ slope: Double, at level: Int32) {
    if level >= limit { return }
    if many.count > 0 {
      many[level] += slope
      return
    }
    switch level {
    case 0: few.0 += slope
    case 1: few.1 += slope
    case 2: few.2 += slope
    default: few.3 += slope
    }
  }

  /// The sign at the first level where the slope is not 0.
  @inline(__always) var sign: Int {
    var leading = 0.0
    if many.count > 0 {
      var l = 0
      while l < many.count && abs(many[l]) <= Tolerance.slope { l += 1 }
      if l < many.count { leading = many[l] }
    } else {
      leading = abs(few.2) > Tolerance.slope ? few.2 : few.3
      if abs(few.1) > Tolerance.slope { leading = few.1 }
      if abs(few.0) > Tolerance.slope { leading = few.0 }
    }
    return leading > Tolerance.slope ? 1 : leading < -Tolerance.slope ? -1 : 0
  }
}
