/// Linear forms over the roots of an elimination.
///
/// Solved variables are replaced, the leading coefficient is normalized to 1, and equal forms are unified, so that all
/// constraints on one form share a row of the program.
struct FormTable: ~Copyable {
  /// The root index of each column, -1 for a solved one.
  var rootOf = Buffer<Int32>()
  /// The column of each root.
  var roots = Buffer<Int32>()
  /// The forms of two roots or more, with coefficients over the roots, 1 first.
  private var forms = SparseRowList()

  /// The state of a solved variable's row over the roots.
  enum RowState: UInt8, BitwiseCopyable {
    /// The variable occurs in no form.
    case unneeded
    /// The variable occurs in a form, and its row is to be computed.
    case needed
    /// The row is computed.
    case computed
  }

  // Solved variables that occur in some form, as rows over the roots, and the row of each operation.
  private var rowStates = Buffer<RowState>()
  private var rows = SparseRowList()
  private var rowOf = Buffer<Int32>()
  // The weights of solved variables still to be replaced.
  private var weights = Buffer<Double>()
  private var waiting = RankQueue<Int32>()
  // The form under construction.
  private var sum = SparseSum()
  // Open addressing from hash to form.
  private var slots = Buffer<Int32>()
  /// The number of forms.
  var count: Int { forms.count }

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
    rowStates.reset(operations, to: .unneeded)
    rowOf.resize(operations, filling: 0)
    rows.clear()
    sum.reset(roots.count)
    forms.clear()
    slots.reset(64, to: -1)
  }

  /// Marks a column that occurs in a form.
  @inline(__always) mutating func markNeeded(_ column: Int32, of factor: borrowing Factor) {
    let k = factor.operationOfColumn[column]
    if k >= 0 && rowStates[k] == .unneeded { rowStates[k] = .needed }
  }

  /// Computes the rows of the solved variables recorded since the last call.
  mutating func expand(_ factor: borrowing Factor) {
    weights.resize(factor.columns.count, filling: 0)
    var k = factor.columns.count - 1
    while k >= 0 {
      if rowStates[k] == .needed {
        substitute(k, times: 1, of: factor)
        // Rows in between are not kept: in a chain of positions they would have as many terms as links.
        while let next = waiting.pop() {
          let weight = weights[next]
          weights[next] = 0
          if weight != 0 { substitute(Int(next), times: weight, of: factor) }
        }
        rowStates[k] = .computed
        rowOf[k] = Int32(rows.count)
        sum.drain(into: &rows)
      }
      k -= 1
    }
  }

  /// Replaces a multiple of a solved variable by the other terms of its row.
  private mutating func substitute(_ k: Int, times weight: Double, of factor: borrowing Factor) {
    let multiple = -weight / factor.pivots[k]
    for q in factor.upper.range(k) {
      let column = factor.upper.indices[q]
      let a = factor.upper.values[q] * multiple
      let later = factor.operationOfColumn[column]
      if later < 0 || rowStates[later] == .computed {
        add(column, a, of: factor)
        continue
      }
      // Rows refer to later operations only, so the weight of an operation is complete when it is removed.
      if weights[later] == 0 { waiting.push(Int64(later), later) }
      weights[later] += a
    }
  }

  /// Adds a multiple of a column to the sum under construction.
  @inline(__always) mutating func add(
    _ column: Int32, _ coefficient: Double, of factor: borrowing Factor
  ) {
    let root = rootOf[column]
    if root >= 0 {
      sum.add(coefficient, to: root)
      return
    }
    let row = rowOf[factor.operationOfColumn[column]]
    for q in rows.range(Int(row)) { sum.add(coefficient * rows.values[q], to: rows.indices[q]) }
  }

  /// Returns the form of a multiple of one column, and the scale by which it was divided.
  @inline(__always) mutating func makeForm(
    ofColumn column: Int32, _ coefficient: Double, of factor: borrowing Factor
  ) -> (form: Int32, scale: Double) {
    let root = rootOf[column]
    if root >= 0 && abs(coefficient) > Tolerance.coefficient { return (root, coefficient) }
    add(column, coefficient, of: factor)
    return finishForm()
  }

  /// Returns the form of the sum, and the scale by which it was divided.
  ///
  /// The form is a root, or the number of roots plus a row's index, or -1 for an empty sum.
  mutating func finishForm() -> (form: Int32, scale: Double) {
    sum.drain(into: &forms)
    let range = forms.range(forms.count - 1)
    if range.isEmpty {
      forms.removeLastRow()
      return (-1, 0)
    }
    let (root, scale) = (forms.indices[range.lowerBound], forms.values[range.lowerBound])
    if range.count == 1 {
      forms.removeLastRow()
      return (root, scale)
    }
    if scale != 1 { for q in range { forms.values[q] /= scale } }
    return (Int32(roots.count + unifyLast()), scale)
  }

  /// Returns the roots of a form of two roots or more.
  @inline(__always) func roots(of form: Int32) -> BufferSlice<Int32> {
    let range = forms.range(Int(form))
    return forms.indices.slice.part(range.lowerBound, range.count)
  }

  /// Returns the coefficients of a form's roots.
  @inline(__always) func coefficients(of form: Int32) -> BufferSlice<Double> {
    let range = forms.range(Int(form))
    return forms.values.slice.part(range.lowerBound, range.count)
  }

  private func hash(_ range: Range<Int>) -> Int {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for q in range {
      hash = (hash ^ UInt64(UInt32(bitPattern: forms.indices[q]))) &* 1_099_511_628_211
      hash = (hash ^ forms.values[q].bitPattern) &* 1_099_511_628_211
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  /// Returns the first form equal to the last one, which is removed if it is not the first itself.
  @inline(__always) private mutating func unifyLast() -> Int {
    let last = forms.count - 1
    var slot = hash(forms.range(last))
    while slots[slot] >= 0 {
      let form = Int(slots[slot])
      if isEqual(forms.range(form), forms.range(last)) {
        forms.removeLastRow()
        return form
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = Int32(last)
    if 2 * count > slots.count { rehash() }
    return last
  }

  private mutating func rehash() {
    slots.reset(4 * slots.count, to: -1)
    for form in 0..<count {
      var slot = hash(forms.range(form))
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(form)
    }
  }

  private func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if a.count != b.count { return false }
    let distance = b.lowerBound - a.lowerBound
    for q in a where forms.indices[q] != forms.indices[q + distance] || forms.values[q] != forms.values[q + distance] {
      return false
    }
    return true
  }
}

/// A sum of multiples of roots under construction: dense, with a list of the roots in it.
private struct SparseSum: ~Copyable {
  private var values = Buffer<Double>()
  private var members = Buffer<Int32>()
  private var isMember = Buffer<Bool>()

  /// Clears the sum, for this many roots.
  mutating func reset(_ n: Int) {
    values.reset(n, to: 0)
    isMember.reset(n, to: false)
    members.clear()
  }

  /// Adds a multiple of a root.
  @inline(__always) mutating func add(_ a: Double, to root: Int32) {
    if !isMember[root] {
      isMember[root] = true
      members.push(root)
    }
    values[root] += a
  }

  /// Moves the sum to a new row, by ascending root, and leaves an empty one.
  mutating func drain(into rows: inout SparseRowList) {
    rows.beginRow()
    members.slice.sort()
    for root in members.slice {
      let a = values[root]
      values[root] = 0
      isMember[root] = false
      // Cancellation leaves rounding errors where exact arithmetic leaves 0.
      if abs(a) <= Tolerance.coefficient { continue }
      rows.append(root, a)
    }
    members.clear()
  }
}
