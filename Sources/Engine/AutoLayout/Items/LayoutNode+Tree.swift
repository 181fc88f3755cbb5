/// The position of a node in the tree of views.
extension LayoutNode {
  /// Indicates whether the engine computes this item's frame. Otherwise autoresizing does.
  package var isLaidOut: Bool { slotLink?.isAlive ?? false }

  /// The engine of the tree, created at the first access.
  package var engine: LayoutEngine {
    let top = topmost
    if let engine = top.ownEngine { return engine }
    let engine = LayoutEngine(root: top)
    top.ownEngine = engine
    return engine
  }

  /// The engine of the tree, if there is one.
  package var currentEngine: LayoutEngine? { slotEngine ?? topmost.ownEngine }

  private var topmost: LayoutNode {
    var top = self
    while let parent = top.item?.layoutParent { top = parent.layoutNode }
    return top
  }

  /// Updates the engines after a view or guide and its subtree were added to a parent.
  package func didMoveToParent() {
    ownEngine?.dissolve()
    ownEngine = nil
    guard let engine = currentEngine else { return }
    engine.enqueueArrival(of: self)
  }

  /// Removes the subtree from the engine and deactivates constraints held outside that reference it.
  ///
  /// Called while the item still has its parent.
  package func willLeaveParent() {
    let engine = currentEngine
    dropOutsideReferences(below: self)
    if let engine { forget(in: engine) }
  }

  private func dropOutsideReferences(below top: LayoutNode) {
    for reference in references.reversed() {
      guard let holder = reference.constraint.holder, !holder.isInside(top) else { continue }
      reference.constraint.uninstall()
    }
    container?.forEachLayoutChild { $0.layoutNode.dropOutsideReferences(below: top) }
  }

  /// Returns whether this is the given node or a descendant; a guide is a descendant of its view.
  func isInside(_ top: LayoutNode) -> Bool {
    var node: LayoutNode? = self
    while let current = node {
      if current === top { return true }
      node = current.item?.layoutParent?.layoutNode
    }
    return false
  }

  private func forget(in engine: LayoutEngine) {
    for case let constraint? in held where constraint.loweredIn === engine { engine.remove(constraint) }
    container?.forEachLayoutChild { $0.layoutNode.forget(in: engine) }
    if slotEngine === engine { engine.recordDeparture(of: self) }
  }
}
