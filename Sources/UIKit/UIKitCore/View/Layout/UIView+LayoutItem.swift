package import AutoLayout
package import Foundation
internal import TextLayout
internal import UIFoundation

extension UIView: LayoutContainer {
  package var layoutParent: (any LayoutContainer)? { superview }

  package var layoutName: String { shortName }

  package func layoutBaseline(_ which: LayoutBaseline.Which) -> LayoutBaseline {
    let target = which == .first ? forFirstBaselineLayout : forLastBaselineLayout
    if target !== self, target.isDescendant(of: self) { return .forwarded(target) }
    return ownBaseline(which)
  }

  package func layoutTextExtent(_ which: LayoutBaseline.Which) -> CGFloat? {
    baselineFont.map { which == .first ? $0.ascender : $0.systemLineGap - $0.descender }
  }

  package var autoresizing: Autoresizing? {
    guard translatesAutoresizingMaskIntoConstraints || keepsFrameInWindow else { return nil }
    return Autoresizing(
      frame: untransformedFrame, containerSize: superview?.bounds.size,
      mask: Autoresizing.Mask(rawValue: autoresizingMask.rawValue))
  }

  /// Indicates whether the view is a window's root view that no constraint with the window determines.
  private var keepsFrameInWindow: Bool {
    guard let window = superview as? UIWindow, !window.hasConstraintsOnRoot else { return false }
    return window.rootViewController?.viewIfLoaded === self
  }

  package var layoutBoundsOrigin: CGPoint { hasScrollableContent ? layer.bounds.origin : .zero }

  package func forEachLayoutChild(_ body: (any LayoutItem) -> Void) {
    for subview in subviews { body(subview) }
    for guide in layoutGuides { body(guide) }
    guideState.forEachGuide(body)
  }

  /// Notifies the engine of an assigned frame or autoresizing mask.
  func frameWasAssigned() {
    if layoutNode.currentEngine != nil { layoutNode.didChange(.autoresizing) }
  }

  func autoresizingTranslationDidChange() {
    layoutNode.didChange(.autoresizing)
    markNeedsLayout()
  }

  /// Notifies the engine and the subtree of a direction that may have changed.
  ///
  /// The superview's margins, in points, are given where they are known.
  func layoutDirectionMayHaveChanged(inside outer: UIEdgeInsets? = nil) {
    layoutNode.didChange(.direction)
    layoutMarginsChanged(inside: outer)
    layoutTraitsDidChange()
    intrinsicSizeDidChange()
    markNeedsLayout()
    let margins = marginsForSubviews(inside: outer)
    for subview in subviews { subview.layoutDirectionMayHaveChanged(inside: margins) }
  }

  /// Registers a new subview for layout passes and with the engine.
  func didAttach(_ view: UIView) {
    // A subclass can override `preservesSuperviewLayoutMargins` without setting it.
    view.updateSafeAreaSources()
    view.layoutNode.didMoveToParent()
    view.markAncestors(view.pending.own.union(view.pending.below))
    view.traitsMayHaveChanged()
    markNeedsLayout()
  }

  /// Removes the constraints between a subview and the outside before the subview is removed.
  func willDetach(_ view: UIView) {
    view.layoutNode.willLeaveParent()
    markNeedsLayout()
  }
}

extension UIView {
  /// The greatest intrinsic length, in points. UIKit reports it for `greatestFiniteMagnitude`.
  private static let greatestIntrinsicLength: CGFloat = 2_777_777

  /// The content size for the engine: the replacement, or the intrinsic size at the layout width.
  var measuredIntrinsicSize: CGSize {
    pending.isMeasuring = true
    defer { pending.isMeasuring = false }
    let size = replacementContentSize ?? intrinsicContentSize
    func usable(_ length: CGFloat) -> CGFloat {
      length.isFinite && length >= 0 ? min(length, Self.greatestIntrinsicLength) : Self.noIntrinsicMetric
    }
    return CGSize(width: usable(size.width), height: usable(size.height))
  }
}

extension UIView {
  /// Makes the view resist growing, as controls of a fixed size do.
  ///
  /// Source: the defaults in code and in Interface Builder, up to date as of Xcode 7.3 (e-learn.cn/qa/q-958407.html).
  func hugsContent(_ axes: NSLayoutConstraint.Axis...) {
    for axis in axes { layoutNode.setHugging(.defaultHigh, for: axis) }
  }
}
