/// The working memory for building components and running programs.
///
/// Kept, so that building allocates nothing but the result.
final class Workspace {
  /// Elimination of components, and of bases in programs.
  @exclusivity(unchecked) var elimination = Elimination()
  /// The component's variables, by order of creation.
  @exclusivity(unchecked) var variables = Buffer<VariableID>()
  /// The component's constraints, by order of addition.
  @exclusivity(unchecked) var constraints = Buffer<ConstraintID>()
  /// The cost terms on the forms.
  @exclusivity(unchecked) var costTerms = Buffer<CostTerm>()
  /// The forms of the component.
  @exclusivity(unchecked) var forms = FormTable()
  /// The priorities in use, highest first.
  @exclusivity(unchecked) var priorities = Buffer<Double>()
  /// The number of levels: those of the priorities, then those of tie-breaking.
  @exclusivity(unchecked) var levelCount = 0
  /// The memory for grouping roots, forms and cost terms into programs.
  @exclusivity(unchecked) var grouping = Grouping()
  /// Working memory of the programs.
  let simplex = SimplexScratch()

  /// The levels of the cost terms.
  var levels: CostLevels {
    CostLevels(
      levelCount, priorityCount: priorities.count,
      hasRequired: !priorities.isEmpty && priorities[0] >= Priority.required)
  }
}

/// The memory for grouping roots, forms and cost terms into programs.
struct Grouping: ~Copyable {
  /// Roots that share forms.
  var union = UnionFind()
  /// Group of each root, -1 for none.
  var groupOf = Buffer<Int32>()
  /// A form's row in its program.
  var formRow = Buffer<Int32>()
  /// A root's column in its program.
  var rootColumn = Buffer<Int32>()
  /// Groups, by their first roots.
  var groups = Buffer<Group>()
  /// Lists of roots by group.
  var nextRoot = Buffer<Int32>()
  /// Lists of forms by group.
  var nextForm = Buffer<Int32>()
  /// Lists of cost terms by group.
  var nextCostTerm = Buffer<Int32>()
  /// A component's levels in one program's numbering.
  var levelMap = Buffer<Int32>()

  /// Roots, forms and cost terms that belong together, as linked lists with their lengths.
  struct Group: BitwiseCopyable {
    var roots = LinkedList()
    var forms = LinkedList()
    var costTerms = LinkedList()
    /// The number of coefficients in all its forms.
    var coefficients: Int32 = 0
  }
}

/// A linked list of numbers, with the successors in a table shared by disjoint lists.
struct LinkedList: BitwiseCopyable {
  private var first: Int32 = -1
  private var last: Int32 = -1
  /// The number of members.
  private(set) var count = 0

  /// Adds a member at the end.
  @inline(__always) mutating func append(_ member: Int, _ next: BufferSlice<Int32>) {
    next[member] = -1
    if last < 0 { first = Int32(member) } else { next[last] = Int32(member) }
    last = Int32(member)
    count += 1
  }

  /// The members from front to back.
  @inline(__always) func members(_ next: BufferSlice<Int32>) -> Members { Members(successors: next, member: first) }

  /// Walks through a linked list.
  struct Members: Sequence, IteratorProtocol {
    fileprivate let successors: BufferSlice<Int32>
    fileprivate var member: Int32

    /// Returns the next member; nil at the end.
    @inline(__always) mutating func next() -> Int32? {
      if member < 0 { return nil }
      defer { member = successors[member] }
      return member
    }
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
