/// The simplex iteration: price a column, pass breakpoints while the cost falls, pivot at the next.
extension PiecewiseLinearProgram {
  /// The end of an optimization.
  enum Outcome {
    case optimal
    /// A level descends without end: that of a probe or, because of rounding, another one.
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
    /// The row of the form, none for the entering form.
    var row: BasisRowIndex
    var breakpoint: BreakpointIndex
    /// The form, which decides between equal steps.
    var form: FormIndex

    static func < (a: Self, b: Self) -> Bool {
      a.step < b.step || (a.step == b.step && a.form < b.form)
    }
  }

  struct Entering {
    var column: BasisColumnIndex
    var isUp: Bool
  }

  /// The number of columns priced after the first with a descent (partial pricing).
  private static let window = 128

  /// Improves the basis until no column descends, or a limit is reached.
  ///
  /// The limit of iterations guards against endless loops; the other limit is that of the work.
  func optimize(_ scratch: SimplexScratch, _ counters: inout Counters) -> Outcome {
    var stalled = 0
    // Bland's rule (1977) takes over where degenerate steps might cycle.
    let patience = 4 * formCount + 50
    var remaining = 2000 * (formCount + 10)
    var isConfirmed = true
    if rootCount == 0 { return .optimal }
    scratch.direction.resize(max(scratch.direction.count, levels.stride), filling: 0)
    while true {
      if isWorn && !scratch.work.isExceeded { rebuild(scratch) }
      if !isDense { computeReducedCosts() }
      spendIteration(scratch.work)
      let isBland = stalled > patience
      guard let entering = price(isBland) else {
        if isConfirmed || confirmOptimum(scratch) { return .optimal }
        rebuild(scratch)
        isConfirmed = true
        continue
      }
      if remaining == 0 || scratch.work.isExceeded {
        if !isDense { computeValues() }
        return .exhausted
      }
      remaining -= 1
      isConfirmed = false
      let j = entering.column
      let sign = entering.isUp ? 1.0 : -1.0
      collectEvents(entering, scratch)
      let s = scratch.direction.slice
      let own = slopes.slope(of: basis.columnForm[j])
      for l in 0..<levels.count { s[l] = sign * (slopes.costs(l)[j] + own[l]) }
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
      if stop.row.isNone {
        flip(entering, to: stop)
      } else {
        counters.pivots += 1
        optimum.age += 1
        pivot(entering, stop, scratch)
      }
    }
  }

  /// Counts the work of an iteration.
  ///
  /// It is a tableau, or a pass over the factor for each level, for a column and for a row.
  private func spendIteration(_ work: WorkMeter) {
    let size = isDense ? rowCount : factor.coefficientCount / rootCount + levels.count + 3
    work.spend(rootCount * size + rowCount)
  }

  // MARK: Pricing

  /// Returns the column of steepest descent at the highest level, or that of Bland's rule.
  ///
  /// Nil if no column descends.
  func price(_ isBland: Bool) -> Entering? {
    var best: Entering?
    var bestLevel = levels.count
    var bestMagnitude = 0.0
    var bestForm = FormIndex(Int32.max)
    var left = PiecewiseLinearProgram.window
    var j = rootCount > PiecewiseLinearProgram.window ? cursor : .none
    for _ in columns {
      j = j.next
      if !columns.contains(j) { j = columns.first }
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

  @inline(__always) private func descent(_ j: BasisColumnIndex) -> (isUp: Bool, level: Int, magnitude: Double)? {
    let s = slopes.slope(of: basis.columnForm[j])
    let b = basis.columnBreakpoint[j]
    // True while all levels so far are 0 in that direction; the two differ only by the bends.
    var isUpOpen = true
    var isDownOpen = true
    for l in 0..<levels.count {
      var down = slopes.costs(l)[j] + s[l]
      var up = down
      if !b.isNone {
        up += bend(above: b, of: basis.columnForm[j], level: l)
        down -= bend(below: b, of: basis.columnForm[j], level: l)
      }
      if isUpOpen && up < -Tolerance.slope { return (true, l, -up) }
      if isDownOpen && down > Tolerance.slope { return (false, l, down) }
      if up > Tolerance.slope { isUpOpen = false }
      if down < -Tolerance.slope { isDownOpen = false }
      if !isUpOpen && !isDownOpen { return nil }
    }
    return nil
  }

  /// Returns the growth of the slope at a breakpoint and the later ones at its location.
  ///
  /// Breakpoints at one location hold together: a step over the first of them alone would have the length 0.
  @inline(__always) func bend(above b: BreakpointIndex, of form: FormIndex, level: Int) -> Double {
    let location = breakpoints[b].location
    let last = breakpoints.range(of: form).last
    var (k, sum) = (b, 0.0)
    while true {
      if Int(breakpoints[k].level) == level { sum += breakpoints[k].increment }
      if k >= last || breakpoints[k.next].location != location { return sum }
      k = k.next
    }
  }

  /// Returns the growth of the slope at the earlier breakpoints at the location of one of them.
  @inline(__always) private func bend(below b: BreakpointIndex, of form: FormIndex, level: Int) -> Double {
    let location = breakpoints[b].location
    let first = breakpoints.range(of: form).first
    var (k, sum) = (b, 0.0)
    while k > first && breakpoints[k.previous].location == location {
      k = k.previous
      if Int(breakpoints[k].level) == level { sum += breakpoints[k].increment }
    }
    return sum
  }

  // MARK: Ratio test

  /// Moves the entering form off its breakpoint and lists the next breakpoint of each form.
  private func collectEvents(_ entering: Entering, _ scratch: SimplexScratch) {
    let j = entering.column
    let form = basis.columnForm[j]
    let sign = entering.isUp ? 1.0 : -1.0
    let b = basis.columnBreakpoint[j]
    if !b.isNone {
      if entering.isUp { slopes.slope(of: form)[breakpoints[b].level] += breakpoints[b].increment }
      basis.segment[form] = breakpoints.count(before: b, of: form) + (entering.isUp ? 1 : 0)
    }
    scratch.events.clear()
    if let next = breakpoint(aheadOf: form, isUp: entering.isUp) {
      let step = max(0, sign * (breakpoints[next].location - basis.columnValues[j]))
      scratch.events.insert(Event(step: step, rate: sign, row: .none, breakpoint: next, form: form))
    }
    gatherColumn(j, scratch)
    let rows = scratch.columnRows.slice
    let rates = scratch.columnRates.slice
    for q in 0..<rows.count {
      let rate = sign * rates[q]
      let f = basis.rowForm[rows[q]]
      guard let k = breakpoint(aheadOf: f, isUp: rate > 0) else { continue }
      let step = max(0, (breakpoints[k].location - basis.rowValues[rows[q]]) / rate)
      scratch.events.insert(Event(step: step, rate: rate, row: rows[q], breakpoint: k, form: f))
    }
  }

  /// Returns the breakpoint at the end of a form's segment; nil if the segment has none.
  @inline(__always) private func breakpoint(aheadOf form: FormIndex, isUp: Bool) -> BreakpointIndex? {
    let range = breakpoints.range(of: form)
    let next = range.first.advanced(by: basis.segment[form] - (isUp ? 0 : 1))
    return range.contains(next) ? next : nil
  }

  /// Computes a column of the tableau as rows and rates.
  func gatherColumn(_ j: BasisColumnIndex, _ scratch: SimplexScratch) {
    scratch.columnRows.clear()
    scratch.columnRates.clear()
    if !isDense {
      gatherSparseColumn(j, scratch)
      return
    }
    for i in rows {
      let v = tableauRow(i)[j]
      if v > Tolerance.entry || v < -Tolerance.entry {
        scratch.columnRows.push(i)
        scratch.columnRates.push(v)
      }
    }
  }

  @inline(never) private func gatherSparseColumn(_ j: BasisColumnIndex, _ scratch: SimplexScratch) {
    let unit = factor.columnVector.slice
    let z = factor.rootVector.slice
    let sums = factor.formSums.slice
    unit.fill(0)
    unit[j] = 1
    factor.transformForward(unit, into: z)
    for r in roots {
      let v = z[r]
      if abs(v) <= Tolerance.factor {
        z[r] = 0
        continue
      }
      for q in matrix.byRoot.range(r) {
        sums[matrix.byRoot.indices[q]] += matrix.byRoot.values[q] * v
      }
    }
    for r in roots where z[r] != 0 {
      for q in matrix.byRoot.range(r) {
        let f = matrix.byRoot.indices[q]
        let v = sums[f]
        if v == 0 { continue }
        sums[f] = 0
        if !basis.position[f].isColumn && abs(v) > Tolerance.entry {
          scratch.columnRows.push(basis.position[f].row)
          scratch.columnRates.push(v)
        }
      }
    }
  }

  /// Returns the breakpoint at which the cost stops falling: the long-step ratio test.
  ///
  /// With Bland's rule, it is the first breakpoint. Returns nil if the cost never stops falling. Forms pass all
  /// breakpoints before the result, and have their slopes and segments beyond.
  private func ratioTest(
    _ entering: Entering, _ scratch: SimplexScratch, _ isBland: Bool
  ) -> Event? {
    let s = scratch.direction.slice
    let sign = entering.isUp ? 1.0 : -1.0
    while var event = scratch.events.first {
      let b = event.breakpoint
      let level = breakpoints[b].level
      s[level] += abs(event.rate) * breakpoints[b].increment
      if isBland || lexicographicSign(s) >= 0 { return event }
      let f = event.form
      let isUp = event.rate > 0
      let bend = isUp ? breakpoints[b].increment : -breakpoints[b].increment
      slopes.slope(of: f)[level] += bend
      let segments = basis.segment  // A local slice, as in `FormMatrix.transpose()`.
      segments[f] += isUp ? 1 : -1
      if !event.row.isNone { addToCosts(row: event.row, level: Int(level), bend) }
      let next = isUp ? b.next : b.previous
      guard breakpoints.range(of: f).contains(next) else {
        scratch.events.removeFirst()
        continue
      }
      let ahead = breakpoints[next].location
      let step =
        event.row.isNone
        ? sign * (ahead - basis.columnValues[entering.column]) : (ahead - basis.rowValues[event.row]) / event.rate
      event.step = max(event.step, step)
      event.breakpoint = next
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
    basis.columnBreakpoint[entering.column] = .none
    if !isDense { computeValues() }
  }

  // MARK: Pivoting

  private func flip(_ entering: Entering, to stop: Event) {
    let j = entering.column
    let form = basis.columnForm[j]
    let b = stop.breakpoint
    if !entering.isUp { slopes.slope(of: form)[breakpoints[b].level] -= breakpoints[b].increment }
    basis.segment[form] = breakpoints.count(before: b, of: form)
    basis.columnBreakpoint[j] = b
    basis.columnValues[j] = breakpoints[b].location
  }

  private func pivot(_ entering: Entering, _ stop: Event, _ scratch: SimplexScratch) {
    let j = entering.column
    let (i, b) = (stop.row, stop.breakpoint)
    let (incoming, outgoing) = (basis.columnForm[j], basis.rowForm[i])
    factor.isCurrent = false
    addToCosts(row: i, slopes.slope(of: outgoing), sign: -1)
    if stop.rate < 0 { slopes.slope(of: outgoing)[breakpoints[b].level] -= breakpoints[b].increment }
    basis.segment[outgoing] = breakpoints.count(before: b, of: outgoing)
    let value = basis.columnValues[j] + (entering.isUp ? stop.step : -stop.step)
    let own = slopes.slope(of: incoming)
    if isDense {
      for l in 0..<levels.count { slopes.costs(l)[j] += own[l] }
      pivotTableau(row: i, column: j, scratch)
    } else {
      replaceInFactor(column: j, by: outgoing)
      for l in 0..<levels.count where own[l] != 0 {
        let gradient = slopes.gradient(l)
        for q in entries(of: incoming) { gradient[matrix.byForm.indices[q]] += own[l] * matrix.byForm.values[q] }
      }
    }
    basis.place(incoming, in: i)
    basis.rowValues[i] = value
    basis.place(outgoing, in: j)
    basis.columnBreakpoint[j] = b
    basis.columnValues[j] = breakpoints[b].location
  }

  /// Exchanges a row and the column just gathered in the tableau and the reduced costs.
  func pivotTableau(row i: BasisRowIndex, column j: BasisColumnIndex, _ scratch: SimplexScratch) {
    let pivotRow = tableauRow(i)
    let inverse = 1 / pivotRow[j]
    for k in columns { pivotRow[k] = -pivotRow[k] * inverse }
    pivotRow[j] = inverse
    let rows = scratch.columnRows.slice
    let rates = scratch.columnRates.slice
    for q in 0..<rows.count where rows[q] != i {
      let a = tableauRow(rows[q])
      let m = rates[q]
      a[j] = 0
      a.add(pivotRow, times: m)
    }
    for l in 0..<levels.count {
      let d = slopes.costs(l)
      let m = d[j]
      if m == 0 { continue }
      d[j] = 0
      d.add(pivotRow, times: m)
    }
  }

  private func replaceInFactor(column j: BasisColumnIndex, by form: FormIndex) {
    let c = factor.rootVector.slice
    let alpha = factor.columnVector.slice
    c.fill(0)
    for q in entries(of: form) { c[matrix.byForm.indices[q]] = matrix.byForm.values[q] }
    factor.transformBackward(c, into: alpha)
    factor.replace(j, by: alpha)
  }
}
