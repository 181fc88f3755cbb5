import UIFoundation

/// A vertical position of an item.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor down to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: term, to: otherAnchor.term)
  }

  @_disfavoredOverload
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateBelow(.equal, anchor, multiplier)
  }

  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateBelow(.greaterThanOrEqual, anchor, multiplier)
  }

  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateBelow(.lessThanOrEqual, anchor, multiplier)
  }

  func relateBelow(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat,
    at place: NSLayoutConstraint.Place? = nil
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, to: anchor, constant: multiplier * LayoutSpacing.standard, at: place)
    constraint.systemSpacing = multiplier
    return constraint
  }
}
