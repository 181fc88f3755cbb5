/// One side of a constraint without its multiplier: an attribute of an item, or a distance between two.
struct LayoutTerm {
  /// The item's node; nil for no item.
  var node: LayoutNode?
  var attribute: NSLayoutConstraint.Attribute

  /// What is taken away from it, when the term is a distance.
  var origin: Origin?

  /// The near end of a distance.
  struct Origin {
    var node: LayoutNode
    var attribute: NSLayoutConstraint.Attribute
  }

  /// The side of a constraint that has no item.
  static let none = LayoutTerm(node: nil, attribute: .notAnAttribute, origin: nil)

  /// The nodes the term speaks of.
  var nodes: [LayoutNode] {
    [node, origin?.node].compactMap { $0 }
  }
}
