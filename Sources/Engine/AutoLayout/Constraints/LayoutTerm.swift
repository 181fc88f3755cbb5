import UIFoundation

extension NSLayoutConstraint {
  /// Indicates whether a side is a distance between positions, as `anchorWithOffset(to:)` creates.
  package var relatesDistances: Bool { first.origin != nil || second.origin != nil }
}

/// One side of a constraint without its multiplier: an attribute, or a distance between attributes.
@MainActor
struct LayoutTerm {
  /// The node of the item, even after the item is deallocated; nil without an item.
  let storedNode: LayoutNode?
  let attribute: NSLayoutConstraint.Attribute

  /// The position that is subtracted if the term is a distance.
  var origin: Origin?

  init(node: LayoutNode?, attribute: NSLayoutConstraint.Attribute, origin: Origin? = nil) {
    storedNode = node
    self.attribute = attribute
    self.origin = origin
  }

  /// The near end of a distance.
  @MainActor
  struct Origin {
    let storedNode: LayoutNode
    let attribute: NSLayoutConstraint.Attribute

    var node: LayoutNode? { storedNode.item == nil ? nil : storedNode }
  }

  /// The side of a constraint without an item.
  static let none = LayoutTerm(node: nil, attribute: .notAnAttribute)

  /// The node of the item; nil without an item or if it is deallocated.
  var node: LayoutNode? { storedNode?.item == nil ? nil : storedNode }

  /// The attribute for the rules of pairing: a distance between positions is a size.
  var pairedAttribute: NSLayoutConstraint.Attribute { origin == nil ? attribute : .width }

  /// Returns whether both terms have the same items and attributes.
  func isEqual(to other: LayoutTerm) -> Bool {
    storedNode === other.storedNode && attribute == other.attribute
      && origin?.storedNode === other.origin?.storedNode && origin?.attribute == other.origin?.attribute
  }

  /// Indicates whether the term has an attribute of an item. The item may be deallocated.
  var hasItem: Bool { attribute != .notAnAttribute }
}

/// The system spacing, also denoted by a bare `-` between views in the visual format.
package enum LayoutSpacing {
  /// The spacing except between baselines of text, in points; the same on every device.
  package static let standard: CGFloat = 8
}
