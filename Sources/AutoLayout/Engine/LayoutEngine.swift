import ConstraintSolver
import UIFoundation

/// Lays out one tree of views: lowers its constraints to the solver and reads frames back.
@MainActor
package final class LayoutEngine {
  /// The topmost view's node.
  package let root: LayoutNode

  let solver = Solver()

  /// What this engine's nodes hold to be told from others'.
  nonisolated let link = Link()

  /// Whether this engine measures a subtree alone and leaves no trace in its nodes.
  let isTemporary: Bool

  // Exclusivity is not checked at run time here, in nodes, constraints, views and layers: those checks took a third of a
  // layout pass. All of it is the main actor's, and no access to a property lasts while others' code runs.

  // By place; freed places are reused.
  @exclusivity(unchecked) var boxes: [Box] = []
  @exclusivity(unchecked) var freeBoxes: [Int32] = []
  @exclusivity(unchecked) var rows: [Row] = []
  @exclusivity(unchecked) var freeRows: [Int32] = []
  @exclusivity(unchecked) var rowCount = 0

  /// The box of each solver variable, by the variable's index.
  @exclusivity(unchecked) var boxOfVariable: [Int32] = []

  /// The optional constraints beside required content sizes, by the box's place.
  @exclusivity(unchecked) var yieldingSizes: [Int32: Quartet<Solver.Constraint?>] = [:]

  /// What each solver constraint stands for, by its index.
  @exclusivity(unchecked) var sources: [Source] = []

  /// Places of a temporary engine, which must not write into the nodes.
  var temporaryPlaces: [ObjectIdentifier: Int32] = [:]

  // What happened since the last solve.
  @exclusivity(unchecked) var arrivals: [LayoutNode] = []
  @exclusivity(unchecked) var pending: [NSLayoutConstraint] = []
  @exclusivity(unchecked) var editedRows: [Int32] = []
  @exclusivity(unchecked) var changedNodes: [LayoutNode] = []
  @exclusivity(unchecked) var idleBoxes: [Int32] = []
  @exclusivity(unchecked) var needsSolverRun = false

  /// Changes whenever another set of variables may be decided by required equalities.
  @exclusivity(unchecked) package internal(set) var structureRevision = 0

  private var hadConflicts = false

  /// Views that take part as soon as any constraint does.
  @exclusivity(unchecked) var bystanders: [LayoutNode] = []

  /// Boxes whose frame may differ from what was last taken.
  @exclusivity(unchecked) var movedBoxes: [Int32] = []

  /// Another solution than the solver's, shown until the next solve.
  @exclusivity(unchecked) var exercised: Solver.Assignment?

  /// Conflicts already reported, as broken member and set.
  var reported: Set<[Int32]> = []

  /// Ambiguities already handed to the strict mode.
  var reportedAmbiguities: [LayoutDiagnostics.Ambiguity] = []

  /// An engine for the tree below a topmost view.
  package convenience init(root: LayoutNode) {
    self.init(root: root, isTemporary: false)
  }

  init(root: LayoutNode, isTemporary: Bool) {
    self.root = root
    self.isTemporary = isTemporary
    link.lead(to: self)
    solver.breakPolicy = { [unowned self] set in
      MainActor.assumeUnchecked { toBreak(among: set) }
    }
    arrivals = [root]
  }

  deinit { link.lead(to: nil) }

  /// Whether something has changed since the last solve.
  package var needsSolve: Bool {
    needsSolverRun || !arrivals.isEmpty || !pending.isEmpty || !editedRows.isEmpty || !changedNodes.isEmpty
      || !idleBoxes.isEmpty
  }

  /// Lowers what changed and solves; afterwards `takeChangedNodes` tells whose rectangle moved.
  package func solve() {
    guard needsSolve else { return }
    takeArrivals()
    takeChanges()
    takePending()
    takeEdits()
    removeIdleBoxes()
    exercised = nil
    guard needsSolverRun else { return }
    needsSolverRun = false
    solver.solve()
    // What is broken or revived takes part in deciding, too.
    if hadConflicts || !solver.conflicts.isEmpty { structureRevision &+= 1 }
    hadConflicts = !solver.conflicts.isEmpty
    for variable in solver.changedVariables where Int(variable.index) < boxOfVariable.count {
      let box = boxOfVariable[Int(variable.index)]
      if box >= 0, movedBoxes.last != box { movedBoxes.append(box) }
    }
  }

  /// The nodes whose frame may have changed since the last call, parents before children.
  package func takeChangedNodes() -> [LayoutNode] {
    guard !movedBoxes.isEmpty else { return [] }
    if !movedBoxes.isAscending { movedBoxes.sort() }
    var nodes: [LayoutNode] = []
    var depths: [Int] = []
    nodes.reserveCapacity(movedBoxes.count)
    depths.reserveCapacity(movedBoxes.count)
    var last: Int32 = -1
    // Siblings come one after the other: their parent's depth is found once.
    var known: (parent: ObjectIdentifier, depth: Int)?
    for box in movedBoxes where box != last {
      last = box
      guard let node = boxes[Int(box)].node, node.slotLink === link else { continue }
      var depth = 0
      if let parent = node.item?.layoutParent {
        let identity = ObjectIdentifier(parent)
        if known?.parent != identity { known = (identity, self.depth(parent.layoutNode)) }
        depth = 1 + (known?.depth ?? 0)
      }
      nodes.append(node)
      depths.append(depth)
    }
    movedBoxes.removeAll(keepingCapacity: true)
    if depths.isAscending { return nodes }
    // Stable by depth, so that a parent's new size is known before its children's frames are set.
    return depths.ascendingPlaces.map { nodes[$0] }
  }

  private func depth(_ node: LayoutNode) -> Int {
    var (depth, parent) = (0, node.item?.layoutParent)
    while let view = parent { (depth, parent) = (depth + 1, view.layoutParent) }
    return depth
  }

  /// Forgets everything: the tree has a new topmost view, whose engine starts from the constraints.
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
