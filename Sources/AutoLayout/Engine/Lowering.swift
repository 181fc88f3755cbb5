import ConstraintSolver
import UIFoundation

/// Turns one constraint into a linear expression that is to compare with zero.
@MainActor
struct Lowering {
  /// The boxes whose variables or measures the expression uses, each once.
  private(set) var boxes: [Int32] = []

  private let engine: LayoutEngine
  private let constraint: NSLayoutConstraint
  private let isRightToLeft: Bool
  /// The view in whose coordinates both sides are said; nil where no ancestor is at hand or needed.
  private let space: (any LayoutContainer)?
  private let speaksOfScrollGuides: Bool

  init(_ constraint: NSLayoutConstraint, holder: (any LayoutContainer)?, in engine: LayoutEngine) {
    self.engine = engine
    self.constraint = constraint
    isRightToLeft = holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let mentions = constraint.mentions
    speaksOfScrollGuides = mentions.contains { $0.role != .item }
    if let only = mentions.first, mentions.allSatisfy({ $0 === only }) {
      space = only.item?.layoutParent ?? only.container
    } else {
      space = CommonAncestor.of(mentions)?.container
    }
  }

  /// First side − multiplier × second side − constant; nil where an item is gone.
  mutating func expression() -> LinearExpression? {
    var sum = LinearExpression(constant: -Double(constraint.constant))
    var widths = 0.0
    guard add(1, constraint.first, partner: constraint.second.attribute, to: &sum, widths: &widths) else { return nil }
    if constraint.second.hasItem {
      let factor = -Double(constraint.multiplier)
      guard add(factor, constraint.second, partner: constraint.first.attribute, to: &sum, widths: &widths) else {
        return nil
      }
    }
    if widths != 0, let space { sum.add(widths, fullWidth(of: space)) }
    return sum
  }

  private mutating func add(
    _ factor: Double, _ term: LayoutTerm, partner: NSLayoutConstraint.Attribute, to sum: inout LinearExpression,
    widths: inout Double
  ) -> Bool {
    guard let node = term.node else { return false }
    let farMate = term.origin?.attribute ?? partner
    guard add(factor, node, term.attribute, partner: farMate, to: &sum, widths: &widths) else { return false }
    guard let origin = term.origin else { return true }
    guard let near = origin.node else { return false }
    return add(-factor, near, origin.attribute, partner: term.attribute, to: &sum, widths: &widths)
  }

  /// Adds one attribute; a mirrored one is measured from the far edge of the space, whose width `widths` counts.
  private mutating func add(
    _ factor: Double, _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
    partner: NSLayoutConstraint.Attribute, to sum: inout LinearExpression, widths: inout Double
  ) -> Bool {
    guard let value = value(of: attribute, node) else { return false }
    if isMirrored(attribute, partner: partner) {
      sum.add(-factor, value)
      widths += factor
    } else {
      sum.add(factor, value)
    }
    return true
  }

  private func isMirrored(_ attribute: NSLayoutConstraint.Attribute, partner: NSLayoutConstraint.Attribute) -> Bool {
    guard isRightToLeft else { return false }
    return attribute.isDirectional || (attribute.isCenterX && (partner.isDirectional || partner.isCenterX))
  }

  private mutating func fullWidth(of space: any LayoutContainer) -> LinearExpression {
    let slot = use(space.layoutNode)
    if space.hasScrollableContent, !speaksOfScrollGuides {
      return LinearExpression(engine.contentVariable(of: slot, .horizontal))
    }
    var width = LinearExpression(engine.boxes[Int(slot)].width)
    width.constant = space.alignmentRectInsets.horizontal
    return width
  }

  private mutating func use(_ node: LayoutNode) -> Int32 {
    let slot = engine.box(for: node)
    if !boxes.contains(slot) { boxes.append(slot) }
    return slot
  }
}

// Attributes.
extension Lowering {
  /// The attribute in the space's coordinates, left to right.
  private mutating func value(of attribute: NSLayoutConstraint.Attribute, _ node: LayoutNode) -> LinearExpression? {
    guard let item = node.item else { return nil }
    let margins = (item as? any LayoutContainer).map(marginInsets) ?? .zero
    switch attribute {
    case .notAnAttribute: return nil
    case .width: return size(of: node, .horizontal)
    case .height: return size(of: node, .vertical)
    case .left: return edge(of: node, .horizontal, at: 0)
    case .right: return edge(of: node, .horizontal, at: 1)
    case .leading: return edge(of: node, .horizontal, at: isRightToLeft ? 1 : 0)
    case .trailing: return edge(of: node, .horizontal, at: isRightToLeft ? 0 : 1)
    case .top: return edge(of: node, .vertical, at: 0)
    case .bottom: return edge(of: node, .vertical, at: 1)
    case .centerX: return center(of: node, .horizontal)
    case .centerY: return center(of: node, .vertical)
    case .leftMargin: return edge(of: node, .horizontal, at: 0, margins.left)
    case .rightMargin: return edge(of: node, .horizontal, at: 1, -margins.right)
    case .leadingMargin: return leadingMargin(of: node, margins)
    case .trailingMargin: return trailingMargin(of: node, margins)
    case .topMargin: return edge(of: node, .vertical, at: 0, margins.top)
    case .bottomMargin: return edge(of: node, .vertical, at: 1, -margins.bottom)
    case .centerXWithinMargins: return center(of: node, .horizontal, (margins.left - margins.right) / 2)
    case .centerYWithinMargins: return center(of: node, .vertical, (margins.top - margins.bottom) / 2)
    case .firstBaseline: return baseline(.first, of: node)
    case .lastBaseline: return baseline(.last, of: node)
    }
  }

  /// The margins measured from the alignment rectangle, which is what edges are.
  private func marginInsets(of view: any LayoutContainer) -> UIEdgeInsets {
    let (margins, outer) = (view.layoutMargins, view.alignmentRectInsets)
    return UIEdgeInsets(
      top: margins.top - outer.top, left: margins.left - outer.left, bottom: margins.bottom - outer.bottom,
      right: margins.right - outer.right)
  }

  private mutating func leadingMargin(of node: LayoutNode, _ margins: UIEdgeInsets) -> LinearExpression? {
    isRightToLeft
      ? edge(of: node, .horizontal, at: 1, -margins.right) : edge(of: node, .horizontal, at: 0, margins.left)
  }

  private mutating func trailingMargin(of node: LayoutNode, _ margins: UIEdgeInsets) -> LinearExpression? {
    isRightToLeft
      ? edge(of: node, .horizontal, at: 0, margins.left) : edge(of: node, .horizontal, at: 1, -margins.right)
  }

  private mutating func baseline(_ which: LayoutBaseline.Which, of node: LayoutNode) -> LinearExpression? {
    let fraction: Double = which == .first ? 0 : 1
    guard let view = node.container else { return edge(of: node, .vertical, at: fraction) }
    switch view.layoutBaseline(which) {
    case .offset(let offset):
      return edge(of: node, .vertical, at: fraction, which == .first ? offset : -offset)
    case .forwarded(let inner):
      _ = use(node)
      return inner === view ? edge(of: node, .vertical, at: fraction) : baseline(which, of: inner.layoutNode)
    }
  }

  /// Origin plus a fraction of the size, plus an offset.
  private mutating func edge(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, at fraction: Double, _ offset: CGFloat = 0
  ) -> LinearExpression? {
    guard var value = origin(of: node, axis, ofContent: true) else { return nil }
    if fraction != 0 { value.add(fraction, extent(of: node, axis, ofContent: true)) }
    value.constant += offset
    return value
  }

  /// The centre, which of a scroll view is its frame's.
  private mutating func center(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat = 0
  ) -> LinearExpression? {
    guard var value = origin(of: node, axis, ofContent: false) else { return nil }
    value.add(0.5, extent(of: node, axis, ofContent: false))
    value.constant += offset
    return value
  }

  private mutating func size(of node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> LinearExpression {
    extent(of: node, axis, ofContent: false)
  }
}

// Boxes.
extension Lowering {
  /// Whether a node is the space itself, seen from inside, as a scroll view's content area.
  private func isContentArea(_ node: LayoutNode) -> Bool {
    guard let space, space.layoutNode === node, space.hasScrollableContent else { return false }
    return !speaksOfScrollGuides
  }

  private mutating func extent(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, ofContent: Bool
  ) -> LinearExpression {
    switch node.role {
    case .item:
      let slot = use(node)
      if ofContent, isContentArea(node) { return LinearExpression(engine.contentVariable(of: slot, axis)) }
      return LinearExpression(engine.boxes[Int(slot)].size(axis))
    case .scrollContent:
      guard let owner = node.item?.layoutParent else { return LinearExpression() }
      return LinearExpression(engine.contentVariable(of: use(owner.layoutNode), axis))
    case .scrollFrame:
      guard let owner = node.item?.layoutParent else { return LinearExpression() }
      var size = LinearExpression(engine.boxes[Int(use(owner.layoutNode))].size(axis))
      let insets = owner.alignmentRectInsets
      size.constant = axis == .horizontal ? insets.horizontal : insets.vertical
      return size
    }
  }

  /// The alignment rectangle's near edge in the space's coordinates.
  private mutating func origin(
    of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, ofContent: Bool
  ) -> LinearExpression? {
    if let space, space.layoutNode === node {
      _ = use(node)
      if ofContent, isContentArea(node) { return LinearExpression() }
      let start = space.layoutBoundsOrigin.along(axis) + space.alignmentRectInsets.near(axis)
      return LinearExpression(constant: start)
    }
    var value = LinearExpression()
    switch node.role {
    case .item: value.add(1, engine.boxes[Int(use(node))].origin(axis))
    case .scrollContent: break
    case .scrollFrame: value.constant = Double(node.item?.layoutParent?.layoutBoundsOrigin.along(axis) ?? 0)
    }
    var parent = node.item?.layoutParent
    while let view = parent, view !== space {
      value.add(1, engine.boxes[Int(use(view.layoutNode))].origin(axis))
      value.constant -= view.alignmentRectInsets.near(axis) + view.layoutBoundsOrigin.along(axis)
      parent = view.layoutParent
    }
    return value
  }
}

extension CGPoint {
  func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension UIEdgeInsets {
  func near(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? left : top }
}
