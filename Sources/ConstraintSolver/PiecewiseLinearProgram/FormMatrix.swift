/// The coefficients of a program's forms over its roots, by form and, in a large program, by root.
///
/// The first forms are the roots themselves.
struct FormMatrix {
  /// The roots of each form.
  let byForm: SparseRows
  /// The forms of each root, empty in a small program.
  let byRoot: SparseRows
  private let rootCount: Int

  /// The number of coefficients in both orders.
  static func entries(_ roots: Int, _ coefficients: Int, isDense: Bool) -> Int {
    (roots + coefficients) * (isDense ? 1 : 2)
  }
  /// The number of row starts in both orders.
  static func starts(_ roots: Int, forms: Int, isDense: Bool) -> Int { forms + 1 + (isDense ? 0 : roots + 1) }

  /// Creates the matrix of the roots; the values have room for the rows.
  init(
    _ formValues: BufferSlice<Double>, _ rootValues: BufferSlice<Double>, roots: Int, forms: Int,
    in arena: inout Arena
  ) {
    rootCount = roots
    byForm = SparseRows(
      starts: arena.indices(forms + 1), indices: arena.indices(formValues.count), values: formValues)
    byRoot = SparseRows(
      starts: arena.indices(rootValues.count > 0 ? roots + 1 : 0), indices: arena.indices(rootValues.count),
      values: rootValues)
    for j in 0..<roots {
      byForm.starts[j] = Int32(j)
      byForm.indices[j] = Int32(j)
      byForm.values[j] = 1
    }
    byForm.starts[roots] = Int32(roots)
  }

  /// Adds the next row, with coefficients over roots that have these columns.
  func add(
    row: Int, _ indices: BufferSlice<Int32>, _ values: BufferSlice<Double>, columns: BufferSlice<Int32>
  ) {
    let start = byForm.starts[rootCount + row]
    for q in 0..<indices.count {
      byForm.indices[Int(start) + q] = columns[indices[q]]
      byForm.values[Int(start) + q] = values[q]
    }
    byForm.starts[rootCount + row + 1] = start + Int32(indices.count)
  }

  /// Fills in the forms of each root, by counting sort.
  func transpose() {
    // A local slice: Swift 6.3 cannot instrument `self.slice[i] += …` for ThreadSanitizer.
    let starts = byRoot.starts
    starts.fill(0)
    for root in byForm.indices { starts[root + 1] += 1 }
    for j in 0..<rootCount { starts[j + 1] += starts[j] }
    for f in 0..<(byForm.starts.count - 1) {
      for q in byForm.range(f) {
        let j = byForm.indices[q]
        let at = starts[j]
        byRoot.indices[at] = Int32(f)
        byRoot.values[at] = byForm.values[q]
        starts[j] += 1
      }
    }
    for j in (0..<rootCount).reversed() { starts[j + 1] = starts[j] }
    starts[0] = 0
  }
}
