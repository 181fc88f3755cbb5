/// A matrix in compressed sparse row format.
struct SparseRows {
  /// The first entry of each row, one more than rows.
  let starts: BufferSlice<Int32>
  /// The column of each entry.
  let indices: BufferSlice<Int32>
  /// The entries.
  let values: BufferSlice<Double>

  /// Returns the positions of a row's entries.
  @inline(__always) func range(_ row: Int) -> Range<Int> { Int(starts[row])..<Int(starts[row + 1]) }
}

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
    func copy<T>(_ buffer: borrowing Buffer<T>, to slice: BufferSlice<T>) -> BufferSlice<T> {
      slice.copy(buffer.slice)
      return slice
    }
    let (n, lowers, uppers) = (record.columns.count, record.lowerIndices.count, record.upperIndices.count)
    let starts = record.lowerStarts.count
    var arena = Arena(
      doubles: n + lowers + uppers, indices: 2 * n + 2 * starts + lowers + uppers + record.operationOfColumn.count)
    pivots = copy(record.pivots, to: arena.doubles(n))
    let lowerValues = copy(record.lowerValues, to: arena.doubles(lowers))
    let upperValues = copy(record.upperValues, to: arena.doubles(uppers))
    columns = copy(record.columns, to: arena.indices(n))
    rows = copy(record.rows, to: arena.indices(n))
    lower = SparseRows(
      starts: copy(record.lowerStarts, to: arena.indices(starts)),
      indices: copy(record.lowerIndices, to: arena.indices(lowers)), values: lowerValues)
    upper = SparseRows(
      starts: copy(record.upperStarts, to: arena.indices(starts)),
      indices: copy(record.upperIndices, to: arena.indices(uppers)), values: upperValues)
    operationOfColumn = copy(record.operationOfColumn, to: arena.indices(record.operationOfColumn.count))
    self.arena = arena
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
