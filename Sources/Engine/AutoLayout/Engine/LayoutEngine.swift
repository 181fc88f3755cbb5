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

/// Changes of nodes and constraints, queued until the next solve.
extension LayoutEngine {
  func enqueue(_ constraint: NSLayoutConstraint) {
    guard constraint.pendingIn != ObjectIdentifier(self) else { return }
    constraint.pendingIn = ObjectIdentifier(self)
    pending.append(constraint)
  }

  func enqueueArrival(of node: LayoutNode) {
    arrivals.append(node)
  }

  func enqueueEdit(of constraint: NSLayoutConstraint) {
    enqueueEdit(of: constraint.loweredSlot)
  }

  func enqueueEdit(of row: Int32) {
    guard row >= 0, !rows[Int(row)].isEdited else { return }
    rows[Int(row)].isEdited = true
    editedRows.append(row)
  }

  func enqueue(_ changes: LayoutNode.Changes, of node: LayoutNode) {
    if node.pendingChanges.isEmpty { changedNodes.append(node) }
    node.pendingChanges.formUnion(changes)
  }

  func enqueueDirection(of node: LayoutNode) {
    enqueue(.direction, of: node)
  }

  func processArrivals() {
    let arrived = arrivals
    arrivals = []
    // A subtree can arrive with another one inside of it, at every level of a deep tree. Each is visited once.
    var unvisited = arrived.count > 1 ? Set(arrived.map(ObjectIdentifier.init)) : []
    let roots = unvisited
    for node in arrived {
      guard node.isInside(root) else { continue }
      visit(node, roots, &unvisited)
    }
  }

  /// Queues the constraints held in a subtree, and its views without autoresizing.
  ///
  /// Subtrees that were visited before, from the given roots, are left out.
  private func visit(
    _ node: LayoutNode, _ roots: Set<ObjectIdentifier>, _ unvisited: inout Set<ObjectIdentifier>
  ) {
    if !roots.isEmpty, roots.contains(ObjectIdentifier(node)), unvisited.remove(ObjectIdentifier(node)) == nil {
      return
    }
    for case let constraint? in node.held where constraint.loweredIn !== self { enqueue(constraint) }
    guard let view = node.container else { return }
    if view.autoresizing == nil, node.slotLink !== link { deferredViews.append(node) }
    view.forEachLayoutChild { visit($0.layoutNode, roots, &unvisited) }
  }

  func processChanges() {
    let nodes = changedNodes
    changedNodes = []
    for node in nodes {
      let changes = node.pendingChanges
      node.pendingChanges = []
      if changes.contains(.direction) {
        for case let constraint? in node.held where constraint.loweredIn === self { enqueueEdit(of: constraint) }
      }
      let slot = boxSlot(of: node)
      guard slot >= 0 else { continue }
      apply(changes, to: slot)
    }
  }

  private func apply(_ changes: LayoutNode.Changes, to slot: Int32) {
    if !changes.isDisjoint(with: [.margins, .alignmentRectInsets, .baselines, .boundsOrigin]) {
      enqueueDependents(of: slot)
    }
    if changes.contains(.alignmentRectInsets) {
      movedBoxes.append(slot)
      updateFlexibleChildren(of: slot)
    }
    if !changes.isDisjoint(with: [.autoresizing, .alignmentRectInsets]) { updateAutoresizing(of: slot) }
    if changes.contains(.intrinsicSize) { updateContentSize(of: slot) }
    if changes.contains(.systemConstraints) { lowerSystemConstraints(of: slot) }
  }

  /// Updates the flexible frames in a container, which depend on its frame and alignment insets.
  private func updateFlexibleChildren(of slot: Int32) {
    boxes[Int(slot)].node?.container?.forEachLayoutChild { child in
      let childSlot = boxSlot(of: child.layoutNode)
      if childSlot >= 0, boxes[Int(childSlot)].dependsOnParentSize { updateAutoresizing(of: childSlot) }
    }
  }

  private func enqueueDependents(of slot: Int32) {
    let live = boxes[Int(slot)].dependents.filter { rows[Int($0.row)].stamp == $0.stamp }
    boxes[Int(slot)].dependents = live
    for dependent in live { enqueueEdit(of: dependent.row) }
  }

  /// Returns constraints in activation order, so that a merged tree equals a tree built at once.
  static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var sequences: [UInt64] = []
    sequences.reserveCapacity(constraints.count)
    for constraint in constraints { sequences.append(constraint.sequence) }
    return sequences.isAscending ? constraints : sequences.ascendingIndices.map { constraints[$0] }
  }

  func processPending() {
    let waiting = Self.inOrder(pending)
    pending = []
    for constraint in waiting {
      guard constraint.pendingIn == ObjectIdentifier(self) else { continue }
      constraint.pendingIn = nil
      guard let holder = constraint.holder, constraint.loweredIn == nil else { continue }
      lower(constraint, holder: holder.container)
    }
    guard rowCount > 0 else { return }
    let late = deferredViews
    deferredViews = []
    for node in late where node.container?.autoresizing == nil && node.isInside(root) { _ = box(for: node) }
  }

  func processEdits() {
    let edited = editedRows
    editedRows = []
    for row in edited where rows[Int(row)].isEdited {
      rows[Int(row)].isEdited = false
      relower(row)
    }
  }
}

/// Reading of solutions.
extension LayoutEngine {
  /// Returns the frame in the parent's bounds coordinates, not rounded; nil if not in this engine.
  ///
  /// The frame of a content guide is nil, too, if no constraint references the content area.
  package func frame(of node: LayoutNode) -> CGRect? {
    switch node.role {
    case .item, .scrollSafeArea: break
    case .scrollContent: return contentGuideFrame(of: node)
    case .scrollFrame: return frameGuideFrame(of: node)
    }
    guard let rect = alignmentRect(of: node) else { return nil }
    let insets = node.container?.alignmentRectInsets ?? .zero
    return CGRect(
      x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.horizontal,
      height: rect.height + insets.vertical)
  }

  /// Returns the alignment rectangle in the parent's bounds coordinates; nil if not in this engine.
  package func alignmentRect(of node: LayoutNode) -> CGRect? {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return nil }
    let box = boxes[Int(slot)].rectangle
    return CGRect(x: value(of: box.x), y: value(of: box.y), width: value(of: box.width), height: value(of: box.height))
  }

  /// Returns whether required equalities alone determine the width, independent of the content size.
  package func hasRequiredWidth(_ node: LayoutNode) -> Bool {
    let slot = boxSlot(of: node)
    return slot >= 0 && solver.isDetermined(boxes[Int(slot)].rectangle.width)
  }

  /// Returns the size of a scroll view's content area; nil on an axis that no constraint references.
  package func contentSize(of node: LayoutNode) -> (width: CGFloat?, height: CGFloat?) {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return (nil, nil) }
    return (boxes[Int(slot)].contentWidth.map(value), boxes[Int(slot)].contentHeight.map(value))
  }

  private func contentGuideFrame(of node: LayoutNode) -> CGRect? {
    guard let owner = node.item?.layoutParent?.layoutNode else { return nil }
    let size = contentSize(of: owner)
    guard size.width != nil || size.height != nil else { return nil }
    return CGRect(x: 0, y: 0, width: size.width ?? 0, height: size.height ?? 0)
  }

  private func frameGuideFrame(of node: LayoutNode) -> CGRect? {
    guard let owner = node.item?.layoutParent, let frame = frame(of: owner.layoutNode) else { return nil }
    return CGRect(origin: owner.layoutBoundsOrigin, size: frame.size)
  }

  func value(of variable: Solver.Variable) -> CGFloat {
    exercised == nil ? CGFloat(solver.value(of: variable)) : CGFloat(exercised?[variable] ?? .nan)
  }
}

/// The alternation of solving and measuring for content whose height depends on its width.
extension LayoutEngine {
  /// The maximum number of rounds in which content changes its size after a width has changed.
  private static let measuringRounds = 4

  /// Solves, measures content at the solved widths and solves again, until no content size changes.
  ///
  /// The number of rounds is limited. `measure` sets the content sizes for the solved widths and returns whether one
  /// changed. The first solve uses the content sizes that were set before. Those are unwrapped sizes, except for
  /// content whose width is determined by required constraints.
  package func solve(measuring measure: () -> Bool) {
    solve()
    for _ in 0..<Self.measuringRounds {
      guard measure() else { return }
      solve()
    }
  }
}

/// The widths at which wrapping text remains readable.
extension LayoutEngine {
  /// The weight of a readable width. It outweighs other content, whose weight is at most 1.
  private static let readableWeight = 17.0 / 16

  /// Sets the width that text retains if other solutions are equally good; nil to remove it.
  ///
  /// Where only the sum of several widths is determined, the solver would reduce one width to nothing before another.
  /// Below the readable width, text yields after other content of the same compression resistance. Required widths are
  /// not affected.
  package func setReadableWidth(_ width: CGFloat?, of node: LayoutNode) {
    let slot = boxSlot(of: node)
    if slot >= 0 { setReadableWidth(width, of: slot) }
  }

  func setReadableWidth(_ width: CGFloat?, of slot: Int32) {
    guard width != nil || readableWidths[slot] != nil else { return }
    var old = readableWidths.removeValue(forKey: slot)
    removeFromSolver(&old)
    guard let width, let priority = readablePriority(of: slot) else { return }
    readableWidths[slot] = addToSolver(
      [Solver.Term(Self.readableWeight, boxes[Int(slot)].width)], .greaterThanOrEqual,
      Double(width) * Self.readableWeight, priority, source: .contentSize(box: slot, part: 0))
  }

  /// Updates the priority of a readable width from the node.
  func updateReadableWidth(of slot: Int32) {
    guard let handle = readableWidths[slot] else { return }
    guard let priority = readablePriority(of: slot) else { return setReadableWidth(nil, of: slot) }
    needsSolverRun = true
    try? solver.setPriority(handle, priority)
  }

  private func readablePriority(of slot: Int32) -> Double? {
    guard let node = boxes[Int(slot)].node, let priority = Self.usable(node.compressionResistance.horizontal.rawValue),
      priority < 1000
    else { return nil }
    return priority
  }
}

/// The work of all engines, counted in steps of their solvers (`Solver.work`), and its limit.
///
/// Without a limit, an engine computes as long as a layout needs. A document has one, since a stranger wrote it.
@MainActor
package enum LayoutWork {
  private static var limit = Int.max
  private static var remaining = Int.max

  /// Indicates whether the limit is exceeded: frames and findings are then incomplete.
  package static var isExceeded: Bool { remaining < 0 }

  /// Counts from 0, with a limit.
  package static func begin(limit: Int) { (self.limit, remaining) = (limit, limit) }

  /// The share of the limit that was used since the beginning: 0 to 1, or more if it is exceeded.
  package static var usedShare: Double { 1 - Double(remaining) / Double(limit) }

  /// Calls a function that uses a solver, within the limit, and counts its work.
  static func metering<Result>(_ solver: Solver, _ body: () -> Result) -> Result {
    guard remaining < Int.max else { return body() }
    let before = solver.work
    solver.workLimit = before + max(0, remaining)
    defer {
      remaining -= solver.work - before
      solver.workLimit = .max
    }
    return body()
  }
}
