import UIKitCore

/// The drawing of a constraint: a dimension line or an alignment line.
@MainActor
struct ConstraintMark {
  /// The geometry of the drawing, in points in the root view's coordinate space.
  enum Form: Equatable {
    /// A dimension line along an axis. `across` is its preferred position on the other axis.
    case dimension(axis: NSLayoutConstraint.Axis, from: CGFloat, to: CGFloat, across: CGFloat)
    /// A line at a coordinate of an axis, between two positions on the other axis.
    case alignment(axis: NSLayoutConstraint.Axis, at: CGFloat, from: CGFloat, to: CGFloat)
  }

  var form: Form
  /// The value, such as `8`, `≥ 44`, `= Blue` or `= 0.5 × Blue + 8`, with `@750` if optional.
  ///
  /// It can be empty.
  var label: String
  let priority: UILayoutPriority
  /// Indicates whether the layout violates the constraint.
  let isViolated: Bool
  let isSize: Bool
  /// The position among all marks, which identifies the mark.
  let order: Int
  /// The extents of the items at both ends, across the dimension line.
  var extents: (near: ClosedRange<CGFloat>, far: ClosedRange<CGFloat>)
  /// The direction in which all items with an edge at an alignment end there, −1 or 1; 0 for none.
  let outward: CGFloat
  /// Indicates whether one item ends where the other begins.
  let isJoint: Bool
  /// The items of the constraint. A constant size has one item.
  let items: (first: AnyObject, second: AnyObject?)
  /// Indicates whether the constraint makes the widths or heights of two items equal.
  let isEqualSize: Bool
  /// Indicates whether the line leads through centers.
  let isCentered: Bool
  /// Indicates whether the line is the center of a view to which a gap of a stack view leads.
  let isMiddle: Bool
  /// Indicates whether the line leads through a baseline.
  let isOfBaselines: Bool
  /// Indicates whether the size is proportional to that of the view's content.
  let isProportional: Bool
  /// Indicates whether a stack view made the constraint.
  let isOfStack: Bool
  /// The items that an alignment relates.
  var aligned: AlignedItems = []
  /// The number among the conflicting constraints; nil for a constraint without a conflict.
  var conflict: String?
  /// Indicates whether layout does not enforce the constraint, because it contradicts others.
  var isBroken = false

  /// The relation of two items along an axis, which is the same in other layouts of these items.
  var name: String {
    let names = [items.first, items.second].compactMap { $0.map(Self.name) }
    let line = if case .alignment = form { isCentered ? "center" : "alignment" } else { "distance" }
    // The distances at opposite sides of a view have the same name, whichever item comes first.
    let ordered = isDistance ? names.sorted() : names
    return "\(line) \(axis.rawValue) \(isSize) \(isEqualSize) \(ordered.joined(separator: " "))"
  }

  /// Indicates whether the mark is the distance of two items.
  private var isDistance: Bool { if case .dimension = form { !isSize && items.second != nil } else { false } }

  /// Returns whether two marks are distances of the same two items at opposite sides.
  func isOpposite(to other: ConstraintMark) -> Bool {
    guard let second = items.second, let otherSecond = other.items.second else { return false }
    let isSame = items.first === other.items.first && second === otherSecond
    let isSwapped = items.first === otherSecond && second === other.items.first
    guard isSame || isSwapped, isDistance, other.isDistance, axis == other.axis else { return false }
    return along.upperBound <= other.along.lowerBound || other.along.upperBound <= along.lowerBound
  }

  /// Returns whether a line leads through the view whose size the other mark is, across this size.
  func leads(through other: ConstraintMark) -> Bool {
    guard other.isSize, case .alignment(let axis, let at, let from, let to) = form, axis == other.axis else {
      return false
    }
    return other.along.contains(at) && (min(from, to)...max(from, to)).overlaps(other.extents.near)
  }

  var isRequired: Bool { priority == .required }

  /// The meaning of the line; nil for a required distance or size.
  var style: LineStyle? {
    if isBroken { return .broken }
    if case .alignment = form {
      return isCentered ? (isMiddle ? .middle : .center) : isOfBaselines ? .baseline : .alignment
    }
    if isViolated { return isRequired ? .violated : .yielded }
    return isRequired ? nil : .optional
  }

  /// The sign of sizes that are proportional to those of contents.
  static let proportionalSign = "∝"

  /// The tolerance, in points, for positions that are equal except for rounding to pixels.
  static let slack: CGFloat = 0.5

  /// Creates the mark of a constraint; nil for relations of distances and items outside the figure.
  init?(_ constraint: NSLayoutConstraint, heldBy holder: UIView, _ space: FigureSpace, order: Int) {
    guard let first = constraint.firstItem, !constraint.relatesDistances,
      let axis = constraint.firstAttribute.axis
    else { return nil }
    self.order = order
    // The priorities of a stack view's own constraints only decide which of them yield.
    priority = constraint.isMadeByStack ? .required : constraint.priority
    isSize = constraint.firstAttribute.isSize
    let made =
      isSize
      ? Self.size(constraint, first, axis, space)
      : Self.distance(constraint, first, axis, space, isReversed: holder.isReversed)
    guard let made else { return nil }
    form = made.form
    (isMiddle, isOfBaselines) = (constraint.alignsMiddle, constraint.alignsBaselines)
    let alignsEdges = !constraint.alignsCenter && !isOfBaselines
    (outward, isJoint) = alignsEdges ? Self.sides(made.form, [first, constraint.secondItem], space) : (0, false)
    isProportional = constraint.isShareOfStack
    (isCentered, isOfStack) = (constraint.alignsCenters, constraint.isMadeByStack)
    label = isProportional ? Self.share(of: first, axis) : made.label
    // The shares leave out the spacing, so the last view gets more than its share.
    isViolated = made.isViolated && !constraint.isShareOfStack
    extents = made.extents
    items = (first, constraint.secondItem)
    isEqualSize = constraint.makesSizesEqual
    label += priorityText
    aligned = AlignedItems(constraint)
    // The edges of arranged subviews are also at the edge of a stack view that they fill.
    if isOfStack, alignsEdges, Self.sides(form, [holder], space).outward != 0 { aligned.insert(.stackView) }
    // The ends of the line are beyond both items.
    if isJoint, case .alignment(let axis, let at, _, _) = form {
      form = .alignment(
        axis: axis, at: at, from: min(extents.near.lowerBound, extents.far.lowerBound),
        to: max(extents.near.upperBound, extents.far.upperBound))
    }
  }

  /// Creates the same mark for another item of equal size; nil if the item is outside the figure.
  init?(partner item: AnyObject, of mark: ConstraintMark, _ axis: NSLayoutConstraint.Axis, _ space: FigureSpace) {
    guard let rect = space.rect(of: item, seenFrom: nil) else { return nil }
    let (dimension, extent) = Self.sizeDimension(of: rect, axis)
    (form, extents) = (dimension, (extent, extent))
    (label, priority, isViolated, isSize, order) = (mark.label, mark.priority, false, true, mark.order)
    (items, isEqualSize, isCentered, isProportional) = ((item, nil), true, false, false)
    (isOfStack, outward, isJoint, isMiddle, isOfBaselines) = (mark.isOfStack, 0, false, false, false)
  }

  /// Creates the mark of a size in a conflict; nil for a position and an item outside the figure.
  init?(_ member: ConflictMember, _ space: FigureSpace, order: Int) {
    guard let item = member.item, member.attribute.isSize, let axis = member.attribute.axis,
      let rect = space.rect(of: item, seenFrom: nil)
    else { return nil }
    let (dimension, extent) = Self.sizeDimension(of: rect, axis)
    (form, extents, self.order, isSize, isViolated) = (dimension, (extent, extent), order, true, false)
    let length = axis == .horizontal ? rect.width : rect.height
    (label, priority, items) = (length.shortText, .required, (item, nil))
    (isEqualSize, isCentered, isOfBaselines, isProportional, isOfStack) = (false, false, false, false, false)
    (outward, isJoint, isMiddle) = (0, false, false)
  }

  private typealias Extents = (near: ClosedRange<CGFloat>, far: ClosedRange<CGFloat>)
  private typealias Made = (form: Form, extents: Extents, label: String, isViolated: Bool)

  // MARK: Sizes

  /// The distance between the dimension line of a size and the edge of its view, in points.
  static let sizeInset: CGFloat = 8

  private static func size(
    _ constraint: NSLayoutConstraint, _ first: AnyObject, _ axis: NSLayoutConstraint.Axis, _ space: FigureSpace
  ) -> Made? {
    guard let rect = space.rect(of: first, seenFrom: nil) else { return nil }
    let length = axis == .horizontal ? rect.width : rect.height
    let (form, extent) = sizeDimension(of: rect, axis)
    var wanted = constraint.constant
    var label = sign(constraint.relation, isFlipped: false) + constraint.constant.shortText
    if let second = constraint.secondItem {
      guard let other = space.rect(of: second, seenFrom: nil) else { return nil }
      wanted += constraint.multiplier * (constraint.secondAttribute == .width ? other.width : other.height)
      label = proportion(constraint, first, second)
    }
    return (form, (extent, extent), label, isViolated(length - wanted, constraint.relation))
  }

  private static func sizeDimension(of rect: CGRect, _ axis: NSLayoutConstraint.Axis) -> (Form, ClosedRange<CGFloat>) {
    let isHorizontal = axis == .horizontal
    let (edge, depth) = isHorizontal ? (rect.maxY, rect.height) : (rect.maxX, rect.width)
    let across = depth >= 3 * sizeInset ? edge - sizeInset : edge + sizeInset / 2
    let form = Form.dimension(
      axis: axis, from: isHorizontal ? rect.minX : rect.minY, to: isHorizontal ? rect.maxX : rect.maxY,
      across: across)
    return (form, span(rect, across: axis))
  }

  /// Returns `∝ 41` for a view whose content is 41 points wide, or high.
  private static func share(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> String {
    guard let size = (item as? UIView)?.intrinsicContentSize else { return proportionalSign }
    let length = axis == .horizontal ? size.width : size.height
    return length == UIView.noIntrinsicMetric ? proportionalSign : "\(proportionalSign) \(length.shortText)"
  }

  /// Returns `= Blue`, `≥ 0.5 × Blue + 8`, or `width = 1.5 × height` for an item related to itself.
  private static func proportion(_ constraint: NSLayoutConstraint, _ first: AnyObject, _ second: AnyObject) -> String {
    let name =
      first === second || constraint.firstAttribute != constraint.secondAttribute
      ? (first === second ? "" : Self.name(of: second) + ".") + constraint.secondAttribute.name
      : Self.name(of: second)
    let factor = constraint.multiplier == 1 ? name : "\(constraint.multiplier.shortText) × \(name)"
    let sign = Self.sign(constraint.relation, isFlipped: false)
    let subject = first === second ? constraint.firstAttribute.name + " " : ""
    return subject + (sign.isEmpty ? "= " : sign) + factor + constantSuffix(constraint.constant)
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
    // With a multiplier, positions are relative to an origin that the figure does not show.
    let violated = constraint.multiplier == 1 && isViolated(offset - constraint.constant, constraint.relation)
    let spans: Extents = (span(firstRect, across: axis), span(secondRect, across: axis))
    let label =
      constraint.multiplier == 1
      ? sign(constraint.relation, isFlipped: constraint.constant < 0) + abs(constraint.constant).shortText
      : proportion(constraint, first, second)
    if abs(near - far) <= slack {
      let isPlain = constraint.constant == 0 && constraint.relation == .equal && constraint.multiplier == 1
      let (from, to) = alignmentExtent(spans.near, spans.far, constraint)
      return (.alignment(axis: axis, at: near, from: from, to: to), spans, isPlain ? "" : label, violated)
    }
    let (low, high) = (
      max(spans.near.lowerBound, spans.far.lowerBound), min(spans.near.upperBound, spans.far.upperBound)
    )
    if low < high {
      return (.dimension(axis: axis, from: near, to: far, across: (low + high) / 2), spans, label, violated)
    }
    // Adjacent items share no line. The dimension line is at the first item, and an extension line leads to the second.
    let across = (spans.near.lowerBound + spans.near.upperBound) / 2
    return (.dimension(axis: axis, from: near, to: far, across: across), spans, label, violated)
  }

  /// Returns the direction in which the items with an edge at an alignment end, and whether they meet.
  private static func sides(
    _ form: Form, _ items: [AnyObject?], _ space: FigureSpace
  ) -> (outward: CGFloat, isJoint: Bool) {
    guard case .alignment(let axis, let at, _, _) = form else { return (0, false) }
    let isHorizontal = axis == .horizontal
    let extents = items.compactMap { $0 }.compactMap { space.rect(of: $0, seenFrom: nil) }.map {
      isHorizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY)
    }
    // The margins of a view are at none of its edges.
    let (beginning, ending) = (extents.filter { abs($0.0 - at) <= slack }, extents.filter { abs($0.1 - at) <= slack })
    if beginning.isEmpty { return (ending.isEmpty ? 0 : 1, false) }
    return ending.isEmpty ? (-1, false) : (0, beginning.count + ending.count == 2)
  }

  /// The length of a center line beyond a view in another one, as in technical drawings, in points.
  static let overhang: CGFloat = 6

  /// Returns the extent of both items, or of the inner one of nested items.
  ///
  /// A center line extends a little beyond the inner item, not through the outer one, where it would cross dimensions.
  private static func alignmentExtent(
    _ a: ClosedRange<CGFloat>, _ b: ClosedRange<CGFloat>, _ constraint: NSLayoutConstraint
  ) -> (CGFloat, CGFloat) {
    let both = min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
    // A gap of a stack view has no extent of its own.
    if constraint.alignsMiddle { return (both.lowerBound, both.upperBound) }
    let isOuter = a.contains(b.lowerBound) && a.contains(b.upperBound)
    let isInner = b.contains(a.lowerBound) && b.contains(a.upperBound)
    let extent = isInner ? a : isOuter ? b : both
    guard constraint.alignsCenters, isInner || isOuter else { return (extent.lowerBound, extent.upperBound) }
    let long = (extent.lowerBound - overhang)...(extent.upperBound + overhang)
    let inside = long.clamped(to: both)
    return (inside.lowerBound, inside.upperBound)
  }

  private static func span(_ rect: CGRect, across axis: NSLayoutConstraint.Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  // MARK: Text

  private static func isViolated(_ excess: CGFloat, _ relation: NSLayoutConstraint.Relation) -> Bool {
    switch relation {
    case .equal: abs(excess) > slack
    case .greaterThanOrEqual: excess < -slack
    case .lessThanOrEqual: excess > slack
    }
  }

  /// Returns the relation's sign. It is empty for equality, and reversed if a negative distance is shown as positive.
  private static func sign(_ relation: NSLayoutConstraint.Relation, isFlipped: Bool) -> String {
    switch relation {
    case .equal: ""
    case .greaterThanOrEqual: isFlipped ? "≤ " : "≥ "
    case .lessThanOrEqual: isFlipped ? "≥ " : "≤ "
    }
  }

  private static func constantSuffix(_ constant: CGFloat) -> String {
    constant == 0 ? "" : constant < 0 ? " − \((-constant).shortText)" : " + \(constant.shortText)"
  }

  /// Returns the identifier of a view or guide, or else its class or common name.
  static func name(of item: AnyObject) -> String {
    if let view = item as? UIView {
      return view.accessibilityIdentifier.flatMap { $0.isEmpty ? nil : $0 } ?? view.className
    }
    return (item as? UILayoutGuide)?.figureName ?? "guide"
  }
}

extension NSLayoutConstraint {
  fileprivate var isMadeByStack: Bool { stackRule != nil }

  /// Indicates whether the constraint makes the widths or heights of two items equal.
  fileprivate var makesSizesEqual: Bool {
    guard let secondItem, firstAttribute.isSize, firstAttribute == secondAttribute else { return false }
    return multiplier == 1 && constant == 0 && relation == .equal && firstItem !== secondItem
  }

  /// Indicates whether the constraint relates a center to a center, or to an edge of a stack view's gap.
  fileprivate var alignsCenters: Bool { (firstAttribute.isCenter && secondAttribute.isCenter) || alignsMiddle }

  /// Indicates whether the constraint relates the center of a view to an edge of a stack view's gap.
  fileprivate var alignsMiddle: Bool { isMadeByStack && firstAttribute.isCenter != secondAttribute.isCenter }

  /// Indicates whether the constraint relates a center.
  fileprivate var alignsCenter: Bool { firstAttribute.isCenter || secondAttribute.isCenter }

  /// Indicates whether the constraint relates a baseline.
  fileprivate var alignsBaselines: Bool {
    [firstAttribute, secondAttribute].contains(where: \.isBaseline)
  }

  /// Indicates whether the constraint sizes a view of a stack in proportion to its content.
  fileprivate var isShareOfStack: Bool { stackRule == .fillProportionally }
}

extension UIView {
  fileprivate var isReversed: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
