/// Sparse Gaussian elimination, recorded as operations.
///
/// Rows of one entry are taken first, then rows of two, then rows of three, then all longer rows in one class. A row is
/// pivoted on the column that occurs least (Markowitz 1957, "The elimination form of the inverse", simplified). Entries
/// much smaller than the row's largest are excluded, so that multipliers stay bounded.
///
/// A column that occurs in one row causes no fill-in, however long the row. If `admitAll` prefers columns, such columns are
/// candidates too: before rows of two entries if they have at most one outer occurrence, otherwise before rows of three
/// (`PivotQueue`). Chains of positions then stay chains.
///
/// A row that is set aside keeps its entries in columns that rows of one entry solve, until it is admitted: a long row that
/// never is costs nothing.
///
/// Operation k solves row `rows[k]` for column `columns[k]`: the lower part contains the multiples of earlier rows that
/// were subtracted, the upper part the rest of the row. A row that becomes empty is recorded without a column: it
/// depends linearly on the others.
struct Elimination: ~Copyable {
  /// The operations so far.
  var record = EliminationRecord()
  private var matrix = ActiveMatrix()
  private var candidates = PivotQueue()
  private let work: WorkMeter

  /// Creates an empty elimination, which counts the entries that it changes.
  init(_ work: WorkMeter) { self.work = work }

  /// Clears everything, and sets the number of columns.
  mutating func begin(columns n: Int) {
    record.clear(columns: n)
    matrix.clear(columns: n)
    candidates.clear()
  }

  /// Begins a row; entries follow. A row set aside takes part once admitted.
  @inline(__always) mutating func beginRow<Row>(named name: TableIndex<Row>, aside: Bool = false) {
    matrix.rows.push(.init(start: Int32(matrix.indices.count), name: name.position, phase: aside ? .aside : .ready))
  }

  /// Adds an entry to the last row; a column occurs once in a row.
  @inline(__always) mutating func addEntry<Column>(_ column: TableIndex<Column>, _ value: Double) {
    matrix.append(ColumnIndex(column.position), value)
  }

  /// Counts an occurrence of a column outside of the matrix.
  @inline(__always) mutating func addOuterOccurrence<Column>(of column: TableIndex<Column>) {
    matrix.columns[ColumnIndex(column.position)].outerDegree += 1
  }

  /// Admits a row that was set aside.
  mutating func admit(_ row: RowIndex) {
    var q = matrix.rows[row].entries.lowerBound
    while q < matrix.rows[row].entries.upperBound {
      let operation = record.operationOfColumn[matrix.indices[q]]
      if operation.isNone {
        q += 1
      } else {
        subtractSingle(from: row, at: q, pivot: record.pivots[operation], operation: operation)
      }
    }
    matrix.rows[row].phase = .ready
    enqueue(row)
  }

  /// Admits the rows of one entry among those that were set aside; the first is taken first.
  mutating func admitSingles() {
    var row = RowIndex(matrix.rows.count - 1)
    while !row.isNone {
      if matrix.rows[row].length == 1 { admit(row) }
      row = row.previous
    }
  }

  /// Queues every row, and admits those that were set aside.
  ///
  /// Of equally short rows the first is taken first.
  mutating func admitAll(preferringColumns: Bool = false) {
    candidates.acceptsColumns = preferringColumns
    if preferringColumns {
      for column in matrix.columns.indices where matrix.columns[column].degree == 1 { enqueue(column) }
    }
    var row = RowIndex(matrix.rows.count - 1)
    while !row.isNone {
      if matrix.rows[row].phase == .aside { admit(row) } else { enqueue(row) }
      row = row.previous
    }
  }

  /// Eliminates until no admitted row has an entry left, or the limit of work is exceeded.
  ///
  /// Without a limit, a basis is factored whatever that costs.
  mutating func run(isLimited: Bool) {
    while let candidate = candidates.removeFirst() {
      if isLimited && work.isExceeded { return }
      switch candidate {
      case .row(let row, let lengthClass):
        // A row whose length changed since it was queued was queued again.
        if matrix.rows[row].phase == .ready && PivotQueue.lengthClass(matrix.rows[row].length) == lengthClass {
          eliminate(row, choosePivot(row))
        }
      case .column(let column): eliminateOnlyRow(of: column)
      }
    }
  }

  /// Records the linearly dependent rows, which the elimination left empty.
  mutating func recordDependentRows() {
    for row in matrix.rows.indices where matrix.rows[row].phase == .ready {
      record.begin(column: .none, row: row, pivot: 1, of: matrix)
    }
  }

  @inline(__always) private mutating func enqueue(_ row: RowIndex) {
    if matrix.rows[row].phase == .ready { candidates.insert(row, length: matrix.rows[row].length) }
  }

  @inline(__always) private mutating func enqueue(_ column: ColumnIndex) {
    candidates.insert(column, outerDegree: matrix.columns[column].outerDegree)
  }

  /// Decrements the degree of a column, and queues the column if one row still contains it.
  @inline(__always) private mutating func decrementDegree(of column: ColumnIndex) {
    matrix.columns[column].degree -= 1
    if matrix.columns[column].degree == 1 { enqueue(column) }
  }

  /// Solves the only row that contains a column for that column, unless the entry is too small.
  private mutating func eliminateOnlyRow(of column: ColumnIndex) {
    if matrix.columns[column].degree != 1 || !record.operationOfColumn[column].isNone { return }
    var link = matrix.columns[column].head
    while link >= 0 {
      let row = matrix.rowLinks[link].row
      link = matrix.rowLinks[link].next
      if matrix.rows[row].phase != .ready { continue }
      guard let at = matrix.position(of: column, in: row) else { continue }
      if abs(matrix.entries[at]) >= Tolerance.pivot * matrix.largestMagnitude(in: row) { eliminate(row, at) }
      return
    }
  }

  /// Returns the position of the rarest column among entries of sufficient size.
  ///
  /// Of equally rare columns, the one with the highest index is chosen.
  private func choosePivot(_ row: RowIndex) -> Int {
    let threshold = Tolerance.pivot * matrix.largestMagnitude(in: row)
    var best = -1
    var least = Int32.max
    for q in matrix.rows[row].entries where abs(matrix.entries[q]) >= threshold {
      let column = matrix.indices[q]
      let degree = matrix.columns[column].degree + matrix.columns[column].outerDegree
      if degree < least || (degree == least && column > matrix.indices[best]) {
        least = degree
        best = q
      }
    }
    return best
  }

  /// Solves a row for the column of one of its entries, and substitutes it in all rows not yet used.
  private mutating func eliminate(_ row: RowIndex, _ best: Int) {
    // There is no pivot if all entries are NaN, which reaches no threshold.
    if best < 0 { return }
    let column = matrix.indices[best]
    let pivot = matrix.entries[best]
    let operation = OperationIndex(record.columns.count)
    record.operationOfColumn[column] = operation
    record.begin(column: column, row: row, pivot: pivot, of: matrix)
    for q in matrix.rows[row].entries {
      decrementDegree(of: matrix.indices[q])
      if q == best { continue }
      record.upper.append(matrix.indices[q], matrix.entries[q])
    }
    matrix.rows[row].phase = .used
    let isSingle = matrix.rows[row].length == 1
    var link = matrix.columns[column].head
    while link >= 0 {
      let other = matrix.rowLinks[link].row
      link = matrix.rowLinks[link].next
      let phase = matrix.rows[other].phase
      if other == row || phase == .used || (isSingle && phase == .aside) { continue }
      subtract(row, from: other, column: column, pivot: pivot, operation: operation)
    }
  }

  private mutating func subtract(
    _ row: RowIndex, from other: RowIndex, column: ColumnIndex, pivot: Double, operation: OperationIndex
  ) {
    guard let at = matrix.position(of: column, in: other) else { return }
    work.spend(1)
    let multiplier = subtractSingle(from: other, at: at, pivot: pivot, operation: operation)
    // A row of one entry changes no other entry, which saves passes over the other row, however long it is.
    if matrix.rows[row].length > 1 { addMultiple(of: row, -multiplier, to: other, except: column) }
    enqueue(other)
  }

  /// Removes an entry by a multiple of an operation's row, and returns the multiple.
  ///
  /// The row's other entries are not subtracted.
  @discardableResult
  private mutating func subtractSingle(
    from row: RowIndex, at position: Int, pivot: Double, operation: OperationIndex
  ) -> Double {
    let multiplier = matrix.entries[position] / pivot
    matrix.columns[matrix.indices[position]].degree -= 1
    matrix.removeEntry(at: position, from: row)
    matrix.lowerLinks.push(.init(operation: operation, multiplier: multiplier, next: matrix.rows[row].lowerHead))
    matrix.rows[row].lowerHead = Int32(matrix.lowerLinks.count - 1)
    return multiplier
  }

  private mutating func addMultiple(
    of row: RowIndex, _ factor: Double, to other: RowIndex, except column: ColumnIndex
  ) {
    let needed = Int(matrix.rows[other].length + matrix.rows[row].length) - 1
    work.spend(needed)
    if needed > Int(matrix.rows[other].capacity) { matrix.relocate(other, capacity: (needed + 1) * 2) }
    let before = matrix.rows[other].entries
    for q in before { matrix.columns[matrix.indices[q]].place = Int32(q) }
    for q in matrix.rows[row].entries {
      let l = matrix.indices[q]
      if l == column { continue }
      let change = factor * matrix.entries[q]
      let place = matrix.columns[l].place
      if place >= 0 {
        matrix.entries[place] += change
      } else {
        let end = matrix.rows[other].entries.upperBound
        matrix.indices[end] = l
        matrix.entries[end] = change
        matrix.rows[other].length += 1
        matrix.link(other, to: l)
      }
    }
    for q in before { matrix.columns[matrix.indices[q]].place = -1 }
    dropCanceled(other)
  }

  private mutating func dropCanceled(_ row: RowIndex) {
    var q = matrix.rows[row].entries.lowerBound
    while q < matrix.rows[row].entries.upperBound {
      if abs(matrix.entries[q]) < Tolerance.canceled {
        decrementDegree(of: matrix.indices[q])
        matrix.removeEntry(at: q, from: row)
      } else {
        q += 1
      }
    }
  }
}

/// A step of an elimination, which solves one row for one column.
typealias OperationIndex = TableIndex<Operation>

/// The kind of record that an `OperationIndex` refers to.
enum Operation {}

/// The operations of an elimination: a sparse LU factor as it grows.
struct EliminationRecord: ~Copyable {
  /// The column that each operation solves for, possibly none.
  var columns = KeyedBuffer<Operation, ColumnIndex>()
  /// The caller's number for each operation's row.
  var rows = KeyedBuffer<Operation, Int32>()
  /// The coefficient of the column solved for.
  var pivots = KeyedBuffer<Operation, Double>()
  /// The multiples of earlier operations that were subtracted, by operation.
  var lower = SparseRowList<Operation, OperationIndex>()
  /// The other columns of the row, by operation.
  var upper = SparseRowList<Operation, ColumnIndex>()
  /// The operation that solves for a column, possibly none.
  var operationOfColumn = KeyedBuffer<ActiveMatrix.Column, OperationIndex>()

  /// The number of coefficients in both parts.
  var coefficientCount: Int { lower.indices.count + upper.indices.count }

  /// Removes all operations, and sets the number of columns.
  mutating func clear(columns n: Int) {
    operationOfColumn.reset(n, to: .none)
    columns.clear()
    rows.clear()
    pivots.clear()
    lower.clear()
    upper.clear()
  }

  /// Begins an operation; its upper part follows.
  @inline(__always) mutating func begin(
    column: ColumnIndex, row: RowIndex, pivot: Double, of matrix: borrowing ActiveMatrix
  ) {
    columns.push(column)
    rows.push(matrix.rows[row].name)
    pivots.push(pivot)
    lower.beginRow()
    var link = matrix.rows[row].lowerHead
    while link >= 0 {
      let multiple = matrix.lowerLinks[link]
      lower.append(multiple.operation, multiple.multiplier)
      link = multiple.next
    }
    upper.beginRow()
  }
}

/// The candidates for the next pivot: rows by length, and columns that occur in one row.
struct PivotQueue: ~Copyable {
  /// A row with the class of its length when inserted, or a column.
  enum Candidate {
    case row(RowIndex, lengthClass: Int32)
    case column(ColumnIndex)
  }

  /// Indicates whether columns are candidates too.
  var acceptsColumns = false
  private var singles = Buffer<RowIndex>()
  private var pairs = Buffer<RowIndex>()
  private var triples = Buffer<RowIndex>()
  private var longer = Buffer<RowIndex>()
  // Columns that occur in one row of the matrix. Rare ones occur once outside of it, common ones more often, and inner ones
  // never. A variable occurs outside if it must not be negative, and in each inequality and optional constraint. So a size
  // without constraints of its own is rare, and is solved before the positions on both sides of it: the other way round
  // the last positions of a chain would be sums of all sizes before them.
  private var rareColumns = Buffer<ColumnIndex>()
  private var innerColumns = Buffer<ColumnIndex>()
  private var commonColumns = Buffer<ColumnIndex>()

  /// Returns the class of a row's length: rows of four entries or more share one.
  @inline(__always) static func lengthClass(_ length: Int32) -> Int32 { min(length, 4) }

  /// Removes all candidates.
  mutating func clear() {
    acceptsColumns = false
    singles.clear()
    pairs.clear()
    triples.clear()
    longer.clear()
    rareColumns.clear()
    innerColumns.clear()
    commonColumns.clear()
  }

  /// Inserts a row, unless it is empty.
  @inline(__always) mutating func insert(_ row: RowIndex, length: Int32) {
    switch length {
    case 0: break
    case 1: singles.push(row)
    case 2: pairs.push(row)
    case 3: triples.push(row)
    default: longer.push(row)
    }
  }

  /// Inserts a column that occurs in one row, and `outerDegree` times outside of the matrix.
  @inline(__always) mutating func insert(_ column: ColumnIndex, outerDegree: Int32) {
    if !acceptsColumns { return }
    switch outerDegree {
    case 0: innerColumns.push(column)
    case 1: rareColumns.push(column)
    default: commonColumns.push(column)
    }
  }

  /// Removes and returns the best candidate; nil if there is none.
  ///
  /// The row or column may have changed since it was inserted, so callers check it.
  @inline(__always) mutating func removeFirst() -> Candidate? {
    if !singles.isEmpty { return .row(singles.pop(), lengthClass: 1) }
    if !rareColumns.isEmpty { return .column(rareColumns.pop()) }
    if !innerColumns.isEmpty { return .column(innerColumns.pop()) }
    if !pairs.isEmpty { return .row(pairs.pop(), lengthClass: 2) }
    if !commonColumns.isEmpty { return .column(commonColumns.pop()) }
    if !triples.isEmpty { return .row(triples.pop(), lengthClass: 3) }
    if !longer.isEmpty { return .row(longer.pop(), lengthClass: 4) }
    return nil
  }
}

/// A factor of the required equalities of a component over its members.
typealias ComponentFactor = Factor<ConstraintRecord, Member>

/// A sparse LU factor: the record of a finished `Elimination`.
///
/// Operation k solves row `rows[k]` for column `columns[k]`, which is none if the row became empty: it depends linearly on
/// the others. Such operations are last. `Row` and `Column` are what the matrix was built from.
struct Factor<Row, Column>: ~Copyable {
  /// The column that each operation solves for, possibly none.
  let columns: KeyedSlice<Operation, TableIndex<Column>>
  /// The row that each operation solves.
  let rows: KeyedSlice<Operation, TableIndex<Row>>
  /// The coefficient of the column solved for.
  let pivots: KeyedSlice<Operation, Double>
  /// The multiples of earlier operations that were subtracted, by operation.
  let lower: SparseRows<Operation, Operation>
  /// The other columns of the row, by operation.
  let upper: SparseRows<Operation, Column>
  /// The operation that solves for a column, possibly none.
  let operationOfColumn: KeyedSlice<Column, OperationIndex>
  private let arena: Arena

  /// Creates the factor of no rows.
  init() {
    var arena = Arena(doubles: 0, indices: 0)
    (columns, rows, pivots) = (arena.indices(0), arena.indices(0), arena.doubles(0))
    lower = SparseRows(starts: arena.indices(0), indices: arena.indices(0), values: arena.doubles(0))
    upper = SparseRows(starts: arena.indices(0), indices: arena.indices(0), values: arena.doubles(0))
    operationOfColumn = arena.indices(0)
    self.arena = arena
  }

  /// Creates a copy of a finished elimination.
  init(_ record: borrowing EliminationRecord) {
    let (n, columnCount) = (record.columns.count, record.operationOfColumn.count)
    var arena = Arena(
      doubles: n + record.coefficientCount, indices: 4 * n + 2 + record.coefficientCount + columnCount)
    pivots = arena.doubles(n)
    pivots.copy(record.pivots.slice)
    // All doubles come before the first index.
    let lowerValues: BufferSlice<Double> = arena.doubles(record.lower.values.count)
    let upperValues: BufferSlice<Double> = arena.doubles(record.upper.values.count)
    columns = arena.indices(n)
    rows = arena.indices(n)
    lower = Self.copy(record.lower, values: lowerValues, in: &arena)
    upper = Self.copy(record.upper, values: upperValues, in: &arena)
    operationOfColumn = arena.indices(columnCount)
    operationOfColumn.copy(record.operationOfColumn.slice)
    for k in columns.indices {
      columns[k] = TableIndex(record.columns[k].position)
      rows[k] = TableIndex(record.rows[k])
    }
    self.arena = arena
  }

  private static func copy<Source, Target>(
    _ rows: borrowing SparseRowList<Operation, TableIndex<Source>>, values: BufferSlice<Double>, in arena: inout Arena
  ) -> SparseRows<Operation, Target> {
    let copy = SparseRows<Operation, Target>(
      starts: arena.indices(rows.count + 1), indices: arena.indices(rows.indices.count), values: values)
    copy.starts.part(0, rows.count).copy(rows.starts.slice)
    copy.starts[rows.count] = Int32(rows.indices.count)
    for q in 0..<rows.indices.count { copy.indices[q] = TableIndex(rows.indices[q].position) }
    values.copy(rows.values.slice)
    return copy
  }

  /// The number of operations.
  @_transparent var count: Int { columns.count }
  /// The number of coefficients in both parts.
  var coefficientCount: Int { lower.values.count + upper.values.count }
  /// The last operation.
  @_transparent var last: OperationIndex { columns.indices.last }

  /// The operations of linearly dependent rows.
  @inline(__always) var dependentRows: TableIndices<Operation> {
    var first = count
    while first > 0 && columns[OperationIndex(first - 1)].isNone { first -= 1 }
    return TableIndices(from: Int32(first), to: Int32(count))
  }

  /// Computes the solved columns from the others and the right-hand sides after forward elimination.
  @inline(__always) func substituteBack(_ rightSides: KeyedSlice<Operation, Double>, into x: KeyedSlice<Column, Double>)
  {
    var k = last
    while !k.isNone {
      let column = columns[k]
      if !column.isNone {
        var r = rightSides[k]
        for q in upper.range(k) { r -= upper.values[q] * x[upper.indices[q]] }
        x[column] = pivots[k] == 1 ? r : r / pivots[k]
      }
      k = k.previous
    }
  }
}
