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
  var loneHighs = Buffer<Double>()
  /// Breakpoints of the lone roots, a form each.
  var lone: Breakpoints?
  private var loneArena: Arena?
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

  init() {}

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
    // Slopes by level are summed over the few breakpoints anew for each candidate: no table of levels to clear.
    var b = range.lowerBound
    while b + 1 < range.upperBound && sign(lone, range, passed: b + 1 - range.lowerBound) < 0 { b += 1 }
    loneValues[r] = lone.locations[b]
    loneLows[r] = lone.locations[b]
    loneHighs[r] = lone.locations[b]
    var above = b + 1
    while sign(lone, range, passed: above - range.lowerBound) == 0 {
      loneHighs[r] = above < range.upperBound ? lone.locations[above] : .infinity
      if above == range.upperBound { break }
      above += 1
    }
    if b == range.lowerBound && sign(lone, range, passed: 0) == 0 { loneLows[r] = -.infinity }
  }

  /// Whether a lone root's optimum is the only one.
  func isLoneUnique(_ r: Int) -> Bool {
    let span = loneHighs[r] - loneLows[r]
    return span.isFinite && span <= Tolerance.segment(loneValues[r])
  }

  /// Whether a lone root could leave its value at no cost at any priority.
  func isLoneFree(_ r: Int) -> Bool {
    guard let lone else { return false }
    let range = lone.range(of: r)
    let margin = 2 * Tolerance.segment(loneValues[r])
    let below = range.filter { lone.locations[$0] < loneValues[r] - margin }.count
    let notAbove = range.filter { lone.locations[$0] <= loneValues[r] + margin }.count
    return sign(lone, range, passed: notAbove, levels: priorityCount) == 0
      || sign(lone, range, passed: below, levels: priorityCount) == 0
  }

  /// The forms on which a constraint has breakpoints, each once.
  func places(of c: Int32) -> ArraySlice<Place> {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].constraint < c { low = middle + 1 } else { high = middle }
    }
    var found: [Place] = []
    while low < places.count && places[low].constraint == c {
      if found.last?.core != places[low].core || found.last?.form != places[low].form { found.append(places[low]) }
      low += 1
    }
    return found[...]
  }

  /// The lexicographic sign of a lone root's slope beyond the breakpoints passed.
  private func sign(_ lone: Breakpoints, _ range: Range<Int>, passed: Int, levels: Int32 = Int32.max) -> Int {
    var level: Int32 = -1
    while true {
      var next = Int32.max
      for b in range where lone.levels[b] > level && lone.levels[b] < next { next = lone.levels[b] }
      if next >= levels { return 0 }
      level = next
      var slope = 0.0
      for b in range where lone.levels[b] == level {
        slope += lone.lefts[b] + (b - range.lowerBound < passed ? lone.increments[b] : 0)
      }
      if slope > Tolerance.slope { return 1 }
      if slope < -Tolerance.slope { return -1 }
    }
  }

  /// Whether a lone root's required breakpoints hold.
  func isLoneViolated(_ r: Int) -> Bool {
    guard hasRequired, let lone else { return false }
    let v = loneValues[r]
    return lone.requiredViolation(of: r, at: v) > Tolerance.violation(abs(v))
  }

  /// Writes the roots' values.
  func writeRoots(to x: Cells<Double>) {
    for r in 0..<loneRoots.count { x[loneRoots[r]] = loneValues[r] }
    for k in 0..<cores.count {
      let core = cores[k]
      let roots = core.pointee.rootLocals
      let values = core.pointee.rootValues
      for j in 0..<roots.count { x[roots[j]] = values[j] }
    }
  }
}
