/// Linear forms over a component's roots: solved variables are replaced, the leading coefficient is normalised to 1, and
/// equal forms become one, so that all constraints on one form share a row of the program.
struct FormTable: ~Copyable {
  /// Root index of a local variable, -1 for a solved one; and back.
  var rootOf = Buffer<Int32>()
  /// Local variables by root index.
  var roots = Buffer<Int32>()
  /// Forms of two roots or more.
  var starts = Buffer<Int32>()
  /// The number of coefficients of each form.
  var lengths = Buffer<Int32>()
  /// Roots of all forms, one form after the other.
  var indices = Buffer<Int32>()
  /// Their coefficients, 1 first in each form.
  var values = Buffer<Double>()

  /// The progress of a solved variable towards a row over the roots.
  enum Need: UInt8, BitwiseCopyable { case none, wanted, met }

  // Solved variables that occur in some form, as rows over the roots.
  private var needs = Buffer<Need>()
  private var rowStarts = Buffer<Int32>()
  private var rowLengths = Buffer<Int32>()
  private var rowIndices = Buffer<Int32>()
  private var rowValues = Buffer<Double>()
  // Solved variables on the way to the roots.
  private var weights = Buffer<Double>()
  private var waiting = RankQueue<Int32>()
  // A sum under construction.
  private var sums = Buffer<Double>()
  private var touched = Buffer<Int32>()
  private var isTouched = Buffer<Bool>()
  // Open addressing from hash to form.
  private var slots = Buffer<Int32>()
  /// Forms in all.
  var count: Int { starts.count }

  /// Numbers the roots of a component and forgets all forms.
  mutating func begin(_ component: Component) {
    let n = component.variables.count
    rootOf.reset(n, to: -1)
    roots.clear()
    for i in 0..<n where component.operationOf[i] < 0 {
      rootOf[i] = Int32(roots.count)
      roots.push(Int32(i))
    }
    let operations = component.factor.columns.count
    needs.reset(operations, to: .none)
    rowStarts.resize(operations, filling: 0)
    rowLengths.resize(operations, filling: 0)
    rowIndices.clear()
    rowValues.clear()
    sums.reset(roots.count, to: 0)
    isTouched.reset(roots.count, to: false)
    touched.clear()
    starts.clear()
    lengths.clear()
    indices.clear()
    values.clear()
    slots.reset(64, to: -1)
  }

  /// Announces that a local variable will occur in a form.
  @inline(__always) mutating func need(_ local: Int32, of component: Component) {
    let k = component.operationOf[local]
    if k >= 0 && needs[k] == .none { needs[k] = .wanted }
  }

  /// Expresses the solved variables that are newly needed by roots.
  mutating func expand(_ component: Component) {
    weights.resize(component.factor.columns.count, filling: 0)
    var k = component.factor.columns.count - 1
    while k >= 0 {
      if needs[k] == .wanted {
        spread(1, from: k, of: component)
        // What lies between is gone through, not kept: a chain of positions has as many summands as it has links.
        while let next = waiting.pop() {
          let weight = weights[next]
          weights[next] = 0
          if weight != 0 { spread(weight, from: Int(next), of: component) }
        }
        needs[k] = .met
        keepRow(k)
      }
      k -= 1
    }
  }

  private mutating func keepRow(_ k: Int) {
    rowStarts[k] = Int32(rowIndices.count)
    touched.slice.sort()
    for q in 0..<touched.count {
      let (root, a) = take(q)
      if abs(a) <= Tolerance.coefficient { continue }
      rowIndices.push(root)
      rowValues.push(a)
    }
    touched.clear()
    rowLengths[k] = Int32(rowIndices.count) - rowStarts[k]
  }

  /// Replaces a multiple of a solved variable by the rest of its row.
  private mutating func spread(_ weight: Double, from k: Int, of component: Component) {
    let factor = -weight / component.factor.pivots[k]
    for q in component.factor.upper.range(k) {
      let local = component.factor.upper.indices[q]
      let a = component.factor.upper.values[q] * factor
      let later = component.operationOf[local]
      if later < 0 || needs[later] == .met {
        add(local, a, of: component)
        continue
      }
      // Rows refer to later operations only, so all that reaches one is there when its turn comes.
      if weights[later] == 0 { waiting.push(Int64(later), later) }
      weights[later] += a
    }
  }

  /// Adds a multiple of a local variable to the sum under construction.
  @inline(__always) mutating func add(
    _ local: Int32, _ coefficient: Double, of component: Component
  ) {
    let root = rootOf[local]
    if root >= 0 {
      touch(root, coefficient)
      return
    }
    let k = component.operationOf[local]
    let start = Int(rowStarts[k])
    for q in start..<(start + Int(rowLengths[k])) { touch(rowIndices[q], coefficient * rowValues[q]) }
  }

  @inline(__always) private mutating func touch(_ root: Int32, _ a: Double) {
    if !isTouched[root] {
      isTouched[root] = true
      touched.push(root)
    }
    sums[root] += a
  }

  /// Closes the sum: its form (a root, or the number of roots plus a row's index, or -1 when empty) and its scale.
  mutating func finishForm() -> (form: Int32, scale: Double) {
    let start = indices.count
    touched.slice.sort()
    for q in 0..<touched.count {
      let (root, a) = take(q)
      // Cancellation leaves rounding behind where exact arithmetic leaves nothing.
      if abs(a) <= Tolerance.coefficient { continue }
      indices.push(root)
      values.push(a)
    }
    touched.clear()
    let length = indices.count - start
    if length == 0 { return (-1, 0) }
    let scale = values[start]
    if length == 1 {
      let root = indices[start]
      indices.truncate(to: start)
      values.truncate(to: start)
      return (root, scale)
    }
    if scale != 1 { for q in start..<(start + length) { values[q] /= scale } }
    return (Int32(roots.count) + unify(start, length), scale)
  }

  /// The coefficients of a form of two roots or more.
  @inline(__always) func range(of form: Int32) -> Range<Int> {
    Int(starts[form])..<Int(starts[form] + lengths[form])
  }

  @inline(__always) private mutating func take(_ q: Int) -> (root: Int32, sum: Double) {
    let root = touched[q]
    let sum = sums[root]
    sums[root] = 0
    isTouched[root] = false
    return (root, sum)
  }

  private func hash(_ start: Int, _ length: Int) -> Int {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for q in start..<(start + length) {
      hash = (hash ^ UInt64(UInt32(bitPattern: indices[q]))) &* 1_099_511_628_211
      hash = (hash ^ values[q].bitPattern) &* 1_099_511_628_211
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  @inline(__always) private mutating func unify(_ start: Int, _ length: Int) -> Int32 {
    var slot = hash(start, length)
    while slots[slot] >= 0 {
      if isEqual(slots[slot], start, length) {
        let form = slots[slot]
        indices.truncate(to: start)
        values.truncate(to: start)
        return form
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    let form = Int32(starts.count)
    slots[slot] = form
    starts.push(Int32(start))
    lengths.push(Int32(length))
    if 2 * starts.count > slots.count { rehash() }
    return form
  }

  private mutating func rehash() {
    slots.reset(4 * slots.count, to: -1)
    for form in 0..<starts.count {
      var slot = hash(Int(starts[form]), Int(lengths[form]))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(form)
    }
  }

  private func isEqual(_ form: Int32, _ start: Int, _ length: Int) -> Bool {
    if Int(lengths[form]) != length { return false }
    let other = Int(starts[form])
    for q in 0..<length where indices[other + q] != indices[start + q] || values[other + q] != values[start + q] {
      return false
    }
    return true
  }
}
