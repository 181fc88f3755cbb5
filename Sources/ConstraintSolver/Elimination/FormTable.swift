/// Linear forms over the roots of an elimination.
///
/// Solved variables are replaced, the leading coefficient is normalized to 1, and equal forms are unified, so that all
/// constraints on one form share a row of the program.
struct FormTable: ~Copyable {
  /// The root index of each column, -1 for a solved one.
  var rootOf = Buffer<Int32>()
  /// The column of each root.
  var roots = Buffer<Int32>()
  /// The start of each form of two roots or more.
  var starts = Buffer<Int32>()
  /// The number of coefficients of each form.
  var lengths = Buffer<Int32>()
  /// The roots of all forms, one form after the other.
  var indices = Buffer<Int32>()
  /// The coefficients of these roots, 1 first in each form.
  var values = Buffer<Double>()

  /// The state of a solved variable's row over the roots.
  enum Need: UInt8, BitwiseCopyable { case none, wanted, met }

  // Solved variables that occur in some form, as rows over the roots.
  private var needs = Buffer<Need>()
  private var rowStarts = Buffer<Int32>()
  private var rowLengths = Buffer<Int32>()
  private var rowIndices = Buffer<Int32>()
  private var rowValues = Buffer<Double>()
  // The weights of solved variables still to be replaced.
  private var weights = Buffer<Double>()
  private var waiting = RankQueue<Int32>()
  // A sum under construction.
  private var sums = Buffer<Double>()
  private var touched = Buffer<Int32>()
  private var isTouched = Buffer<Bool>()
  // Open addressing from hash to form.
  private var slots = Buffer<Int32>()
  /// The number of forms.
  var count: Int { starts.count }

  /// Numbers the roots of an elimination and clears all forms.
  mutating func begin(_ factor: borrowing Factor) {
    let n = factor.operationOfColumn.count
    rootOf.reset(n, to: -1)
    roots.clear()
    for i in 0..<n where factor.operationOfColumn[i] < 0 {
      rootOf[i] = Int32(roots.count)
      roots.push(Int32(i))
    }
    let operations = factor.columns.count
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

  /// Records that a column occurs in a form.
  @inline(__always) mutating func need(_ local: Int32, of factor: borrowing Factor) {
    let k = factor.operationOfColumn[local]
    if k >= 0 && needs[k] == .none { needs[k] = .wanted }
  }

  /// Computes the rows of the solved variables recorded since the last call.
  mutating func expand(_ factor: borrowing Factor) {
    weights.resize(factor.columns.count, filling: 0)
    var k = factor.columns.count - 1
    while k >= 0 {
      if needs[k] == .wanted {
        spread(1, from: k, of: factor)
        // Rows in between are not kept: in a chain of positions they would have as many terms as links.
        while let next = waiting.pop() {
          let weight = weights[next]
          weights[next] = 0
          if weight != 0 { spread(weight, from: Int(next), of: factor) }
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

  /// Replaces a multiple of a solved variable by the other terms of its row.
  private mutating func spread(_ weight: Double, from k: Int, of factor: borrowing Factor) {
    let multiple = -weight / factor.pivots[k]
    for q in factor.upper.range(k) {
      let local = factor.upper.indices[q]
      let a = factor.upper.values[q] * multiple
      let later = factor.operationOfColumn[local]
      if later < 0 || needs[later] == .met {
        add(local, a, of: factor)
        continue
      }
      // Rows refer to later operations only, so the weight of an operation is complete when it is removed.
      if weights[later] == 0 { waiting.push(Int64(later), later) }
      weights[later] += a
    }
  }

  /// Adds a multiple of a column to the sum under construction.
  @inline(__always) mutating func add(
    _ local: Int32, _ coefficient: Double, of factor: borrowing Factor
  ) {
    let root = rootOf[local]
    if root >= 0 {
      touch(root, coefficient)
      return
    }
    let k = factor.operationOfColumn[local]
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

  /// Returns the form of the sum, and the scale by which it was divided.
  ///
  /// The form is a root, or the number of roots plus a row's index, or -1 for an empty sum.
  mutating func finishForm() -> (form: Int32, scale: Double) {
    let start = indices.count
    touched.slice.sort()
    for q in 0..<touched.count {
      let (root, a) = take(q)
      // Cancellation leaves rounding errors where exact arithmetic leaves 0.
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

  /// Returns the positions of the coefficients of a form of two roots or more.
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
