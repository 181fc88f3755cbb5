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

/// A growing matrix in compressed sparse row format.
struct SparseRowList: ~Copyable {
  /// The first entry of each row.
  private(set) var starts = Buffer<Int32>()
  /// The column of each entry.
  private(set) var indices = Buffer<Int32>()
  /// The entries.
  var values = Buffer<Double>()

  /// The number of rows.
  @inline(__always) var count: Int { starts.count }

  /// Removes all rows.
  mutating func clear() {
    starts.clear()
    indices.clear()
    values.clear()
  }

  /// Begins a row; its entries follow.
  @inline(__always) mutating func beginRow() { starts.push(Int32(indices.count)) }

  /// Adds an entry to the last row.
  @inline(__always) mutating func append(_ column: Int32, _ value: Double) {
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
  @inline(__always) func range(_ row: Int) -> Range<Int> {
    Int(starts[row])..<(row + 1 < starts.count ? Int(starts[row + 1]) : indices.count)
  }
}
