/// The search for the nearest common ancestor of a constraint's items.
@MainActor
enum CommonAncestor {
  /// Returns the node of the nearest view that contains all items of a constraint.
  ///
  /// A guide is treated as its owning view. Returns nil if there are no items, an item is deallocated, a guide has no
  /// owning view, or the items are in different trees.
  static func of(_ constraint: NSLayoutConstraint) -> LayoutNode? {
    var common: LayoutNode?
    for index in NSLayoutConstraint.referencedNodeIndices {
      guard let node = constraint.referencedNode(at: index) else { continue }
      guard let view = containerNode(of: node) else { return nil }
      if let previous = common {
        guard let both = of(previous, view) else { return nil }
        common = both
      } else {
        common = view
      }
    }
    return common
  }

  /// Returns the node of a view itself, or of a guide's owning view; nil if there is no such view.
  static func containerNode(of node: LayoutNode) -> LayoutNode? {
    guard let item = node.item else { return nil }
    return item.asContainer == nil ? item.layoutParent?.layoutNode : node
  }

  private static func of(_ a: LayoutNode, _ b: LayoutNode) -> LayoutNode? {
    if a === b { return a }
    let (parentOfA, parentOfB) = (parent(a), parent(b))
    if let parentOfA, parentOfA === parentOfB || parentOfA === b { return parentOfA }
    if let parentOfB, parentOfB === a { return parentOfB }
    var (x, y) = (a, b)
    var (depthOfX, depthOfY) = (depth(x), depth(y))
    while depthOfX > depthOfY, let next = parent(x) { (x, depthOfX) = (next, depthOfX - 1) }
    while depthOfY > depthOfX, let next = parent(y) { (y, depthOfY) = (next, depthOfY - 1) }
    while x !== y {
      guard let nextOfX = parent(x), let nextOfY = parent(y) else { return nil }
      (x, y) = (nextOfX, nextOfY)
    }
    return x
  }

  private static func parent(_ node: LayoutNode) -> LayoutNode? { node.item?.layoutParent?.layoutNode }

  private static func depth(_ node: LayoutNode) -> Int {
    var (depth, current) = (0, node)
    while let next = parent(current) { (depth, current) = (depth + 1, next) }
    return depth
  }
}
