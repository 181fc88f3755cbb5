/// The values of all variables, and the changes that the last solve made.
///
/// A new variable is 0 (`append`, `clear`). Its value changes only through the four methods under *Assignments*, which note
/// the change: two for variables with a definition, one for the members of a component, one for unconstrained variables.
struct Solution: ~Copyable {
  /// An assignment that changed a value. One record, since two lists take a tenth longer to write.
  struct Change: BitwiseCopyable {
    var variable: VariableID
    /// The value before the assignment.
    var before: Double
  }

  /// The definition of a variable as a constant plus one other variable: base + input.
  struct Translation: BitwiseCopyable {
    var base: Double
    var variable: VariableID
    var input: VariableID
  }

  private var values = KeyedBuffer<VariableRecord, Double>()
  // The changes since the solve began, in their order. A variable that changed several times occurs several times.
  private var changes = Buffer<Change>()
  /// The variables that the last solve changed, ascending. Valid after `listChanges`.
  private(set) var changed = Buffer<VariableID>()
  // For each variable, the number of the last listing that found a change of it. Extended when changes are listed.
  private var listings = KeyedBuffer<VariableRecord, Int32>()
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

  // MARK: Assignments

  /// Assigns a variable's value from the equality that defines it; returns whether it changed.
  @inline(__always) @discardableResult
  mutating func assignDefined(_ v: VariableID, in store: borrowing ConstraintStore) -> Bool {
    let value = evaluateDefinition(of: v, in: store)
    let first = changes.extend(by: 1)
    let end = assign(value, to: v, noting: first)
    changes.truncate(to: end)
    return end != first
  }

  /// Assigns 0 to a variable found unconstrained.
  mutating func assignZero(_ v: VariableID) {
    let first = changes.extend(by: 1)
    changes.truncate(to: assign(0, to: v, noting: first))
  }

  /// Assigns the values of a component's members.
  mutating func assignMembers(_ members: KeyedSlice<Member, VariableID>, _ newValues: KeyedSlice<Member, Double>) {
    // The list is extended to its greatest possible length first, so that the loop needs no check of its capacity.
    var end = changes.extend(by: members.count)
    for i in members.indices { end = assign(newValues[i], to: members[i], noting: end) }
    changes.truncate(to: end)
  }

  /// Assigns the values of translated variables in their order, since one can be the input of the next.
  mutating func assignTranslations(_ translations: BufferSlice<Translation>) {
    var end = changes.extend(by: translations.count)
    let values = values.slice
    for i in 0..<translations.count {
      let translation = translations[i]
      end = assign(translation.base + values[translation.input], to: translation.variable, noting: end)
    }
    changes.truncate(to: end)
  }

  /// Assigns a value and notes the change at a position of the list; returns the position of the next.
  @inline(__always) private func assign(_ value: Double, to v: VariableID, noting end: Int) -> Int {
    // Negative zero depends on the path taken; adding 0 makes it positive (Determinism.md, 5).
    let new = value + 0
    let old = values[v]
    if old == new { return end }
    values[v] = new
    changes[end] = Change(variable: v, before: old)
    return end &+ 1
  }

  // MARK: Changes

  /// Clears the list of changes.
  mutating func beginChanges() {
    changes.clear()
    isListed = false
  }

  /// Lists the variables that the last solve changed.
  ///
  /// Omits removed variables, and variables that have their old value again.
  mutating func listChanges(in store: borrowing ConstraintStore) {
    if isListed { return }
    isListed = true
    currentListing &+= 1
    while listings.count < values.count { listings.push(0) }
    changed.clear()
    for change in changes.slice where listings[change.variable] != currentListing {
      // The first change has the value before the solve.
      let v = change.variable
      listings[v] = currentListing
      if values[v] != change.before && store.variables[v].isLive { changed.push(v) }
    }
    changed.slice.sort()
  }
}
