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
