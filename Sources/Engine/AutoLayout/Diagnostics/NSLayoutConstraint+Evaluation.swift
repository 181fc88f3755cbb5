import UIFoundation

extension NSLayoutConstraint {
  /// Returns the left-hand side minus the right-hand side for given rectangles, in points.
  ///
  /// Returns nil if the rectangle of an item is missing or the constraint is inactive.
  ///
  /// The rectangles are in one coordinate space of the caller's choice. Baselines and margins are replaced by the edges
  /// they are measured from. Therefore, only the difference between the results for two sets of rectangles is
  /// meaningful for them.
  package func imbalance(_ rect: (any LayoutItem) -> CGRect?) -> CGFloat? {
    guard isActive, let container = holder?.container else { return nil }
    // Multiplied positions are relative to the view that holds the constraint.
    let space = rect(container) ?? .zero
    let isReversed = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func value(_ node: LayoutNode?, _ attribute: Attribute, partner: Attribute) -> CGFloat? {
      guard let item = node?.item, let frame = rect(item), let geometry = attribute.geometry else { return nil }
      let local = frame.offsetBy(dx: -space.minX, dy: -space.minY)
      let value = geometry.part(isReversed: isReversed).value(in: local, geometry.axis)
      return isReversed && attribute.isMirrored(with: partner) ? space.width - value : value
    }
    func value(_ term: LayoutTerm, partner: Attribute) -> CGFloat? {
      guard let end = value(term.node, term.attribute, partner: term.origin?.attribute ?? partner) else { return nil }
      guard let start = term.origin else { return end }
      return value(start.node, start.attribute, partner: term.attribute).map { end - $0 }
    }
    guard let left = value(first, partner: second.attribute) else { return nil }
    guard second.hasItem else { return left - constant }
    return value(second, partner: first.attribute).map { left - multiplier * $0 - constant }
  }
}
