/// The values of all variables, and the list of those that the last solve changed.
///
/// All phases assign values through it, so that no change is missed.
struct Solution: ~Copyable {
  /// Values by variable.
  var values = Buffer<Double>()
  /// The variables changed. Once settled: ascending, without those that returned to their old value.
  private(set) var changed = Buffer<VariableID>()
  // Their values before the solve.
  private var before = Buffer<Double>()
  // By variable.
  private var isChanged = Buffer<Bool>()
  private var isSettled = true

  /// Appends the value of a new variable, 0.
  mutating func append() {
    values.push(0)
    isChanged.push(false)
  }

  /// Assigns a value and records the change; returns whether the value changed.
  @inline(__always) @discardableResult mutating func set(_ v: VariableID, _ value: Double) -> Bool {
    // Negative zero depends on the path taken; adding 0 makes it positive (Determinism.md, 5).
    let x = value + 0
    let old = values[v]
    if old == x { return false }
    values[v] = x
    if !isChanged[v.position] {
      isChanged[v.position] = true
      changed.push(v)
      before.push(old)
    }
    return true
  }

  /// Assigns many values and records the changes; returns whether any value changed.
  mutating func set(_ vars: BufferSlice<VariableID>, _ x: BufferSlice<Double>) -> Bool {
    // The lists are extended to their greatest possible length first, so that the loop needs no check for room.
    let first = changed.extend(by: vars.count)
    _ = before.extend(by: vars.count)
    let (X, flags, list, olds) = (values.slice, isChanged.slice, changed.slice, before.slice)
    var end = first
    var isMoved = false
    for i in 0..<vars.count {
      let v = vars[i]
      let new = x[i] + 0
      let old = X[v]
      if old == new { continue }
      X[v] = new
      isMoved = true
      if flags[v.position] { continue }
      flags[v.position] = true
      list[end] = v
      olds[end] = old
      end += 1
    }
    changed.truncate(to: end)
    before.truncate(to: end)
    return isMoved
  }

  /// Records a change that was made without `set`.
  mutating func noteChange(of v: VariableID, from old: Double) {
    if isChanged[v.position] || values[v] == old { return }
    isChanged[v.position] = true
    changed.push(v)
    before.push(old)
  }

  /// Clears the list of changes.
  mutating func beginChanges() {
    for i in 0..<changed.count { isChanged[changed[i].position] = false }
    changed.clear()
    before.clear()
    isSettled = false
  }

  /// Sorts the list of changes, and drops variables that returned to their old value or were removed.
  mutating func settleChanges(in store: borrowing ConstraintStore) {
    if isSettled { return }
    isSettled = true
    var kept = 0
    for i in 0..<changed.count {
      let v = changed[i]
      if values[v] == before[i] || !store.variables[v].isLive {
        isChanged[v.position] = false
        continue
      }
      changed[kept] = v
      kept += 1
    }
    changed.truncate(to: kept)
    changed.slice.sort()
  }
}
