/// The simplex iteration: price a column, pass breakpoints while the cost falls, pivot at the next.
extension PiecewiseLinearProgram {
  /// The end of an optimization.
  enum Outcome {
    case optimal
    /// A probing level descends without end.
    case unbounded
    /// The limit of iterations was reached: the basis can be improved further.
    case exhausted
  }

  /// A breakpoint ahead in the direction of a column.
  struct Event: BitwiseCopyable, Comparable {
    /// The step to the breakpoint.
    var step: Double
    /// The rate at which the form moves.
    var rate: Double
    /// The row of the form, -1 for the entering form.
    var row: Int32
    var breakpoint: Int32
    /// The form, which decides between equal steps.
    var form: Int32

    static func < (a: Self, b: Self) -> Bool {
      a.step < b.step || (a.step == b.step && a.form < b.form)
    }
  }

  struct Entering {
    var column: Int
    var isUp: Bool
  }

  /// The number of columns priced after the first with a descent (partial pricing).
  private static let window = 128

  /// Improves the basis until no column descends, or the limit of iterations is reached.
  ///
  /// The limit guards against endless loops.
  func optimize(_ scratch: SimplexScratch, _ counters: inout Counters) -> Outcome {
    var stalled = 0
    // Bland's rule (1977) takes over where degenerate steps might cycle.
    let patience = 4 * formCount + 50
    var remaining = 2000 * (formCount + 10)
    var isConfirmed = true
    if rootCount == 0 { return .optimal }
    scratch.direction.resize(max(scratch.direction.count, levels.stride), filling: 0)
    while true {
      if isWorn { rebuild(scratch) }
      if !isDense { computeReducedCosts() }
      let isBland = stalled > patience
      guard let entering = price(isBland) else {
        if isConfirmed || confirmOptimum(scratch) { return .optimal }
        rebuild(scratch)
        isConfirmed = true
        continue
      }
      if remaining == 0 {
        if !isDense { computeValues() }
        return .exhausted
      }
      remaining -= 1
      isConfirmed = false
      let j = entering.column
      let sign = entering.isUp ? 1.0 : -1.0
      collectEvents(entering, scratch)
      let s = scratch.direction.slice
      let own = slopes.slope(of: Int(basis.columnForm[j]))
      for l in 0..<levels.count { s[l] = sign * (slopes.reducedCosts[l * rootCount + j] + own[l]) }
      guard let stop = ratioTest(entering, scratch, isBland) else {
        slideAlong(entering, scratch)
        return .unbounded
      }
      if stop.step <= Tolerance.degenerateStep {
        stalled += 1
      } else if !isBland || stop.step > Tolerance.progressStep {
        stalled = 0
      }
      if stop.step != 0 { advanceRows(by: sign * stop.step, scratch) }
      if stop.row < 0 {
        flip(entering, to: stop)
      } else {
        counters.pivots += 1
        optimum.age += 1
        pivot(entering, stop, scratch)
      }
    }
  }

  // MARK: Pricing

  /// Returns the column of steepest descent at the highest level, or the one by Bland's rule.
  func price(_ isBland: Bool) -> Entering? {
    var best: Entering?
    var bestLevel = levels.count
    var bestMagnitude = 0.0
    var bestForm = Int32.max
    var left = PiecewiseLinearProgram.window
    var j = rootCount > PiecewiseLinearProgram.window ? cursor : -1
    for _ in 0..<rootCount {
      j += 1
      if j >= rootCount { j = 0 }
      if !isBland && best != nil {
        left -= 1
        if left < 0 { break }
      }
      guard let (isUp, level, magnitude) = descent(j) else { continue }
      if isBland {
        if basis.columnForm[j] >= bestForm { continue }
        bestForm = basis.columnForm[j]
      } else {
        if level > bestLevel || (level == bestLevel && magnitude <= bestMagnitude + Tolerance.slope) { continue }
        bestLevel = level
        bestMagnitude = magnitude
      }
      best = Entering(column: j, isUp: isUp)
    }
    if let best { cursor = best.column }
    return best
  }

  @inline(__always) private func descent(_ j: Int) -> (isUp: Bool, level: Int, magnitude: Double)? {
    let s = slopes.slope(of: Int(basis.columnForm[j]))
    let d = slopes.reducedCosts
    let b = basis.columnBreakpoint[j]
    let bend = b >= 0 ? Int(breakpoints[b].level) : -1
    // True while all levels so far are 0 in that direction; the two differ only by the bend.
    var isUpOpen = true
    var isDownOpen = true
    for l in 0..<levels.count {
      let down = d[l * rootCount + j] + s[l]
      let up = l == bend ? down + breakpoints[b].increment : down
      if isUpOpen && up < -Tolerance.slope { return (true, l, -up) }
      if isDownOpen && down > Tolerance.slope { return (false, l, down) }
      if up > Tolerance.slope { isUpOpen = false }
      if down < -Tolerance.slope { isDownOpen = false }
      if !isUpOpen && !isDownOpen { return nil }
    }
    return nil
  }

  // MARK: Ratio test

  /// Moves the entering form off its breakpoint and lists the next breakpoint of each form.
  private func collectEvents(_ entering: Entering, _ scratch: SimplexScratch) {
    let j = entering.column
    let form = basis.columnForm[j]
    let range = breakpoints.range(of: Int(form))
    let sign = entering.isUp ? 1.0 : -1.0
    let b = basis.columnBreakpoint[j]
    var next: Int
    if b >= 0 {
      let passed = Int(b) - range.lowerBound
      if entering.isUp {
        slopes.slope(of: Int(form))[breakpoints[b].level] += breakpoints[b].increment
        basis.segment[form] = Int32(passed + 1)
        next = Int(b) + 1
      } else {
        basis.segment[form] = Int32(passed)
        next = Int(b) - 1
      }
    } else {
      next = range.lowerBound + Int(basis.segment[form]) - (entering.isUp ? 0 : 1)
    }
    scratch.events.clear()
    if range.contains(next) {
      let step = max(0, sign * (breakpoints[next].location - basis.columnValues[j]))
      scratch.events.insert(
        Event(step: step, rate: sign, row: -1, breakpoint: Int32(next), form: form))
    }
    gatherColumn(j, scratch)
    let rows = scratch.columnRows.slice
    let rates = scratch.columnRates.slice
    for q in 0..<rows.count {
      let rate = sign * rates[q]
      let f = basis.rowForm[rows[q]]
      let first = breakpoints.starts[f]
      let k = first + basis.segment[f] - (rate > 0 ? 0 : 1)
      if k < first || k >= breakpoints.starts[f + 1] { continue }
      let step = max(0, (breakpoints[k].location - basis.rowValues[rows[q]]) / rate)
      scratch.events.insert(Event(step: step, rate: rate, row: rows[q], breakpoint: k, form: f))
    }
  }

  /// Computes a column of the tableau as rows and rates.
  func gatherColumn(_ j: Int, _ scratch: SimplexScratch) {
    scratch.columnRows.clear()
    scratch.columnRates.clear()
    if !isDense {
      gatherSparseColumn(j, scratch)
      return
    }
    for i in 0..<rowCount {
      let v = tableau[i * rootCount + j]
      if v > Tolerance.entry || v < -Tolerance.entry {
        scratch.columnRows.push(Int32(i))
        scratch.columnRates.push(v)
      }
    }
  }

  @inline(never) private func gatherSparseColumn(_ j: Int, _ scratch: SimplexScratch) {
    let unit = factor.scratchA.slice
    let z = factor.scratchB.slice
    let sums = factor.formSums.slice
    unit.part(0, rootCount).fill(0)
    unit[j] = 1
    factor.transformForward(unit, into: z)
    for r in 0..<rootCount {
      let v = z[r]
      if abs(v) <= Tolerance.factor {
        z[r] = 0
        continue
      }
      for q in Int(matrix.byRoot.starts[r])..<Int(matrix.byRoot.starts[r + 1]) {
        sums[matrix.byRoot.indices[q]] += matrix.byRoot.values[q] * v
      }
    }
    for r in 0..<rootCount where z[r] != 0 {
      for q in Int(matrix.byRoot.starts[r])..<Int(matrix.byRoot.starts[r + 1]) {
        let f = matrix.byRoot.indices[q]
        let v = sums[f]
        if v == 0 { continue }
        sums[f] = 0
        if !basis.position[f].isColumn && abs(v) > Tolerance.entry {
          scratch.columnRows.push(Int32(basis.position[f].row))
          scratch.columnRates.push(v)
        }
      }
    }
  }

  /// Returns the breakpoint at which the cost begins to rise: the long-step ratio test.
  ///
  /// The result is nil if the cost never rises.
  ///
  /// Forms pass all breakpoints before it, and have their slopes and segments beyond.
  private func ratioTest(
    _ entering: Entering, _ scratch: SimplexScratch, _ isBland: Bool
  ) -> Event? {
    let s = scratch.direction.slice
    let sign = entering.isUp ? 1.0 : -1.0
    while var event = scratch.events.first {
      let b = Int(event.breakpoint)
      let level = breakpoints[b].level
      s[level] += abs(event.rate) * breakpoints[b].increment
      if isBland || lexicographicSign(s) >= 0 { return event }
      let f = Int(event.form)
      let isUp = event.rate > 0
      let bend = isUp ? breakpoints[b].increment : -breakpoints[b].increment
      slopes.slope(of: f)[level] += bend
      let segments = basis.segment  // A local slice, as in `FormMatrix.transpose()`.
      segments[f] += isUp ? 1 : -1
      if event.row >= 0 { addToCosts(row: Int(event.row), level: Int(level), bend) }
      let next = isUp ? b + 1 : b - 1
      guard breakpoints.range(of: f).contains(next) else {
        scratch.events.removeFirst()
        continue
      }
      let ahead = breakpoints[next].location
      let step =
        event.row >= 0
        ? (ahead - basis.rowValues[event.row]) / event.rate : sign * (ahead - basis.columnValues[entering.column])
      event.step = max(event.step, step)
      event.breakpoint = Int32(next)
      scratch.events.replaceFirst(by: event)
    }
    return nil
  }

  private func advanceRows(by step: Double, _ scratch: SimplexScratch) {
    let rows = scratch.columnRows.slice
    let rates = scratch.columnRates.slice
    // A local slice, as in `FormMatrix.transpose()`.
    let values = basis.rowValues
    for q in 0..<rows.count { values[rows[q]] += rates[q] * step }
  }

  /// Moves an unbounded entering form far enough to gain 1 at the last level.
  private func slideAlong(_ entering: Entering, _ scratch: SimplexScratch) {
    let gain = abs(scratch.direction[levels.count - 1])
    let step = (entering.isUp ? 1 : -1) / max(gain, Tolerance.slope)
    advanceRows(by: step, scratch)
    let values = basis.columnValues  // A local slice, as above.
    values[entering.column] += step
    basis.columnBreakpoint[entering.column] = -1
    if !isDense { computeValues() }
  }

  // MARK: Pivoting

  private func flip(_ entering: Entering, to stop: Event) {
    let j = entering.column
    let form = Int(basis.columnForm[j])
    let b = Int(stop.breakpoint)
    if !entering.isUp { slopes.slope(of: form)[breakpoints[b].level] -= breakpoints[b].increment }
    basis.segment[form] = stop.breakpoint - breakpoints.starts[form]
    basis.columnBreakpoint[j] = stop.breakpoint
    basis.columnValues[j] = breakpoints[b].location
  }

  private func pivot(_ entering: Entering, _ stop: Event, _ scratch: SimplexScratch) {
    let j = entering.column
    let i = Int(stop.row)
    let incoming = Int(basis.columnForm[j])
    let outgoing = Int(basis.rowForm[i])
    let b = Int(stop.breakpoint)
    factor.isCurrent = false
    addToCosts(row: i, slopes.slope(of: outgoing), sign: -1)
    if stop.rate < 0 { slopes.slope(of: outgoing)[breakpoints[b].level] -= breakpoints[b].increment }
    basis.segment[outgoing] = stop.breakpoint - breakpoints.starts[outgoing]
    let value = basis.columnValues[j] + (entering.isUp ? stop.step : -stop.step)
    let own = slopes.slope(of: incoming)
    if isDense {
      let costs = slopes.reducedCosts
      for l in 0..<levels.count { costs[l * rootCount + j] += own[l] }
      pivotTableau(row: i, column: j, scratch)
    } else {
      replaceInFactor(column: j, by: outgoing)
      for l in 0..<levels.count where own[l] != 0 {
        let gradient = slopes.gradient(l)
        for q in entries(of: incoming) { gradient[matrix.byForm.indices[q]] += own[l] * matrix.byForm.values[q] }
      }
    }
    basis.place(incoming, inRow: i)
    basis.rowValues[i] = value
    basis.place(outgoing, inColumn: j)
    basis.columnBreakpoint[j] = stop.breakpoint
    basis.columnValues[j] = breakpoints[b].location
  }

  /// Exchanges a row and the column just gathered in the tableau and the reduced costs.
  func pivotTableau(row i: Int, column j: Int, _ scratch: SimplexScratch) {
    let n = rootCount
    let pivotRow = tableauRow(i)
    let inverse = 1 / pivotRow[j]
    for k in 0..<n { pivotRow[k] = -pivotRow[k] * inverse }
    pivotRow[j] = inverse
    let rows = scratch.columnRows.slice
    let rates = scratch.columnRates.slice
    for q in 0..<rows.count where Int(rows[q]) != i {
      let a = tableauRow(Int(rows[q]))
      let m = rates[q]
      a[j] = 0
      for k in 0..<n { a[k] += m * pivotRow[k] }
    }
    for l in 0..<levels.count {
      let d = slopes.costs(l)
      let m = d[j]
      if m == 0 { continue }
      d[j] = 0
      for k in 0..<n { d[k] += m * pivotRow[k] }
    }
  }

  private func replaceInFactor(column j: Int, by form: Int) {
    let c = factor.scratchB.slice
    let alpha = factor.scratchA.slice
    c.part(0, rootCount).fill(0)
    for q in entries(of: form) { c[matrix.byForm.indices[q]] = matrix.byForm.values[q] }
    factor.transformBackward(c, into: alpha)
    factor.replace(position: j, by: alpha.part(0, rootCount))
  }
}
