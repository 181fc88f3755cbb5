/// The values of all variables, and the list of those that the last solve changed.
///
/// All phases assign values through it, so that no change is missed.
struct Solution: ~Copyable {
  /// Values by variable.
  var values = Buffer<Double>()
  /// The variables changed. Once finished: ascending, without those that returned to their old value.
  private(set) var changed = Buffer<VariableID>()
  // Their values before the solve.
  private var before = Buffer<Double>()
  // The number of the solve that changed it last, by variable.
  private var changeSolves = Buffer<Int32>()
  private var currentSolve: Int32 = 1
  private var isFinished = true

  /// Appends the value of a new variable, 0.
  mutating func append() {
    values.push(0)
    changeSolves.push(0)
  }

  /// Assigns a value and records the change; returns whether the value changed.
  @inline(__always) @discardableResult mutating func set(_ v: VariableID, _ value: Double) -> Bool {
    setEach(1) { _, _ in (v, value) }
  }

  /// Assigns values one after the other and records the changes; returns whether any value changed.
  ///
  /// The closure returns the assignment with a number, given the values so far.
  @inline(__always) mutating func setEach(
    _ count: Int, _ assignment: (Int, BufferSlice<Double>) -> (variable: VariableID, value: Double)
  ) -> Bool {
    // The lists are extended to their greatest possible length first, so that the loop needs no check for room.
    let first = changed.extend(by: count)
    _ = before.extend(by: count)
    let (x, solves, list, olds) = (values.slice, changeSolves.slice, changed.slice, before.slice)
    var end = first
    var isAnyChanged = false
    for i in 0..<count {
      let (v, value) = assignment(i, x)
      // Negative zero depends on the path taken; adding 0 makes it positive (Determinism.md, 5).
      let new = value + 0
      let old = x[v]
      if old == new { continue }
      x[v] = new
      isAnyChanged = true
      if solves[v.position] == currentSolve { continue }
      solves[v.position] = currentSolve
      list[end] = v
      olds[end] = old
      end += 1
    }
    changed.truncate(to: end)
    before.truncate(to: end)
    return isAnyChanged
  }

  /// Clears the list of changes.
  mutating func beginChanges() {
    currentSolve &+= 1
    changed.clear()
    before.clear()
    isFinished = false
  }

  /// Sorts the list of changes, and drops variables that returned to their old value or were removed.
  mutating func finishChanges(in store: borrowing ConstraintStore) {
    if isFinished { return }
    isFinished = true
    var kept = 0
    for i in 0..<changed.count where values[changed[i]] != before[i] && store.variables[changed[i]].isLive {
      changed[kept] = changed[i]
      kept += 1
    }
    changed.truncate(to: kept)
    changed.slice.sort()
  }
}
