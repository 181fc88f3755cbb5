/// The coefficients of a program's forms over its roots, by form and, in a large program, by root.
///
/// The first forms are the roots themselves.
struct FormMatrix {
  /// The roots of each form.
  let byForm: SparseRows<Form, Root>
  /// The forms of each root, empty in a small program.
  let byRoot: SparseRows<Root, Form>

  /// Returns the number of coefficients in both orders.
  static func entries(_ roots: Int, _ coefficients: Int, isDense: Bool) -> Int {
    (roots + coefficients) * (isDense ? 1 : 2)
  }
  /// Returns the number of row starts in both orders.
  static func starts(_ roots: Int, forms: Int, isDense: Bool) -> Int { forms + 1 + (isDense ? 0 : roots + 1) }

  /// Creates the matrix of the roots. Its memory suffices for the rows that `add` appends.
  init(
    _ formValues: BufferSlice<Double>, _ rootValues: BufferSlice<Double>, roots: Int, forms: Int,
    in arena: inout Arena
  ) {
    byForm = SparseRows(
      starts: arena.indices(forms + 1), indices: arena.indices(formValues.count), values: formValues)
    byRoot = SparseRows(
      starts: arena.indices(rootValues.count > 0 ? roots + 1 : 0), indices: arena.indices(rootValues.count),
      values: rootValues)
    for j in 0..<roots {
      byForm.starts[j] = Int32(j)
      byForm.indices[j] = RootIndex(j)
      byForm.values[j] = 1
    }
    byForm.starts[roots] = Int32(roots)
  }

  /// Adds the next form, with coefficients over roots of the component.
  func add(
    _ form: FormIndex, _ roots: BufferSlice<ComponentRootIndex>, _ values: BufferSlice<Double>,
    roots programRoot: KeyedSlice<ComponentRoot, RootIndex>
  ) {
    let start = byForm.starts[form.position]
    for q in 0..<roots.count {
      byForm.indices[Int(start) + q] = programRoot[roots[q]]
      byForm.values[Int(start) + q] = values[q]
    }
    byForm.starts[form.next.position] = start + Int32(roots.count)
  }

  /// Fills in the forms of each root, by counting sort.
  func transpose() {
    // A local slice: Swift 6.3 cannot instrument `self.slice[i] += …` for ThreadSanitizer.
    let starts = byRoot.starts
    starts.fill(0)
    for root in byForm.indices { starts[root.next.position] += 1 }
    for j in 1..<starts.count { starts[j] += starts[j - 1] }
    for form in TableIndices<Form>(count: byForm.starts.count - 1) {
      for q in byForm.range(form) {
        let root = byForm.indices[q].position
        let at = starts[root]
        byRoot.indices[at] = form
        byRoot.values[at] = byForm.values[q]
        starts[root] += 1
      }
    }
    for j in (1..<starts.count).reversed() { starts[j] = starts[j - 1] }
    starts[0] = 0
  }
}
