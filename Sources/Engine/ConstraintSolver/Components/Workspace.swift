/// The working memory for building components and running programs.
///
/// It is reused, so that building a component allocates only the result.
final class Workspace {
  /// The work done with this memory.
  let work = WorkMeter()
  /// The elimination of the component's required equalities.
  @exclusivity(unchecked) var elimination: Elimination
  /// The component's variables, by order of creation.
  @exclusivity(unchecked) var variables = KeyedBuffer<Member, VariableID>()
  /// The component's constraints, by order of addition.
  @exclusivity(unchecked) var constraints = KeyedBuffer<MemberConstraint, ConstraintID>()
  /// The cost terms on the forms.
  @exclusivity(unchecked) var costTerms = Buffer<CostTerm>()
  /// The forms of the component.
  @exclusivity(unchecked) var forms: FormTable
  /// The priorities in use, highest first.
  @exclusivity(unchecked) var priorities = Buffer<Double>()
  /// The number of levels: those of the priorities, then those of tie-breaking.
  @exclusivity(unchecked) var levelCount = 0
  /// The memory for grouping roots, forms and cost terms into programs.
  @exclusivity(unchecked) var grouping = Grouping()
  /// Working memory of the programs.
  let simplex: SimplexScratch

  init() {
    elimination = Elimination(work)
    forms = FormTable(work)
    simplex = SimplexScratch(work)
  }

  /// The levels of the cost terms.
  var levels: CostLevels {
    CostLevels(
      levelCount, priorityCount: priorities.count,
      hasRequired: !priorities.isEmpty && priorities[0] >= Priority.required)
  }
}

/// The memory for grouping roots, forms and cost terms into programs.
struct Grouping: ~Copyable {
  /// The sets of roots that share forms, directly or through other forms.
  var union = UnionFind()
  /// The group of each root; none for a root without costs.
  var groupOf = KeyedBuffer<ComponentRoot, GroupIndex>()
  /// The index of each sum of the component in its program.
  var programForm = KeyedBuffer<Sum, FormIndex>()
  /// The index of each root of the component in its program.
  var programRoot = KeyedBuffer<ComponentRoot, RootIndex>()
  /// Groups, by their first roots.
  var groups = Buffer<Group>()
  /// The successor of each root in the list of its group.
  var nextRoot = KeyedBuffer<ComponentRoot, Int32>()
  /// The successor of each form in the list of its group.
  var nextForm = KeyedBuffer<Sum, Int32>()
  /// The successor of each cost term in the list of its group.
  var nextCostTerm = KeyedBuffer<CostTerm, Int32>()
  /// A component's levels in one program's numbering.
  var levelMap = Buffer<Int32>()
  /// The largest slope of each of a program's levels.
  var largestSlopes = Buffer<Double>()

  typealias GroupIndex = TableIndex<Group>

  /// Roots, forms and cost terms that belong together, as linked lists with their lengths.
  struct Group: BitwiseCopyable {
    var roots = LinkedList<ComponentRoot>()
    var forms = LinkedList<Sum>()
    var costTerms = LinkedList<CostTerm>()
    /// The number of coefficients in all its forms.
    var coefficients: Int32 = 0
  }
}

/// A linked list of indices, with the successors in a table shared by disjoint lists.
///
/// Its links are numbers. For tables of typed indices, unoptimized builds look up metadata of types at run time, which would
/// take most of the time.
struct LinkedList<Record>: BitwiseCopyable {
  private var first: Int32 = -1
  private var last: Int32 = -1
  /// The number of members.
  private(set) var count = 0

  /// Adds a member at the end.
  @inline(__always) mutating func append(_ member: TableIndex<Record>, _ next: KeyedSlice<Record, Int32>) {
    next[member] = -1
    if last < 0 { first = member.position } else { next[TableIndex(last)] = member.position }
    last = member.position
    count += 1
  }

  /// Returns the members from front to back.
  @inline(__always) func members(_ next: KeyedSlice<Record, Int32>) -> Members {
    Members(successors: next, member: first)
  }

  /// The members of a linked list, as a sequence.
  struct Members: Sequence, IteratorProtocol {
    fileprivate let successors: KeyedSlice<Record, Int32>
    fileprivate var member: Int32

    /// Returns the next member; nil at the end.
    @inline(__always) mutating func next() -> TableIndex<Record>? {
      if member < 0 { return nil }
      let current = TableIndex<Record>(member)
      member = successors[current]
      return current
    }
  }
}

/// Disjoint sets of roots (Tarjan 1975, with path halving). The lowest member represents its set.
struct UnionFind: ~Copyable {
  private var parents = KeyedBuffer<ComponentRoot, ComponentRootIndex>()
  /// Resets to the given number of sets with one member each.
  mutating func reset(_ n: Int) {
    parents.resize(n, filling: .none)
    for i in parents.indices { parents[i] = i }
  }

  /// Returns the representative of a member's set.
  @inline(__always) mutating func find(_ member: ComponentRootIndex) -> ComponentRootIndex {
    var x = member
    while parents[x] != x {
      parents[x] = parents[parents[x]]
      x = parents[x]
    }
    return x
  }

  /// Joins two sets.
  mutating func join(_ a: ComponentRootIndex, _ b: ComponentRootIndex) {
    let x = find(a)
    let y = find(b)
    if x < y { parents[y] = x } else { parents[x] = y }
  }
}
