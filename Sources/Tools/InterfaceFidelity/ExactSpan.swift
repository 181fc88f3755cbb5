import UIKitCore

/// A view's edges on one axis, as determined by two required constraints.
///
/// Some templates record frames that their own constraints contradict: until build 11524 of Interface Builder, labels
/// of launch screens are 441 points wide, although a leading edge at 20 and a center at 240 result in 440.
@MainActor
struct ExactSpan {
  /// A part of a span that a constraint can determine.
  private enum Part: Hashable {
    case low, high, middle, length
  }

  /// The edge with the lower coordinate, in the superview's space, in points.
  let low: CGFloat
  /// The edge with the higher coordinate, in the superview's space, in points.
  let high: CGFloat
  /// One of the two constraints.
  let constraint: NSLayoutConstraint

  /// Creates the span that two constraints determine; nil if there are no such constraints.
  ///
  /// Also nil for views in stack views and scroll views, and for views with alignment insets.
  init?(of view: UIView, in superview: UIView, of size: CGSize, _ axis: NSLayoutConstraint.Axis) {
    // The document does not contain alignment insets, so a difference from the recorded frame proves no contradiction.
    guard !(superview is UIStackView), !(superview is UIScrollView), view.alignmentRectInsets == .zero else {
      return nil
    }
    var values: [Part: CGFloat] = [:]
    var last: NSLayoutConstraint?
    for constraint in superview.constraints + view.constraints {
      guard values.count < 2, let (part, value) = Self.value(constraint, view, superview, size, axis),
        values[part] == nil
      else { continue }
      values[part] = value
      last = constraint
    }
    guard values.count == 2, let last else { return nil }
    switch (values[.low], values[.high], values[.middle], values[.length]) {
    case (let low?, let high?, nil, nil): (self.low, self.high) = (low, high)
    case (let low?, nil, let middle?, nil): (self.low, high) = (low, 2 * middle - low)
    case (let low?, nil, nil, let length?): (self.low, high) = (low, low + length)
    case (nil, let high?, let middle?, nil): (low, self.high) = (2 * middle - high, high)
    case (nil, let high?, nil, let length?): (low, self.high) = (high - length, high)
    case (nil, nil, let middle?, let length?): (low, high) = (middle - length / 2, middle + length / 2)
    default: return nil
    }
    constraint = last
  }

  /// Returns the part of the span that a constraint determines, with its value in points.
  ///
  /// Returns nil for an optional constraint, or if the constraint does not determine a part.
  private static func value(
    _ constraint: NSLayoutConstraint, _ view: UIView, _ superview: UIView, _ size: CGSize,
    _ axis: NSLayoutConstraint.Axis
  ) -> (Part, CGFloat)? {
    guard constraint.priority == .required, constraint.relation == .equal, constraint.multiplier == 1,
      !constraint.isSystemMade
    else { return nil }
    let (first, second) = (constraint.firstItem, constraint.secondItem)
    if first === view, second == nil, let part = Self.part(constraint.firstAttribute, axis), part == .length {
      return (part, constraint.constant)
    }
    let length = axis == .horizontal ? size.width : size.height
    if first === view, second === superview, let part = Self.part(constraint.firstAttribute, axis),
      let other = Self.part(constraint.secondAttribute, axis)
    {
      return (part, value(of: other, length) + constraint.constant)
    }
    if first === superview, second === view, let part = Self.part(constraint.secondAttribute, axis),
      let other = Self.part(constraint.firstAttribute, axis)
    {
      return (part, value(of: other, length) - constraint.constant)
    }
    return nil
  }

  private static func value(of part: Part, _ length: CGFloat) -> CGFloat {
    switch part {
    case .low: 0
    case .high, .length: length
    case .middle: length / 2
    }
  }

  private static func part(_ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis) -> Part? {
    switch (axis, attribute) {
    case (.horizontal, .left), (.horizontal, .leading), (.vertical, .top): .low
    case (.horizontal, .right), (.horizontal, .trailing), (.vertical, .bottom): .high
    case (.horizontal, .centerX), (.vertical, .centerY): .middle
    case (.horizontal, .width), (.vertical, .height): .length
    default: nil
    }
  }
}
