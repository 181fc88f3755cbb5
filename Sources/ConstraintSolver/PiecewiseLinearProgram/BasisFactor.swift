/// A sparse LU factor of a basis (the nonbasic forms over the roots) with a product-form eta file.
///
/// Pivots append etas (Dantzig and Orchard-Hays 1954, "The product form for the inverse in the simplex method"); when these
/// grow longer than a new elimination would be, the owner factors anew.
struct BasisFactor: ~Copyable {
  /// Indicates whether `refactor` made the factor of the present basis.
  ///
  /// It then depends on the set of the forms alone, not on their order or on earlier pivots.
  var isCurrent = false
  private var factor = Factor()
  // An eta replaces one row of the basis by `alpha`, given over positions.
  private var etaPositions = Buffer<Int32>()
  private var etaPivots = Buffer<Double>()
  private var etas = SparseRowList()
  private var partial = Buffer<Double>()

  /// A vector of the length of roots or columns, for the owner's use.
  var scratchA = Buffer<Double>()
  /// A second such vector.
  var scratchB = Buffer<Double>()
  /// The roots' values, for the owner's use.
  var roots = Buffer<Double>()
  /// The sums by form, 0 between uses.
  var formSums = Buffer<Double>()
  /// Extends the vectors to these lengths.
  mutating func prepare(roots n: Int, forms: Int) {
    scratchA.resize(n, filling: 0)
    scratchB.resize(n, filling: 0)
    roots.resize(n, filling: 0)
    partial.resize(n, filling: 0)
    formSums.resize(forms, filling: 0)
  }

  /// Returns whether solving through the etas costs more than factoring anew.
  func isWorn(roots n: Int) -> Bool { etaPositions.count > 50 || etas.indices.count > 8 * n + 200 }

  /// Replaces the factor by a finished elimination of a square matrix, with rows named by position.
  mutating func load(_ record: borrowing EliminationRecord) {
    factor = Factor(record)
    etaPositions.clear()
    etaPivots.clear()
    etas.clear()
  }

  /// Renames the rows of a factor without etas: operation k solves position k.
  mutating func nameRowsByOperation() { for k in 0..<factor.count { factor.rows[k] = Int32(k) } }

  /// Replaces the row at a position; `alpha` is the new row in terms of the present basis.
  mutating func replace(position: Int, by alpha: BufferSlice<Double>) {
    etas.beginRow()
    etaPositions.push(Int32(position))
    etaPivots.push(alpha[position])
    for k in 0..<alpha.count where k != position && abs(alpha[k]) > Tolerance.factor {
      etas.append(Int32(k), alpha[k])
    }
  }

  /// Solves B·x = b; b is over positions and is destroyed, x is over roots.
  mutating func transformForward(_ b: BufferSlice<Double>, into x: BufferSlice<Double>) {
    var e = etaPositions.count - 1
    while e >= 0 {
      let k = etaPositions[e]
      var v = b[k]
      for q in etas.range(e) { v -= etas.values[q] * b[etas.indices[q]] }
      b[k] = v / etaPivots[e]
      e -= 1
    }
    let lower = factor.lower
    for k in 0..<factor.count {
      var r = b[factor.rows[k]]
      for q in lower.range(k) { r -= lower.values[q] * partial[lower.indices[q]] }
      partial[k] = r
    }
    factor.substituteBack(partial.slice, into: x)
  }

  /// Solves Bᵀ·z = c; c is over roots and is destroyed, z is over positions.
  mutating func transformBackward(_ c: BufferSlice<Double>, into z: BufferSlice<Double>) {
    let (n, lower, upper) = (factor.count, factor.lower, factor.upper)
    for k in 0..<n {
      let v = c[factor.columns[k]]
      if v == 0 {
        partial[k] = 0
        continue
      }
      let m = v / factor.pivots[k]
      partial[k] = m
      for q in upper.range(k) { c[upper.indices[q]] -= m * upper.values[q] }
    }
    var k = n - 1
    while k >= 0 {
      let m = partial[k]
      if m != 0 {
        for q in lower.range(k) { partial[lower.indices[q]] -= lower.values[q] * m }
      }
      z[factor.rows[k]] = m
      k -= 1
    }
    for e in 0..<etaPositions.count {
      let p = etaPositions[e]
      let v = z[p] / etaPivots[e]
      z[p] = v
      if v == 0 { continue }
      for q in etas.range(e) { z[etas.indices[q]] -= etas.values[q] * v }
    }
  }
}
