import UIKitCore

/// The suggested resolution of an ambiguity, such as a constraint or a priority.
@MainActor
struct AmbiguityRemedy {
  private let item: any LayoutItem
  private let engine: LayoutEngine
  /// The name of the item in equations.
  private let name: String
  /// The ambiguous parts, as `minX`, `minY`, `width` and `height`.
  private let freeParts: [String]
  private let ambiguous: AmbiguousItems
  /// The number of items whose remedies lead to this one.
  private let depth: Int

  private static let maximumDepth = 8

  init(
    _ item: any LayoutItem, freeParts: [String], in engine: LayoutEngine, ambiguous: AmbiguousItems, depth: Int = 0
  ) {
    self.item = item
    self.engine = engine
    self.depth = depth
    self.freeParts = freeParts
    self.ambiguous = ambiguous
    name = NSLayoutConstraint.documentName(of: item, seenFrom: nil) ?? "ID"
  }

  /// The suggestion in one sentence, without a period.
  var text: String {
    let changes = [change(.horizontal), change(.vertical)].compactMap { $0 }
    let prefix = name == "ID" ? "give it an identifier, then try " : "try "
    let reason =
      isUnanchored(.horizontal) || isUnanchored(.vertical)
      ? "; \(name) is only constrained to views that are ambiguous themselves" : ""
    return prefix + changes.joined(separator: ", ") + reason
  }

  /// The suggestion as a complete sentence.
  var sentence: String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  /// Returns whether constraints on an axis connect the item only to ambiguous items, as in a cycle.
  private func isUnanchored(_ axis: NSLayoutConstraint.Axis) -> Bool { ambiguous.isUnanchored(item, axis) }

  /// Returns whether an item is another ambiguous one.
  private func isOtherAmbiguous(_ other: any LayoutItem) -> Bool { other !== item && ambiguous.place(of: other) != nil }

  // MARK: An axis

  /// The names of attributes and properties on an axis.
  private struct AxisWords {
    let near: String
    let far: String
    let size: String
    let center: String
    let property: String
  }

  private func words(_ axis: NSLayoutConstraint.Axis) -> AxisWords {
    axis == .horizontal
      ? AxisWords(near: "leading", far: "trailing", size: "width", center: "centerX", property: "horizontal")
      : AxisWords(near: "top", far: "bottom", size: "height", center: "centerY", property: "vertical")
  }

  /// Returns the change that determines the ambiguous parts of an axis; nil if no change is needed.
  private func change(_ axis: NSLayoutConstraint.Axis) -> String? {
    let (origin, size) = axis == .horizontal ? ("minX", "width") : ("minY", "height")
    let words = words(axis)
    if isUnanchored(axis) {
      let near = "\(name).\(words.near) = Superview.margins.\(words.near)"
      guard freeParts.contains(size), !hasContent(axis) else { return near }
      return earlierSizeChange(axis).map { "\(near) and \($0)" }
        ?? "\(near) and \(name).\(words.far) = Superview.margins.\(words.far)"
    }
    if freeParts.contains(size) { return sizeChange(axis, words, isPositionFree: freeParts.contains(origin)) }
    return freeParts.contains(origin) ? positionChange(axis, words) : nil
  }

  /// Returns an inequality as an equation, or else an alignment with a neighbor or with the superview.
  private func positionChange(_ axis: NSLayoutConstraint.Axis, _ words: AxisWords) -> String {
    if let equal = tightened(axis) { return equal }
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    if let neighbor = neighbors(other).first(where: { !isOtherAmbiguous($0) }),
      let neighborName = NSLayoutConstraint.documentName(of: neighbor, seenFrom: item)
    {
      let edge = axis == .horizontal ? words.near : words.center
      return "\(name).\(edge) = \(neighborName).\(edge)"
    }
    return "\(name).\(words.near) = Superview.margins.\(words.near)"
  }

  private func sizeChange(_ axis: NSLayoutConstraint.Axis, _ words: AxisWords, isPositionFree: Bool) -> String {
    let itemConstraints = constraints(axis)
    let hasNear = itemConstraints.contains { edges($0).contains(where: \.isNear) }
    let hasFar = itemConstraints.contains { edges($0).contains(where: \.isFar) }
    let hasCenter = itemConstraints.contains { edges($0).contains(where: \.isCenter) }
    if item.layoutParent is UIScrollView { return "\(name).\(words.size) = Superview.frame.\(words.size)" }
    if let stack = item.layoutParent as? UIStackView, let other = ambiguousNeighbor(axis) {
      return hasContent(axis)
        ? priority(axis, words, versus: other)
        : "distribution: fillEqually on \(NSLayoutConstraint.documentName(of: stack, seenFrom: nil) ?? "the stack view")"
    }
    if let equal = tightened(axis) { return equal }
    if !hasContent(axis), let change = earlierSizeChange(axis) {
      let isPlaced = !isPositionFree || hasNear || hasFar || hasCenter
      return isPlaced ? change : "\(name).\(words.near) = Superview.margins.\(words.near) and \(change)"
    }
    if hasNear, let other = ambiguousNeighbor(axis), hasContent(axis) || !relatesSizes(itemConstraints, other) {
      return hasContent(axis) ? priority(axis, words, versus: other) : equalSize(words, other)
    }
    if hasContent(axis) { return "\(name).\(words.near) = Superview.margins.\(words.near)" }
    if isPositionFree, !hasNear, !hasFar, !hasCenter {
      return "\(name).\(words.near) = Superview.margins.\(words.near) and "
        + "\(name).\(words.far) = Superview.margins.\(words.far)"
    }
    if hasCenter {
      return "a size in addition to its center, such as \(name).\(words.size) = 0.5 * Superview.\(words.size)"
    }
    return missingEdge(itemConstraints, hasNear ? words.far : words.near)
  }

  /// Returns the missing edge constraint, with the negated constant of the opposite edge.
  private func missingEdge(_ itemConstraints: [NSLayoutConstraint], _ edge: String) -> String {
    let opposite = itemConstraints.first { constraint in
      constraint.firstItem === item && edges(constraint).contains { $0.isNear || $0.isFar }
        && constraint.secondItem != nil && constraint.firstAttribute == constraint.secondAttribute
    }
    guard let opposite, let second = opposite.secondItem as? any LayoutItem,
      let secondName = NSLayoutConstraint.documentName(of: second, seenFrom: item), secondName.hasPrefix("Superview")
    else { return "\(name).\(edge) = Superview.margins.\(edge)" }
    let constant = -opposite.constant
    let term = constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    return "\(name).\(edge) = \(secondName).\(edge)\(term)"
  }

  /// Returns an equal size for two views without content. The later view gets the earlier view's size.
  private func equalSize(_ words: AxisWords, _ other: any LayoutItem) -> String {
    let (later, earlier) = isLater(other) ? (otherName(other), name) : (name, otherName(other))
    return "\(later).\(words.size) = \(earlier).\(words.size)"
  }

  /// Returns the change for an earlier ambiguous item whose size a constraint relates to this item's.
  ///
  /// Returns nil if there is no such item, or after a long chain of such items.
  private func earlierSizeChange(_ axis: NSLayoutConstraint.Axis) -> String? {
    guard depth < Self.maximumDepth, let own = ambiguous.place(of: item) else { return nil }
    let related = constraints(axis).filter { $0.firstAttribute.isSize && $0.secondAttribute.isSize }
      .flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0.flatMap(ambiguous.place) }
    guard let place = related.min(), place < own else { return nil }
    let earlier = ambiguous.items[place]
    let freeParts = engine.freeParts(of: earlier.layoutNode)
    return AmbiguityRemedy(earlier, freeParts: freeParts, in: engine, ambiguous: ambiguous, depth: depth + 1)
      .change(axis)
  }

  /// Returns whether a constraint relates the size of the item to the size of another item.
  private func relatesSizes(_ itemConstraints: [NSLayoutConstraint], _ other: any LayoutItem) -> Bool {
    itemConstraints.contains { constraint in
      constraint.firstAttribute.isSize && constraint.secondAttribute.isSize
        && (constraint.firstItem === other || constraint.secondItem === other)
    }
  }

  private func isLater(_ other: any LayoutItem) -> Bool {
    guard let own = ambiguous.place(of: item), let place = ambiguous.place(of: other) else { return false }
    return place > own
  }

  /// Returns a priority for one of two views whose hugging or compression resistance is equal.
  private func priority(
    _ axis: NSLayoutConstraint.Axis, _ words: AxisWords, versus other: any LayoutItem
  ) -> String {
    let isCompressed = [item, other].contains { item in
      guard let view = item as? UIView else { return false }
      return axis == .horizontal
        ? view.bounds.width < view.layoutNode.intrinsicSize.width - 0.01
        : view.bounds.height < view.layoutNode.intrinsicSize.height - 0.01
    }
    let node = item.layoutNode
    let (property, current) =
      isCompressed
      ? ("contentCompressionResistancePriority", node.compressionResistance(for: axis))
      : ("contentHuggingPriority", node.hugging(for: axis))
    let raised = CGFloat(min(current.rawValue + 1, 999)).shortText
    // Text that is read first stays complete, and views that come first take the remaining space.
    let (first, second) = isCompressed == isLater(other) ? (name, otherName(other)) : (otherName(other), name)
    return "\(property): {\(words.property): \(raised)} on \(first), so that \(second) "
      + (isCompressed ? "is compressed" : "takes the remaining space")
  }

  /// Returns an existing inequality of the item's position, as an equation.
  private func tightened(_ axis: NSLayoutConstraint.Axis) -> String? {
    let inequality = constraints(axis).first {
      $0.relation != .equal && !$0.firstAttribute.isSize && !$0.isSystemMade && $0.firstItem === item
    }
    return inequality?.remedyText(priority: nil).map {
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
    engine.constraints(on: item.layoutNode, axis)
  }

  private func edges(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint.Attribute] {
    [
      constraint.firstItem === item ? constraint.firstAttribute : nil,
      constraint.secondItem === item ? constraint.secondAttribute : nil,
    ].compactMap { $0 }
  }

  /// Returns the siblings that constraints on an axis connect to the item.
  private func neighbors(_ axis: NSLayoutConstraint.Axis) -> [any LayoutItem] {
    constraints(axis).compactMap { constraint in
      let other = constraint.firstItem === item ? constraint.secondItem : constraint.firstItem
      guard let view = other as? UIView, view.superview === item.layoutParent else { return nil }
      return view
    }
  }

  /// Returns the ambiguous item with which this item shares the space on an axis.
  private func ambiguousNeighbor(_ axis: NSLayoutConstraint.Axis) -> (any LayoutItem)? {
    if let stack = item.layoutParent as? UIStackView, stack.axis == axis {
      return ambiguous.firstChild(of: stack, besides: item)
    }
    return neighbors(axis).first { isOtherAmbiguous($0) }
  }

  private func otherName(_ other: any LayoutItem) -> String {
    NSLayoutConstraint.documentName(of: other, seenFrom: item) ?? "its neighbor"
  }
}
