import ConstraintSolver

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
