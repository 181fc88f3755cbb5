import UIFoundation

extension Equation {
  /// Creates the equation of a line; nil if the line is blank or only a comment.
  package init?(_ text: String) throws(EquationError) {
    var parser = EquationParser(text)
    guard let parsed = try parser.parse() else { return nil }
    self = parsed
  }

  /// Returns the parts of an equation as it is written, up to the first error.
  package static func tokens(of text: String) -> [Token] {
    var parser = EquationParser(text)
    _ = try? parser.parse()
    return parser.tokens
  }

  /// Returns the inactive constraint, with a warning for a multiplier other than 1 between locations.
  ///
  /// Violations of any ``PairingRule`` are errors, even of the rule that UIKit does not check.
  @MainActor
  package func constraint(
    in scope: EquationScope
  ) throws(EquationError) -> (constraint: NSLayoutConstraint, warnings: [EquationError]) {
    let (firstItem, secondItem) = try items(in: scope)
    let factor = second == nil ? 1 : try value(of: multiplier, firstItem, scope)
    var constant = 0.0
    for product in constants { constant += try value(of: product, firstItem, scope) }
    let warnings = try checkPairing(factor)
    guard NSLayoutConstraint.isUsable(multiplier: factor) else {
      throw failure(
        "the absolute value of a factor must be from 1e-9 to 1e9, found \(factor)",
        multiplier.factors.first?.column ?? 0)
    }
    guard abs(constant) <= NSLayoutConstraint.largestNumber else {
      throw failure(
        "a constant must be between -1e9 and 1e9, found \(constant)", constants.first?.factors.first?.column ?? 0)
    }
    let constraint = NSLayoutConstraint(
      LayoutTerm(node: firstItem.layoutNode, attribute: first.attribute), relation,
      second.map { LayoutTerm(node: secondItem?.layoutNode, attribute: $0.attribute) } ?? .none,
      multiplier: CGFloat(factor), constant: CGFloat(constant))
    constraint.priority = priority
    return (constraint, warnings)
  }

  func failure(_ reason: String, _ column: Int, _ suggestion: String? = nil) -> EquationError {
    EquationError(reason: reason, text: text, column: column, suggestion: suggestion)
  }
}

// Items.
extension Equation {
  @MainActor
  private func items(in scope: EquationScope) throws(EquationError) -> (any LayoutItem, (any LayoutItem)?) {
    if first.item == Operand.superview {
      guard let second, second.item != Operand.superview else {
        throw failure("'Superview' needs another item whose superview it is", first.column)
      }
      let other = try named(second, scope)
      let superview = try parent(of: other, first, second)
      return (try guideOrItem(first, superview, scope), try guideOrItem(second, other, scope))
    }
    let item = try named(first, scope)
    guard let second else { return (try guideOrItem(first, item, scope), nil) }
    let other = second.item == Operand.superview ? try parent(of: item, second, first) : try named(second, scope)
    return (try guideOrItem(first, item, scope), try guideOrItem(second, other, scope))
  }

  @MainActor
  private func named(_ operand: Operand, _ scope: EquationScope) throws(EquationError) -> any LayoutItem {
    if let item = scope.item(operand.item) { return item }
    // A guide belongs to an item. Other layout languages omit the item.
    let meaning =
      scope.guideNames.contains(operand.item)
      ? "\(Operand.superview).\(operand.item)"
      : ["parent", "super", "container", "self", "view"].contains(operand.item) ? Operand.superview : nil
    throw failure(
      "no view or guide is called '\(operand.item)'", operand.column,
      Spelling.nearest(to: operand.item, among: scope.itemNames + [Operand.superview]) ?? meaning)
  }

  @MainActor
  private func parent(
    of item: any LayoutItem, _ operand: Operand, _ other: Operand
  ) throws(EquationError) -> any LayoutItem {
    if let parent = item.layoutParent { return parent }
    throw failure("'\(other.item)' has no superview", operand.column)
  }

  @MainActor
  private func guideOrItem(
    _ operand: Operand, _ item: any LayoutItem, _ scope: EquationScope
  ) throws(EquationError) -> any LayoutItem {
    guard let name = operand.guide else { return item }
    if let guide = scope.guide(item, name) { return guide }
    throw failure(
      "'\(operand.item)' has no guide called '\(name)'", operand.guideColumn,
      Spelling.nearest(to: name, among: scope.guideNames))
  }
}

// Numbers.
extension Equation {
  @MainActor
  private func value(
    of product: Product, _ item: any LayoutItem, _ scope: EquationScope
  ) throws(EquationError) -> Double {
    var value = product.isNegative ? -1.0 : 1.0
    for factor in product.factors {
      let number = try self.number(factor, item, scope)
      guard factor.isDivisor else {
        value *= number
        continue
      }
      guard number != 0 else { throw failure("division by zero", factor.column) }
      value /= number
    }
    return value
  }

  @MainActor
  private func number(
    _ factor: Product.Factor, _ item: any LayoutItem, _ scope: EquationScope
  ) throws(EquationError) -> Double {
    guard let name = factor.name else { return factor.number }
    if let number = scope.metric(name) { return number }
    let intrinsic: CGFloat
    switch name {
    case "IntrinsicWidth": intrinsic = item.layoutNode.intrinsicSize.width
    case "IntrinsicHeight": intrinsic = item.layoutNode.intrinsicSize.height
    case Operand.superview,
      _ where scope.item(name) != nil:
      throw failure(
        "expected a number or an attribute, found the item '\(name)'", factor.column, "\(name).\(first.attribute.name)")
    default:
      throw failure(
        "no constant is called '\(name)'", factor.column,
        Spelling.nearest(to: name, among: scope.metricNames + ["IntrinsicWidth", "IntrinsicHeight", "NotAnAttribute"]))
    }
    guard intrinsic >= 0 else {
      throw failure("'\(first.item)' has no intrinsic \(name == "IntrinsicWidth" ? "width" : "height")", factor.column)
    }
    return Double(intrinsic)
  }
}

// The five rules of the Auto Layout guide.
extension Equation {
  private func checkPairing(_ factor: Double) throws(EquationError) -> [EquationError] {
    let rules: [PairingRule] = [.locationToConstant, .sizeToLocation, .mixedAxes, .mixedDirections, .zeroMultiplier]
    let other = second?.attribute ?? .notAnAttribute
    for rule in rules where rule.isViolated(by: first.attribute, other, multiplier: CGFloat(factor)) {
      throw violation(of: rule)
    }
    guard let second, !first.attribute.isSize, factor != 1 else { return [] }
    return [failure("a multiplier other than 1 between locations depends on the positions of the items", second.column)]
  }

  private func violation(of rule: PairingRule) -> EquationError {
    let (name, otherName) = (first.attribute.name, second?.attribute.name ?? "")
    let column = second?.attributeColumn ?? first.attributeColumn
    switch rule {
    case .locationToConstant:
      return failure("a location cannot equal a constant; relate '\(name)' to another item's", column)
    case .sizeToLocation:
      return failure("a size cannot be related to a location ('\(name)' to '\(otherName)')", column)
    case .mixedAxes:
      return failure(
        "a vertical attribute cannot be related to a horizontal one ('\(name)' to '\(otherName)')", column)
    case .mixedDirections:
      return failure("leading and trailing cannot be related to left and right; use one kind for both", column)
    case .zeroMultiplier:
      return failure("a location cannot equal a constant; the factor is 0", second?.column ?? column)
    }
  }
}
