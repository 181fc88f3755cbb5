/// A connected part of the system after presolve: its elimination, and the programs over its roots.
///
/// Elimination of the required equalities leaves *roots*. Every inequality, optional constraint and domain is a form over
/// the roots. Forms that share no root, directly or through others, form separate programs: horizontal and vertical layout
/// usually separate this way.
final class Component {
  /// The member variables, by order of creation. Member indices refer to this list.
  let variables: KeyedSlice<Member, VariableID>
  /// The member constraints, by order of addition. Their member indices refer to this list.
  let constraints: KeyedSlice<MemberConstraint, ConstraintID>
  /// The factor of its required equalities, whose columns are the members.
  let factor: ComponentFactor
  /// The right-hand sides after forward elimination.
  let rightSides: KeyedSlice<Operation, Double>
  /// The members' values with all roots at 0.
  let offsets: KeyedSlice<Member, Double>
  /// The members' values.
  let memberValues: KeyedSlice<Member, Double>
  private let arena: Arena

  /// The programs of the priorities alone.
  let priorityPrograms = ProgramSet()
  /// The programs with tie-breaking levels below the priorities.
  ///
  /// Nil where the optimum of the priorities was unique when it was computed last, and in a probing system.
  @exclusivity(unchecked) var tieBreakingPrograms: ProgramSet?
  /// Indicates whether the priority programs may not have the optimum of the values shown.
  ///
  /// It is true after a solve that reoptimized only the tie-breaking programs, in whose optimum everything required
  /// holds. It is also true after a diagnosis that moved breakpoints of the priority programs to edited constants.
  @exclusivity(unchecked) var arePriorityProgramsStale = false
  /// The number of roots without any cost term.
  @exclusivity(unchecked) var costlessRootCount = 0
  /// The number of the search that visited the component last.
  @exclusivity(unchecked) var mark: Int32 = 0

  /// Creates a component from the members and the elimination in the workspace.
  init(from w: Workspace) {
    let n = w.variables.count
    let m = w.constraints.count
    factor = Factor(w.elimination.record)
    var arena = Arena(doubles: factor.count + 2 * n, indices: n + m)
    rightSides = arena.doubles(factor.count)
    offsets = arena.doubles(n)
    memberValues = arena.doubles(n)
    variables = arena.indices(n)
    constraints = arena.indices(m)
    self.arena = arena
    variables.copy(w.variables.slice)
    constraints.copy(w.constraints.slice)
    memberValues.fill(0)
  }

  /// The programs whose optimum is shown.
  var shownPrograms: ProgramSet { tieBreakingPrograms ?? priorityPrograms }

  /// Computes the members' values with all roots at 0.
  func substituteOffsets() {
    offsets.fill(0)
    factor.substituteBack(rightSides, into: offsets)
  }
}

/// The components of a system by slot. Slots of removed components are reused.
struct ComponentTable: ~Copyable {
  private var slots: [Component?] = []
  private var freeSlots: [ComponentID] = []

  /// The slots, unused ones included.
  var indices: TableIndices<ComponentSlot> { TableIndices(count: slots.count) }

  /// The component in a slot; nil if it is unused.
  subscript(slot: ComponentID) -> Component? { slots[Int(slot.position)] }

  /// Returns an unused slot for a component about to be built.
  mutating func reserveSlot() -> ComponentID {
    if let slot = freeSlots.popLast() { return slot }
    slots.append(nil)
    return ComponentID(slots.count - 1)
  }

  /// Inserts a component into a slot reserved for it.
  mutating func insert(_ component: Component, at slot: ComponentID) { slots[Int(slot.position)] = component }

  /// Removes a component and frees its slot.
  mutating func remove(_ slot: ComponentID) {
    slots[Int(slot.position)] = nil
    freeSlots.append(slot)
  }
}
