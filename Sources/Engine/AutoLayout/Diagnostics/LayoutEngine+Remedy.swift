import ConstraintSolver
import UIFoundation

/// The suggested resolution of a conflict.
extension LayoutEngine {
  /// Returns the change that most likely resolves the conflict as intended.
  func remedy(for set: [Solver.Constraint], broken: Solver.Constraint) -> LayoutConflict.Remedy {
    var constraints: [NSLayoutConstraint] = []
    for member in set {
      switch source(of: member) {
      case .autoresizing(let box, _):
        if let node = boxes[Int(box)].node, node !== root { return Self.remedy(forFrameOf: node, set.compactMap(row)) }
      case .contentSize(let box, let part):
        if let node = boxes[Int(box)].node { return Self.remedy(forContentOf: node, part) }
      case .row: if let constraint = row(member), !constraint.isSystemMade { constraints.append(constraint) }
      case .none: break
      }
    }
    if set.count == 2, constraints.count == 2, let remedy = Self.remedy(forTwins: constraints) { return remedy }
    let last = row(broken)
    let yielding = constraints.max { a, b in
      let (rank, other) = (Self.yieldOrder(of: a), Self.yieldOrder(of: b))
      if rank != other { return rank < other }
      return b === last || (a !== last && a.sequence < b.sequence)
    }
    guard let yielding else {
      return LayoutConflict.Remedy(text: "Give one of them a priority below 1000, such as 999", places: [])
    }
    return Self.remedy(yielding: yielding)
  }

  /// Returns the layout constraint of a solver constraint; nil for content sizes, frames and targets.
  func row(_ member: Solver.Constraint) -> NSLayoutConstraint? {
    guard case .row(let row) = source(of: member) else { return nil }
    return rows[Int(row)].constraint
  }

  private static func remedy(
    forFrameOf node: LayoutNode, _ constraints: [NSLayoutConstraint]
  ) -> LayoutConflict.Remedy {
    // Layout documents cannot set translatesAutoresizingMaskIntoConstraints.
    let isDocument = constraints.contains { $0.documentLine != nil }
    let name = NSLayoutConstraint.words(for: node)
    return LayoutConflict.Remedy(
      text: isDocument
        ? "Remove the frame of \(name), or the constraints that place it"
        : "Set translatesAutoresizingMaskIntoConstraints to false where constraints place the view",
      places: isDocument ? constraints.compactMap(\.sourceLocation) : [])
  }

  private static func remedy(forContentOf node: LayoutNode, _ part: Int) -> LayoutConflict.Remedy {
    let property = part % 2 == 0 ? "contentCompressionResistancePriority" : "contentHuggingPriority"
    return LayoutConflict.Remedy(
      text: "Let the content of \(NSLayoutConstraint.words(for: node)) yield: give it a \(property) of 999, "
        + (part < 2 ? "horizontally" : "vertically"), places: [])
  }

  /// Returns a resolution for two constraints that differ only in relation and constant; otherwise nil.
  private static func remedy(forTwins twins: [NSLayoutConstraint]) -> LayoutConflict.Remedy? {
    guard let (one, other) = twins.first.flatMap({ a in twins.last.map { (a, $0) } }),
      one.first.node === other.first.node, one.firstAttribute == other.firstAttribute,
      one.second.node === other.second.node, one.secondAttribute == other.secondAttribute, !one.relatesDistances,
      !other.relatesDistances, one.multiplier == other.multiplier
    else { return nil }
    let subject = "the \(one.firstAttribute.words) of \(NSLayoutConstraint.words(for: one.first.node))"
    let isFixed = one.relation == .equal && other.relation == .equal
    return LayoutConflict.Remedy(
      text: isFixed
        ? "Keep one of the two: both decide \(subject)"
        : "Change one of the two: together they leave \(subject) no value",
      places: [one, other].compactMap(\.sourceLocation))
  }

  private static func remedy(yielding constraint: NSLayoutConstraint) -> LayoutConflict.Remedy {
    let places = [constraint.sourceLocation].compactMap { $0 }
    guard let equation = constraint.remedyText(priority: "999") else {
      return LayoutConflict.Remedy(text: "Give this one a priority of 999: \(constraint.sentence)", places: places)
    }
    let subject = "the \(constraint.firstAttribute.words) of \(NSLayoutConstraint.words(for: constraint.first.node))"
    var format = ""
    if constraint.firstAttribute.isSize, !constraint.second.hasItem, constraint.relation == .equal {
      let size = constraint.constant.shortText
      format = ", in a visual format [\(NSLayoutConstraint.words(for: constraint.first.node))(\(size)@999)]"
    }
    return LayoutConflict.Remedy(text: "Let \(subject) yield: \(equation)\(format)", places: places, equation: equation)
  }

  /// Returns a rank that is higher for constraints whose priority authors usually lower first.
  ///
  /// Fixed sizes have the highest rank, and leading and top edges the lowest.
  private static func yieldOrder(of constraint: NSLayoutConstraint) -> Int {
    if constraint.firstAttribute.isSize {
      guard constraint.second.hasItem else { return constraint.relation == .equal ? 6 : 3 }
      // An aspect ratio yields before equal sizes.
      return constraint.first.node === constraint.second.node ? 5 : 4
    }
    return constraint.firstAttribute.isCenter ? 2 : constraint.firstAttribute.isFar ? 1 : 0
  }
}

extension NSLayoutConstraint {
  /// Returns the equation with a given priority, in document syntax; nil for distances and unnamed items.
  package func remedyText(priority: String?) -> String? {
    guard !relatesDistances, let left = Self.operand(first, seenFrom: nil) else { return nil }
    let sign = relation == .equal ? "=" : Self.sign(relation)
    let strength = priority.map { " @\($0)" } ?? ""
    guard second.hasItem else { return "\(left) \(sign) \(constant.shortText)\(strength)" }
    guard let right = Self.operand(second, seenFrom: first.node) else { return nil }
    let factor = multiplier == 1 ? "" : "\(multiplier.shortText) * "
    let offset = constant == 0 ? "" : constant < 0 ? " - \((-constant).shortText)" : " + \(constant.shortText)"
    return "\(left) \(sign) \(factor)\(right)\(offset)\(strength)"
  }

  private static func operand(_ term: LayoutTerm, seenFrom other: LayoutNode?) -> String? {
    guard let item = term.node?.item else { return nil }
    return documentName(of: item, seenFrom: other?.item).map { "\($0).\(term.attribute.name)" }
  }

  /// Returns the name of an item in equations: its identifier, `Superview`, or a guide of one of these.
  ///
  /// Returns nil without an identifier.
  package static func documentName(of item: any LayoutItem, seenFrom other: (any LayoutItem)?) -> String? {
    if let guide = guideNames[item.layoutName] {
      return item.layoutParent.flatMap { documentName(of: $0, seenFrom: other) }.map { "\($0).\(guide)" }
    }
    if let parent = other?.layoutParent, parent === item { return "Superview" }
    return item.unnamedClass == nil ? item.layoutName : nil
  }

  private static let guideNames = [
    "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins",
    "UIViewReadableContentGuide": "readable", "UIScrollView-contentLayoutGuide": "content",
    "UIScrollView-frameLayoutGuide": "frame",
  ]
}
