import UIFoundation

/// Textual representations: visual format if possible, otherwise an equation.
extension NSLayoutConstraint {
  /// The class, identifier, relation and activation state, in angle brackets.
  var text: String {
    let name = "NSLayoutConstraint"
    let label = identifier.map { " '\($0)'" } ?? ""
    guard let visual = VisualFormatPrinter(self) else { return "<\(name)\(label) \(equationText) (\(state))>" }
    let names = visual.superviewName.map { ", names: '|':\($0)" } ?? ""
    return "<\(name)\(label) \(visual.text) (\(state)\(names))>"
  }

  private var state: String { holder != nil || loweredIn != nil ? "active" : "inactive" }

  /// The constraint as an equation, such as `Red.width == 2*Blue.height + 8 @750`.
  package var equationText: String {
    let left = Self.text(first)
    let sign = Self.sign(relation)
    let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortText)"
    guard second.hasItem else { return "\(left) \(sign) \(constant.shortText)\(strength)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortText)*"
    let offset = constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    return "\(left) \(sign) \(factor)\(Self.text(second))\(offset)\(strength)"
  }

  /// The anchors of the constraint, formatted as in UIKit's activation error.
  var anchorsText: String {
    let firstName = "\"\(Self.text(first))\""
    return !second.hasItem ? "anchor \(firstName)" : "anchors \(firstName) and \"\(Self.text(second))\""
  }

  static func text(_ term: LayoutTerm) -> String {
    guard term.hasItem else { return "(null)" }
    let position = "\(name(of: term.node)).\(term.attribute.name)"
    // The term of a distance: `origin` is subtracted from the position.
    guard let origin = term.origin else { return position }
    return "(\(position) - \(name(of: origin.node)).\(origin.attribute.name))"
  }

  static func name(of node: LayoutNode?) -> String { node?.item?.layoutName ?? "(freed)" }

  static func sign(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
