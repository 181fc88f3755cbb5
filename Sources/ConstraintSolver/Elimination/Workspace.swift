/// Working memory for building components and running programs, kept so that building allocates nothing but the result.
final class Workspace {
  /// Elimination of components, and of bases in programs.
  @exclusivity(unchecked) var elimination = Elimination()
  /// The component's variables and constraints, by order of creation.
  @exclusivity(unchecked) var members = Buffer<Int32>()
  /// The component's constraints, by order of addition.
  @exclusivity(unchecked) var equalitiesAndOthers = Buffer<Int32>()
  /// The cost terms on the forms.
  @exclusivity(unchecked) var costTerms = Buffer<CostTerm>()
  /// Forms of the component built last.
  @exclusivity(unchecked) var forms = FormTable()
  /// The component that cost terms and forms belong to as long as only its pricing programs were made of them.
  @exclusivity(unchecked) var formsOwner: Component?

  // Programs under construction.
  /// Roots that share forms.
  @exclusivity(unchecked) var union = UnionFind()
  /// Group of each root, -1 for none.
  @exclusivity(unchecked) var classOf = Buffer<Int32>()
  /// A form's row in its program.
  @exclusivity(unchecked) var formRow = Buffer<Int32>()
  /// A root's column in its program.
  @exclusivity(unchecked) var rootLocal = Buffer<Int32>()
  /// Groups, by their first roots.
  @exclusivity(unchecked) var groups = Buffer<Group>()
  /// Lists of roots by group.
  @exclusivity(unchecked) var nextRoot = Buffer<Int32>()
  /// Lists of forms by group.
  @exclusivity(unchecked) var nextForm = Buffer<Int32>()
  /// Lists of cost terms by group.
  @exclusivity(unchecked) var nextCostTerm = Buffer<Int32>()
  /// Priorities in use, highest first, then -1 for each tie-breaking level.
  @exclusivity(unchecked) var priorities = Buffer<Double>()
  /// The number of priorities in use, without tie-breaking levels.
  @exclusivity(unchecked) var priorityCount = 0
  /// A component's levels in one program's numbering.
  @exclusivity(unchecked) var levelMap = Buffer<Int32>()

  // Programs at work.
  /// The breakpoint at which each form's own cost is least, -1 without any.
  @exclusivity(unchecked) var best = Buffer<Int32>()
  /// The weaker of the levels that hold it there.
  @exclusivity(unchecked) var strengths = Buffer<Int32>()
  /// Slopes along the column being walked.
  @exclusivity(unchecked) var direction = Buffer<Double>()
  /// Breakpoints ahead on that column.
  @exclusivity(unchecked) var events = BinaryHeap<PiecewiseLinearProgram.Event>()
  /// Rows the column moves.
  @exclusivity(unchecked) var columnRows = Buffer<Int32>()
  /// Their speeds.
  @exclusivity(unchecked) var columnRates = Buffer<Double>()
  /// A constraint, a domain, or a term of the tie rule, as it prices its form.
  struct CostTerm: BitwiseCopyable {
    /// The constraint or domain.
    var source: Source
    /// The cost of its left side around its constant.
    var shape: CostShape
    /// Index among the component's levels.
    var level: Int32
    var weight: Double
    /// The root, or the number of roots plus the form; -1 when no root is left in it.
    var form: Int32 = -1
    /// Its coefficients divided by the form's.
    var scale: Double = 0
    /// An earlier cost term of the same source, which has form and scale already; -1 for none.
    var twin: Int32 = -1
  }

  /// Roots, forms and cost terms that belong together, as linked lists with their lengths.
  struct Group: BitwiseCopyable {
    var firstRoot: Int32 = -1
    var firstForm: Int32 = -1
    var firstCostTerm: Int32 = -1
    var roots: Int32 = 0
    var forms: Int32 = 0
    var costTerms: Int32 = 0
    /// Coefficients in all its forms together.
    var coefficients: Int32 = 0
  }
}

/// Disjoint sets of roots (Tarjan 1975, with path halving); the least member represents.
struct UnionFind: ~Copyable {
  private var parents = Buffer<Int32>()
  /// Makes this many sets of one.
  mutating func reset(_ n: Int) {
    parents.resize(n, filling: 0)
    for i in 0..<n { parents[i] = Int32(i) }
  }

  /// The representative of a member.
  @inline(__always) mutating func find(_ member: Int32) -> Int32 {
    var x = member
    while parents[x] != x {
      parents[x] = parents[parents[x]]
      x = parents[x]
    }
    return x
  }

  /// Joins two sets.
  mutating func join(_ a: Int32, _ b: Int32) {
    let x = find(a)
    let y = find(b)
    if x < y { parents[y] = x } else { parents[x] = y }
  }
}
