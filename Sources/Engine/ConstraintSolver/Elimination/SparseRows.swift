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
