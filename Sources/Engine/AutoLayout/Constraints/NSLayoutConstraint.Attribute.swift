import UIFoundation

extension NSLayoutConstraint {
  /// The part of an item's rectangle that a constraint refers to; raw values are UIKit's.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// UIKit's older name for `lastBaseline`.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// The horizontal or vertical direction of a layout.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// The alignment, reading direction and spacing options of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    public static var alignAllBaseline: FormatOptions { .alignAllLastBaseline }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The name of the attribute in UIKit's diagnostics and in equations.
  package var name: String {
    switch self {
    case .notAnAttribute: "notAnAttribute"
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }

  /// Every attribute of a rectangle, in the order of UIKit's raw values.
  package static let all: [Self] = (1...20).compactMap(Self.init(rawValue:))
}

/// The meaning of a constraint's attribute in numbers.
///
/// It is a part of an item's alignment rectangle along an axis, which margins or a baseline move. This is the only
/// description of the attributes: the engine, the evaluation of constraints, figures and diagnostics read it.
package struct AttributeGeometry: Equatable, Sendable {
  /// A part of a rectangle along an axis; `near` is the left or the top.
  package enum Part: Sendable { case near, center, far, extent }

  /// The cause that moves the part: none, the margins of the view, or a baseline instead of the edge.
  package enum Reference: Sendable { case edge, margin, baseline }

  package let axis: NSLayoutConstraint.Axis
  /// The part; of a directional attribute in a left-to-right interface.
  package let part: Part
  package let reference: Reference
  /// Indicates whether near and far change places in right-to-left interfaces.
  package let isDirectional: Bool

  fileprivate init(
    _ axis: NSLayoutConstraint.Axis, _ part: Part, _ reference: Reference = .edge, isDirectional: Bool = false
  ) {
    (self.axis, self.part, self.reference, self.isDirectional) = (axis, part, reference, isDirectional)
  }

  /// Returns the part in an interface of the given direction.
  package func part(isReversed: Bool) -> Part {
    guard isReversed, isDirectional else { return part }
    return switch part {
    case .near: .far
    case .far: .near
    case .center, .extent: part
    }
  }

  /// The baseline that takes the place of the edge; nil for other attributes.
  package var baseline: LayoutBaseline.Which? {
    guard reference == .baseline else { return nil }
    return part == .near ? .first : .last
  }
}

extension AttributeGeometry.Part {
  /// Creates the edge that a baseline of an item without text equals.
  package init(_ baseline: LayoutBaseline.Which) { self = baseline == .first ? .near : .far }

  /// Returns the coordinate of the part of a rectangle, or the extent, in points.
  package func value(in rect: CGRect, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    switch (self, axis) {
    case (.near, .horizontal): rect.minX
    case (.near, .vertical): rect.minY
    case (.center, .horizontal): rect.midX
    case (.center, .vertical): rect.midY
    case (.far, .horizontal): rect.maxX
    case (.far, .vertical): rect.maxY
    case (.extent, .horizontal): rect.width
    case (.extent, .vertical): rect.height
    }
  }

  /// Returns the distance by which insets move the part right or down, in points.
  package func offset(by insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let (near, far) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    return switch self {
    case .near: near
    case .center: (near - far) / 2
    case .far: -far
    case .extent: -(near + far)
    }
  }
}

extension LayoutBaseline {
  /// The part of the alignment rectangle above the baseline, and the distance from it, in points.
  ///
  /// It is nil if another view has the baseline.
  package var place: (part: AttributeGeometry.Part, offset: CGFloat)? {
    switch self {
    case .belowTop(let offset): (.near, offset)
    case .aboveBottom(let offset): (.far, -offset)
    case .centered(let offset): (.center, offset)
    case .forwarded: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The meaning in numbers; nil for `notAnAttribute`.
  package var geometry: AttributeGeometry? {
    switch self {
    case .notAnAttribute: nil
    case .left: AttributeGeometry(.horizontal, .near)
    case .right: AttributeGeometry(.horizontal, .far)
    case .top: AttributeGeometry(.vertical, .near)
    case .bottom: AttributeGeometry(.vertical, .far)
    case .leading: AttributeGeometry(.horizontal, .near, isDirectional: true)
    case .trailing: AttributeGeometry(.horizontal, .far, isDirectional: true)
    case .width: AttributeGeometry(.horizontal, .extent)
    case .height: AttributeGeometry(.vertical, .extent)
    case .centerX: AttributeGeometry(.horizontal, .center)
    case .centerY: AttributeGeometry(.vertical, .center)
    case .lastBaseline: AttributeGeometry(.vertical, .far, .baseline)
    case .firstBaseline: AttributeGeometry(.vertical, .near, .baseline)
    case .leftMargin: AttributeGeometry(.horizontal, .near, .margin)
    case .rightMargin: AttributeGeometry(.horizontal, .far, .margin)
    case .topMargin: AttributeGeometry(.vertical, .near, .margin)
    case .bottomMargin: AttributeGeometry(.vertical, .far, .margin)
    case .leadingMargin: AttributeGeometry(.horizontal, .near, .margin, isDirectional: true)
    case .trailingMargin: AttributeGeometry(.horizontal, .far, .margin, isDirectional: true)
    case .centerXWithinMargins: AttributeGeometry(.horizontal, .center, .margin)
    case .centerYWithinMargins: AttributeGeometry(.vertical, .center, .margin)
    }
  }

  /// The axis of the attribute; nil for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis? { geometry?.axis }

  package var isSize: Bool { geometry?.part == .extent }

  /// Indicates whether the attribute is a left, leading or top edge, margin or first baseline.
  package var isNear: Bool { geometry?.part == .near }

  /// Indicates whether the attribute is a right, trailing or bottom edge, margin or last baseline.
  package var isFar: Bool { geometry?.part == .far }

  /// Indicates whether the attribute is a center.
  package var isCenter: Bool { geometry?.part == .center }

  package var isCenterX: Bool { isCenter && axis == .horizontal }

  /// Indicates whether the attribute depends on the reading direction.
  package var isDirectional: Bool { geometry?.isDirectional == true }

  /// Returns whether right-to-left interfaces measure the attribute from the far edge of the common view.
  ///
  /// Centers are measured from there if the constraint's other attribute is a center or depends on the reading direction.
  package func isMirrored(with partner: NSLayoutConstraint.Attribute) -> Bool {
    isDirectional || (isCenterX && (partner.isDirectional || partner.isCenterX))
  }

  /// Indicates whether the attribute is a left or right edge or margin.
  package var isAbsolute: Bool { axis == .horizontal && (isNear || isFar) && !isDirectional }

  /// Indicates whether the attribute is relative to a view's margins.
  package var isMargin: Bool { geometry?.reference == .margin }

  package var isBaseline: Bool { geometry?.reference == .baseline }

  /// Returns the attribute relative to the margins in place of the edges; the same if there is none.
  package var withinMargins: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }
}

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
