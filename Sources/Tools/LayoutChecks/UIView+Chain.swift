import UIKitCore

extension UIView {
  /// Returns the constraints that determine a measure of the view's frame, as of the last layout.
  ///
  /// The frame is untransformed, in the superview's coordinate space, in points. The chain of a view that does not take
  /// part in constraint-based layout has one link, its frame.
  package func constraintChain(of measure: LayoutMeasure) -> ConstraintChain {
    let value = measure.value(in: untransformedFrame)
    guard let engine = layoutNode.currentEngine, var chain = engine.chain(of: measure, for: layoutNode) else {
      let name = LayoutFindings.name(of: self).sentence
      let link = ConstraintChain.Link(
        kind: .frame, sentence: "the frame of \(name) was set by its superview or by code; no constraint affects it",
        amount: value)
      return ConstraintChain(measure: measure, value: value, links: [link], isFree: false)
    }
    let insets = alignmentRectInsets
    // This does not use `CGRect`, whose width and height are never negative. The sum of the insets is negative for
    // symbols, which extend beyond their frames.
    let outset =
      measure.axis == .horizontal
      ? measure.value(origin: -insets.left, size: insets.horizontal)
      : measure.value(origin: -insets.top, size: insets.vertical)
    if outset != 0 {
      chain.links.append(
        ConstraintChain.Link(
          kind: .alignment, sentence: "constraints act on the alignment rectangle, which is not the frame",
          amount: outset))
    }
    // The rounding of superviews is included; see `applySolvedFrame`.
    let rounding = value - (chain.value + outset)
    if rounding != 0, !isNoise(rounding, relativeTo: value) {
      chain.links.append(
        ConstraintChain.Link(kind: .rounding, sentence: "its edges are rounded to whole pixels", amount: rounding))
    }
    return ConstraintChain(measure: measure, value: value, links: chain.links, isFree: chain.isFree)
  }

  /// Returns whether a difference is numerical noise of the solver.
  private func isNoise(_ points: Double, relativeTo value: Double) -> Bool { abs(points) <= 1e-9 * max(1, abs(value)) }
}
