/// The levels of a program's or a component's costs, the highest priority first.
struct CostLevels {
  /// The number of levels in use. During `PiecewiseLinearProgram.probe`, it includes the probing level.
  var count: Int
  /// The number of levels with memory: those of the costs, and the probing level.
  let stride: Int
  /// The number of levels that belong to priorities. The others are tie-breaking levels.
  let priorityCount: Int
  /// Indicates whether level 0 is the required one.
  let hasRequired: Bool

  /// Creates levels; those after the first `priorityCount` break ties.
  init(_ count: Int, priorityCount: Int, hasRequired: Bool) {
    self.count = count
    stride = count + 1
    self.priorityCount = priorityCount
    self.hasRequired = hasRequired
  }
}

/// The slopes of a program's costs by level: those of the forms, and the reduced costs of the columns.
///
/// `PiecewiseLinearProgram` explains roots, forms, basic forms and large programs, which are not dense.
struct SlopeTable {
  /// The slopes of the sum of the basic forms' costs along the columns, level by level.
  let reducedCosts: BufferSlice<Double>
  /// The slopes of the same sum along the roots, level by level; empty if the program is dense.
  let gradients: BufferSlice<Double>
  /// The slope of each form's own cost to the left of its value, `stride` levels per form.
  let own: BufferSlice<Double>
  private let rootCount: Int
  private let stride: Int

  /// Returns the number of doubles of a table.
  static func doubleCount(_ roots: Int, forms: Int, _ levels: CostLevels, isDense: Bool) -> Int {
    levels.stride * (roots * (isDense ? 1 : 2) + forms)
  }

  /// Creates a table for the given numbers of roots and forms.
  init(_ roots: Int, forms: Int, _ levels: CostLevels, isDense: Bool, in arena: inout Arena) {
    rootCount = roots
    stride = levels.stride
    gradients = arena.doubles(isDense ? 0 : stride * roots)
    reducedCosts = arena.doubles(stride * roots)
    own = arena.doubles(forms * stride)
  }

  /// Returns the slopes of one form, by level.
  @inline(__always) func slope(of form: FormIndex) -> BufferSlice<Double> {
    own.part(Int(form.position) * stride, stride)
  }
  /// Returns the reduced costs of one level.
  @inline(__always) func costs(_ level: Int) -> KeyedSlice<BasisColumn, Double> {
    reducedCosts.part(level * rootCount, rootCount).keyed()
  }
  /// Returns the gradient of one level over the roots. The program must not be dense.
  @inline(__always) func gradient(_ level: Int) -> KeyedSlice<Root, Double> {
    gradients.part(level * rootCount, rootCount).keyed()
  }
}
