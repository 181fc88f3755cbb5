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
