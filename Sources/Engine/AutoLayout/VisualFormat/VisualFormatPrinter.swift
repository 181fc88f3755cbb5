import UIFoundation

/// The text of a constraint in the visual format.
@MainActor
struct VisualFormatPrinter {
  /// The line, such as `H:|-(20)-[Red]`.
  private(set) var text: String

  /// The name of the view that `|` represents; nil if the line has none.
  private(set) var superviewName: String?

  /// Creates the line of a constraint; nil if the format cannot express it.
  init?(_ constraint: NSLayoutConstraint) {
    guard constraint.first.origin == nil, constraint.second.origin == nil, constraint.first.hasItem else {
      return nil
    }
    let attribute = constraint.firstAttribute
    let node = constraint.first.node
    guard constraint.second.hasItem else {
      guard attribute.isSize else { return nil }
      let predicate = Self.predicate(constraint, constraint.relation, constraint.constant)
      text = "\(attribute == .width ? "H" : "V"):[\(NSLayoutConstraint.name(of: node))(\(predicate))]"
      return
    }
    guard constraint.multiplier == 1, let node, let other = constraint.second.node, node !== other else { return nil }
    let pair = Pair(
      first: (node, attribute), second: (other, constraint.secondAttribute), distance: constraint.constant,
      relation: constraint.relation)
    guard let gap = pair.gap else { return nil }
    let low = gap.low.map { "[\(NSLayoutConstraint.name(of: $0))]" } ?? "|"
    let high = gap.high.map { "[\(NSLayoutConstraint.name(of: $0))]" } ?? "|"
    let predicate = Self.predicate(constraint, gap.relation, gap.distance)
    text = "\(gap.axis == .horizontal ? "H" : "V"):\(low)-(\(predicate))-\(high)"
    superviewName = gap.superview.map(NSLayoutConstraint.name(of:))
  }

  private static func predicate(
    _ constraint: NSLayoutConstraint, _ relation: NSLayoutConstraint.Relation, _ number: CGFloat
  ) -> String {
    let sign = relation == .equal ? "" : NSLayoutConstraint.sign(relation)
    let strength = constraint.priority == .required ? "" : "@\(CGFloat(constraint.priority.rawValue).shortText)"
    return sign + number.shortText + strength
  }

  /// Two edges that can be the ends of a gap.
  @MainActor
  private struct Pair {
    let first: (node: LayoutNode, attribute: NSLayoutConstraint.Attribute)
    let second: (node: LayoutNode, attribute: NSLayoutConstraint.Attribute)
    let distance: CGFloat
    let relation: NSLayoutConstraint.Relation

    struct Gap {
      /// Nil for the superview's edge.
      let low: LayoutNode?
      let high: LayoutNode?
      let superview: LayoutNode?
      let axis: NSLayoutConstraint.Axis
      let relation: NSLayoutConstraint.Relation
      let distance: CGFloat
    }

    var gap: Gap? {
      switch (first.attribute, second.attribute) {
      case (.leading, .trailing), (.top, .bottom): between(low: second.node, high: first.node, isReversed: false)
      case (.trailing, .leading), (.bottom, .top): between(low: first.node, high: second.node, isReversed: true)
      case (.leading, .leading), (.top, .top): atNearEdge
      case (.trailing, .trailing), (.bottom, .bottom): atFarEdge
      default: nil
      }
    }

    private func between(low: LayoutNode, high: LayoutNode, isReversed: Bool) -> Gap? {
      // Opposite edges of a view and its superview do not enclose a gap, so the format cannot express them.
      guard !isParent(low, of: high), !isParent(high, of: low) else { return nil }
      return make(low, high, nil, isReversed)
    }

    private var atNearEdge: Gap? {
      if isParent(second.node, of: first.node) { return make(nil, first.node, second.node, false) }
      if isParent(first.node, of: second.node) { return make(nil, second.node, first.node, true) }
      return nil
    }

    private var atFarEdge: Gap? {
      if isParent(first.node, of: second.node) { return make(second.node, nil, first.node, false) }
      if isParent(second.node, of: first.node) { return make(first.node, nil, second.node, true) }
      return nil
    }

    private func isParent(_ parent: LayoutNode, of child: LayoutNode) -> Bool {
      child.item?.layoutParent?.layoutNode === parent
    }

    private func make(_ low: LayoutNode?, _ high: LayoutNode?, _ superview: LayoutNode?, _ isReversed: Bool) -> Gap {
      let reversed = NSLayoutConstraint.Relation(rawValue: -relation.rawValue) ?? .equal
      return Gap(
        low: low, high: high, superview: superview, axis: first.attribute.axis ?? .horizontal,
        relation: isReversed ? reversed : relation, distance: isReversed ? -distance : distance)
    }
  }
}
