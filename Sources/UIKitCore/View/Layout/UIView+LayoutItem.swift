package import AutoLayout
package import Foundation
internal import TextLayout

extension UIView: LayoutContainer {
  package var layoutParent: (any LayoutContainer)? { superview }

  package var layoutName: String { shortName }

  package func layoutBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    let target = which == .first ? forFirstBaselineLayout : forLastBaselineLayout
    if target !== self, target.isDescendant(of: self) { return .forwarded(target) }
    if let offset = ownCenteredBaselineOffset { return .centered(offset) }
    return .offset(which == .first ? ownFirstBaselineOffset : ownLastBaselineOffset)
  }

  package func layoutTextExtent(_ which: LayoutBaseline.Which) -> CGFloat? {
    baselineFont.map { which == .first ? $0.ascender : -$0.descender }
  }

  package var autoresizing: Autoresizing? {
    guard translatesAutoresizingMaskIntoConstraints else { return nil }
    return Autoresizing(
      frame: CGRect(
        x: layer.position.x - layer.bounds.width * layer.anchorPoint.x,
        y: layer.position.y - layer.bounds.height * layer.anchorPoint.y,
        width: layer.bounds.width, height: layer.bounds.height),
      containerSize: superview?.bounds.size,
      mask: Autoresizing.Mask(rawValue: autoresizingMask.rawValue))
  }

  package var layoutBoundsOrigin: CGPoint { hasScrollableContent ? layer.bounds.origin : .zero }

  package func forEachLayoutChild(_ body: (any LayoutItem) -> Void) {
    for subview in subviews { body(subview) }
    for guide in layoutGuides { body(guide) }
    guideState.forEachGuide(body)
  }

  /// Indicates whether constraints determine this view's frame.
  package var isDecidedByEngine: Bool { layoutNode.isLaidOut }

  /// Notifies the engine of an assigned frame, mask or superview.
  func frameWasAssigned() {
    if layoutNode.currentEngine != nil { layoutNode.didChange(.autoresizing) }
  }

  func autoresizingTranslationDidChange() {
    layoutNode.didChange(.autoresizing)
    markNeedsLayout()
  }

  /// Notifies the engine of a changed direction of the constraints held here.
  func layoutDirectionMayHaveChanged() {
    layoutNode.didChange(.direction)
    layoutMarginsChanged()
    layoutTraitsDidChange()
    intrinsicSizeDidChange()
    markNeedsLayout()
    for subview in subviews { subview.layoutDirectionMayHaveChanged() }
  }

  /// Registers a new subview with layout passes and engine.
  func didAttach(_ view: UIView) {
    // A subclass can override the property without setting it.
    view.updateSafeAreaSources()
    view.layoutNode.didMoveToParent()
    view.markAncestors(view.pending.own.union(view.pending.below))
    view.traitsMayHaveChanged()
    markNeedsLayout()
  }

  /// Removes constraints from outside to a subview before it is removed.
  func willDetach(_ view: UIView) {
    view.layoutNode.willLeaveParent()
    markNeedsLayout()
  }
}

extension UIView {
  /// The content size in the engine: the intrinsic one, or that at the layout width.
  var measuredIntrinsicSize: CGSize {
    pending.isMeasuring = true
    defer { pending.isMeasuring = false }
    let size = replacementContentSize ?? intrinsicContentSize
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : Self.noIntrinsicMetric }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }
}
