extension UIView: LayoutContainer {
  package var layoutParent: (any LayoutContainer)? { superview }

  package var layoutName: String { shortName }

  package func layoutBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    let target = which == .first ? forFirstBaselineLayout : forLastBaselineLayout
    if target !== self, target.isDescendant(of: self) { return .forwarded(target) }
    if let offset = ownCenteredBaselineOffset { return .centered(offset) }
    return .offset(which == .first ? ownFirstBaselineOffset : ownLastBaselineOffset)
  }

  package func layoutTextReach(_ which: LayoutBaseline.Which) -> CGFloat? {
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

  /// Whether constraints give this view its frame.
  package var isDecidedByEngine: Bool { layoutNode.isLaidOut }

  /// Tells the engine that frame, mask or container were changed by hand.
  func frameWasSetByHand() {
    if layoutNode.currentEngine != nil { layoutNode.didChange(.autoresizing) }
  }

  func autoresizingTranslationDidChange() {
    layoutNode.didChange(.autoresizing)
    markNeedsLayout()
  }

  /// Tells the engine that the direction in which constraints here are read has another value.
  func layoutDirectionMayHaveChanged() {
    layoutNode.didChange(.direction)
    layoutMarginsChanged()
    layoutTraitsDidChange()
    intrinsicSizeDidChange()
    markNeedsLayout()
    for subview in subviews { subview.layoutDirectionMayHaveChanged() }
  }

  /// After a view has come under this one: passes and engine learn of it.
  func didAttach(_ view: UIView) {
    // A subclass may say so without ever setting it.
    view.noteSafeAreaSources()
    view.layoutNode.didMoveToParent()
    view.tellAbove(view.pending.own.union(view.pending.below))
    view.traitsMayHaveChanged()
    markNeedsLayout()
  }

  /// Before a view leaves this one: constraints from outside that refer to it go.
  func willDetach(_ view: UIView) {
    view.layoutNode.willLeaveParent()
    markNeedsLayout()
  }
}

extension UIView {
  /// The size the engine solves with: the content's, or what the content asks for at the width it was given.
  var measuredIntrinsicSize: CGSize {
    pending.isMeasuring = true
    defer { pending.isMeasuring = false }
    let size = replacementContentSize ?? intrinsicContentSize
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite && length >= 0 ? length : Self.noIntrinsicMetric }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }
}
