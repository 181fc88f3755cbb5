import UIFoundation

/// The meaning of a constraint's attribute in numbers.
///
/// It is a part of an item's alignment rectangle along an axis, which margins or a baseline move. This is the only description of the attributes: the engine, the evaluation of constraints, figures and diagnostics
/// read it.
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
