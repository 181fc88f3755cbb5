/// What nodes and constraints tell the engine between solves: written down, not acted upon.
extension LayoutEngine {
  func enqueue(_ constraint: NSLayoutConstraint) {
    guard constraint.pendingIn != ObjectIdentifier(self) else { return }
    constraint.pendingIn = ObjectIdentifier(self)
    pending.append(constraint)
  }

  func noteArrival(of node: LayoutNode) {
    arrivals.append(node)
  }

  func noteEdit(of constraint: NSLayoutConstraint) {
    noteEdit(of: constraint.loweredSlot)
  }

  func noteEdit(of row: Int32) {
    guard row >= 0, !rows[Int(row)].isEdited else { return }
    rows[Int(row)].isEdited = true
    editedRows.append(row)
  }

  func note(_ changes: LayoutNode.Changes, of node: LayoutNode) {
    if node.pendingChanges.isEmpty { changedNodes.append(node) }
    node.pendingChanges.formUnion(changes)
  }

  func noteDirection(of node: LayoutNode) {
    note(.direction, of: node)
  }

  func takeArrivals() {
    let arrived = arrivals
    arrivals = []
    for node in arrived {
      guard node.isInside(root) else { continue }
      visit(node)
    }
  }

  private func visit(_ node: LayoutNode) {
    for case let constraint? in node.held where constraint.loweredIn !== self { enqueue(constraint) }
    guard let view = node.container else { return }
    if view.autoresizing == nil, node.slotLink !== link { bystanders.append(node) }
    view.forEachLayoutChild { visit($0.layoutNode) }
  }

  func takeChanges() {
    let nodes = changedNodes
    changedNodes = []
    for node in nodes {
      let changes = node.pendingChanges
      node.pendingChanges = []
      if changes.contains(.direction) {
        for case let constraint? in node.held where constraint.loweredIn === self { noteEdit(of: constraint) }
      }
      let slot = place(of: node)
      guard slot >= 0 else { continue }
      apply(changes, to: slot)
    }
  }

  private func apply(_ changes: LayoutNode.Changes, to slot: Int32) {
    if !changes.isDisjoint(with: [.margins, .alignmentRectInsets, .baselines, .boundsOrigin]) {
      noteDependents(of: slot)
    }
    if changes.contains(.alignmentRectInsets) {
      movedBoxes.append(slot)
      updateChildrenLeaning(on: slot)
    }
    if !changes.isDisjoint(with: [.autoresizing, .alignmentRectInsets]) { updateAutoresizing(of: slot) }
    if changes.contains(.intrinsicSize) { updateContentSize(of: slot) }
    if changes.contains(.systemConstraints) { lowerSystemConstraints(of: slot) }
  }

  /// Frames with flexible masks hang on the container's frame, which is its alignment rectangle with the insets.
  private func updateChildrenLeaning(on slot: Int32) {
    boxes[Int(slot)].node?.container?.forEachLayoutChild { child in
      let place = place(of: child.layoutNode)
      if place >= 0, boxes[Int(place)].leansOnParent { updateAutoresizing(of: place) }
    }
  }

  private func noteDependents(of slot: Int32) {
    let live = boxes[Int(slot)].dependents.filter { rows[Int($0.row)].stamp == $0.stamp }
    boxes[Int(slot)].dependents = live
    for dependent in live { noteEdit(of: dependent.row) }
  }

  /// Activation order over all trees: a merged tree is lowered as one built in one go.
  static func inOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var sequences: [UInt64] = []
    sequences.reserveCapacity(constraints.count)
    for constraint in constraints { sequences.append(constraint.sequence) }
    return sequences.isAscending ? constraints : sequences.ascendingPlaces.map { constraints[$0] }
  }

  func takePending() {
    let waiting = Self.inOrder(pending)
    pending = []
    for constraint in waiting {
      guard constraint.pendingIn == ObjectIdentifier(self) else { continue }
      constraint.pendingIn = nil
      guard let holder = constraint.holder, constraint.loweredIn == nil else { continue }
      lower(constraint, holder: holder.container)
    }
    guard rowCount > 0 else { return }
    let late = bystanders
    bystanders = []
    for node in late where node.container?.autoresizing == nil && node.isInside(root) { _ = box(for: node) }
  }

  func takeEdits() {
    let edited = editedRows
    editedRows = []
    for row in edited where rows[Int(row)].isEdited {
      rows[Int(row)].isEdited = false
      relower(row)
    }
  }
}
