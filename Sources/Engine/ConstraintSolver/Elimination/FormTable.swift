/// A root among those of a component.
typealias ComponentRootIndex = TableIndex<ComponentRoot>
/// A form of two roots or more among those of a component.
typealias SumIndex = TableIndex<Sum>

/// The kind of record that a `ComponentRootIndex` refers to.
enum ComponentRoot {}
/// The kind of record that a `SumIndex` refers to.
enum Sum {}

/// A form of a component.
enum ComponentForm: BitwiseCopyable {
  /// No root is left in it.
  case empty
  /// A root itself.
  case root(ComponentRootIndex)
  /// A sum of two roots or more.
  case sum(SumIndex)
}

/// Linear forms over the roots of an elimination.
///
/// Solved variables are replaced, and the leading coefficient is normalized to 1, or to less where another would reach
/// 2⁸ (`Unit`). Equal forms are unified, so that all constraints on one form share a row of the program.
struct FormTable: ~Copyable {
  /// The root of each member, none for a solved one.
  private var rootOf = KeyedBuffer<Member, ComponentRootIndex>()
  /// The member of each root.
  var roots = KeyedBuffer<ComponentRoot, MemberIndex>()
  /// The forms of two roots or more, with normalized coefficients over the roots.
  private var sums = SparseRowList<Sum, ComponentRootIndex>()

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
  private var rowStates = KeyedBuffer<Operation, RowState>()
  private var rows = SparseRowList<RowState, ComponentRootIndex>()
  private var rowOf = KeyedBuffer<Operation, TableIndex<RowState>>()
  // The weights of solved variables still to be replaced.
  private var weights = KeyedBuffer<Operation, Double>()
  private var waiting = RankQueue<OperationIndex>()
  // The form under construction.
  private var sum = SparseSum()
  // Open addressing from hash to form.
  private var slots = Buffer<SumIndex>()
  private let work: WorkMeter

  /// Creates an empty table, which counts the coefficients that it adds.
  init(_ work: WorkMeter) { self.work = work }

  /// The number of forms of two roots or more.
  var count: Int { sums.count }
  /// The forms of two roots or more.
  var indices: TableIndices<Sum> { TableIndices(count: count) }

  /// Numbers the roots of an elimination and clears all forms.
  mutating func begin(_ factor: borrowing ComponentFactor) {
    rootOf.reset(factor.operationOfColumn.count, to: .none)
    roots.clear()
    for member in factor.operationOfColumn.indices where factor.operationOfColumn[member].isNone {
      rootOf[member] = ComponentRootIndex(roots.count)
      roots.push(member)
    }
    rowStates.reset(factor.count, to: .unneeded)
    rowOf.resize(factor.count, filling: .none)
    rows.clear()
    sum.reset(roots.count)
    sums.clear()
    slots.reset(64, to: .none)
  }

  /// Marks a member that occurs in a form.
  @inline(__always) mutating func markNeeded(_ member: MemberIndex, of factor: borrowing ComponentFactor) {
    let k = factor.operationOfColumn[member]
    if !k.isNone && rowStates[k] == .unneeded { rowStates[k] = .needed }
  }

  /// Computes the rows of the solved variables that `markNeeded` marked since the last call.
  mutating func expand(_ factor: borrowing ComponentFactor) {
    weights.resize(factor.count, filling: 0)
    var k = factor.last
    while !k.isNone {
      if rowStates[k] == .needed && !work.isExceeded {
        substitute(k, times: 1, of: factor)
        // Rows in between are not kept: in a chain of positions they would have as many terms as links.
        while let next = waiting.pop() {
          let weight = weights[next]
          weights[next] = 0
          if weight != 0 { substitute(next, times: weight, of: factor) }
        }
        rowStates[k] = .computed
        sum.drain(into: &rows)
        rowOf[k] = rows.last
      }
      k = k.previous
    }
  }

  /// Replaces a multiple of a solved variable by the other terms of its row.
  private mutating func substitute(_ k: OperationIndex, times weight: Double, of factor: borrowing ComponentFactor) {
    let multiple = -weight / factor.pivots[k]
    for q in factor.upper.range(k) {
      let member = factor.upper.indices[q]
      let a = factor.upper.values[q] * multiple
      let later = factor.operationOfColumn[member]
      if later.isNone || rowStates[later] == .computed {
        add(member, a, of: factor)
        continue
      }
      // Rows refer to later operations only, so the weight of an operation is complete when it is removed.
      if weights[later] == 0 { waiting.push(Int64(later.position), later) }
      weights[later] += a
    }
  }

  /// Adds a multiple of a member to the sum under construction.
  @inline(__always) mutating func add(
    _ member: MemberIndex, _ coefficient: Double, of factor: borrowing ComponentFactor
  ) {
    let root = rootOf[member]
    if !root.isNone {
      work.spend(1)
      sum.add(coefficient, to: root)
      return
    }
    let row = rowOf[factor.operationOfColumn[member]]
    // Above the limit, some rows are missing.
    if row.isNone || work.isExceeded { return }
    work.spend(rows.range(row).count)
    for q in rows.range(row) { sum.add(coefficient * rows.values[q], to: rows.indices[q]) }
  }

  /// Returns the form of a multiple of one member, and the scale by which it was divided.
  @inline(__always) mutating func makeForm(
    of member: MemberIndex, _ coefficient: Double, of factor: borrowing ComponentFactor
  ) -> (form: ComponentForm, scale: Double) {
    let root = rootOf[member]
    if !root.isNone && abs(coefficient) > Tolerance.coefficient { return (.root(root), coefficient) }
    add(member, coefficient, of: factor)
    return finishForm()
  }

  /// Returns the form of the sum, and the scale by which it was divided.
  mutating func finishForm() -> (form: ComponentForm, scale: Double) {
    sum.drain(into: &sums)
    let range = sums.range(sums.last)
    if range.isEmpty {
      sums.removeLastRow()
      return (.empty, 0)
    }
    let (root, leading) = (sums.indices[range.lowerBound], sums.values[range.lowerBound])
    if range.count == 1 {
      sums.removeLastRow()
      return (.root(root), leading)
    }
    if leading != 1 { for q in range { sums.values[q] /= leading } }
    var largest = 1.0
    for q in range where sums.values[q].magnitude > largest { largest = sums.values[q].magnitude }
    let unit = Unit(of: largest)
    if !unit.isOne { for q in range { sums.values[q] = unit.divide(sums.values[q]) } }
    return (.sum(unifyLast()), unit.multiply(leading))
  }

  /// Returns the roots of a form of two roots or more.
  @inline(__always) func roots(of form: SumIndex) -> BufferSlice<ComponentRootIndex> {
    let range = sums.range(form)
    return sums.indices.slice.part(range.lowerBound, range.count)
  }

  /// Returns the first root of a form; nil for an empty one.
  @inline(__always) func firstRoot(of form: ComponentForm) -> ComponentRootIndex? {
    switch form {
    case .empty: nil
    case .root(let root): root
    case .sum(let sum): roots(of: sum)[0]
    }
  }

  /// Returns the coefficients of a form's roots.
  @inline(__always) func coefficients(of form: SumIndex) -> BufferSlice<Double> {
    let range = sums.range(form)
    return sums.values.slice.part(range.lowerBound, range.count)
  }

  private func hash(_ range: Range<Int>) -> Int {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for q in range {
      hash = (hash ^ UInt64(UInt32(bitPattern: sums.indices[q].position))) &* 1_099_511_628_211
      hash = (hash ^ sums.values[q].bitPattern) &* 1_099_511_628_211
      hash ^= hash >> 29
    }
    return Int(truncatingIfNeeded: hash) & (slots.count - 1)
  }

  /// Returns the first form equal to the last one. Removes the last one if an earlier form equals it.
  @inline(__always) private mutating func unifyLast() -> SumIndex {
    let last = sums.last
    var slot = hash(sums.range(last))
    while !slots[slot].isNone {
      let form = slots[slot]
      if isEqual(sums.range(form), sums.range(last)) {
        sums.removeLastRow()
        return form
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = last
    if 2 * count > slots.count { rehash() }
    return last
  }

  private mutating func rehash() {
    slots.reset(4 * slots.count, to: .none)
    for form in indices {
      var slot = hash(sums.range(form))
      while !slots[slot].isNone { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = form
    }
  }

  private func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
    if a.count != b.count { return false }
    let distance = b.lowerBound - a.lowerBound
    for q in a where sums.indices[q] != sums.indices[q + distance] || sums.values[q] != sums.values[q + distance] {
      return false
    }
    return true
  }
}

/// A sum of multiples of roots under construction: dense, with a list of the roots in it.
private struct SparseSum: ~Copyable {
  private var values = KeyedBuffer<ComponentRoot, Double>()
  private var members = Buffer<ComponentRootIndex>()
  private var isMember = KeyedBuffer<ComponentRoot, Bool>()

  /// Clears the sum, and sets the number of roots.
  mutating func reset(_ n: Int) {
    values.reset(n, to: 0)
    isMember.reset(n, to: false)
    members.clear()
  }

  /// Adds a multiple of a root.
  @inline(__always) mutating func add(_ a: Double, to root: ComponentRootIndex) {
    if !isMember[root] {
      isMember[root] = true
      members.push(root)
    }
    values[root] += a
  }

  /// Moves the sum to a new row, by ascending root, and clears it.
  mutating func drain<Row>(into rows: inout SparseRowList<Row, ComponentRootIndex>) {
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

/// A matrix in compressed sparse row format.
struct SparseRows<Row, Column> {
  /// The position of each row's first entry, then the number of entries.
  let starts: BufferSlice<Int32>
  /// The column of each entry.
  let indices: BufferSlice<TableIndex<Column>>
  /// The entries.
  let values: BufferSlice<Double>

  /// Returns the positions of a row's entries.
  @_transparent func range(_ row: TableIndex<Row>) -> Range<Int> {
    Int(starts[row.position])..<Int(starts[Int(row.position) + 1])
  }
}

/// A growing matrix in compressed sparse row format.
///
/// `Index` is the type of the columns' indices, a `TableIndex`. It is a parameter in place of `Column`, because
/// unoptimized builds would look up `TableIndex<Column>` at run time.
struct SparseRowList<Row, Index: BitwiseCopyable>: ~Copyable {
  /// The position of each row's first entry.
  private(set) var starts = Buffer<Int32>()
  /// The column of each entry.
  private(set) var indices = Buffer<Index>()
  /// The entries.
  var values = Buffer<Double>()

  /// The number of rows.
  @_transparent var count: Int { starts.count }
  /// The last row.
  @_transparent var last: TableIndex<Row> { TableIndices(count: starts.count).last }

  /// Removes all rows.
  mutating func clear() {
    starts.clear()
    indices.clear()
    values.clear()
  }

  /// Begins a row; its entries follow.
  @inline(__always) mutating func beginRow() { starts.push(Int32(indices.count)) }

  /// Adds an entry to the last row.
  @inline(__always) mutating func append(_ column: Index, _ value: Double) {
    indices.push(column)
    values.push(value)
  }

  /// Removes the last row.
  mutating func removeLastRow() {
    let start = Int(starts.pop())
    indices.truncate(to: start)
    values.truncate(to: start)
  }

  /// Returns the positions of a row's entries.
  @inline(__always) func range(_ row: TableIndex<Row>) -> Range<Int> {
    let next = Int(row.position) + 1
    return Int(starts[row.position])..<(next < starts.count ? Int(starts[next]) : indices.count)
  }
}
