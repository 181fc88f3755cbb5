/// A location at which the slope of a form's cost grows.
///
/// It belongs to one constraint on the form (or a variable's domain or tie-breaking term). Its level is the constraint's
/// priority; left of its location it contributes `leftSlope`, right of it `leftSlope + increment`.
struct Breakpoint: BitwiseCopyable {
  /// The value of the form at which its slope grows.
  var location: Double
  /// The growth of the slope there, never negative.
  var increment: Double
  /// The slope to the left.
  var leftSlope: Double
  /// The coefficient of the form in the constraint.
  var scale: Double
  /// The priority level, 0 the highest.
  var level: Int32
  /// The constraint or domain.
  var source: Source
  /// The order of creation, which decides between equal locations.
  var ordinal: BreakpointIndex

  /// Creates the breakpoint of a cost term, whose form was divided by its scale, at 0.
  init(_ term: CostTerm, level: Int32, ordinal: BreakpointIndex) {
    let relation = term.scale < 0 ? term.relation.mirrored : term.relation
    let weight = abs(term.scale) * term.weight
    location = 0
    increment = (relation.slopeAbove - relation.slopeBelow) * weight
    leftSlope = relation.slopeBelow * weight
    scale = term.scale
    self.level = level
    source = term.source
    self.ordinal = ordinal
  }

  /// Divides the slopes on both sides.
  @inline(__always) mutating func divideSlopes(by unit: Unit) {
    if unit.isOne { return }
    increment = unit.divide(increment)
    leftSlope = unit.divide(leftSlope)
  }

  /// Returns the slope of its cost at a distance right of it, negative for left.
  @inline(__always) func slope(at distance: Double) -> Double { distance < 0 ? leftSlope : leftSlope + increment }

  /// Returns whether the breakpoint is before another on one form.
  @inline(__always) func precedes(_ other: Breakpoint) -> Bool {
    location < other.location || (location == other.location && ordinal < other.ordinal)
  }
}

/// The breakpoints of all forms' costs, by form and ascending location.
struct Breakpoints {
  /// The position of each form's first breakpoint, then the number of breakpoints.
  let starts: BufferSlice<Int32>
  private let records: BufferSlice<Breakpoint>

  /// Returns the number of indices for a number of forms.
  static func indices(forms: Int) -> Int { forms + 1 }

  /// Allocates breakpoints, after all doubles and before all indices of an arena.
  init(_ n: Int, forms: Int, in arena: inout Arena) {
    records = arena.records(n)
    starts = arena.indices(forms + 1)
  }

  /// Divides the slopes of each level by one power of two, and required ones each by its own unit.
  ///
  /// Neither moves an optimum. The largest of a level is then at least 1 and less than 2¹⁶: rounding stays below
  /// `Tolerance.slope`, and almost all slopes are above it.
  func normalizeSlopes(_ levels: CostLevels, largest: inout Buffer<Double>) {
    let requiredLevel: Int32 = levels.hasRequired ? 0 : -1
    largest.reset(levels.count, to: 0)
    for b in 0..<records.count {
      let (level, increment) = (records[b].level, records[b].increment)
      if level == requiredLevel {
        records[b].divideSlopes(by: Unit(of: increment))
      } else if increment > largest[level] {
        largest[level] = increment
      }
    }
    if largest.slice.allSatisfy({ $0 == 0 || ($0 >= 1 && $0 < 0x1p16) }) { return }
    for b in 0..<records.count where records[b].level != requiredLevel {
      records[b].divideSlopes(by: Unit(bringing: largest[records[b].level], into: 0...15))
    }
  }

  /// Returns the breakpoints of a form.
  @_transparent func range(of form: FormIndex) -> TableIndices<Breakpoint> {
    TableIndices(from: starts[form.position], to: starts[Int(form.position) + 1])
  }

  /// Returns the number of a form's breakpoints before one of them.
  @_transparent func count(before b: BreakpointIndex, of form: FormIndex) -> Int32 {
    b.position - starts[form.position]
  }

  /// A breakpoint.
  subscript(b: BreakpointIndex) -> Breakpoint {
    @_transparent _read { yield records[b] }
    @_transparent nonmutating _modify { yield &records[b] }
  }

  /// Sorts one form's breakpoints by location, then order of creation; returns whether any moved.
  @inline(__always) func sort(_ form: FormIndex) -> Bool {
    let range = range(of: form)
    var b = range.first.next
    while range.contains(b) && !records[b].precedes(records[b.previous]) { b = b.next }
    if !range.contains(b) { return false }
    records.part(Int(range.first.position), Int(range.count)).sort { $0.precedes($1) }
    return true
  }

  /// Returns the number of a form's breakpoints left of a value; the search begins from a guess.
  @inline(__always) func segment(of form: FormIndex, at value: Double, from guess: Int32) -> Int32 {
    let range = range(of: form)
    var k = guess
    while k < range.count {
      let location = records[range.first.advanced(by: k)].location
      if value <= location + Tolerance.segment(location) { break }
      k += 1
    }
    while k > 0 {
      let location = records[range.first.advanced(by: k - 1)].location
      if value >= location - Tolerance.segment(location) { break }
      k -= 1
    }
    return k
  }

  /// Returns the greatest violation of a form's required constraints at a value, in units of their rows.
  func requiredViolation(of form: FormIndex, at value: Double) -> Double {
    var worst = 0.0
    for b in range(of: form) where records[b].level == 0 {
      let d = value - records[b].location
      if records[b].slope(at: d) != 0 { worst = max(worst, abs(d * records[b].scale)) }
    }
    return worst
  }

  /// Returns whether a value is within rounding of one of a form's breakpoints.
  func touches(_ form: FormIndex, at value: Double) -> Bool {
    let range = range(of: form)
    for breakpoint in records.part(Int(range.first.position), Int(range.count)) {
      let location = breakpoint.location
      if abs(value - location) <= 2 * Tolerance.segment(location) { return true }
    }
    return false
  }
}

/// The cost of a constraint, a domain or a tie-breaking term, as a function of its form.
struct CostTerm: BitwiseCopyable {
  /// The constraint or domain.
  var source: Source
  /// The relation whose violation is the cost.
  var relation: Solver.Relation
  /// The level among those of the component.
  var level: Int32
  /// The factor of the cost.
  var weight = 1.0
  /// The form over the component's roots.
  var form = ComponentForm.empty
  /// The ratio of its coefficients to those of the form.
  var scale: Double = 0
}

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
