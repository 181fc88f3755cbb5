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
