import ConstraintSolver
import UIFoundation

/// Chains of constraints, derived from the solver's proofs.
extension LayoutEngine {
  /// Returns the chain of a measure of an alignment rectangle; nil if the item is not in this engine.
  package func chain(of measure: LayoutMeasure, for node: LayoutNode) -> ConstraintChain? {
    let slot = boxSlot(of: node)
    guard slot >= 0, let rect = alignmentRect(of: node) else { return nil }
    let box = boxes[Int(slot)]
    var sum: [Solver.Term] = []
    if measure.factors.origin != 0 { sum.append(Solver.Term(measure.factors.origin, box.origin(measure.axis))) }
    if measure.factors.size != 0 { sum.append(Solver.Term(measure.factors.size, box.size(measure.axis))) }
    let links = Self.nearestFirst(solver.proof(of: sum), from: sum).map(link)
    return ConstraintChain(
      measure: measure, value: measure.value(in: rect), links: links,
      isFree: sum.contains { !isRootOrigin($0.variable) && isAmbiguous($0.variable) })
  }

  /// Returns whether a variable is the position of the topmost view. This position has no meaning in layout.
  private func isRootOrigin(_ variable: Solver.Variable) -> Bool {
    let slot = boxSlot(of: root)
    return slot >= 0 && (boxes[Int(slot)].x == variable || boxes[Int(slot)].y == variable)
  }

  /// Returns a proof ordered so that each constraint shares a variable with an earlier one if possible.
  private static func nearestFirst(_ proof: [Solver.ProofTerm], from sum: [Solver.Term]) -> [Solver.ProofTerm] {
    var reached = Set(sum.map(\.variable))
    var remaining = proof
    var ordered: [Solver.ProofTerm] = []
    while !remaining.isEmpty {
      let index = remaining.firstIndex { element in element.terms.contains { reached.contains($0.variable) } } ?? 0
      let term = remaining.remove(at: index)
      reached.formUnion(term.terms.map(\.variable))
      ordered.append(term)
    }
    return ordered
  }

  private func link(_ term: Solver.ProofTerm) -> ConstraintChain.Link {
    let (kind, meaning) = meaning(of: term.constraint)
    return ConstraintChain.Link(
      kind: kind, sentence: sentence(of: term, meaning), multiplier: term.multiplier, amount: term.amount + 0,
      origin: row(term.constraint)?.sourceLocation)
  }

  /// Returns the kind of a solver constraint and its meaning in plain words.
  private func meaning(of constraint: Solver.Constraint) -> (ConstraintChain.Link.Kind, String) {
    switch source(of: constraint) {
    case .none: return (.frame, "the target size of the layout")
    case .row(let row): return (.constraint, rows[Int(row)].constraint?.linkSentence ?? "a removed constraint")
    case .contentSize(let box, let part):
      guard let node = boxes[Int(box)].node else { return (.content, "the content size of a removed view") }
      return (.content, contentSentence(of: node, isWidth: part < 2))
    case .autoresizing(let box, let part):
      guard let node = boxes[Int(box)].node else { return (.frame, "the frame of a removed view") }
      return (.frame, frameSentence(of: node, part: part, share: boxes[Int(box)].shares[part]))
    }
  }

  /// Returns a constraint's meaning, with the points that a frame, margins, baselines or insets add.
  private func sentence(of term: Solver.ProofTerm, _ meaning: String) -> String {
    switch source(of: term.constraint) {
    case .row(let row): rows[Int(row)].constraint.map { meaning + measuredPart(of: term, $0) } ?? meaning
    case .autoresizing: "\(meaning), \(ConstraintChain.text(term.constant)) points"
    case .contentSize, .none: meaning
    }
  }

  /// Returns a clause with the points that margins, baselines or insets add; empty for none.
  private func measuredPart(of term: Solver.ProofTerm, _ constraint: NSLayoutConstraint) -> String {
    let points = term.constant - Double(constraint.constant)
    guard abs(points) > 1e-9 else { return "" }
    let attributes = [
      constraint.first.attribute, constraint.second.attribute, constraint.first.origin?.attribute,
      constraint.second.origin?.attribute,
    ].compactMap { $0 }
    let cause =
      attributes.contains(where: \.isBaseline)
      ? "baselines" : attributes.contains(where: \.isMargin) ? "margins" : "insets"
    return ", where \(cause) count for \(ConstraintChain.text(points))"
  }

  private func contentSentence(of node: LayoutNode, isWidth: Bool) -> String {
    let axis: NSLayoutConstraint.Axis = isWidth ? .horizontal : .vertical
    let size = isWidth ? node.intrinsicSize.width : node.intrinsicSize.height
    return "\(NSLayoutConstraint.words(for: node)) is as \(isWidth ? "wide" : "high") as its content, "
      + "\(ConstraintChain.text(Double(size))) points (hugging \(CGFloat(node.hugging(for: axis).rawValue).shortText), "
      + "compression resistance \(CGFloat(node.compressionResistance(for: axis).rawValue).shortText))"
  }

  private func frameSentence(of node: LayoutNode, part: Int, share: Double) -> String {
    let index = min(max(part, 0), 3)
    let name = NSLayoutConstraint.words(for: node)
    if node === root {
      let words = ["begins at the left of", "is as wide as", "begins at the top of", "is as tall as"]
      return "\(node.item?.unnamedClass == nil ? name : "the root view") \(words[index]) the scene"
    }
    let word = ["left edge", "width", "top", "height"][index]
    let flexibility = share == 0 ? "" : ", which follows its superview by its autoresizing mask"
    return "\(name) has the \(word) of its frame\(flexibility)"
  }
}

/// An optional constraint that is not satisfied, and the constraints that prevent it.
package struct YieldingConstraint: Sendable, Equatable {
  /// The constraint in plain words, without a period.
  package let sentence: String
  /// The violation, in points.
  package let residual: Double
  /// The constraints of equal or higher priority that prevent it, nearest first.
  package let holders: [String]
}

extension LayoutEngine {
  /// Returns the unsatisfied optional constraints that reference an item, in activation order.
  package func yieldingConstraints(of node: LayoutNode) -> [YieldingConstraint] {
    dropped.filter { element in !element.constraint.allReferencedNodes { $0 !== node } }.map { constraint, residual in
      var holders: [String] = []
      if constraint.loweredIn === self, let handle = rows[Int(constraint.loweredSlot)].handle {
        holders = solver.holders(of: handle).map { meaning(of: $0).1 }
      }
      return YieldingConstraint(
        sentence: constraint.linkSentence, residual: residual, holders: holders)
    }
  }
}

extension NSLayoutConstraint {
  /// The sentence, with the name of the stack view that created the constraint, if any.
  fileprivate var linkSentence: String {
    guard stackRule != nil, let stack = holder?.item else { return sentence }
    return "\(sentence), as the stack view \(Self.phrase(for: stack)) arranges it"
  }

  /// Returns the identifier of an item, or "around it" in place of a class and address.
  private static func phrase(for item: any LayoutItem) -> String {
    item.unnamedClass == nil ? item.layoutName : "around it"
  }
}
