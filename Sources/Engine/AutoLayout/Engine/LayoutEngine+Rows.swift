import ConstraintSolver
import UIFoundation

/// The boxes of items: their variables and constraints in the solver.
///
/// The slot of an item is the index of its box.
extension LayoutEngine {
  /// Returns the slot of an item; −1 if the item is not in this engine.
  func boxSlot(of node: LayoutNode) -> Int32 {
    if isTemporary { return temporarySlots[ObjectIdentifier(node)] ?? -1 }
    return node.slotLink === link ? node.slot : -1
  }

  /// Returns the slot of an item, allocating one if needed.
  func box(for node: LayoutNode) -> Int32 {
    let existing = boxSlot(of: node)
    return existing >= 0 ? existing : makeBox(for: node)
  }

  /// Returns whether a slot belongs to a laid-out item.
  func isInUse(_ slot: Int32) -> Bool {
    boxes[Int(slot)].node.map { boxSlot(of: $0) == slot } ?? false
  }

  private func makeBox(for node: LayoutNode) -> Int32 {
    let lengths: Solver.Domain = node.canHaveNegativeSize ? .real : .nonNegative
    let rectangle = Rectangle(
      x: solver.addVariable(), y: solver.addVariable(), width: solver.addVariable(lengths),
      height: solver.addVariable(lengths))
    let slot = freeBoxes.popLast() ?? Int32(boxes.count)
    let box = Box(node: node, rectangle: rectangle)
    if Int(slot) == boxes.count { boxes.append(box) } else { boxes[Int(slot)] = box }
    setBox(slot, of: rectangle.x)
    setBox(slot, of: rectangle.y)
    setBox(slot, of: rectangle.width)
    setBox(slot, of: rectangle.height)
    if isTemporary {
      temporarySlots[ObjectIdentifier(node)] = slot
    } else {
      node.slot = slot
      node.slotEngine = self
    }
    movedBoxes.append(slot)
    needsSolverRun = true
    updateAutoresizing(of: slot)
    updateContentSize(of: slot)
    lowerSystemConstraints(of: slot)
    return slot
  }

  private func setBox(_ slot: Int32, of variable: Solver.Variable) {
    while boxOfVariable.count <= Int(variable.index) { boxOfVariable.append(-1) }
    boxOfVariable[Int(variable.index)] = slot
  }

  /// Returns the variable of a content area's length, created when a constraint first references it.
  func contentVariable(of slot: Int32, _ axis: NSLayoutConstraint.Axis) -> Solver.Variable {
    let existing = axis == .horizontal ? boxes[Int(slot)].contentWidth : boxes[Int(slot)].contentHeight
    if let existing { return existing }
    // Not constrained to be nonnegative, since that would couple the sizes of all content. The area is usually a sum of
    // sizes and distances of views, which are not negative.
    let variable = solver.addVariable(.real)
    setBox(slot, of: variable)
    switch axis {
    case .horizontal: boxes[Int(slot)].contentWidth = variable
    case .vertical: boxes[Int(slot)].contentHeight = variable
    }
    return variable
  }

  func removeIdleBoxes() {
    while let slot = idleBoxes.popLast() {
      guard boxes[Int(slot)].uses == 0, isInUse(slot) else { continue }
      // Keep views whose frame comes only from constraints.
      if let view = boxes[Int(slot)].node?.container, view.autoresizing == nil { continue }
      removeBox(slot)
    }
  }

  func recordDeparture(of node: LayoutNode) {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return }
    removeBox(slot)
  }

  private func removeBox(_ slot: Int32) {
    var box = boxes[Int(slot)]
    for constraint in box.node?.systemConstraints ?? [] { remove(constraint) }
    for part in 0..<4 {
      removeFromSolver(&box.contentSize[part])
      removeFromSolver(&box.autoresizing[part])
      setFallbackSize(nil, .equal, box.width, of: slot, part)
    }
    setReadableWidth(nil, of: slot)
    setDependsOnParentSize(false, slot)
    for variable in [box.x, box.y, box.width, box.height, box.contentWidth, box.contentHeight] {
      guard let variable else { continue }
      try? solver.removeVariable(variable)
      boxOfVariable[Int(variable.index)] = -1
    }
    box.node?.slot = -1
    box.node?.slotEngine = nil
    boxes[Int(slot)].node = nil
    freeBoxes.append(slot)
    needsSolverRun = true
  }

  func lowerSystemConstraints(of slot: Int32) {
    guard let node = boxes[Int(slot)].node else { return }
    for constraint in node.systemConstraints where isTemporary || constraint.loweredIn !== self {
      lower(constraint, holder: node.container ?? node.item?.layoutParent, owner: slot)
    }
  }
}

// Content sizes and autoresizing frames.
extension LayoutEngine {
  /// The fraction by which each step of `contentRank` lowers the weight of a size among equal priorities.
  ///
  /// Stack views that fill their axis rank their views in order, and the highest rank yields first. The fraction is
  /// small, so that ranks only decide between solutions that change sizes by the same sum, or almost: to shrink one
  /// view of rank 0 by 31 points still costs less than to shrink two views of rank 1 by 31 points each. Build 20020 of
  /// Interface Builder recorded this in two documents, for a segmented control below a stack.
  private static let contentRankStep = 1.0 / 1024
  /// The limit to which higher ranks are reduced, so that weights stay close to 1.
  private static let highestContentRank = 16
  /// The weight that the width of wrapping text lacks.
  ///
  /// It exceeds the differences of all ranks, so that the text yields before other content.
  private static let wrappingWeight = Double(highestContentRank + 1) * contentRankStep
  /// The priority of the fallback of a required content size.
  private static let fallbackPriority = 1000 - 1.0 / 8192

  /// Updates compression resistance and hugging from the node.
  func updateContentSize(of slot: Int32) {
    guard let node = boxes[Int(slot)].node else { return }
    setContentSize(node.intrinsicSize, of: slot)
  }

  /// Sets the content size of a box, with the priorities of its node.
  func setContentSize(_ size: CGSize, of slot: Int32) {
    guard let node = boxes[Int(slot)].node else { return }
    updateContentSize(
      of: slot, part: 0, Double(size.width), boxes[Int(slot)].width,
      (node.compressionResistance.horizontal, node.hugging.horizontal), rank: node.contentRank.horizontal,
      isWrapping: node.isWrappingText)
    updateReadableWidth(of: slot)
    updateContentSize(
      of: slot, part: 2, Double(size.height), boxes[Int(slot)].height,
      (node.compressionResistance.vertical, node.hugging.vertical), rank: node.contentRank.vertical)
  }

  /// Updates the constraints of a box on one axis. `part` is the first one's index in `contentSize`.
  private func updateContentSize(
    of slot: Int32, part: Int, _ size: Double, _ variable: Solver.Variable,
    _ priorities: (resistance: UILayoutPriority, hugging: UILayoutPriority), rank: Int, isWrapping: Bool = false
  ) {
    let weight = 1 - Double(min(rank, Self.highestContentRank)) * Self.contentRankStep
    let size = size.isFinite && size >= 0 ? size : nil
    let wrappingWeight = weight - (isWrapping ? Self.wrappingWeight : 0)
    setContentConstraint(slot, part, .greaterThanOrEqual, size, variable, priorities.resistance, wrappingWeight)
    setContentConstraint(slot, part + 1, .lessThanOrEqual, size, variable, priorities.hugging, weight)
  }

  private func setContentConstraint(
    _ slot: Int32, _ part: Int, _ relation: Solver.Relation, _ size: Double?, _ variable: Solver.Variable,
    _ priority: UILayoutPriority, _ weight: Double
  ) {
    guard let size, let priority = Self.usable(priority.rawValue) else {
      setFallbackSize(nil, relation, variable, of: slot, part)
      return removeFromSolver(&boxes[Int(slot)].contentSize[part])
    }
    setFallbackSize(priority >= 1000 ? size : nil, relation, variable, of: slot, part)
    // The rank does not matter for required sizes.
    let weight = priority < 1000 ? weight : 1
    if boxes[Int(slot)].contentWeights[part] != weight {
      boxes[Int(slot)].contentWeights[part] = weight
      removeFromSolver(&boxes[Int(slot)].contentSize[part])
    }
    if let handle = boxes[Int(slot)].contentSize[part] {
      needsSolverRun = true
      try? solver.setConstant(handle, size * weight)
      try? solver.setPriority(handle, priority)
    } else {
      boxes[Int(slot)].contentSize[part] = addToSolver(
        [Solver.Term(weight, variable)], relation, size * weight, priority, source: .contentSize(box: slot, part: part))
    }
  }

  /// Sets or, for nil, removes the optional fallback of a required content size.
  ///
  /// The fallback takes effect if the required size is broken.
  private func setFallbackSize(
    _ size: Double?, _ relation: Solver.Relation, _ variable: Solver.Variable, of slot: Int32, _ part: Int
  ) {
    // Almost no content size is required.
    if size == nil, fallbackSizes[slot] == nil { return }
    var sizes = fallbackSizes[slot] ?? Quartet(repeating: nil)
    if let size, let handle = sizes[part] {
      needsSolverRun = true
      try? solver.setConstant(handle, size)
    } else if let size {
      sizes[part] = addToSolver(
        [Solver.Term(1, variable)], relation, size, Self.fallbackPriority,
        source: .contentSize(box: slot, part: part))
    } else {
      removeFromSolver(&sizes[part])
    }
    fallbackSizes[slot] = Quartet<Solver.Constraint?>.indices.contains { sizes[$0] != nil } ? sizes : nil
  }

  /// Updates the autoresizing constraints from the view's frame and mask.
  func updateAutoresizing(of slot: Int32) {
    guard let node = boxes[Int(slot)].node else { return }
    let isMeasured = isTemporary && node === root
    guard let view = node.container, let resizing = view.autoresizing, !isMeasured else {
      for part in 0..<4 { removeFromSolver(&boxes[Int(slot)].autoresizing[part]) }
      setDependsOnParentSize(false, slot)
      if node.container != nil, boxes[Int(slot)].uses == 0, !isTemporary { idleBoxes.append(slot) }
      return
    }
    let insets = view.alignmentRectInsets
    let across = AutoresizingSpan(resizing, .horizontal, near: insets.left, far: insets.right)
    let down = AutoresizingSpan(resizing, .vertical, near: insets.top, far: insets.bottom)
    let parent = view.layoutParent
    setDependsOnParentSize((across.isFlexible || down.isFlexible) && parent != nil, slot)
    let box = boxes[Int(slot)].rectangle
    setAutoresizing(slot, 0, box.x, across.origin, .horizontal, parent)
    setAutoresizing(slot, 1, box.width, across.size, .horizontal, parent)
    setAutoresizing(slot, 2, box.y, down.origin, .vertical, parent)
    setAutoresizing(slot, 3, box.height, down.size, .vertical, parent)
  }

  private func setAutoresizing(
    _ slot: Int32, _ part: Int, _ variable: Solver.Variable, _ span: AutoresizingSpan.Value,
    _ axis: NSLayoutConstraint.Axis, _ parent: (any LayoutContainer)?
  ) {
    var terms = [Solver.Term(1, variable)]
    var constant = span.constant
    if span.share != 0, let parent {
      let insets = parent.alignmentRectInsets
      terms.append(Solver.Term(-span.share, boxes[Int(box(for: parent.layoutNode))].size(axis)))
      constant += span.share * Double(axis == .horizontal ? insets.horizontal : insets.vertical)
    }
    if let handle = boxes[Int(slot)].autoresizing[part], boxes[Int(slot)].shares[part] == span.share,
      constant.isFinite
    {
      // Only the constant changes.
      needsSolverRun = true
      try? solver.setConstant(handle, constant)
      return
    }
    removeFromSolver(&boxes[Int(slot)].autoresizing[part])
    guard constant.isFinite, span.share.isFinite else { return }
    boxes[Int(slot)].shares[part] = span.share
    boxes[Int(slot)].autoresizing[part] = addToSolver(
      terms, .equal, constant, 1000, source: .autoresizing(box: slot, part: part))
  }

  func setDependsOnParentSize(_ isDependent: Bool, _ slot: Int32) {
    guard isDependent != boxes[Int(slot)].dependsOnParentSize else { return }
    boxes[Int(slot)].dependsOnParentSize = isDependent
    guard let parent = boxes[Int(slot)].node?.item?.layoutParent else { return }
    if isDependent {
      let parentSlot = box(for: parent.layoutNode)
      boxes[Int(parentSlot)].uses += 1
    } else if boxSlot(of: parent.layoutNode) >= 0 {
      releaseBox(boxSlot(of: parent.layoutNode))
    }
  }
}

extension LayoutEngine {
  /// A reference to an engine, shared by its nodes and constraints and compared by identity.
  ///
  /// It is empty once the engine is deallocated.
  final class Link: @unchecked Sendable {
    // Not retained: the engine clears it when it is deallocated, on the thread of the views.
    unowned(unsafe) fileprivate(set) var engine: LayoutEngine?
    var isAlive: Bool { engine != nil }

    func connect(to engine: LayoutEngine?) { self.engine = engine }
  }

  /// The variables of a rectangle. Unlike a box, they are copied without retaining references.
  struct Rectangle {
    let x: Solver.Variable
    let y: Solver.Variable
    let width: Solver.Variable
    let height: Solver.Variable
  }

  /// The variables and constraints of one laid-out item.
  struct Box {
    /// The node of the item; nil in a free slot. The item may be deallocated.
    var node: LayoutNode?
    /// The alignment rectangle in the parent's bounds coordinates.
    let rectangle: Rectangle
    /// A scroll view's content area; nil until a constraint references it.
    var contentWidth: Solver.Variable?
    var contentHeight: Solver.Variable?
    /// Compression resistance and hugging, horizontal then vertical.
    var contentSize = Quartet<Solver.Constraint?>(repeating: nil)
    /// The coefficients of the constraints in `contentSize`, by which the solver weighs equal priorities.
    var contentWeights = Quartet<Double>(repeating: 1)
    /// The equations of a frame and mask: horizontal position and size, then vertical.
    var autoresizing = Quartet<Solver.Constraint?>(repeating: nil)
    /// The share of the parent's length in each equation.
    var shares = Quartet<Double>(repeating: 0)
    /// Indicates whether a flexible mask uses the parent's box.
    var dependsOnParentSize = false
    /// The number of rows and flexible children that use this box.
    var uses = 0
    /// The rows whose constants or terms depend on this box. An entry is stale if its row has another stamp.
    var dependents: [(row: Int32, stamp: UInt32)] = []

    var x: Solver.Variable { rectangle.x }
    var y: Solver.Variable { rectangle.y }
    var width: Solver.Variable { rectangle.width }
    var height: Solver.Variable { rectangle.height }

    func origin(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? x : y }

    func size(_ axis: NSLayoutConstraint.Axis) -> Solver.Variable { axis == .horizontal ? width : height }
  }

  /// One constraint in the solver.
  struct Row {
    var constraint: NSLayoutConstraint?
    /// Nil if the constraint has no effect, as with a priority of 0.
    var handle: Solver.Constraint?
    var terms: [Solver.Term] = []
    var constant = 0.0
    var priority = 0.0
    var boxes: [Int32] = []
    /// A value that differs for each use of a slot.
    var stamp: UInt32 = 0
    var isEdited = false
  }

  /// The origin of a solver constraint.
  enum Source {
    /// The target of a fitting size, or no constraint.
    case none
    case row(Int32)
    /// A content size of a box: compression resistance (parts 0 and 2) or hugging (parts 1 and 3).
    case contentSize(box: Int32, part: Int)
    /// One of the four equations of a frame and mask.
    case autoresizing(box: Int32, part: Int)
  }
}

/// Constraints in the solver.
extension LayoutEngine {
  /// Adds a constraint to the solver. `owner` is the box whose own geometry it describes, if any.
  func lower(_ constraint: NSLayoutConstraint, holder: (any LayoutContainer)?, owner: Int32 = -1) {
    var lowering = Lowering(constraint, holder: holder, in: self)
    guard let expression = lowering.expression() else { return }
    let slot = freeRows.popLast() ?? Int32(rows.count)
    if Int(slot) == rows.count { rows.append(Row()) }
    rows[Int(slot)].constraint = constraint
    rows[Int(slot)].stamp += 1
    rowCount += 1
    if !isTemporary {
      constraint.loweredIn = self
      constraint.loweredSlot = slot
    }
    adopt(owner < 0 ? lowering.boxes : lowering.boxes.filter { $0 != owner }, by: slot)
    add(expression, to: slot)
  }

  /// Removes a constraint's row, if it has one.
  func remove(_ constraint: NSLayoutConstraint) {
    let slot = constraint.loweredSlot
    guard constraint.loweredIn === self, slot >= 0 else { return }
    constraint.loweredIn = nil
    constraint.loweredSlot = -1
    removeFromSolver(&rows[Int(slot)].handle)
    release(rows[Int(slot)].boxes)
    rows[Int(slot)] = Row(stamp: rows[Int(slot)].stamp + 1)
    freeRows.append(slot)
    rowCount -= 1
  }

  /// Updates a row after a change of its constraint or of its items.
  func relower(_ slot: Int32) {
    guard let constraint = rows[Int(slot)].constraint else { return }
    let holder = constraint.holder?.container ?? constraint.first.node?.item?.layoutParent
    var lowering = Lowering(constraint, holder: holder, in: self)
    guard let expression = lowering.expression() else { return remove(constraint) }
    guard let handle = rows[Int(slot)].handle, expression.hasTerms(rows[Int(slot)].terms) else {
      removeFromSolver(&rows[Int(slot)].handle)
      let old = rows[Int(slot)].boxes
      adopt(lowering.boxes, by: slot)
      release(old)
      return add(expression, to: slot)
    }
    guard let priority = Self.usable(constraint.priority.rawValue), expression.constant.isFinite else {
      return removeFromSolver(&rows[Int(slot)].handle)
    }
    if rows[Int(slot)].constant != -expression.constant {
      rows[Int(slot)].constant = -expression.constant
      needsSolverRun = true
      try? solver.setConstant(handle, -expression.constant)
    }
    if rows[Int(slot)].priority != priority {
      rows[Int(slot)].priority = priority
      needsSolverRun = true
      structureRevision &+= 1
      try? solver.setPriority(handle, priority)
    }
  }

  private func add(_ expression: LinearExpression, to slot: Int32) {
    guard let constraint = rows[Int(slot)].constraint else { return }
    rows[Int(slot)].terms = expression.terms
    rows[Int(slot)].constant = -expression.constant
    guard let priority = Self.usable(constraint.priority.rawValue) else { return }
    guard expression.isFinite else {
      return LayoutDiagnostics.refused("Constant is not finite!  That's illegal.  constant:\(constraint.constant)")
    }
    let relation = Solver.Relation(rawValue: Int8(constraint.relation.rawValue)) ?? .equal
    rows[Int(slot)].priority = priority
    rows[Int(slot)].handle = addToSolver(
      expression.terms, relation, -expression.constant, priority, source: .row(slot))
  }

  /// The initial capacity of `dependents`: four constraints of the item, and as many of its neighbors.
  private static let usualDependents = 8

  /// Records that a row uses boxes. This keeps them in the solver, and updates the row when they change.
  private func adopt(_ used: [Int32], by slot: Int32) {
    rows[Int(slot)].boxes = used
    let stamp = rows[Int(slot)].stamp
    for box in used {
      boxes[Int(box)].uses += 1
      if boxes[Int(box)].dependents.isEmpty { boxes[Int(box)].dependents.reserveCapacity(Self.usualDependents) }
      boxes[Int(box)].dependents.append((slot, stamp))
    }
  }

  private func release(_ used: [Int32]) {
    for box in used { releaseBox(box) }
  }

  func releaseBox(_ box: Int32) {
    boxes[Int(box)].uses -= 1
    if boxes[Int(box)].uses == 0 { idleBoxes.append(box) }
  }

  func addToSolver(
    _ terms: [Solver.Term], _ relation: Solver.Relation, _ constant: Double, _ priority: Double, source: Source
  ) -> Solver.Constraint? {
    needsSolverRun = true
    // Inequalities determine no variable, so text that changes its size does not change the structure.
    if relation == .equal { structureRevision &+= 1 }
    guard let handle = try? solver.add(terms, relation, constant, priority: priority) else { return nil }
    while sources.count <= Int(handle.index) { sources.append(.none) }
    sources[Int(handle.index)] = source
    return handle
  }

  func removeFromSolver(_ handle: inout Solver.Constraint?) {
    guard let old = handle else { return }
    needsSolverRun = true
    structureRevision &+= 1
    try? solver.remove(old)
    handle = nil
  }

  /// Returns a priority clamped to the solver's range; nil if the constraint has no effect.
  static func usable(_ priority: Float) -> Double? {
    priority > 0 ? Double(min(priority, 1000)) : nil
  }
}
