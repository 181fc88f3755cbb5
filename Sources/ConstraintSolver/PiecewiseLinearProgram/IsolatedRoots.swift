/// The roots that share no form with others.
///
/// The cost of each is a convex piecewise-linear function of one variable.
struct IsolatedRoots: ~Copyable {
  /// The index of each root among the component's members.
  let members: BufferSlice<Int32>
  /// The values in the optimum.
  let values: BufferSlice<Double>
  /// The lower ends of the optimal intervals, infinite if unbounded.
  let lows: BufferSlice<Double>
  /// The upper ends of the optimal intervals, infinite if unbounded.
  let highs: BufferSlice<Double>
  /// The breakpoints, with a form for each root.
  let breakpoints: Breakpoints
  private let levelSums: BufferSlice<Double>
  private let arena: Arena

  /// Creates this many roots, with this many breakpoints in total.
  init(_ count: Int, breakpoints n: Int, levels: Int) {
    var arena = Arena(
      doubles: 3 * count + levels, records: n, of: Breakpoint.self, indices: count + Breakpoints.indices(forms: count))
    values = arena.doubles(count)
    lows = arena.doubles(count)
    highs = arena.doubles(count)
    levelSums = arena.doubles(levels)
    breakpoints = Breakpoints(n, forms: count, in: &arena)
    members = arena.indices(count)
    self.arena = arena
    values.fill(0)
    lows.fill(0)
    highs.fill(0)
  }

  /// The number of roots.
  @inline(__always) var count: Int { members.count }

  /// Finds a root's optimum: the first breakpoint after which the cost no longer falls.
  func minimize(_ r: Int) {
    _ = breakpoints.sort(r)
    let range = breakpoints.range(of: r)
    let slope = Slope(breakpoints, range, sums: levelSums)
    let isFlatBefore = slope.sign == 0
    var b = range.lowerBound
    slope.pass(b)
    while b + 1 < range.upperBound && slope.sign < 0 {
      b += 1
      slope.pass(b)
    }
    values[r] = breakpoints[b].location
    lows[r] = isFlatBefore && b == range.lowerBound ? -.infinity : breakpoints[b].location
    highs[r] = breakpoints[b].location
    var above = b + 1
    while slope.sign == 0 {
      highs[r] = above < range.upperBound ? breakpoints[above].location : .infinity
      if above == range.upperBound { break }
      slope.pass(above)
      above += 1
    }
  }

  /// Returns whether a root's optimum is unique.
  func isUnique(_ r: Int) -> Bool {
    let span = highs[r] - lows[r]
    return span.isFinite && span <= Tolerance.segment(values[r])
  }

  /// Returns whether a root could leave its value at no cost at any of the first levels.
  func hasCostlessDirection(_ r: Int, levels: Int) -> Bool {
    let range = breakpoints.range(of: r)
    let margin = 2 * Tolerance.segment(values[r])
    let slope = Slope(breakpoints, range, sums: levelSums.part(0, min(levelSums.count, levels)))
    var b = range.lowerBound
    while b < range.upperBound && breakpoints[b].location < values[r] - margin {
      slope.pass(b)
      b += 1
    }
    if slope.sign == 0 { return true }
    while b < range.upperBound && breakpoints[b].location <= values[r] + margin {
      slope.pass(b)
      b += 1
    }
    return slope.sign == 0
  }

  /// Returns whether a root's required breakpoints do not hold.
  func isViolated(_ r: Int) -> Bool {
    breakpoints.requiredViolation(of: r, at: values[r]) > Tolerance.violation(abs(values[r]))
  }
}

/// The slope of a root's cost, level by level, while its breakpoints are passed one after the other.
private struct Slope {
  private let breakpoints: Breakpoints
  private let sums: BufferSlice<Double>

  /// Creates the slope left of all breakpoints in the range; levels that have no sum do not count.
  @inline(__always)
  init(_ breakpoints: Breakpoints, _ range: Range<Int>, sums: BufferSlice<Double>) {
    self.breakpoints = breakpoints
    self.sums = sums
    sums.fill(0)
    for b in range { add(breakpoints[b].leftSlope, at: breakpoints[b].level) }
  }

  /// Passes a breakpoint.
  @inline(__always) func pass(_ b: Int) { add(breakpoints[b].increment, at: breakpoints[b].level) }

  @inline(__always) private func add(_ slope: Double, at level: Int32) {
    if Int(level) < sums.count { sums[level] += slope }
  }

  /// The sign at the first level where the slope is not 0.
  @inline(__always) var sign: Int {
    for l in 0..<sums.count where abs(sums[l]) > Tolerance.slope { return sums[l] > 0 ? 1 : -1 }
    return 0
  }
}
