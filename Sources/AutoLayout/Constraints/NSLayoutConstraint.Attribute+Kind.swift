extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  package var isSize: Bool { self == .width || self == .height }

  /// Whether it flips with the reading direction.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is left or right, whatever the reading direction.
  package var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// Whether it is a horizontal centre.
  package var isCenterX: Bool { self == .centerX || self == .centerXWithinMargins }

  /// The axis it measures along; nil for `notAnAttribute`.
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
