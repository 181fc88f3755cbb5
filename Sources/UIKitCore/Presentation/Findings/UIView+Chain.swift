package import AutoLayout
internal import Foundation
internal import UIFoundation

extension UIView {
  /// Returns the constraints that determine a measure of the view's frame, as of the last layout.
  ///
  /// The frame excludes any transform, in the superview's coordinates, in points. A view outside of constraint-based
  /// layout has one link, its frame.
  package func constraintChain(of measure: LayoutMeasure) -> ConstraintChain {
    let shown = measure.value(in: layoutFrame)
    guard let engine = layoutNode.currentEngine, var chain = engine.chain(of: measure, for: layoutNode) else {
      let name = LayoutFindings.name(of: self).sentence
      let link = ConstraintChain.Link(
        kind: .frame, sentence: "\(name) has this frame by itself or by its superview; no constraint takes part",
        amount: shown)
      return ConstraintChain(measure: measure, value: shown, links: [link], isFree: false)
    }
    let insets = alignmentRectInsets
    // Not as a rectangle, whose sides cannot be negative: symbols extend beyond their frames.
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
    let rounding = shown - (chain.value + outset)
    if rounding != 0, !isNoise(rounding, beside: shown) {
      chain.links.append(
        ConstraintChain.Link(kind: .rounding, sentence: "its edges are moved to whole pixels", amount: rounding))
    }
    return ConstraintChain(measure: measure, value: shown, links: chain.links, isFree: chain.isFree)
  }

  /// The frame without the view's transform, in the superview's coordinates.
  private var layoutFrame: CGRect {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    return CGRect(
      x: layer.position.x - size.width * anchor.x, y: layer.position.y - size.height * anchor.y, width: size.width,
      height: size.height)
  }

  /// Indicates whether an amount is numerical noise of the solver.
  private func isNoise(_ points: Double, beside value: Double) -> Bool { abs(points) <= 1e-9 * max(1, abs(value)) }

  /// The unsatisfied optional constraints that reference the view, and the constraints that prevent them.
  package var yieldingConstraints: [YieldingConstraint] {
    layoutNode.currentEngine?.yieldingConstraints(of: layoutNode) ?? []
  }
}
