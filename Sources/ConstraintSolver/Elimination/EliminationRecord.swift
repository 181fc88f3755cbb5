/// The operations of an elimination: a sparse LU factor as it grows.
struct EliminationRecord: ~Copyable {
  /// The column that each operation solves for, -1 for none.
  var columns = Buffer<Int32>()
  /// The caller's number for each operation's row.
  var rows = Buffer<Int32>()
  /// The coefficient of the column solved for.
  var pivots = Buffer<Double>()
  /// The multiples of earlier operations that were subtracted, by operation.
  var lower = SparseRowList()
  /// The other columns of the row, by operation.
  var upper = SparseRowList()
  /// The operation that solves for a column, -1 for none.
  var operationOfColumn = Buffer<Int32>()

  /// The number of coefficients in both parts.
  var coefficientCount: Int { lower.indices.count + upper.indices.count }

  /// Removes all operations. The matrix will have this many columns.
  mutating func clear(columns n: Int) {
    operationOfColumn.reset(n, to: -1)
    columns.clear()
    rows.clear()
    pivots.clear()
    lower.clear()
    upper.clear()
  }

  /// Begins an operation; its upper part follows.
  @inline(__always) mutating func begin(column: Int32, row: RowIndex, pivot: Double, of matrix: borrowing ActiveMatrix)
  {
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
