/// The operations of an elimination: a sparse LU factor as it grows.
struct EliminationRecord: ~Copyable {
  /// The column that each operation solves for, -1 for none.
  var columns = Buffer<Int32>()
  /// The caller's number for each operation's row.
  var rows = Buffer<Int32>()
  /// The coefficient of the column solved for.
  var pivots = Buffer<Double>()
  /// The start of each operation's lower part, and the end of the last once closed.
  var lowerStarts = Buffer<Int32>()
  /// The earlier operations whose multiples were subtracted.
  var lowerIndices = Buffer<Int32>()
  /// The multipliers of these operations.
  var lowerValues = Buffer<Double>()
  /// The start of each operation's upper part, and the end of the last once closed.
  var upperStarts = Buffer<Int32>()
  /// The other columns of the row.
  var upperIndices = Buffer<Int32>()
  /// The coefficients of these columns.
  var upperValues = Buffer<Double>()
  /// The operation that solves for a column, -1 for none.
  var operationOfColumn = Buffer<Int32>()

  /// The number of coefficients in both parts.
  var coefficientCount: Int { lowerIndices.count + upperIndices.count }

  /// Removes all operations. The matrix will have this many columns.
  mutating func clear(columns n: Int) {
    operationOfColumn.reset(n, to: -1)
    columns.clear()
    rows.clear()
    pivots.clear()
    lowerStarts.clear()
    lowerIndices.clear()
    lowerValues.clear()
    upperStarts.clear()
    upperIndices.clear()
    upperValues.clear()
  }

  /// Begins an operation; its upper part follows.
  @inline(__always) mutating func begin(column: Int32, row: RowIndex, pivot: Double, of matrix: borrowing ActiveMatrix)
  {
    columns.push(column)
    rows.push(matrix.rows[row].name)
    pivots.push(pivot)
    lowerStarts.push(Int32(lowerIndices.count))
    var link = matrix.rows[row].lowerHead
    while link >= 0 {
      let lower = matrix.lowerLinks[link]
      lowerIndices.push(lower.operation)
      lowerValues.push(lower.multiplier)
      link = lower.next
    }
    upperStarts.push(Int32(upperIndices.count))
  }

  /// Closes the last operation.
  mutating func close() {
    lowerStarts.push(Int32(lowerIndices.count))
    upperStarts.push(Int32(upperIndices.count))
  }
}
