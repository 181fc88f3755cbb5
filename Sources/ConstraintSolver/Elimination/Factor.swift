/// A sparse LU factor: the record of a finished `Elimination`.
///
/// Operation k solves row `rows[k]` for column `columns[k]`; the column is -1 if the row became empty: it depends linearly on
/// the others. Such operations are last.
struct Factor: ~Copyable {
  /// The column that each operation solves for, -1 for none.
  let columns: BufferSlice<Int32>
  /// The caller's number for each operation's row.
  let rows: BufferSlice<Int32>
  /// The coefficient of the column solved for.
  let pivots: BufferSlice<Double>
  /// The multiples of earlier operations that were subtracted, by operation.
  let lower: SparseRows
  /// The other columns of the row, by operation.
  let upper: SparseRows
  /// The operation that solves for a column, -1 for none.
  let operationOfColumn: BufferSlice<Int32>
  private let arena: Arena

  /// Creates the factor of no rows.
  init() {
    var arena = Arena(doubles: 0, indices: 0)
    pivots = arena.doubles(0)
    (columns, rows) = (arena.indices(0), arena.indices(0))
    lower = SparseRows(starts: columns, indices: columns, values: pivots)
    upper = lower
    operationOfColumn = columns
    self.arena = arena
  }

  /// Creates a copy of a finished elimination.
  init(_ record: borrowing EliminationRecord) {
    let (n, columnCount) = (record.columns.count, record.operationOfColumn.count)
    let entries = record.lower.indices.count + record.upper.indices.count
    var arena = Arena(doubles: n + entries, indices: 4 * n + 2 + entries + columnCount)
    pivots = Self.copy(record.pivots, to: arena.doubles(n))
    // All doubles come before the first index.
    let lowerValues = Self.copy(record.lower.values, to: arena.doubles(record.lower.values.count))
    let upperValues = Self.copy(record.upper.values, to: arena.doubles(record.upper.values.count))
    columns = Self.copy(record.columns, to: arena.indices(n))
    rows = Self.copy(record.rows, to: arena.indices(n))
    lower = Self.copy(record.lower, values: lowerValues, in: &arena)
    upper = Self.copy(record.upper, values: upperValues, in: &arena)
    operationOfColumn = Self.copy(record.operationOfColumn, to: arena.indices(columnCount))
    self.arena = arena
  }

  private static func copy<T>(_ buffer: borrowing Buffer<T>, to slice: BufferSlice<T>) -> BufferSlice<T> {
    slice.copy(buffer.slice)
    return slice
  }

  private static func copy(
    _ rows: borrowing SparseRowList, values: BufferSlice<Double>, in arena: inout Arena
  ) -> SparseRows {
    let starts: BufferSlice<Int32> = arena.indices(rows.count + 1)
    starts.part(0, rows.count).copy(rows.starts.slice)
    starts[rows.count] = Int32(rows.indices.count)
    return SparseRows(
      starts: starts, indices: copy(rows.indices, to: arena.indices(rows.indices.count)), values: values)
  }

  /// The number of operations.
  @inline(__always) var count: Int { columns.count }

  /// The operations of linearly dependent rows.
  var dependentRows: Range<Int> {
    var first = count
    while first > 0 && columns[first - 1] < 0 { first -= 1 }
    return first..<count
  }

  /// Computes every column solved for, from the others and the right-hand sides after the lower part.
  @inline(__always) func substituteBack(_ rightSides: BufferSlice<Double>, into x: BufferSlice<Double>) {
    var k = count - 1
    while k >= 0 {
      let column = columns[k]
      if column >= 0 {
        var r = rightSides[k]
        for q in upper.range(k) { r -= upper.values[q] * x[upper.indices[q]] }
        x[column] = pivots[k] == 1 ? r : r / pivots[k]
      }
      k -= 1
    }
  }
}
