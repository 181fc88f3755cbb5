extension NSLayoutConstraint {
  /// Whether a side is a distance between two positions, as `anchorWithOffset(to:)` makes them.
  package var relatesDistances: Bool { first.origin != nil || second.origin != nil }
}

/// One side of a constraint without its multiplier: an attribute of an item, or a distance between two.
struct LayoutTerm {
  /// The item's node; nil for no item, or one that is freed.
  weak var node: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute

  /// What is taken away from it, when the term is a distance.
  var origin: Origin?

  /// The near end of a distance.
  struct Origin {
    weak var node: LayoutNode?
    let attribute: NSLayoutConstraint.Attribute
  }

  /// The side of a constraint that has no item.
  static let none = LayoutTerm(node: nil, attribute: .notAnAttribute, origin: nil)

  /// Whether the term speaks of an item, though it may be freed.
  var hasItem: Bool { attribute != .notAnAttribute }
}
