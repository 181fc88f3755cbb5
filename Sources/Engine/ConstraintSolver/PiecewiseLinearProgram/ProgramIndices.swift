/// A root among those of a program.
typealias RootIndex = TableIndex<Root>
/// A form of a program: its roots come first, then its sums of two roots or more.
typealias FormIndex = TableIndex<Form>
/// A row of a basis, the place of a basic form.
typealias BasisRowIndex = TableIndex<BasisRow>
/// A column of a basis, the place of a nonbasic form.
typealias BasisColumnIndex = TableIndex<BasisColumn>
/// A breakpoint among those of a program.
typealias BreakpointIndex = TableIndex<Breakpoint>

/// The kind of record that a `RootIndex` refers to.
enum Root {}
/// The kind of record that a `FormIndex` refers to.
enum Form {}
/// The kind of record that a `BasisRowIndex` refers to.
enum BasisRow {}
/// The kind of record that a `BasisColumnIndex` refers to.
enum BasisColumn {}

extension FormIndex {
  /// Creates the index of a root as a form.
  @_transparent init(_ root: RootIndex) { self.init(root.position) }
}
