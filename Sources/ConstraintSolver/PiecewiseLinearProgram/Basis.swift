/// A basis: the nonbasic forms, each at one of its breakpoints, and the segments of the basic ones.
///
/// There is a column for each nonbasic form, as many as roots, and a row for each basic one.
struct Basis {
  /// The value of the basic form of a row.
  let rowValues: BufferSlice<Double>
  /// The value of the nonbasic form of a column.
  let columnValues: BufferSlice<Double>
  /// The basic form of a row.
  let rowForm: BufferSlice<Int32>
  /// The nonbasic form of a column.
  let columnForm: BufferSlice<Int32>
  /// The breakpoint at which a column's form is, -1 for none.
  let columnBreakpoint: BufferSlice<Int32>
  /// The number of breakpoints that a form has passed.
  let segment: BufferSlice<Int32>
  /// A form's column, or its row complemented.
  let position: BufferSlice<Int32>

  /// The number of indices of a basis.
  static func indices(_ roots: Int, rows: Int) -> Int { rows + 2 * roots + 2 * (roots + rows) }

  /// Returns the value of a form, basic or not.
  @inline(__always) func value(of form: Int) -> Double {
    let p = position[form]
    return p >= 0 ? columnValues[p] : rowValues[~p]
  }

  /// Creates a basis of as many rows and columns as there are values.
  init(rowValues: BufferSlice<Double>, columnValues: BufferSlice<Double>, forms: Int, in arena: inout Arena) {
    self.rowValues = rowValues
    self.columnValues = columnValues
    rowForm = arena.indices(rowValues.count)
    columnForm = arena.indices(columnValues.count)
    columnBreakpoint = arena.indices(columnValues.count)
    segment = arena.indices(forms)
    position = arena.indices(forms)
  }
}
