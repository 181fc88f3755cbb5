/// Working memory for building components and running cores, kept so that building allocates nothing but the result.
struct Workspace: ~Copyable {
  var elimination = Elimination()
  /// The component's variables and constraints, by order of creation.
  var members = Buffer<Int32>()
  var equalitiesAndOthers = Buffer<Int32>()
  /// Everything that pulls on a form.
  var pulls = Buffer<Pull>()
  var forms = FormTable()

  // Cores under construction.
  var union = UnionFind()
  var classOf = Buffer<Int32>()
  var rootLocal = Buffer<Int32>()
  var groups = Buffer<Group>()
  var nextRoot = Buffer<Int32>()
  var nextForm = Buffer<Int32>()
  var nextPull = Buffer<Int32>()
  var priorities = Buffer<Double>()
  var levelMap = Buffer<Int32>()

  // Cores at work.
  var best = Buffer<Int32>()
  var strengths = Buffer<Int32>()
  var direction = Buffer<Double>()
  var events = Buffer<Core.Event>()
  var columnRows = Buffer<Int32>()
  var columnRates = Buffer<Double>()

  /// A constraint, a domain, or a wish of rest, as it prices its form.
  struct Pull: BitwiseCopyable {
    /// The constraint or coded variable.
    var source: Int32
    var relation: Int8
    /// Index among the component's levels.
    var level: Int32
    var weight: Double
    /// The root, or the number of roots plus the form; -1 when no root is left in it.
    var form: Int32 = -1
    /// Its coefficients divided by the form's.
    var scale: Double = 0
  }

  /// Roots, forms and pulls that belong together, as linked lists with their lengths.
  struct Group: BitwiseCopyable {
    var firstRoot: Int32 = -1
    var firstForm: Int32 = -1
    var firstPull: Int32 = -1
    var roots: Int32 = 0
    var forms: Int32 = 0
    var pulls: Int32 = 0
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
