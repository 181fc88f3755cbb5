import UIKitCore

/// How a constraint is drawn: a beam between two positions, or a line that two items share.
@MainActor
struct ConstraintMark {
  /// What is drawn, in points of the root view.
  enum Form: Equatable {
    /// An I-beam along an axis, `across` being its place on the other one; dashed lines reach the ends from afar.
    case beam(axis: NSLayoutConstraint.Axis, from: CGFloat, to: CGFloat, across: CGFloat, reach: [ClosedRange<CGFloat>])
    /// A dashed line at a coordinate of an axis, from one place of the other axis to another.
    case alignment(axis: NSLayoutConstraint.Axis, at: CGFloat, from: CGFloat, to: CGFloat)
  }

  let form: Form
  /// The value, as `8`, `≥ 44`, `= Blue` or `0.5 × Blue + 8`, with `@750` where it is optional; empty for none.
  let label: String
  let isRequired: Bool
  /// Whether the layout does not do what the constraint asks.
  let isViolated: Bool
  let isSize: Bool
  /// The place among all marks.
  let order: Int
  /// The number among the constraints that contradict each other; nil for one that does not.
  var conflict: String?

  /// Two positions nearer than this are one. Points.
  private static let slack: CGFloat = 0.5

  /// Nil for a constraint that speaks of what lies outside the figure.
  init?(_ constraint: NSLayoutConstraint, heldBy holder: UIView, _ space: FigureSpace, order: Int) {
    guard let first = constraint.firstItem, !constraint.relatesDistances,
      let axis = constraint.firstAttribute.axis
    else { return nil }
    self.order = order
    isRequired = constraint.priority == .required
    isSize = constraint.firstAttribute.isSize
    let made =
      isSize
      ? Self.size(constraint, first, axis, space)
      : Self.distance(constraint, first, axis, space, isReversed: holder.isReversed)
    guard let made else { return nil }
    form = made.form
    label = made.label + (isRequired ? "" : " @\(CGFloat(constraint.priority.rawValue).shortText)")
    isViolated = made.isViolated
  }

  private typealias Made = (form: Form, label: String, isViolated: Bool)

  // MARK: Sizes

  /// How far inside its edge the beam of a size lies. Points.
  private static let sizeInset: CGFloat = 8

  private static func size(
    _ constraint: NSLayoutConstraint, _ first: AnyObject, _ axis: NSLayoutConstraint.Axis, _ space: FigureSpace
  ) -> Made? {
    guard let rect = space.rect(of: first, seenFrom: nil) else { return nil }
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? rect.width : rect.height
    let (edge, depth) = isHorizontal ? (rect.maxY, rect.height) : (rect.maxX, rect.width)
    let across = depth >= 3 * sizeInset ? edge - sizeInset : edge + sizeInset / 2
    let form = Form.beam(
      axis: axis, from: isHorizontal ? rect.minX : rect.minY, to: isHorizontal ? rect.maxX : rect.maxY,
      across: across, reach: [])
    var wanted = constraint.constant
    var label = sign(constraint.relation, isFlipped: false) + constraint.constant.shortText
    if let second = constraint.secondItem {
      guard let other = space.rect(of: second, seenFrom: nil) else { return nil }
      wanted += constraint.multiplier * (constraint.secondAttribute == .width ? other.width : other.height)
      label = proportion(constraint, first, second)
    }
    return (form, label, isViolated(length - wanted, constraint.relation))
  }

  /// `= Blue`, `≥ 0.5 × Blue + 8`, or `1.5 × height` where an item is compared with itself.
  private static func proportion(_ constraint: NSLayoutConstraint, _ first: AnyObject, _ second: AnyObject) -> String {
    let name =
      first === second || constraint.firstAttribute != constraint.secondAttribute
      ? (first === second ? "" : Self.name(of: second) + ".") + constraint.secondAttribute.name
      : Self.name(of: second)
    let factor = constraint.multiplier == 1 ? name : "\(constraint.multiplier.shortText) × \(name)"
    let sign = Self.sign(constraint.relation, isFlipped: false)
    return (sign.isEmpty ? "= " : sign) + factor + rest(constraint.constant)
  }

  // MARK: Distances

  private static func distance(
    _ constraint: NSLayoutConstraint, _ first: AnyObject, _ axis: NSLayoutConstraint.Axis, _ space: FigureSpace,
    isReversed: Bool
  ) -> Made? {
    guard let second = constraint.secondItem,
      let firstRect = space.rect(of: first, seenFrom: second),
      let secondRect = space.rect(of: second, seenFrom: first),
      let near = space.coordinate(
        of: constraint.firstAttribute, first, seenFrom: second, isReversed: isReversed),
      let far = space.coordinate(
        of: constraint.secondAttribute, second, seenFrom: first, isReversed: isReversed)
    else { return nil }
    let mirrors = isReversed && constraint.firstAttribute.isDirectional
    let offset = mirrors ? far - near : near - far
    // What is multiplied is a position, which counts from an origin that the figure does not show.
    let violated = constraint.multiplier == 1 && isViolated(offset - constraint.constant, constraint.relation)
    let spans = (span(firstRect, across: axis), span(secondRect, across: axis))
    let label =
      constraint.multiplier == 1
      ? sign(constraint.relation, isFlipped: constraint.constant < 0) + abs(constraint.constant).shortText
      : proportion(constraint, first, second)
    if abs(near - far) < slack {
      let isPlain = constraint.constant == 0 && constraint.relation == .equal && constraint.multiplier == 1
      let (from, to) = alignmentExtent(spans.0, spans.1)
      return (.alignment(axis: axis, at: near, from: from, to: to), isPlain ? "" : label, violated)
    }
    let (low, high) = (max(spans.0.lowerBound, spans.1.lowerBound), min(spans.0.upperBound, spans.1.upperBound))
    if low < high {
      return (.beam(axis: axis, from: near, to: far, across: (low + high) / 2, reach: []), label, violated)
    }
    // Items beside each other share no line: the beam stands at the first, and a dashed line leads to the second.
    let across = (spans.0.lowerBound + spans.0.upperBound) / 2
    let edge = across < spans.1.lowerBound ? spans.1.lowerBound : spans.1.upperBound
    return (
      .beam(axis: axis, from: near, to: far, across: across, reach: [min(across, edge)...max(across, edge)]),
      label, violated
    )
  }

  /// Both items where they stand apart, the inner one where one holds the other; a little beyond the ends.
  private static func alignmentExtent(_ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>) -> (CGFloat, CGFloat) {
    let holds = a.contains(b.lowerBound) && a.contains(b.upperBound)
    let isHeld = b.contains(a.lowerBound) && b.contains(a.upperBound)
    let extent = isHeld ? a : holds ? b : min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    return (extent.lowerBound, extent.upperBound)
  }

  private static func span(_ rect: CGRect, across axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  // MARK: Words

  private static func isViolated(_ excess: CGFloat, _ relation: NSLayoutConstraint.Relation) -> Bool {
    switch relation {
    case .equal: abs(excess) > slack
    case .greaterThanOrEqual: excess < -slack
    case .lessThanOrEqual: excess > slack
    }
  }

  /// Nothing for an equality; turned round where a negative distance is written as a positive one.
  private static func sign(_ relation: NSLayoutConstraint.Relation, isFlipped: Bool) -> String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: isFlipped ? "≤ " : "≥ "
    case .lessThanOrEqual: isFlipped ? "≥ " : "≤ "
    }
  }

  private static func rest(_ constant: CGFloat) -> String {
    constant == 0 ? "" : constant < 0 ? " − \((-constant).shortText)" : " + \(constant.shortText)"
  }

  private static func name(of item: AnyObject) -> String {
    if let view = item as? UIView {
      return view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? view.className
    }
    let guide = (item as? UILayoutGuide)?.identifier ?? ""
    return guide.isEmpty ? "guide" : guide
  }
}

extension UIView {
  fileprivate var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
