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
