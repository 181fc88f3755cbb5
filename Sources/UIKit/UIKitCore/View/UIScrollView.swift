internal import AutoLayout
public import Foundation
public import UIFoundation

/// A view that displays a part of larger content.
///
/// In constraints with a descendant, the edges and margins of a scroll view refer to the content area.
open class UIScrollView: UIView {
  /// The effect of safe areas on the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  /// The style of scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  /// The effect of scrolling on the keyboard. There is no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  /// The visibility of an index beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// The rate at which scrolling decelerates; nothing is animated.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  override func commonInit() {
    super.commonInit()
    clipsToBounds = true
  }

  // Table views, collection views and text views have a delegate of a more specific type with the same name, as in
  // UIKit. If the static type of an expression has such a delegate, the compiler prefers it.
  @_disfavoredOverload open weak var delegate: UIScrollViewDelegate? {
    didSet {
      effectiveDelegate = delegate
      scrollDelegateDidChange(to: delegate)
    }
  }
  /// The delegate that is called, even if a subclass overrides the `delegate` property.
  private(set) weak var effectiveDelegate: UIScrollViewDelegate?
  private var isCopyingDelegate = false
  /// Called after the delegate was set.
  func scrollDelegateDidChange(to scrollDelegate: UIScrollViewDelegate?) {}
  /// Copies a delegate between a subclass's own `delegate` and the inherited one, without recursion.
  func delegateDidChange(_ copy: () -> Void) {
    guard !isCopyingDelegate else { return }
    isCopyingDelegate = true
    copy()
    isCopyingDelegate = false
  }
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetMayHaveChanged() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetMayHaveChanged() }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var scrollsToTop = true
  open var indexDisplayMode = IndexDisplayMode.automatic
  open var allowsKeyboardScrolling = true
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var transfersHorizontalScrollingToParent = true
  open var isScrollAnimating: Bool { false }
  open func stopScrollingAndZooming() {}
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  /// The scale of the delegate's view for zooming; 1 without such a view.
  ///
  /// Assigned values are limited to the minimum and the maximum. The center of the visible area stays, as far as the
  /// content permits.
  open var zoomScale: CGFloat {
    get { zoomedView?.appliedZoomScale ?? 1 }
    set { zoom(by: newValue) }
  }
  /// The view that was last scaled.
  weak var zoomedView: UIView?
  open var bouncesZoom = true

  /// Sets the scale immediately, even if animated. The delegate is notified later that the animation has ended.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    if zoom(by: scale), animated { zoomingAnimationEndsLater() }
  }

  private func zoomingAnimationEndsLater() {
    PendingCompletions.add(after: PendingCompletions.systemDuration) { [weak self] in
      if let self { effectiveDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale) }
    }
  }

  /// Zooms until a rectangle in the zoomed view's coordinates just fits the bounds, and centers it.
  ///
  /// The scale is limited to the minimum and the maximum.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    guard zoom(by: min(bounds.width / rect.width, bounds.height / rect.height)), let zoomedView else { return }
    if animated { zoomingAnimationEndsLater() }
    let target = zoomedView.convert(rect, to: self)
    setContentOffset(offsetInContent(centering: target), animated: animated)
  }

  open var decelerationRate: DecelerationRate = .normal
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators. The getter returns the insets of the vertical indicator.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
  /// The refresh control above the content, which is visible while it is refreshing.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard oldValue !== refreshControl else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return refreshingDidChange() }
      refreshControl.isHidden = !refreshControl.isRefreshing
      refreshControl.frame = CGRect(
        x: 0, y: -UIRefreshControl.height, width: bounds.width, height: UIRefreshControl.height)
      insertSubview(refreshControl, at: 0)
      refreshingDidChange()
    }
  }
  open var contentInset = UIEdgeInsets.zero {
    didSet { if oldValue != contentInset { adjustedInsetMayHaveChanged() } }
  }
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }
  /// The size of the scrollable content, in points. Constraints that reference the content area set it.
  open var contentSize: CGSize = .zero {
    willSet { willChangeValue(forKey: "contentSize") }
    didSet {
      if oldValue != contentSize {
        setNeedsLayout()
        adjustedInsetMayHaveChanged()
      }
      didChangeValue(forKey: "contentSize")
    }
  }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isTracking: Bool { false }

  /// The point of the content at the top left corner of the bounds, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      scrollAnimation = nil
      bounds.origin = newValue
      layoutNode.didChange(.boundsOrigin)
      setNeedsLayout()
      ownerOfContent?.navigationController?.contentDidScroll()
      effectiveDelegate?.scrollViewDidScroll(self)
    }
  }

  /// The running animation of the content offset.
  private var scrollAnimation: ScrollAnimation?
  private final class ScrollAnimation {}

  /// Sets the content offset, in an animation at its end, unless the offset is changed again before.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scrollAnimation = nil
    if animated { animateContentOffset(to: contentOffset) } else { self.contentOffset = contentOffset }
  }

  /// Sets the content offset at the end of an animation, then calls a function that can correct it.
  final func animateContentOffset(to contentOffset: CGPoint, then correct: @escaping () -> Void = {}) {
    let animation = ScrollAnimation()
    scrollAnimation = animation
    PendingCompletions.add(after: PendingCompletions.systemDuration) { [weak self] in
      guard let self, scrollAnimation === animation else { return }
      self.contentOffset = contentOffset
      scrollAnimation = nil
      correct()
      effectiveDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves the content, for example with its insets, without ending an animation of the offset.
  final func adjustContentOffset(to offset: CGPoint) {
    let animation = scrollAnimation
    contentOffset = offset
    scrollAnimation = animation
  }

  /// Scrolls by the minimum distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var offset = contentOffset
    if rect.maxX > offset.x + bounds.width { offset.x = rect.maxX - bounds.width }
    if rect.minX < offset.x { offset.x = rect.minX }
    if rect.maxY > offset.y + bounds.height { offset.y = rect.maxY - bounds.height }
    if rect.minY < offset.y { offset.y = rect.minY }
    setContentOffset(offset, animated: animated)
  }

  /// The content inset with the safe area that the adjustment behavior adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset
    if refreshControl?.isRefreshing == true { insets.top += UIRefreshControl.height }
    return switch contentInsetAdjustmentBehavior {
    case .never: insets
    case .always: insets + safeAreaInsets
    case .automatic: insets + (isContentOfBars ? verticalSafeArea : scrollableSafeArea)
    case .scrollableAxes: insets + scrollableSafeArea
    }
  }

  /// Moves content at its beginning below a control that is refreshing, or back.
  func refreshingDidChange() { adjustedInsetMayHaveChanged() }

  /// Indicates whether the view is the content of a controller in a navigation or tab bar controller.
  private var isContentOfBars: Bool {
    guard let owner = ownerOfContent else { return false }
    return owner.navigationController != nil || owner.tabBarController != nil
  }

  /// The controller that owns this view, or whose view has it as its first subview.
  private var ownerOfContent: UIViewController? {
    guard let owner = viewController ?? superview?.viewController, owner.contentScrollView === self else { return nil }
    return owner
  }

  /// Indicates whether the vertical offset is at the start of the content, as it is before scrolling.
  var isAtBeginning: Bool { contentOffset.y == -appliedInset.top }

  private var verticalSafeArea: UIEdgeInsets {
    var insets = scrollableSafeArea
    (insets.top, insets.bottom) = (safeAreaInsets.top, safeAreaInsets.bottom)
    return insets
  }

  /// The inset at the last adjustment of the offset, in points.
  private var appliedInset = UIEdgeInsets.zero

  /// Adjusts the offset to changed insets, so that content scrolled to its start stays there.
  ///
  /// The offset of a view without a size does not change before the view has one.
  func adjustedInsetMayHaveChanged() {
    let (old, new) = (appliedInset, adjustedContentInset)
    guard new != old, !bounds.isEmpty else { return }
    appliedInset = new
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -new.top }
    if offset.x == -old.left { offset.x = -new.left }
    adjustContentOffset(to: offset)
    adjustedContentInsetDidChange()
    effectiveDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    adjustedInsetMayHaveChanged()
  }

  private var scrollableSafeArea: UIEdgeInsets {
    var insets = safeAreaInsets
    if contentSize.width <= bounds.width, !alwaysBounceHorizontal { (insets.left, insets.right) = (0, 0) }
    // The content of a controller's own scroll view is inset by bars even if it is too small to scroll.
    let isWholeContent = contentInsetAdjustmentBehavior == .automatic && viewController != nil
    if contentSize.height <= bounds.height, !alwaysBounceVertical, !isWholeContent {
      (insets.top, insets.bottom) = (0, 0)
    }
    return insets
  }

  open func flashScrollIndicators() {}

  // There are no touches, so nothing calls these.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { !view.isControl }

  // MARK: Guides

  /// The guide of the content area. Constraints on it determine the content size.
  open var contentLayoutGuide: UILayoutGuide {
    if let guide = guideState.contentGuide { return guide }
    let guide = UILayoutGuide(of: self, role: .scrollContent, identifier: "UIScrollView-contentLayoutGuide")
    guideState.contentGuide = guide
    return guide
  }

  /// The guide of the scroll view's frame, in the coordinate space of the content.
  open var frameLayoutGuide: UILayoutGuide {
    if let guide = guideState.frameGuide { return guide }
    let guide = UILayoutGuide(of: self, role: .scrollFrame, identifier: "UIScrollView-frameLayoutGuide")
    guideState.frameGuide = guide
    return guide
  }

  package override var hasScrollableContent: Bool { true }

  /// Sets the content size from the solution, on the axes that constraints reference.
  func applyContentSize(from engine: LayoutEngine) {
    let solved = engine.contentSize(of: layoutNode)
    // The solution refers to the view before zooming.
    let zoomed = zoomedView.flatMap { engine.alignmentRect(of: $0.layoutNode)?.size } ?? .zero
    let size = CGSize(
      width: solved.width.map { pixelGrid.round($0 + (zoomScale - 1) * zoomed.width) } ?? contentSize.width,
      height: solved.height.map { pixelGrid.round($0 + (zoomScale - 1) * zoomed.height) } ?? contentSize.height)
    if size != contentSize { contentSize = size }
  }
}

/// The events of a scroll view. There is no user: dragging and pinching are never reported.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)  // optional
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)  // optional
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)  // optional
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)  // optional
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)  // optional
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)  // optional
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)  // optional
  func scrollViewDidZoom(_ scrollView: UIScrollView)  // optional
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)  // optional
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)  // optional
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool  // optional: true
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)  // optional
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)  // optional
  func viewForZooming(in scrollView: UIScrollView) -> UIView?  // optional
}
