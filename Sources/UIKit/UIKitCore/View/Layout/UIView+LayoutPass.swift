package import AutoLayout
package import Foundation
internal import TextLayout
internal import UIFoundation

/// The maximum number of rounds of a layout pass. A pass that needs more is reported as a loop.
private let layoutPassLimit = 64

extension UIView {
  func markNeedsLayout() { mark(.layout) }
  func markNeedsUpdateConstraints() { mark(.constraints) }
  func intrinsicSizeDidChange() { mark(.measure) }

  /// Updates the properties of the subtree where needed, superviews first.
  ///
  /// If called during an update, it returns, because the running update has further rounds.
  func runPropertyUpdates() {
    let top = root
    guard !top.pending.isUpdatingProperties else { return }
    top.pending.isUpdatingProperties = true
    defer { top.pending.isUpdatingProperties = false }
    for _ in 0..<layoutPassLimit {
      guard pending.own.union(pending.below).contains(.properties) else { return }
      perform(.properties) {
        $0.viewController?.updateProperties()
        $0.updateProperties()
      }
    }
    LayoutDiagnostics.log("\(shortDescription): updateProperties invalidates properties on every run; stopped.")
  }

  /// Updates the constraints of the subtree where needed, descendants first.
  func runConstraintUpdates() {
    for _ in 0..<layoutPassLimit {
      guard pending.own.union(pending.below).contains(.constraints) else { return }
      perform(.constraints, childrenFirst: true) { $0.updateConstraintsOfViewOrController() }
    }
    LayoutDiagnostics.log("\(shortDescription): updateConstraints invalidates constraints on every run; stopped.")
  }

  private func updateConstraintsOfViewOrController() {
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  /// Lays out the tree: updates constraints, solves, sets frames, and calls `layoutSubviews`.
  ///
  /// If called during a pass, such as from `layoutSubviews`, it calls `layoutSubviews` only in this subtree.
  func runLayout() {
    let top = root
    let isNested = top.pending.isRunning
    let start = isNested ? self : top
    if !isNested { top.pending.passNumber &+= 1 }
    top.pending.isRunning = true
    defer { top.pending.isRunning = isNested }
    for _ in 0..<layoutPassLimit {
      top.runPropertyUpdates()
      top.solveLayout()
      guard start.pending.own.union(start.pending.below).contains(.layout) else {
        if !isNested { top.layoutNode.currentEngine?.reportConflicts() }
        return
      }
      start.perform(.layout) { $0.layOutViewOrController() }
    }
    top.solveLayout()
    LayoutDiagnostics.log(
      "Layout loop: views below \(shortDescription) still need layout after \(layoutPassLimit) passes; "
        + "the last result is kept.")
  }

  private func layOutViewOrController() {
    if rareState != nil { updateConcentricCorners() }
    if let viewController {
      viewController.noteGeometry()
      viewController.viewWillLayoutSubviews()
    }
    layer.layoutSublayers()
    viewController?.viewDidLayoutSubviews()
  }

  /// Updates frames from the constraints of the tree below this topmost view.
  private func solveLayout() {
    for _ in 0..<layoutPassLimit {
      runConstraintUpdates()
      (self as? UIWindow)?.updateConstraintsOnRoot()
      perform(.measure) { $0.measureContent(for: self) }
      let engine = layoutNode.engine
      if engine.needsSolve { solve(with: engine) }
      updateSafeAreas()
      guard engine.needsSolve || pending.own.union(pending.below).contains(.constraints) else { return }
    }
    LayoutDiagnostics.log("Layout loop: the constraints below \(shortDescription) change with every solve; stopped.")
  }

  /// Updates the content size in the engine. Wrapping text is measured again when its width is known.
  func measureContent(for top: UIView) {
    if self !== top, let text = asHeightForWidthView, text.wrapsContent, text.adjustedWidth == nil {
      top.pending.text.measured.append(text)
    }
    layoutNode.setIsWrappingText(asHeightForWidthView?.wrapsContent ?? false)
    layoutNode.setAlignmentRectInsets(alignmentRectInsets)
    layoutNode.baselinesMayHaveMoved()
    let size = measuredIntrinsicSize
    guard size != layoutNode.intrinsicSize else { return }
    layoutNode.setIntrinsicSize(size)
    containingStack?.contentSizeDidChange(of: self)
  }

  /// Solves the layout of views and height-for-width text, and sets the frames of the views.
  private func solve(with engine: LayoutEngine) {
    var text = pending.text
    pending.text = HeightForWidth()
    let moved = text.solve(in: engine, of: self)
    // Text that was measured during the pass, for a fitting size, remains for the next pass.
    text.measured = pending.text.measured
    pending.text = text
    for node in moved {
      guard let view = node.item as? UIView else { continue }
      view.applySolvedFrame(from: engine)
      if view.hasScrollableContent { (view as? UIScrollView)?.applyContentSize(from: engine) }
    }
  }

  /// Sets the solved frame, with both edges on the pixel grid of the whole tree.
  ///
  /// The position in the topmost view is rounded: the rounding of superviews is included, so that views of different
  /// superviews still touch.
  func applySolvedFrame(from engine: LayoutEngine) {
    // A solution that is not finite does not change the frame; `LayoutEngine.overflow` reports it.
    guard let solved = engine.alignmentRect(of: layoutNode)?.outset(by: alignmentRectInsets), solved.isFinite else {
      return
    }
    let outerResidual = superview?.pending.residual ?? .zero
    let exact = solved.offsetBy(dx: outerResidual.x, dy: outerResidual.y)
    let rounded = pixelGrid.round(exact)
    let residual = CGPoint(x: exact.minX - rounded.minX, y: exact.minY - rounded.minY)
    let residualChanged = residual != pending.residual
    pending.residual = residual
    setFrameFromLayout(rounded)
    if residualChanged {
      for subview in subviews where subview.layoutNode.isLaidOut { subview.applySolvedFrame(from: engine) }
    }
  }

  private func setFrameFromLayout(_ rect: CGRect) {
    let (old, anchor) = (layer.bounds, layer.anchorPoint)
    // As in `untransformedFrame`.
    let zoom = appliedZoomScale
    let newCenter = CGPoint(
      x: rect.minX + rect.width * anchor.x * zoom, y: rect.minY + rect.height * anchor.y * zoom)
    guard old.size != rect.size || layer.position != newCenter else { return }
    superview?.markNeedsLayout()
    changeValue(forKey: "center", affecting: ["bounds", "frame"]) {
      if old.size != rect.size { layer.bounds = CGRect(origin: old.origin, size: rect.size) }
      layer.position = newCenter
      sizeMayHaveChanged(from: old.size)
    }
  }
}

/// The pending layout work of a view and its descendants.
struct PendingLayout {
  /// The kinds of work. Properties are updated first; the others follow in their order.
  struct Work: OptionSet {
    let rawValue: UInt8

    static let constraints = Work(rawValue: 1 << 0)
    static let measure = Work(rawValue: 1 << 1)
    static let layout = Work(rawValue: 1 << 2)
    static let properties = Work(rawValue: 1 << 3)
    static let all: Work = [.properties, .constraints, .measure, .layout]
  }

  var needsUpdateConstraints: Bool { own.contains(.constraints) }
  /// The pending work of this view.
  var own: Work = .all
  /// The pending work of descendants.
  var below: Work = []

  /// The difference between the solved and the rounded origin, in points.
  var residual = CGPoint.zero
  /// Indicates whether a pass is running. It is stored on the topmost view.
  var isRunning = false
  /// Indicates whether properties are being updated. It is stored on the topmost view.
  var isUpdatingProperties = false
  /// The number of the last pass. It is stored on the topmost view.
  var passNumber = 0
  /// Indicates whether the content size is being measured for the engine, not for a caller.
  var isMeasuring = false
  /// Indicates whether this text is in `HeightForWidth.pinned` of the topmost view.
  var isInPinnedList = false
  /// The height-for-width text of the tree. It is stored on the topmost view.
  var text = HeightForWidth()
}

extension UIView {
  /// Marks work of this view as pending, and notifies its superviews.
  func mark(_ work: PendingLayout.Work) {
    pending.own.formUnion(work)
    markAncestors(work)
  }

  /// Marks work of a descendant as pending in the superviews.
  func markAncestors(_ work: PendingLayout.Work) {
    var last = self
    while let view = last.superview {
      if view.pending.below.isSuperset(of: work) { return }
      view.pending.below.formUnion(work)
      last = view
    }
    last.treeNeedsLayout()
  }

  /// Performs one kind of pending work: children first, or this view first.
  func perform(_ work: PendingLayout.Work, childrenFirst: Bool = false, _ body: (UIView) -> Void) {
    let isDue = pending.own.contains(work)
    let isDueBelow = pending.below.contains(work)
    guard isDue || isDueBelow else { return }
    pending.own.subtract(work)
    if isDue, !childrenFirst { body(self) }
    if pending.below.contains(work) {
      pending.below.subtract(work)
      for subview in subviews { subview.perform(work, childrenFirst: childrenFirst, body) }
    }
    if isDue, childrenFirst { body(self) }
  }
}

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
