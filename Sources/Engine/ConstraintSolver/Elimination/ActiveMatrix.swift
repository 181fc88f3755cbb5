/// A row of the matrix under elimination.
typealias RowIndex = TableIndex<ActiveMatrix.Row>
/// A column of the matrix under elimination.
typealias ColumnIndex = TableIndex<ActiveMatrix.Column>

/// The part of a matrix still to be eliminated: sparse rows, and the rows that contain each column.
struct ActiveMatrix: ~Copyable {
  /// The state of a row in the elimination.
  enum Phase: UInt8, BitwiseCopyable { case used, ready, aside }

  /// A row: its entries, and the multiples of earlier rows subtracted from it.
  struct Row: BitwiseCopyable {
    /// The position of its first entry.
    var start: Int32
    /// The number of entries.
    var length: Int32 = 0
    /// The number of entries that fit into its memory.
    var capacity: Int32 = 0
    /// The caller's number for the row.
    var name: Int32
    /// The newest of the multiples subtracted, -1 for none.
    var lowerHead: Int32 = -1
    /// The state: used up, ready to be chosen, or set aside until admitted.
    var phase: Phase

    /// The positions of its entries.
    @inline(__always) var entries: Range<Int> { Int(start)..<Int(start + length) }
  }

  /// A column: how often it occurs, and in which rows.
  struct Column: BitwiseCopyable {
    /// The newest link to a row with the column, -1 for none. Rows that no longer contain it stay linked.
    var head: Int32 = -1
    /// The number of rows with the column.
    var degree: Int32 = 0
    /// The number of occurrences outside of the matrix, which count when a pivot is chosen.
    var outerDegree: Int32 = 0
    /// The position of its entry in the row that is being changed; -1 if there is none.
    var place: Int32 = -1
  }

  /// A row that contains a column, in the column's list.
  struct RowLink: BitwiseCopyable {
    var row: RowIndex
    var next: Int32
  }

  /// A multiple of an earlier operation subtracted from a row, in the row's list.
  struct LowerLink: BitwiseCopyable {
    var operation: OperationIndex
    var multiplier: Double
    var next: Int32
  }

  /// The rows.
  var rows = Buffer<Row>()
  /// The columns.
  var columns = Buffer<Column>()
  /// The column of each entry.
  var indices = Buffer<ColumnIndex>()
  /// The entries of all rows.
  var entries = Buffer<Double>()
  /// The lists of rows by column.
  var rowLinks = Buffer<RowLink>()
  /// The lists of multiples by row.
  var lowerLinks = Buffer<LowerLink>()

  /// Removes all rows, and sets the number of columns.
  mutating func clear(columns n: Int) {
    columns.reset(n, to: Column())
    rows.clear()
    indices.clear()
    entries.clear()
    rowLinks.clear()
    lowerLinks.clear()
  }

  /// Adds an entry to the last row.
  @inline(__always) mutating func append(_ column: ColumnIndex, _ value: Double) {
    let row = RowIndex(rows.count - 1)
    indices.push(column)
    entries.push(value)
    rows[row].length += 1
    rows[row].capacity += 1
    link(row, to: column)
  }

  /// Counts a row among those with a column.
  @inline(__always) mutating func link(_ row: RowIndex, to column: ColumnIndex) {
    columns[column].degree += 1
    rowLinks.push(RowLink(row: row, next: columns[column].head))
    columns[column].head = Int32(rowLinks.count - 1)
  }

  /// Returns the position of a row's entry in a column; nil if there is none.
  func position(of column: ColumnIndex, in row: RowIndex) -> Int? {
    for q in rows[row].entries where indices[q] == column { return q }
    return nil
  }

  /// Returns the magnitude of a row's largest entry.
  func largestMagnitude(in row: RowIndex) -> Double {
    var largest = 0.0
    for q in rows[row].entries where entries[q].magnitude > largest { largest = entries[q].magnitude }
    return largest
  }

  /// Removes an entry from a row; the row's last entry takes its position.
  @inline(__always) mutating func removeEntry(at position: Int, from row: RowIndex) {
    rows[row].length -= 1
    let last = rows[row].entries.upperBound
    indices[position] = indices[last]
    entries[position] = entries[last]
  }

  /// Moves a row to the end, with memory for `capacity` entries.
  mutating func relocate(_ row: RowIndex, capacity: Int) {
    let from = rows[row].entries
    let to = indices.count
    indices.resize(to + capacity, filling: .none)
    entries.resize(to + capacity, filling: 0)
    for q in 0..<from.count {
      indices[to + q] = indices[from.lowerBound + q]
      entries[to + q] = entries[from.lowerBound + q]
    }
    rows[row].start = Int32(to)
    rows[row].capacity = Int32(capacity)
  }
}
