/// Where a node stands among the views.
extension LayoutNode {
  /// Whether layout gives this item its frame; false means that plain autoresizing does.
  package var isLaidOut: Bool { slotLink?.isAlive ?? false }

  /// The engine of the tree, made at the first call.
  package var engine: LayoutEngine {
    let top = topmost
    if let engine = top.ownEngine { return engine }
    let engine = LayoutEngine(root: top)
    top.ownEngine = engine
    return engine
  }

  /// The engine of the tree, if there is one already.
  package var currentEngine: LayoutEngine? { slotEngine ?? topmost.ownEngine }

  private var topmost: LayoutNode {
    var top = self
    while let parent = top.item?.layoutParent { top = parent.layoutNode }
    return top
  }

  /// Call after a view or guide, with all below it, came under a parent.
  package func didMoveToParent() {
    ownEngine?.dissolve()
    ownEngine = nil
    guard let engine = currentEngine else { return }
    engine.noteArrival(of: self)
  }

  /// Call while a view or guide still has its parent: drops constraints from outside that refer into it.
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

  /// Whether a node is another or lies below it; a guide stands for itself, its constraints live on its view.
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
    if slotEngine === engine { engine.noteDeparture(of: self) }
  }
}
