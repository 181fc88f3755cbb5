/// Following one constant that moves a component again and again.
extension ConstraintSystem {
  /// Shows the values for the constant's present value; false if it has left the window recorded.
  mutating func replay(_ shift: UnsafeMutablePointer<Shift>, _ component: UnsafeMutablePointer<Component>) -> Bool {
    let x = location(of: shift.pointee.constraint, scale: shift.pointee.scale, component.pointee.offsets)
    if !(x > shift.pointee.low && x < shift.pointee.high) { return false }
    counters.followedShifts += 1
    shift.pointee.evaluate(at: x)
    let (outputs, slots) = (shift.pointee.outputs.cells, shift.pointee.slots.cells)
    var isMoved = false
    for i in 0..<outputs.count where setValue(outputs[i].variable, slots[outputs[i].slot]) { isMoved = true }
    if isMoved { component.pointee.changeCount += 1 }
    shift.pointee.isAhead = true
    return true
  }

  /// Brings the cores of a component to where its values are, and forgets the record that led ahead of them.
  mutating func catchUp(_ component: UnsafeMutablePointer<Component>, slot: Int32) {
    guard let shift = component.pointee.shift else { return }
    let (isAhead, c) = (shift.pointee.isAhead, shift.pointee.constraint)
    forget(shift, of: component)
    if !isAhead { return }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: 1) { moved in
      moved.initialize(repeating: c)
      guard let base = moved.baseAddress else { return }
      solve(component: component, slot: slot, moved: Cells(base: base, count: 1))
    }
  }

  /// Drops what was recorded; the cores are to be told where the constant is.
  mutating func forget(_ shift: UnsafeMutablePointer<Shift>, of component: UnsafeMutablePointer<Component>) {
    component.pointee.shift = nil
    Shift.destroy(shift)
  }

  /// Records how a constraint that was just solved for moves the component, if its optimum is of the kind that keeps.
  mutating func recordShift(of c: Int32, _ component: UnsafeMutablePointer<Component>) {
    if !component.pointee.redundant.isEmpty || !component.pointee.pricing.checks.isEmpty { return }
    let core: UnsafeMutablePointer<Core>
    let form: Int32
    if component.pointee.isResting {
      guard component.pointee.isPricingStale, let set = component.pointee.resting, let place = set.pointee.place(of: c),
        place.core >= 0
      else { return }
      core = set.pointee.cores[place.core]
      form = place.form
    } else {
      core = component.pointee.pricing.cores[constraints[c].core]
      form = constraints[c].form
    }
    if !core.pointee.isSettled || core.pointee.isDirty || !core.pointee.holdsRequired { return }
    let j = core.pointee.position[form]
    if j < 0 || core.pointee.columnBreakpoint[j] < 0 { return }
    let b = core.pointee.columnBreakpoint[j]
    guard core.pointee.breakpoints.sources[b] == c, let window = core.pointee.window(ofColumn: Int(j)) else { return }
    let shift = UnsafeMutablePointer<Shift>.allocate(capacity: 1)
    shift.initialize(to: Shift(of: c, scale: core.pointee.breakpoints.scales[b], window: window, in: heap))
    component.pointee.shift = shift
    recordOperations(shift, component, core, column: j)
  }

  private mutating func recordOperations(
    _ shift: UnsafeMutablePointer<Shift>, _ component: UnsafeMutablePointer<Component>,
    _ core: UnsafeMutablePointer<Core>, column: Int32
  ) {
    let n = Int32(core.pointee.rootCount)
    let locals = component.pointee.variables.count
    let firstLocal = 1 + 2 * n
    shift.pointee.begin(slots: Int(firstLocal) + locals)
    for i in 0..<locals { shift.pointee.slots[firstLocal + Int32(i)] = component.pointee.local[i] }
    core.pointee.recordRoots(column: column, in: shift, firstRoot: 1 + n)
    for j in 0..<n {
      shift.pointee.origin[firstLocal + core.pointee.rootLocals[j]] = shift.pointee.origin[1 + n + j]
    }
    var k = component.pointee.solved.count - 1
    while k >= 0 {
      shift.pointee.beginOperation(component.pointee.reduced[k])
      for q in component.pointee.upper(k) {
        shift.pointee.subtract(component.pointee.upperValues[q], firstLocal + component.pointee.upperIndices[q])
      }
      shift.pointee.endOperation(pivot: component.pointee.pivots[k], slot: firstLocal + component.pointee.solved[k])
      k -= 1
    }
    for i in 0..<locals where shift.pointee.origin[firstLocal + Int32(i)] >= 0 {
      let slot = shift.pointee.origin[firstLocal + Int32(i)]
      shift.pointee.outputs.push(.init(variable: component.pointee.variables[i], slot: slot))
    }
  }
}

extension Core {
  /// Where a column's breakpoint may lie without any form coming near another segment; nil for large cores.
  mutating func window(ofColumn j: Int) -> (low: Double, high: Double)? {
    if !isDense { return nil }
    let form = Int(columnForm[j])
    let b = Int(columnBreakpoint[j])
    let location = breakpoints.locations[b]
    let range = breakpoints.range(of: form)
    var low = -Double.infinity
    var high = Double.infinity
    if b > range.lowerBound { low = inner(breakpoints.locations[b - 1], sign: 1) }
    if b + 1 < range.upperBound { high = inner(breakpoints.locations[b + 1], sign: -1) }
    for i in 0..<rowCount {
      let rate = tableau[i * rootCount + j]
      if abs(rate) <= Tolerance.entry { continue }
      let f = Int(rowForm[i])
      let here = breakpoints.range(of: f)
      let passed = here.lowerBound + Int(segment[f])
      // The row's value is what it is at the column's present location.
      let value = value(ofRow: i)
      if passed > here.lowerBound {
        let bound = location + (inner(breakpoints.locations[passed - 1], sign: 1) - value) / rate
        if rate > 0 { low = max(low, bound) } else { high = min(high, bound) }
      }
      if passed < here.upperBound {
        let bound = location + (inner(breakpoints.locations[passed], sign: -1) - value) / rate
        if rate > 0 { high = min(high, bound) } else { low = max(low, bound) }
      }
    }
    return low < location && location < high ? (low, high) : nil
  }

  /// A place beyond a breakpoint, far enough to be in the next segment without doubt.
  private func inner(_ location: Double, sign: Double) -> Double {
    location + sign * 8 * Tolerance.segment(location)
  }

  /// Records how the roots follow from a column's breakpoint, in the arithmetic of `computeRootValues`.
  mutating func recordRoots(column: Int32, in shift: UnsafeMutablePointer<Shift>, firstRoot: Int32) {
    var isIdentity = true
    for j in 0..<rootCount where position[j] < 0 { isIdentity = false }
    if isIdentity {
      for j in 0..<Int32(rootCount) where position[j] == column {
        shift.pointee.origin[firstRoot + j] = Shift.input
      }
      return
    }
    factor.record(columnValues, moving: column, in: shift, firstRoot: firstRoot)
  }
}
