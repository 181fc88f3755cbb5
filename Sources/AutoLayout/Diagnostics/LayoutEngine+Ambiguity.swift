import ConstraintSolver
import UIFoundation

/// Layouts with more than one solution.
extension LayoutEngine {
  /// Whether an item's rectangle could be another one at no cost, on one axis or, with nil, on either.
  package func isAmbiguous(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis? = nil) -> Bool {
    freeVariables(of: node, axis).contains { solver.isAmbiguous($0) }
  }

  private func freeVariables(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis?) -> [Solver.Variable] {
    let slot = place(of: node)
    guard slot >= 0 else { return [] }
    let box = boxes[Int(slot)]
    // Where a topmost view stands means nothing to layout.
    let (x, y): ([Solver.Variable], [Solver.Variable]) = node === root ? ([], []) : ([box.x], [box.y])
    switch axis {
    case .horizontal: return x + [box.width]
    case .vertical: return y + [box.height]
    case nil: return x + [box.width] + y + [box.height]
    }
  }

  /// The free ones among an item's minX, minY, width and height.
  package func freeParts(of node: LayoutNode) -> [String] {
    let slot = place(of: node)
    guard slot >= 0 else { return [] }
    let box = boxes[Int(slot)]
    let sizes = [("width", box.width), ("height", box.height)]
    let parts = node === root ? sizes : [("minX", box.x), ("minY", box.y)] + sizes
    return parts.filter { solver.isAmbiguous($0.1) }.map(\.0)
  }

  /// Moves to another solution in which an item's rectangle differs, until the next solve; false where there is none.
  package func exerciseAmbiguity(of node: LayoutNode) -> Bool {
    for variable in freeVariables(of: node, nil) {
      guard let other = solver.alternativeValues(for: variable) else { continue }
      exercised = other
      movedBoxes.append(contentsOf: boxes.indices.map(Int32.init).filter(isInUse))
      return true
    }
    return false
  }

  /// The nodes laid out here whose rectangle is ambiguous, with the free axes, parents first.
  package func ambiguities() -> [(node: LayoutNode, axes: [NSLayoutConstraint.Axis])] {
    var found: [(LayoutNode, [NSLayoutConstraint.Axis])] = []
    func visit(_ node: LayoutNode) {
      let axes: [NSLayoutConstraint.Axis] = Self.axes.filter { isAmbiguous(node, $0) }
      if !axes.isEmpty { found.append((node, axes)) }
      node.container?.forEachLayoutChild { visit($0.layoutNode) }
    }
    visit(root)
    return found
  }

  /// Hands ambiguities that are new since the last time to the strict mode's handler.
  func reportAmbiguities() {
    let standing = LayoutDiagnostics(self).ambiguities
    for ambiguity in standing where !reportedAmbiguities.contains(ambiguity) {
      LayoutDiagnostics.handler(.ambiguity(ambiguity))
    }
    reportedAmbiguities = standing
  }

  /// The constraints that say something about an item on an axis, in the order in which they became active.
  ///
  /// Those that name the item come with those that its neighbours' places on that axis hang on, up to the root.
  package func constraintsAffecting(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let slot = place(of: node)
    guard slot >= 0 else { return [] }
    var reached: Set<Int32> = [slot]
    var queue = [slot]
    var rowsFound: Set<Int32> = []
    while let next = queue.popLast() {
      for dependent in boxes[Int(next)].dependents where rows[Int(dependent.row)].stamp == dependent.stamp {
        guard let constraint = rows[Int(dependent.row)].constraint, constraint.first.attribute.axis == axis else {
          continue
        }
        guard rowsFound.insert(dependent.row).inserted else { continue }
        for box in rows[Int(dependent.row)].boxes where !isGiven(box) && reached.insert(box).inserted {
          queue.append(box)
        }
      }
    }
    return rowsFound.compactMap { rows[Int($0)].constraint }.sorted { $0.sequence < $1.sequence }
  }

  private static let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]

  /// Whether a box's place is not layout's to find.
  private func isGiven(_ slot: Int32) -> Bool {
    Quartet<Solver.Constraint?>.places.contains { boxes[Int(slot)].autoresizing[$0] != nil }
  }
}
