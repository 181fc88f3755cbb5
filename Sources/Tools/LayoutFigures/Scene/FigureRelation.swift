import UIKitCore

/// A constraint in the graph of a figure: its items, and its terms in print.
@MainActor
struct FigureRelation {
  /// An item, with its name and the view whose color it has.
  struct Item {
    let id: ObjectIdentifier
    let name: String
    let view: UIView?
  }

  let items: [Item]
  /// The terms, in which items are identified by their position in `items`.
  let terms: [PrintedEquation.Term]

  /// Creates the relation of a constraint; nil for relations of distances.
  init?(_ constraint: NSLayoutConstraint, root: UIView) {
    guard let first = constraint.firstItem, !constraint.relatesDistances else { return nil }
    let objects = [first, constraint.secondItem].compactMap { $0 }
    let items = objects.map { Item($0, root: root) }
    func operand(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) -> [PrintedEquation.Term] {
      [
        .init(text: items[index].name, item: "\(index)"), .init(text: ".", isApart: false),
        .init(text: attribute.name, isApart: false),
      ]
    }
    let relation =
      switch constraint.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var terms = operand(0, constraint.firstAttribute) + [.init(text: relation)]
    let constant = constraint.constant
    if objects.count > 1 {
      if constraint.multiplier != 1 { terms += [.init(text: constraint.multiplier.shortText), .init(text: "×")] }
      terms += operand(1, constraint.secondAttribute)
      if constant != 0 { terms += [.init(text: constant < 0 ? "−" : "+"), .init(text: abs(constant).shortText)] }
    } else {
      terms.append(.init(text: constant.shortText))
    }
    if constraint.priority != .required {
      terms.append(.init(text: "@\(CGFloat(constraint.priority.rawValue).shortText)"))
    }
    (self.items, self.terms) = (items, terms)
  }
}

extension FigureRelation.Item {
  @MainActor
  fileprivate init(_ item: AnyObject, root: UIView) {
    view = item as? UIView
    id = ObjectIdentifier(item)
    // Equations of documents name the view around them by this word.
    let isUnnamedRoot = item === root && root.accessibilityIdentifier?.isEmpty != false
    name = isUnnamedRoot ? Equation.Operand.superview : ConstraintMark.name(of: item)
  }
}
