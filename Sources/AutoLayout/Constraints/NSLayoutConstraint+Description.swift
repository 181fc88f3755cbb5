import UIFoundation

/// How constraints print: in the visual format where it can express them, else as an equation.
extension NSLayoutConstraint {
  /// The class in angle brackets, the identifier, what is demanded, and whether it is active.
  var text: String {
    let name = "NSLayoutConstraint"
    let label = identifier.map { " '\($0)'" } ?? ""
    guard let visual = VisualFormatPrinter(self) else { return "<\(name)\(label) \(equationText) (\(state))>" }
    let names = visual.superviewName.map { ", names: '|':\($0)" } ?? ""
    return "<\(name)\(label) \(visual.text) (\(state)\(names))>"
  }

  private var state: String { holder != nil || loweredIn != nil ? "active" : "inactive" }

  /// The constraint as rule and guide write it: `Red.width == 2*Blue.height + 8 @750`.
  package var equationText: String {
    let left = Self.text(first)
    let sign = Self.sign(relation)
    let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).shortText)"
    guard second.hasItem else { return "\(left) \(sign) \(constant.shortText)\(strength)" }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortText)*"
    let rest = constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    return "\(left) \(sign) \(factor)\(Self.text(second))\(rest)\(strength)"
  }

  /// Both sides as UIKit's activation error names them.
  var anchorsText: String {
    let near = "\"\(Self.text(first))\""
    return !second.hasItem ? "anchor \(near)" : "anchors \(near) and \"\(Self.text(second))\""
  }

  static func text(_ term: LayoutTerm) -> String {
    guard term.hasItem else { return "(null)" }
    let far = "\(name(of: term.node)).\(term.attribute.name)"
    guard let origin = term.origin else { return far }
    return "(\(far) - \(name(of: origin.node)).\(origin.attribute.name))"
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
