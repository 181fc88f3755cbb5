import ConstraintSolver
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

/// Constraints in plain words, for people who do not read the visual format.
extension NSLayoutConstraint {
  /// The constraint in words, such as `title's leading edge is 8 points after icon's trailing edge`.
  ///
  /// A constraint on a distance between anchors is printed as an equation.
  package var sentence: String {
    let strength = priority == .required ? "" : ", if it can be (priority \(CGFloat(priority.rawValue).shortText))"
    guard !relatesDistances, first.hasItem else { return equationText }
    return (first.attribute.isSize ? sizeSentence : placeSentence) + strength
  }

  // MARK: Sizes

  private var sizeSentence: String {
    let name = Self.words(for: first.node)
    let isWide = first.attribute == .width
    guard second.hasItem else {
      return "\(name) is \(bound("exactly ", "at least ", "at most "))\(constant.shortText) points "
        + (isWide ? "wide" : "high")
    }
    let other = Self.words(for: second.node, seenFrom: first.node)
    if first.attribute == second.attribute, multiplier == 1, second.node !== first.node {
      return "\(name) is \(bound("", "at least ", "at most "))as \(isWide ? "wide" : "high") as \(other)\(offset)"
    }
    let size = second.attribute == .width ? "width" : "height"
    let factor = multiplier == 1 ? "" : "\(multiplier.shortText) times "
    let owner = second.node === first.node ? "its own" : Self.possessive(other)
    return "\(Self.possessive(name)) \(isWide ? "width" : "height") is \(bound("", "at least ", "at most "))\(factor)"
      + "\(owner) \(size)\(offset)"
  }

  private var offset: String {
    constant == 0 ? "" : constant < 0 ? " minus \((-constant).shortText) points" : " plus \(constant.shortText) points"
  }

  // MARK: Places

  private var placeSentence: String {
    let subject = Self.words(for: first)
    guard second.hasItem else {
      return "\(subject) is \(bound("", "at least ", "at most "))at \(constant.shortText) points"
    }
    let reference = Self.words(for: second, seenFrom: first.node)
    guard multiplier == 1 else {
      return "\(subject) is \(bound("at ", "at or beyond ", "at or before "))\(multiplier.shortText) times \(reference)"
        + offset
    }
    let (before, beyond) = directions
    if constant == 0 {
      let meets = first.attribute == second.attribute ? "is level with" : "meets"
      return "\(subject) \(bound(meets, "is not \(before)", "is not \(beyond)")) \(reference)"
    }
    let distance = "\(abs(constant).shortText) points"
    // "At least −8 after" is the same as "at most 8 before".
    return constant > 0
      ? "\(subject) is \(bound("", "at least ", "at most "))\(distance) \(beyond) \(reference)"
      : "\(subject) is \(bound("", "at most ", "at least "))\(distance) \(before) \(reference)"
  }

  /// The words for an earlier and for a later position on the axis.
  private var directions: (String, String) {
    if first.attribute.axis == .vertical { return ("above", "below") }
    return first.attribute.isAbsolute ? ("left of", "right of") : ("before", "after")
  }

  private func bound(_ equal: String, _ least: String, _ most: String) -> String {
    switch relation {
    case .equal: equal
    case .greaterThanOrEqual: least
    case .lessThanOrEqual: most
    }
  }

  // MARK: Names

  private static func words(for term: LayoutTerm, seenFrom other: LayoutNode? = nil) -> String {
    "\(possessive(words(for: term.node, seenFrom: other))) \(term.attribute.words)"
  }

  /// Returns the name of an item, as seen from another item of the same sentence.
  static func words(for node: LayoutNode?, seenFrom other: LayoutNode? = nil) -> String {
    node?.item?.nameInSentence(seenFrom: other?.item) ?? "a removed view"
  }

  fileprivate static func possessive(_ name: String) -> String { name.hasSuffix("s") ? "\(name)'" : "\(name)'s" }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute in words.
  var words: String {
    switch self {
    case .left: "left edge"
    case .right: "right edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .top: "top"
    case .bottom: "bottom"
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal center within its margins"
    case .centerYWithinMargins: "vertical center within its margins"
    case .width, .height, .notAnAttribute: name
    }
  }
}

extension LayoutEngine {
  /// Returns a member of a conflict in plain words.
  func sentence(for constraint: Solver.Constraint) -> String {
    switch source(of: constraint) {
    case .none: return "the target size"
    case .row(let row): return rows[Int(row)].constraint?.sentence ?? "a removed constraint"
    case .contentSize(let box, let part):
      guard let node = boxes[Int(box)].node else { return "the content size of a removed view" }
      let isWidth = part < 2
      let size = isWidth ? node.intrinsicSize.width : node.intrinsicSize.height
      let (bound, reason) = part % 2 == 0 ? ("at least", "compression resistance") : ("at most", "hugging")
      return "\(NSLayoutConstraint.words(for: node)) is \(bound) as \(isWidth ? "wide" : "high") as its content, "
        + "\(CGFloat(size).shortText) points (its \(reason) is required)"
    case .autoresizing(let box, let part):
      guard let node = boxes[Int(box)].node else { return "the frame of a removed view" }
      let word = ["horizontal position", "width", "vertical position", "height"][min(max(part, 0), 3)]
      let name = NSLayoutConstraint.words(for: node)
      if node === root {
        // The sentences about its subviews call it their superview.
        let subject = NSLayoutConstraint.possessive(node.item?.unnamedClass == nil ? name : "the superview")
        guard part % 2 == 1, let frame = node.container?.autoresizing?.frame else {
          return "\(subject) \(word) is fixed"
        }
        return "\(subject) \(word) is fixed at \(CGFloat(part == 1 ? frame.width : frame.height).shortText) points"
      }
      return
        "\(name) has the \(word) of its frame, because translatesAutoresizingMaskIntoConstraints is true"
    }
  }
}
