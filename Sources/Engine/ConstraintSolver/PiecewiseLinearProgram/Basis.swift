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

/// A sparse LU factor of a basis (the nonbasic forms over the roots) with a product-form eta file.
///
/// Pivots append etas (Dantzig and Orchard-Hays 1954, "The product form for the inverse in the simplex method"); when
/// these are many or long (`isWorn`), the owner factors the basis again.
struct BasisFactor: ~Copyable {
  /// A replacement of one form of the basis.
  enum Eta {}

  /// Indicates whether `refactor` made the factor of the present basis.
  ///
  /// It then depends on the set of the forms alone, not on their order or on earlier pivots.
  var isCurrent = false
  private var factor = Factor<BasisColumn, Root>()
  // An eta replaces the form of one column by `alpha`, given over columns.
  private var etaColumns = KeyedBuffer<Eta, BasisColumnIndex>()
  private var etaPivots = KeyedBuffer<Eta, Double>()
  private var etas = SparseRowList<Eta, BasisColumnIndex>()
  private var partial = KeyedBuffer<Operation, Double>()

  /// A vector over columns, for the owner's use.
  var columnVector = KeyedBuffer<BasisColumn, Double>()
  /// A vector over roots, for the owner's use.
  var rootVector = KeyedBuffer<Root, Double>()
  /// The roots' values, for the owner's use.
  var roots = KeyedBuffer<Root, Double>()
  /// The sums by form, 0 between uses.
  var formSums = KeyedBuffer<Form, Double>()
  /// Sets the lengths of the vectors.
  mutating func prepare(roots n: Int, forms: Int) {
    columnVector.resize(n, filling: 0)
    rootVector.resize(n, filling: 0)
    roots.resize(n, filling: 0)
    partial.resize(n, filling: 0)
    formSums.resize(forms, filling: 0)
  }

  /// Returns whether the etas are so many or long that the basis should be factored again.
  func isWorn(roots n: Int) -> Bool { etaColumns.count > 50 || etas.indices.count > 8 * n + 200 }

  /// The number of coefficients of the factor and its etas.
  var coefficientCount: Int { factor.coefficientCount + etas.indices.count }

  /// Replaces the factor by a finished elimination of a square matrix, with rows named by column.
  mutating func load(_ record: borrowing EliminationRecord) {
    factor = Factor(record)
    etaColumns.clear()
    etaPivots.clear()
    etas.clear()
  }

  /// Renames the rows of a factor without etas: operation k solves the form of column k.
  mutating func nameRowsByOperation() {
    for k in factor.rows.indices { factor.rows[k] = BasisColumnIndex(k.position) }
  }

  /// Replaces the form of a column; `alpha` is the new form in terms of the present basis.
  mutating func replace(_ column: BasisColumnIndex, by alpha: KeyedSlice<BasisColumn, Double>) {
    etas.beginRow()
    etaColumns.push(column)
    etaPivots.push(alpha[column])
    for k in alpha.indices where k != column && abs(alpha[k]) > Tolerance.factor { etas.append(k, alpha[k]) }
  }

  /// Solves B·x = b; b is over columns and is destroyed, x is over roots.
  mutating func transformForward(_ b: KeyedSlice<BasisColumn, Double>, into x: KeyedSlice<Root, Double>) {
    var e = etas.last
    while !e.isNone {
      let k = etaColumns[e]
      var v = b[k]
      for q in etas.range(e) { v -= etas.values[q] * b[etas.indices[q]] }
      b[k] = v / etaPivots[e]
      e = e.previous
    }
    let lower = factor.lower
    for k in factor.rows.indices {
      var r = b[factor.rows[k]]
      for q in lower.range(k) { r -= lower.values[q] * partial[lower.indices[q]] }
      partial[k] = r
    }
    factor.substituteBack(partial.slice, into: x)
  }

  /// Solves Bᵀ·z = c; c is over roots and is destroyed, z is over columns.
  mutating func transformBackward(_ c: KeyedSlice<Root, Double>, into z: KeyedSlice<BasisColumn, Double>) {
    let (lower, upper) = (factor.lower, factor.upper)
    for k in factor.columns.indices {
      let v = c[factor.columns[k]]
      if v == 0 {
        partial[k] = 0
        continue
      }
      let m = v / factor.pivots[k]
      partial[k] = m
      for q in upper.range(k) { c[upper.indices[q]] -= m * upper.values[q] }
    }
    var k = factor.last
    while !k.isNone {
      let m = partial[k]
      if m != 0 {
        for q in lower.range(k) { partial[lower.indices[q]] -= lower.values[q] * m }
      }
      z[factor.rows[k]] = m
      k = k.previous
    }
    for e in etaColumns.indices {
      let p = etaColumns[e]
      let v = z[p] / etaPivots[e]
      z[p] = v
      if v == 0 { continue }
      for q in etas.range(e) { z[etas.indices[q]] -= etas.values[q] * v }
    }
  }
}
