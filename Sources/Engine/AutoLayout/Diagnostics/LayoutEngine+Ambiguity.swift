import ConstraintSolver
import UIFoundation

/// Layouts with more than one solution.
extension LayoutEngine {
  /// Returns whether an item's rectangle is not unique on an axis or, with nil, on either.
  package func isAmbiguous(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis? = nil) -> Bool {
    rectangleVariables(of: node, axis).contains { isAmbiguous($0) }
  }

  func isAmbiguous(_ variable: Solver.Variable) -> Bool {
    if freeVariables == nil {
      ambiguityQuestions += 1
      // One search for all variables takes less work than many for one.
      if ambiguityQuestions > Self.mostSingleSearches { searchAmbiguities() }
    }
    return freeVariables?.contains(variable) ?? LayoutWork.metering(solver) { solver.isAmbiguous(variable) }
  }

  private static let mostSingleSearches = 16

  /// Searches for all ambiguous variables, unless they are known or the limit of the work is exceeded.
  private func searchAmbiguities() {
    if freeVariables != nil { return }
    let found = Set(LayoutWork.metering(solver) { solver.ambiguousVariables() })
    if !LayoutWork.isExceeded { freeVariables = found }
  }

  private func rectangleVariables(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis?) -> [Solver.Variable] {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return [] }
    let box = boxes[Int(slot)]
    // The position of a topmost view has no meaning in layout.
    let (x, y): ([Solver.Variable], [Solver.Variable]) = node === root ? ([], []) : ([box.x], [box.y])
    switch axis {
    case .horizontal: return x + [box.width]
    case .vertical: return y + [box.height]
    case nil: return x + [box.width] + y + [box.height]
    }
  }

  /// Returns the names of those values among an item's minX, minY, width and height that are ambiguous.
  package func freeParts(of node: LayoutNode) -> [String] {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return [] }
    let box = boxes[Int(slot)]
    let sizes = [("width", box.width), ("height", box.height)]
    let parts = node === root ? sizes : [("minX", box.x), ("minY", box.y)] + sizes
    return parts.filter { isAmbiguous($0.1) }.map(\.0)
  }

  /// Moves to another solution with a different rectangle of an item, until the next solve.
  ///
  /// Returns false if no other rectangle is possible.
  package func exerciseAmbiguity(of node: LayoutNode) -> Bool {
    for variable in rectangleVariables(of: node, nil) {
      guard let other = LayoutWork.metering(solver, { solver.alternativeValues(for: variable) }) else { continue }
      exercised = other
      movedBoxes.append(contentsOf: boxes.indices.map(Int32.init).filter(isInUse))
      return true
    }
    return false
  }

  /// Returns the nodes whose rectangle is ambiguous, with their ambiguous axes, parents first.
  package func ambiguities() -> [(node: LayoutNode, axes: [NSLayoutConstraint.Axis])] {
    searchAmbiguities()
    if freeVariables == nil { return [] }
    var ambiguous: [(LayoutNode, [NSLayoutConstraint.Axis])] = []
    func visit(_ node: LayoutNode) {
      let axes: [NSLayoutConstraint.Axis] = Self.axes.filter { isAmbiguous(node, $0) }
      if !axes.isEmpty { ambiguous.append((node, axes)) }
      node.container?.forEachLayoutChild { visit($0.layoutNode) }
    }
    visit(root)
    return ambiguous
  }

  /// Reports ambiguities to the handler of strict mode, except those found by the last call.
  func reportAmbiguities() {
    let current = LayoutDiagnostics(self).ambiguities
    for ambiguity in current where !reportedAmbiguities.contains(ambiguity) {
      LayoutDiagnostics.handler(.ambiguity(ambiguity))
    }
    reportedAmbiguities = current
  }

  /// Returns the active constraints that reference an item on an axis, in the order of activation.
  package func constraints(on node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return [] }
    return boxes[Int(slot)].dependents.compactMap { row, stamp in
      guard rows[Int(row)].stamp == stamp, let constraint = rows[Int(row)].constraint,
        constraint.first.attribute.axis == axis
      else { return nil }
      return constraint.firstItem === node.item || constraint.secondItem === node.item ? constraint : nil
    }.sorted { $0.sequence < $1.sequence }
  }

  /// Returns the constraints that affect an item on an axis, in the order of activation.
  ///
  /// The search begins at the item and continues at the other items of each constraint found. It ends at items whose
  /// frame and mask determine their rectangle.
  package func constraintsAffecting(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let slot = boxSlot(of: node)
    guard slot >= 0 else { return [] }
    var reached: Set<Int32> = [slot]
    var queue = [slot]
    var rowsFound: Set<Int32> = []
    while let current = queue.popLast() {
      for dependent in boxes[Int(current)].dependents where rows[Int(dependent.row)].stamp == dependent.stamp {
        guard let constraint = rows[Int(dependent.row)].constraint, constraint.first.attribute.axis == axis else {
          continue
        }
        guard rowsFound.insert(dependent.row).inserted else { continue }
        for box in rows[Int(dependent.row)].boxes where !isInput(box) && reached.insert(box).inserted {
          queue.append(box)
        }
      }
    }
    return rowsFound.compactMap { rows[Int($0)].constraint }.sorted { $0.sequence < $1.sequence }
  }

  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// Returns whether a box's frame and mask, instead of constraints, determine its rectangle.
  private func isInput(_ slot: Int32) -> Bool {
    Quartet<Solver.Constraint?>.indices.contains { boxes[Int(slot)].autoresizing[$0] != nil }
  }
}
