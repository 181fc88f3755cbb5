import ConstraintSolver
import UIFoundation

/// An engine that adds the constraints of a tree of views to a solver and reads frames from it.
@MainActor
package final class LayoutEngine {
  /// The topmost view's node.
  package let root: LayoutNode

  let solver = Solver()

  /// The reference by which nodes identify their engine.
  nonisolated let link = Link()

  /// Indicates whether the engine measures a subtree separately, without changing its nodes.
  let isTemporary: Bool

  // Runtime exclusivity checks are disabled here, in nodes, constraints, views and layers, because they took a third of
  // a layout pass. This state is isolated to the main actor, and no access overlaps a call to client code.

  // Indexed by slot; free slots are reused.
  @exclusivity(unchecked) var boxes: [Box] = []
  @exclusivity(unchecked) var freeBoxes: [Int32] = []
  @exclusivity(unchecked) var rows: [Row] = []
  @exclusivity(unchecked) var freeRows: [Int32] = []
  @exclusivity(unchecked) var rowCount = 0

  /// The box of each solver variable, by the variable's index.
  @exclusivity(unchecked) var boxOfVariable: [Int32] = []

  /// The optional fallbacks of required content sizes, by slot.
  @exclusivity(unchecked) var fallbackSizes: [Int32: Quartet<Solver.Constraint?>] = [:]

  /// The optional minimum widths of wrapping text, by slot.
  @exclusivity(unchecked) var readableWidths: [Int32: Solver.Constraint] = [:]

  /// The origin of each solver constraint, by the constraint's index.
  @exclusivity(unchecked) var sources: [Source] = []

  /// The slots of a temporary engine, which must not write to the nodes.
  var temporarySlots: [ObjectIdentifier: Int32] = [:]

  // Changes since the last solve.
  @exclusivity(unchecked) var arrivals: [LayoutNode] = []
  @exclusivity(unchecked) var pending: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var editedRows: [Int32] = []
  @exclusivity(unchecked) var changedNodes: [LayoutNode] = []
  @exclusivity(unchecked) var idleBoxes: [Int32] = []
  @exclusivity(unchecked) var needsSolverRun = false

  /// A count of changes that may affect which variables required equalities determine.
  @exclusivity(unchecked) package internal(set) var structureRevision = 0

  private var hadConflicts = false

  /// Views without autoresizing, added to the solver once the engine has a constraint.
  @exclusivity(unchecked) var deferredViews: [LayoutNode] = []

  /// Boxes whose frame may have changed since `takeChangedNodes()`.
  @exclusivity(unchecked) var movedBoxes: [Int32] = []

  /// An alternative solution, in effect until the next solve.
  @exclusivity(unchecked) var exercised: Solver.Assignment?

  /// The ambiguous variables, if all were searched for since the last solve.
  @exclusivity(unchecked) var freeVariables: Set<Solver.Variable>?
  /// The number of searches for one ambiguous variable since the last solve.
  @exclusivity(unchecked) var ambiguityQuestions = 0

  /// The conflicts at the last report.
  ///
  /// Each consists of the index of its broken constraint and the indices of its members.
  var reported: Set<[Int32]> = []

  /// The ambiguities at the last report in strict mode.
  var reportedAmbiguities: [LayoutDiagnostics.Ambiguity] = []

  /// Creates an engine for the tree below a topmost view.
  package convenience init(root: LayoutNode) {
    self.init(root: root, isTemporary: false)
  }

  init(root: LayoutNode, isTemporary: Bool) {
    self.root = root
    self.isTemporary = isTemporary
    link.connect(to: self)
    solver.breakPolicy = { [unowned self] set in
      MainActor.unchecked { constraintToBreak(among: set) }
    }
    if !isTemporary { arrivals = [root] }
  }

  deinit { link.connect(to: nil) }

  /// Indicates whether anything has changed since the last solve.
  package var needsSolve: Bool {
    needsSolverRun || !arrivals.isEmpty || !pending.isEmpty || !editedRows.isEmpty || !changedNodes.isEmpty
      || !idleBoxes.isEmpty
  }

  /// Adds pending changes to the solver and solves; `takeChangedNodes()` then returns the moved nodes.
  package func solve() {
    guard needsSolve else { return }
    processArrivals()
    processChanges()
    processPending()
    processEdits()
    removeIdleBoxes()
    exercised = nil
    guard needsSolverRun else { return }
    needsSolverRun = false
    (freeVariables, ambiguityQuestions) = (nil, 0)
    LayoutWork.metering(solver) { solver.solve() }
    // Breaking or restoring a constraint changes the set of required equalities as well.
    if hadConflicts || !solver.conflicts.isEmpty { structureRevision &+= 1 }
    hadConflicts = !solver.conflicts.isEmpty
    for variable in solver.changedVariables where Int(variable.index) < boxOfVariable.count {
      let box = boxOfVariable[Int(variable.index)]
      if box >= 0, movedBoxes.last != box { movedBoxes.append(box) }
    }
  }

  /// Returns the nodes whose frame may have changed since the last call, parents before children.
  package func takeChangedNodes() -> [LayoutNode] {
    guard !movedBoxes.isEmpty else { return [] }
    if !movedBoxes.isAscending { movedBoxes.sort() }
    var nodes: [LayoutNode] = []
    var depths: [Int] = []
    nodes.reserveCapacity(movedBoxes.count)
    depths.reserveCapacity(movedBoxes.count)
    var last: Int32 = -1
    // The depth of the last parent. Siblings are usually adjacent, so few depths are computed twice.
    var cached: (parent: ObjectIdentifier, depth: Int)?
    for box in movedBoxes where box != last {
      last = box
      guard let node = boxes[Int(box)].node, node.slotLink === link else { continue }
      var depth = 0
      if let parent = node.item?.layoutParent {
        let identity = ObjectIdentifier(parent)
        if cached?.parent != identity { cached = (identity, self.depth(parent.layoutNode)) }
        depth = 1 + (cached?.depth ?? 0)
      }
      nodes.append(node)
      depths.append(depth)
    }
    movedBoxes.removeAll(keepingCapacity: true)
    if depths.isAscending { return nodes }
    // The order is stable by depth, so that a parent's new size is known before its children's frames are set.
    return depths.ascendingIndices.map { nodes[$0] }
  }

  /// Returns the number of views around an item.
  func depth(_ node: LayoutNode) -> Int {
    var (depth, parent) = (0, node.item?.layoutParent)
    while let view = parent { (depth, parent) = (depth + 1, view.layoutParent) }
    return depth
  }

  /// Detaches all nodes and constraints from the engine when its root gets a superview.
  ///
  /// The engine of the new topmost view adds them to its own solver, and this engine is discarded.
  func dissolve() {
    for case let node? in boxes.lazy.map(\.node) where node.slotLink === link {
      node.slot = -1
      node.slotEngine = nil
      node.pendingChanges = []
    }
    for row in rows where row.constraint?.loweredIn === self {
      row.constraint?.loweredIn = nil
      row.constraint?.loweredSlot = -1
    }
    for constraint in pending { constraint.pendingIn = nil }
    for node in changedNodes { node.pendingChanges = [] }
  }
}
