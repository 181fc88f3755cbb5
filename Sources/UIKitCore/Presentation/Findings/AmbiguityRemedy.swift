internal import AutoLayout
internal import Foundation
internal import UIFoundation

/// The suggested resolution of an ambiguity: an edge, an alignment or a priority.
@MainActor
struct AmbiguityRemedy {
  private let item: any LayoutItem
  private let engine: LayoutEngine
  /// The name of the item in equations.
  private let name: String
  /// The ambiguous parts, as `minX`, `minY`, `width` and `height`.
  private let free: [String]
  /// The other ambiguous items, and those of them that come after the item.
  private let rivals: [any LayoutItem]
  private let laterRivals: [any LayoutItem]

  init(_ item: any LayoutItem, _ free: [String], _ engine: LayoutEngine, rivals: [any LayoutItem]) {
    self.item = item
    self.engine = engine
    self.free = free
    self.rivals = rivals.filter { $0 !== item }
    laterRivals = Array(rivals.drop { $0 !== item }.dropFirst())
    name = NSLayoutConstraint.documentName(of: item, seenFrom: nil) ?? "ID"
  }

  /// The suggestion in one sentence, without a period.
  var text: String {
    let changes = [change(.horizontal), change(.vertical)].compactMap { $0 }
    let prefix = name == "ID" ? "give it an identifier, then try " : "try "
    let circle =
      isUnanchored(.horizontal) || isUnanchored(.vertical)
      ? "; constraints of \(name) only lead to views that nothing decides" : ""
    return prefix + changes.joined(separator: ", ") + circle
  }

  /// The suggestion as a complete sentence.
  var sentence: String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  /// Indicates whether the item depends only on other ambiguous items, as in a cycle.
  private func isUnanchored(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let all = engine.constraintsAffecting(item.layoutNode, axis)
    guard all.contains(where: { $0.secondItem != nil }) else { return false }
    return all.allSatisfy { one in
      [one.firstItem, one.secondItem].allSatisfy { end in
        guard let end else { return true }
        return end === item || rivals.contains { $0 === end }
      }
    }
  }

  // MARK: An axis

  /// The words of an axis.
  private struct AxisWords {
    let near: String
    let far: String
    let size: String
    let centre: String
    let property: String
  }

  private func words(_ axis: NSLayoutConstraint.Axis) -> AxisWords {
    axis == .horizontal
      ? AxisWords(near: "leading", far: "trailing", size: "width", centre: "centerX", property: "horizontal")
      : AxisWords(near: "top", far: "bottom", size: "height", centre: "centerY", property: "vertical")
  }

  /// Returns the change that determines the ambiguous parts of an axis; nil if none is ambiguous.
  private func change(_ axis: NSLayoutConstraint.Axis) -> String? {
    let (origin, size) = axis == .horizontal ? ("minX", "width") : ("minY", "height")
    let words = words(axis)
    if isUnanchored(axis) {
      let near = "\(name).\(words.near) = Superview.margins.\(words.near)"
      return free.contains(size) && !hasContent(axis)
        ? "\(near) and \(name).\(words.far) = Superview.margins.\(words.far)" : near
    }
    if free.contains(size) { return sizeChange(axis, words, isPlaceFree: free.contains(origin)) }
    return free.contains(origin) ? placeChange(axis, words) : nil
  }

  /// Returns an alignment with a neighbor on the other axis, else an edge of the superview.
  private func placeChange(_ axis: NSLayoutConstraint.Axis, _ words: AxisWords) -> String {
    if let equal = tightened(axis) { return equal }
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    if let neighbour = neighbors(other).first(where: { one in !rivals.contains { $0 === one } }),
      let far = NSLayoutConstraint.documentName(of: neighbour, seenFrom: item)
    {
      let edge = axis == .horizontal ? words.near : words.centre
      return "\(name).\(edge) = \(far).\(edge)"
    }
    return "\(name).\(words.near) = Superview.margins.\(words.near)"
  }

  private func sizeChange(_ axis: NSLayoutConstraint.Axis, _ words: AxisWords, isPlaceFree: Bool) -> String {
    let own = constraints(axis)
    let hasNear = own.contains { edges($0).contains { $0.isNear } }
    let hasFar = own.contains { edges($0).contains { $0.isFar } }
    if item.layoutParent is UIScrollView { return "\(name).\(words.size) = Superview.frame.\(words.size)" }
    if let stack = item.layoutParent as? UIStackView, let rival = rivalBeside(axis) {
      return hasContent(axis)
        ? priority(axis, words, beside: rival)
        : "distribution: fillEqually on \(NSLayoutConstraint.documentName(of: stack, seenFrom: nil) ?? "the stack view")"
    }
    if let equal = tightened(axis) { return equal }
    if hasNear, hasFar || rivalBeside(axis) != nil, let rival = rivalBeside(axis) {
      return hasContent(axis)
        ? priority(axis, words, beside: rival) : alike(words, rival)
    }
    if hasContent(axis) { return "\(name).\(words.near) = Superview.margins.\(words.near)" }
    if isPlaceFree, !hasNear, !hasFar, !own.contains(where: { edges($0).contains { $0.isCenter } }) {
      return "\(name).\(words.near) = Superview.margins.\(words.near) and "
        + "\(name).\(words.far) = Superview.margins.\(words.far)"
    }
    if own.contains(where: { edges($0).contains { $0.isCenter } }) {
      return "a size beside its centre, such as \(name).\(words.size) = 0.5 * Superview.\(words.size)"
    }
    return missingEdge(own, hasNear ? words.far : words.near)
  }

  /// Returns the missing edge constraint, with the constant of the opposite edge.
  private func missingEdge(_ own: [NSLayoutConstraint], _ edge: String) -> String {
    let opposite = own.first { one in
      one.firstItem === item && edges(one).contains { $0.isNear || $0.isFar } && one.secondItem != nil
        && one.firstAttribute == one.secondAttribute
    }
    guard let opposite, let anchor = opposite.secondItem as? any LayoutItem,
      let far = NSLayoutConstraint.documentName(of: anchor, seenFrom: item), far.hasPrefix("Superview")
    else { return "\(name).\(edge) = Superview.margins.\(edge)" }
    let distance = -opposite.constant
    let rest = distance == 0 ? "" : distance < 0 ? " - \((-distance).shortText)" : " + \(distance.shortText)"
    return "\(name).\(edge) = \(far).\(edge)\(rest)"
  }

  /// Returns an equal size for two views without content; the later one gets the size of the earlier.
  private func alike(_ words: AxisWords, _ rival: any LayoutItem) -> String {
    let (later, earlier) = isLater(rival) ? (rivalName(rival), name) : (name, rivalName(rival))
    return "\(later).\(words.size) = \(earlier).\(words.size)"
  }

  private func isLater(_ rival: any LayoutItem) -> Bool { laterRivals.contains { $0 === rival } }

  /// Returns a priority for one of two contents: one of equal hugging or of equal resistance.
  private func priority(
    _ axis: NSLayoutConstraint.Axis, _ words: AxisWords, beside rival: any LayoutItem
  ) -> String {
    let isSqueezed = [item, rival].contains { one in
      guard let view = one as? UIView else { return false }
      return axis == .horizontal
        ? view.bounds.width < view.layoutNode.intrinsicSize.width - 0.01
        : view.bounds.height < view.layoutNode.intrinsicSize.height - 0.01
    }
    let node = item.layoutNode
    let (property, now) =
      isSqueezed
      ? ("contentCompressionResistancePriority", node.compressionResistance(for: axis))
      : ("contentHuggingPriority", node.hugging(for: axis))
    let raised = CGFloat(min(now.rawValue + 1, 999)).shortText
    // Text that is read first is complete, and views that come first take the remaining space.
    let (chosen, other) = isSqueezed == isLater(rival) ? (name, rivalName(rival)) : (rivalName(rival), name)
    return "\(property): {\(words.property): \(raised)} on \(chosen), so that \(other) "
      + (isSqueezed ? "yields" : "takes the rest")
  }

  /// Returns an inequality that positions the item, as an equation.
  private func tightened(_ axis: NSLayoutConstraint.Axis) -> String? {
    let loose = constraints(axis).first { one in
      one.relation != .equal && !one.firstAttribute.isSize && !one.isSystemMade && one.firstItem === item
    }
    return loose?.remedyText(priority: nil).map {
      $0.replacing(" >= ", with: " = ").replacing(" <= ", with: " = ")
    }
  }

  // MARK: Existing constraints

  private func hasContent(_ axis: NSLayoutConstraint.Axis) -> Bool {
    let size = item.layoutNode.intrinsicSize
    return (axis == .horizontal ? size.width : size.height) >= 0
  }

  /// Returns the active constraints that reference the item on an axis, in the order of activation.
  private func constraints(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    engine.constraintsAffecting(item.layoutNode, axis).filter { $0.firstItem === item || $0.secondItem === item }
  }

  /// Returns the item's attributes in a constraint.
  private func edges(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint.Attribute] {
    [
      constraint.firstItem === item ? constraint.firstAttribute : nil,
      constraint.secondItem === item ? constraint.secondAttribute : nil,
    ].compactMap { $0 }
  }

  /// Returns the siblings that constraints on an axis connect to the item.
  private func neighbors(_ axis: NSLayoutConstraint.Axis) -> [any LayoutItem] {
    constraints(axis).compactMap { one in
      let other = one.firstItem === item ? one.secondItem : one.firstItem
      guard let view = other as? UIView, view.superview === item.layoutParent else { return nil }
      return view
    }
  }

  private func rivalBeside(_ axis: NSLayoutConstraint.Axis) -> (any LayoutItem)? {
    if let stack = item.layoutParent as? UIStackView, stack.axis == axis {
      return rivals.first { $0.layoutParent === stack }
    }
    return neighbors(axis).first { one in rivals.contains { $0 === one } }
  }

  private func rivalName(_ rival: any LayoutItem) -> String {
    NSLayoutConstraint.documentName(of: rival, seenFrom: item) ?? "its neighbour"
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isNear: Bool {
    switch self {
    case .leading, .left, .top, .leadingMargin, .leftMargin, .topMargin, .firstBaseline: true
    default: false
    }
  }

  fileprivate var isFar: Bool {
    switch self {
    case .trailing, .right, .bottom, .trailingMargin, .rightMargin, .bottomMargin, .lastBaseline: true
    default: false
    }
  }

  fileprivate var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }
}
