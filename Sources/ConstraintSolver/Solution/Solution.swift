/// The values of all variables, and the changes that the last solve made.
///
/// A new variable is 0 (`append`, `clear`). Its value changes only through `setEach`, which notes the change: from the
/// equality that defines the variable (`assignDefined`), to 0 (`assignZero`), and in bulk for the members of one component
/// and for recorded definitions.
struct Solution: ~Copyable {
  /// An assignment that changed a value. One record, since two lists take a tenth longer to write.
  struct Change: BitwiseCopyable {
    var variable: VariableID
    /// The value before the assignment.
    var before: Double
  }

  private var values = Buffer<Double>()
  // The changes since the solve began, in their order. A variable changed in several passes occurs as often.
  private var changes = Buffer<Change>()
  /// The variables that the last solve changed, ascending. Valid after `listChanges`.
  private(set) var changed = Buffer<VariableID>()
  // The number of the listing that included a variable last. Extended when changes are listed.
  private var listings = Buffer<Int32>()
  private var currentListing: Int32 = 0
  private var isListed = true

  /// The number of values.
  var count: Int { values.count }
  /// The values by variable.
  var all: [Double] { Array(values.slice) }
  /// The value of a variable.
  @inline(__always) subscript(v: VariableID) -> Double { values[v] }

  /// The number of changes since the solve began.
  @inline(__always) var changeCount: Int { changes.count }

  /// Appends the value of a new variable, 0.
  mutating func append() { values.push(0) }
  /// Sets the value of a new variable in a reused slot to 0, which is not a change.
  mutating func clear(_ v: VariableID) { values[v] = 0 }

  /// Returns a variable's value from the equality that defines it and the other variables' values.
  @inline(__always) func evaluateDefinition(of v: VariableID, in store: borrowing ConstraintStore) -> Double {
    store.evaluateDefinition(of: v, at: values.slice)
  }

  /// Assigns a variable's value from the equality that defines it; returns whether it changed.
  @inline(__always) @discardableResult
  mutating func assignDefined(_ v: VariableID, in store: borrowing ConstraintStore) -> Bool {
    let count = changeCount
    let value = evaluateDefinition(of: v, in: store)
    setEach(1) { _, _ in (v, value) }
    return changeCount != count
  }

  /// Assigns 0, the value of an unconstrained variable.
  mutating func assignZero(_ v: VariableID) { setEach(1) { _, _ in (v, 0) } }

  /// Assigns values one after the other and records the changes.
  ///
  /// The closure returns the assignment with a number, given the values so far.
  @inline(__always) mutating func setEach(
    _ count: Int, _ assignment: (Int, BufferSlice<Double>) -> (variable: VariableID, value: Double)
  ) {
    // The list is extended to its greatest possible length first, so that the loop needs no check for room.
    var end = changes.extend(by: count)
    let (x, list) = (values.slice, changes.slice)
    for i in 0..<count {
      let (v, value) = assignment(i, x)
      // Negative zero depends on the path taken; adding 0 makes it positive (Determinism.md, 5).
      let new = value + 0
      let old = x[v]
      if old == new { continue }
      x[v] = new
      list[end] = Change(variable: v, before: old)
      end &+= 1
    }
    changes.truncate(to: end)
  }

  /// Clears the list of changes.
  mutating func beginChanges() {
    changes.clear()
    isListed = false
  }

  /// Lists the variables that the last solve changed, without those that returned to their old value.
  mutating func listChanges(in store: borrowing ConstraintStore) {
    if isListed { return }
    isListed = true
    currentListing &+= 1
    while listings.count < values.count { listings.push(0) }
    changed.clear()
    for change in changes.slice where listings[change.variable.position] != currentListing {
      // The first change has the value before the solve.
      let v = change.variable
      listings[v.position] = currentListing
      if values[v] != change.before && store.variables[v].isLive { changed.push(v) }
    }
    changed.slice.sort()
  }
}
