internal import AutoLayout
public import Foundation
internal import UIFoundation

/// A controller with a navigation bar that shows the topmost controller of a stack.
open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    stackDidChange(from: [])
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let barClass = navigationBarClass as? UINavigationBar.Type { navigationBar = barClass.init(frame: .zero) }
    if let toolbarClass = toolbarClass as? UIToolbar.Type { toolbar = toolbarClass.init(frame: .zero) }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] = [] {
    didSet { stackDidChange(from: oldValue) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(animated) { self.viewControllers = viewControllers }
  }
  /// Indicates whether the running change of the stack is animated.
  private var isChangeAnimated = false

  private func changeStack(_ animated: Bool, _ change: () -> Void) {
    let outer = isChangeAnimated
    isChangeAnimated = animated
    change()
    isChangeAnimated = outer
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else {
      LayoutDiagnostics.log(
        "Pushing the same view controller instance more than once is not supported (\(viewController))")
      return
    }
    changeStack(animated) { viewControllers.append(viewController) }
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    var popped: UIViewController?
    changeStack(animated) { popped = viewControllers.removeLast() }
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(viewControllers[(index + 1)...])
    if !popped.isEmpty { changeStack(animated) { viewControllers = Array(viewControllers[...index]) } }
    return popped
  }

  /// The controller's own item if it exists, or else the item of the first controller.
  open override var tabBarItem: UITabBarItem! {
    get { hasOwnTabBarItem ? super.tabBarItem : viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The item to which the first item's back button leads in a collapsed split view.
  var itemBelow: UINavigationItem? {
    didSet { if itemBelow !== oldValue { showItems() } }
  }

  private func showItems() {
    navigationBar.items = [itemBelow].compactMap { $0 } + viewControllers.map(\.navigationItem)
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  private func stackDidChange(from old: [UIViewController]) {
    replaceChildren(old, by: { viewControllers }) {
      showItems()
      barsDidChange()
      (parent as? UITabBarController)?.barVisibilityMayHaveChanged()
      if isViewLoaded { showTop() }
    }
  }

  private func showTop() {
    guard shownChild !== topViewController else { return }
    navigationBar.scrolledDistance = 0
    let (shown, animated) = (isAppeared ? topViewController : nil, isChangeAnimated)
    show(child: topViewController, order: .oldFirst, animated: animated) {
      if let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
      placeChild()
    }
    if let shown { delegate?.navigationController(self, didShow: shown, animated: animated) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    shownChild?.beginAppearing(animated)
    if let topViewController { delegate?.navigationController(self, willShow: topViewController, animated: animated) }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    shownChild?.endAppearing()
    if let topViewController { delegate?.navigationController(self, didShow: topViewController, animated: animated) }
  }

  // MARK: Bars

  open private(set) var navigationBar = UINavigationBar()
  open private(set) var toolbar: UIToolbar! = UIToolbar()
  open weak var delegate: UINavigationControllerDelegate?
  open var isNavigationBarHidden = false {
    didSet { barsDidChange() }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  open var isToolbarHidden = true {
    didSet { barsDidChange() }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  open var hidesBarsOnSwipe = false
  open var hidesBarsWhenKeyboardAppears = false
  open private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  open private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()

  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    navigationBar.onItemChange = { [weak self] in self?.barsDidChange() }
    showTop()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBars()
    placeChild()
  }

  /// The height of the toolbar, in points.
  ///
  /// It is at least 49 above a home indicator if the bars are not compact and classic, or else the bar's height.
  private var toolbarHeight: CGFloat {
    let height = toolbar.toolbarHeight
    return view.safeAreaInsets.bottom > 0 && !toolbar.hasCompactBars
      ? max(toolbar.barMetrics.toolbarAboveIndicator, height) : height
  }

  /// The space between the toolbar and the bottom of a screen without a home indicator, in points.
  private var toolbarMargin: CGFloat {
    // A controller above an opaque tab bar has no inset either.
    let isAtBottom = view.safeAreaInsets.bottom == 0 && tabBarController?.isBarHidden != false
    return toolbar.hasGlassBars && isAtBottom ? GlassBarMetrics.bottomWithoutIndicator : 0
  }

  private func placeBars() {
    let safe = view.safeAreaInsets
    let bounds: CGRect = view.bounds
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.isInSheet = isInSheet
    navigationBar.backgroundExtent = safe.top
    navigationBar.placesSearchInToolbar = canSearchInToolbar
    navigationBar.scrolledDistance = scrolledDistance
    navigationBar.frame = CGRect(
      x: bounds.minX + safe.left, y: bounds.minY + safe.top, width: max(0, bounds.width - safe.left - safe.right),
      height: navigationBar.intrinsicContentSize.height)
    navigationBar.isAtScrollEdge = isContentAtTop
    if navigationBar.hasGlassBars {
      navigationBar.edgeEffect = topViewController?.contentScrollView?.customTopEdgeEffect
    }
    placeToolbar(in: bounds, safe)
  }

  private func placeToolbar(in bounds: CGRect, _ safe: UIEdgeInsets) {
    toolbar.isHidden = !showsToolbar
    toolbar.backgroundExtent = safe.bottom + toolbarMargin
    let overlap = toolbar.hasGlassBars && safe.bottom > 0 ? GlassBarMetrics.toolbarOverlap : 0
    var bottom = bounds.maxY - safe.bottom + overlap - toolbarMargin
    if navigationBar.placesSearchInToolbar, let item = topViewController?.navigationItem,
      let search = item.searchController
    {
      search.searchBar.place = .toolbar
      toolbar.items = item.toolbarItems(searchingAmong: isToolbarHidden ? [] : topViewController?.toolbarItems ?? [])
      if search.isActive {
        let keyboardTop = bounds.maxY - view.keyboardLayoutGuide.keyboardOverlap
        bottom = min(bottom, keyboardTop - GlassBarMetrics.spacing)
      }
    } else {
      toolbar.items = topViewController?.toolbarItems
    }
    toolbar.frame = CGRect(x: bounds.minX, y: bottom - toolbarHeight, width: bounds.width, height: toolbarHeight)
  }

  /// Indicates whether the topmost controller's search bar is in the toolbar, as on phones since iOS 26.
  private var canSearchInToolbar: Bool {
    toolbar.hasGlassBars && !toolbar.hasTallBars && !isNavigationBarHidden && tabBarController?.isBarHidden != false
      && topViewController?.navigationItem.canSearchInToolbar == true
  }

  private var showsToolbar: Bool { !isToolbarHidden || navigationBar.placesSearchInToolbar }

  private func placeChild() {
    guard let shownChild, let view = viewIfLoaded else { return }
    let safe = view.safeAreaInsets
    let bars = UIEdgeInsets(
      top: isNavigationBarHidden ? 0 : safe.top + navigationBar.intrinsicContentSize.height, left: 0,
      bottom: showsToolbar ? safe.bottom + toolbarMargin + toolbarHeight : 0, right: 0)
    let area = BarArea(of: shownChild, bars: bars, areOpaque: (isTopOpaque, !toolbar.isTranslucent), in: view)
    embed(shownChild, in: area.frame, safeArea: area.safeArea)
    placeResults(in: view, area)
  }

  private var isTopOpaque: Bool { !navigationBar.isTranslucent }

  /// The search results that cover the topmost controller's view.
  private var results: UIViewController?

  private func placeResults(in view: UIView, _ area: BarArea) {
    let current = shownChild?.navigationItem.searchController?.shownResults
    if let results, results !== current {
      removeView(of: results)
      results.removeFromParent()
    }
    results = current
    guard let current, let resultsView = current.view else { return }
    if current.parent !== self { addChild(current) }
    if resultsView.superview !== view { view.insertSubview(resultsView, belowSubview: navigationBar) }
    embed(current, in: area.frame, safeArea: area.safeArea)
  }

  /// Indicates whether the content is at its start, not scrolled under the bar.
  private var isContentAtTop: Bool {
    guard let scroll = topViewController?.contentScrollView else { return true }
    return scroll.contentOffset.y <= -scroll.adjustedContentInset.top
  }

  /// The distance by which the content is scrolled up from its start below the expanded bar, in points.
  private var scrolledDistance: CGFloat {
    guard !isNavigationBarHidden, let scroll = topViewController?.contentScrollView else { return 0 }
    // Content that has not been scrolled starts where the bar ends.
    if navigationBar.scrolledDistance == 0, scroll.isAtBeginning { return 0 }
    let isBelowBar =
      scroll.contentInsetAdjustmentBehavior != .never && topViewController?.extends(under: .top, isTopOpaque) == true
    let fullHeight = isBelowBar ? view.safeAreaInsets.top + navigationBar.wholeHeight : 0
    return max(0, scroll.contentOffset.y + fullHeight + scroll.contentInset.top)
  }

  /// Updates the layout of the bar if scrolling changes it.
  func contentDidScroll() {
    guard isViewLoaded, shownChild != nil else { return }
    let isChanged =
      scrolledDistance != navigationBar.scrolledDistance || isContentAtTop != navigationBar.isAtScrollEdge
    if isChanged { barsDidChange() }
  }
}

/// The events and behavior of a navigation controller.
///
/// `willShow` and `didShow` are called when a controller is shown. The other methods are never called: nothing is
/// animated, and the screen does not rotate.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  // optional
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  // optional
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask  // optional: .allButUpsideDown
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation  // optional: .portrait
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?  // optional
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?  // optional
}

extension UINavigationController {
  /// The kind of change to the stack.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }
}
