/// The place of a form in a basis: a column if it is nonbasic, a row if it is basic.
struct BasisPosition: BitwiseCopyable {
  // The index of a column, or the bitwise complement of the index of a row.
  private let code: Int32

  /// Creates the place of a nonbasic form.
  @_transparent static func column(_ j: BasisColumnIndex) -> BasisPosition { BasisPosition(code: j.position) }
  /// Creates the place of a basic form.
  @_transparent static func row(_ i: BasisRowIndex) -> BasisPosition { BasisPosition(code: ~i.position) }

  /// Indicates whether the form is nonbasic.
  @_transparent var isColumn: Bool { code >= 0 }
  /// The column. Valid only for a nonbasic form.
  @_transparent var column: BasisColumnIndex { BasisColumnIndex(code) }
  /// The row. Valid only for a basic form.
  @_transparent var row: BasisRowIndex { BasisRowIndex(~code) }
}

/// A basis: the nonbasic forms, each at a breakpoint or free, and the segments of the basic ones.
///
/// There is a column for each nonbasic form, as many as roots, and a row for each basic one.
struct Basis {
  /// The value of the basic form of a row.
  let rowValues: KeyedSlice<BasisRow, Double>
  /// The value of the nonbasic form of a column.
  let columnValues: KeyedSlice<BasisColumn, Double>
  /// The basic form of a row.
  let rowForm: KeyedSlice<BasisRow, FormIndex>
  /// The nonbasic form of a column.
  let columnForm: KeyedSlice<BasisColumn, FormIndex>
  /// The breakpoint at which a column's form is, none for a free one.
  let columnBreakpoint: KeyedSlice<BasisColumn, BreakpointIndex>
  /// The number of breakpoints that a form has passed.
  let segment: KeyedSlice<Form, Int32>
  /// The place of a form.
  let position: KeyedSlice<Form, BasisPosition>

  /// Returns the number of indices that a basis allocates in its arena.
  static func indices(_ roots: Int, rows: Int) -> Int { rows + 2 * roots + 2 * (roots + rows) }

  /// Returns the value of a form, basic or not.
  @inline(__always) func value(of form: FormIndex) -> Double {
    let p = position[form]
    return p.isColumn ? columnValues[p.column] : rowValues[p.row]
  }

  /// Makes a form the nonbasic one of a column.
  @inline(__always) func place(_ form: FormIndex, in j: BasisColumnIndex) {
    columnForm[j] = form
    position[form] = .column(j)
  }

  /// Makes a form the basic one of a row.
  @inline(__always) func place(_ form: FormIndex, in i: BasisRowIndex) {
    rowForm[i] = form
    position[form] = .row(i)
  }

  /// Creates a basis with a row for each row value and a column for each column value.
  init(
    rowValues: KeyedSlice<BasisRow, Double>, columnValues: KeyedSlice<BasisColumn, Double>, forms: Int,
    in arena: inout Arena
  ) {
    self.rowValues = rowValues
    self.columnValues = columnValues
    rowForm = arena.indices(rowValues.count)
    columnForm = arena.indices(columnValues.count)
    columnBreakpoint = arena.indices(columnValues.count)
    segment = arena.indices(forms)
    position = arena.indices(forms)
  }
}
