extension NSLayoutConstraint {
  /// Whether a side is a distance between two positions, as `anchorWithOffset(to:)` makes them.
  package var relatesDistances: Bool { first.origin != nil || second.origin != nil }
}

/// One side of a constraint without its multiplier: an attribute of an item, or a distance between two.
@MainActor
struct LayoutTerm {
  /// The item's node, even when the item is freed; nil for no item.
  let keptNode: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute

  /// What is taken away from it, when the term is a distance.
  var origin: Origin?

  init(node: LayoutNode?, attribute: NSLayoutConstraint.Attribute, origin: Origin? = nil) {
    keptNode = node
    self.attribute = attribute
    self.origin = origin
  }

  /// The near end of a distance.
  @MainActor
  struct Origin {
    let keptNode: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    var node: LayoutNode? { keptNode.item == nil ? nil : keptNode }
  }

  /// The side of a constraint that has no item.
  static let none = LayoutTerm(node: nil, attribute: .notAnAttribute)

  /// The item's node; nil for no item, or one that is freed.
  var node: LayoutNode? { keptNode?.item == nil ? nil : keptNode }

  /// Whether the term speaks of an item, though it may be freed.
  var hasItem: Bool { attribute != .notAnAttribute }
}
