extension NSLayoutConstraint.Attribute {
  package var isSize: Bool { self == .width || self == .height }

  /// Indicates whether the attribute depends on the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Indicates whether the attribute is a left or right edge or margin.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Indicates whether the attribute is a horizontal center.
  package var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }

  /// The axis of the attribute; nil for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }
}
