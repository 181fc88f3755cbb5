import UIKitCore

/// A reader of one `<constraint>` element.
@MainActor
struct ConstraintReader {
  private let element: Element
  private let container: UIView
  private let scope: SceneBuilder.Scope
  private let builder: SceneBuilder

  private var log: ProblemLog { builder.log }

  /// Creates a reader. `container` is the view whose list contains the element.
  init(_ element: Element, _ container: UIView, _ scope: SceneBuilder.Scope, _ builder: SceneBuilder) {
    self.element = element
    self.container = container
    self.scope = scope
    self.builder = builder
  }

  /// Returns the constraint.
  ///
  /// Returns nil if an item is missing or not installed, or if an attribute or relation is invalid.
  ///
  /// An invalid multiplier, constant or priority is replaced by its default. Errors and notes are added to the log.
  func constraint() -> NSLayoutConstraint? {
    guard let firstAttribute = attribute("firstAttribute"), let relation = relation() else { return nil }
    guard let first = item("firstItem") else { return nil }
    var second: AnyObject?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    if element["secondItem"] != nil {
      guard let found = item("secondItem"), let named = attribute("secondAttribute") else { return nil }
      (second, secondAttribute) = (found, named)
    }
    let multiplier = multiplier()
    let constraint = NSLayoutConstraint(
      item: first, attribute: onCanvas(firstAttribute, of: "firstItem"), relatedBy: relation, toItem: second,
      attribute: onCanvas(secondAttribute, of: "secondItem"), multiplier: multiplier,
      constant: element.number("constant", log) ?? 0)
    if let priority = element.number("priority", log) { constraint.priority = UILayoutPriority(Float(priority)) }
    constraint.documentLine = Int32(clamping: element.line)
    constraint.documentPath = builder.document.path
    constraint.identifier = element["identifier"] ?? element.id
    for override in Variations(of: element, for: builder.traits).overrides {
      if let constant = override.number("constant", log) { constraint.constant = constant }
      if let priority = override.number("priority", log) { constraint.priority = UILayoutPriority(Float(priority)) }
    }
    if yieldsToContent(constraint) { constraint.priority = Self.lessThanContent }
    return constraint
  }

  /// A priority below the usual priorities of hugging and compression resistance.
  private static let lessThanContent = UILayoutPriority(50)

  /// Returns whether a constraint to the bottom edge of a cell's content view yields to the content.
  ///
  /// The canvas marks the content views of such constraints as ambiguous. It keeps the heights of the content, so the
  /// content does not end at the bottom edge (88 in 87, 211 in 212, 164 in 165; builds 14460 to 20020
  /// of Interface Builder).
  private func yieldsToContent(_ constraint: NSLayoutConstraint) -> Bool {
    guard builder.rules.keepsAmbiguousHeights, constraint.priority == .required, let holder = element.parent?.parent,
      holder.name == "tableViewCellContentView", holder.flag("ambiguous") == true
    else { return false }
    return [(constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute)]
      .contains { $0.0 === container && [.bottom, .bottomMargin].contains($0.1) }
  }

  private func item(_ name: String) -> AnyObject? {
    guard let id = element[name] else { return container }
    if let object = scope.objects[id] ?? builder.objects[id] { return (object as? UIViewController)?.view ?? object }
    // Ids without an object are reported when the document is read. Objects that a size class omits need no message.
    if !builder.isUninstalled(id), let other = builder.document.object(id) {
      log.note(
        element,
        "The constraint \"\(element.id ?? "")\" is left out: \"\(id)\", a <\(other.name)> on line \(other.line), "
          + "is not one of the views and guides that are read in its scene.")
    }
    return nil
  }

  private func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    let text = element[name] ?? ""
    // Files have the names of equations.
    if text == NSLayoutConstraint.Attribute.notAnAttribute.name { return .notAnAttribute }
    if let attribute = NSLayoutConstraint.Attribute(equationName: text) { return attribute }
    log.error(element, "\(name)=\"\(text)\" is not a layout attribute.")
    return nil
  }

  /// Returns the attribute that the canvas uses for an attribute of an item.
  ///
  /// Until Xcode 8, the guide above a view had no height: its top and bottom are at 20 below a status bar, and at 64
  /// below a navigation bar (builds 6254 to 12118).
  private func onCanvas(_ attribute: NSLayoutConstraint.Attribute, of name: String) -> NSLayoutConstraint.Attribute {
    guard builder.rules.hasFlatGuides, attribute == .top,
      let guide = element[name].flatMap({ builder.document.object($0) }), guide.name == "viewControllerLayoutGuide",
      guide["type"] == "top"
    else { return attribute }
    return .bottom
  }

  private func relation() -> NSLayoutConstraint.Relation? {
    switch element["relation"] {
    case nil, "equal": return .equal
    case "greaterThanOrEqual": return .greaterThanOrEqual
    case "lessThanOrEqual": return .lessThanOrEqual
    case let other?:
      log.error(element, "relation=\"\(other)\" is not a relation.")
      return nil
    }
  }

  /// Returns the multiplier: a number, or a ratio written as `16:9` or `1/3`.
  private func multiplier() -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let separators = text.count { $0 == ":" || $0 == "/" }
    let value: Double?
    switch (parts.count, separators) {
    case (1, 0): value = parts[0]
    case (2, 1): value = parts[0].flatMap { top in parts[1].map { top / $0 } }
    default: value = nil
    }
    if let value, NSLayoutConstraint.isUsable(multiplier: value) { return CGFloat(value) }
    if let value, value.isFinite {
      log.error(element, "multiplier=\"\(text)\" needs an absolute value from 1e-9 to 1e9.")
      return 1
    }
    log.error(element, "multiplier=\"\(text)\" is neither a number nor a ratio such as 16:9.")
    return 1
  }
}
