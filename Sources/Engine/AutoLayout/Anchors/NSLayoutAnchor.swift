import UIFoundation

/// An anchor of any type, with its side of a constraint.
@MainActor
private protocol TermOwner: AnyObject {
  var term: LayoutTerm { get }
}

/// A location or length in a layout, typed by the anchors it can be constrained to.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, TermOwner {
  let term: LayoutTerm

  package convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(term: LayoutTerm(node: item.layoutNode, attribute: attribute))
  }

  init(term: LayoutTerm) {
    self.term = term
  }

  /// The view or guide of the anchor; not retained.
  open var item: AnyObject? { term.node?.item }

  /// The name of the attribute, such as "leading".
  open var name: String { term.attribute.name }

  /// Returns whether an object is an anchor of the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any TermOwner else { return false }
    nonisolated(unsafe) let anchor = other
    return MainActor.unchecked { term.isEqual(to: anchor.term) }
  }

  open nonisolated override var hash: Int {
    MainActor.unchecked {
      var hasher = Hasher()
      hasher.combine(term.storedNode.map { ObjectIdentifier($0) })
      hasher.combine(term.attribute)
      return hasher.finalize()
    }
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  @_disfavoredOverload
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  @_disfavoredOverload
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat = 1,
    constant: CGFloat = 0, at place: NSLayoutConstraint.Place? = nil
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(term, relation, anchor.term, multiplier: multiplier, constant: constant, at: place)
  }
}
