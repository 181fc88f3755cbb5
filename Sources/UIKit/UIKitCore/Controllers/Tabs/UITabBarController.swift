public import Foundation
internal import UIFoundation

/// A controller with a tab bar that shows the selected controller of several.
///
/// Unlike other controllers, it loads its view in its initializer: `viewDidLoad` is called before the rest of a
/// subclass's initializer runs. Source: qiita.com/hicka04/items/e5ce253ce74fdea38378.
open class UITabBarController: UIViewController, UITabBarDelegate {
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var viewControllers: [UIViewController]? {
    didSet { controllersDidChange(from: oldValue ?? []) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the selected controller; `NSNotFound` for the More controller, or without controllers.
  open var selectedIndex: Int {
    get { ownIndex }
    set {
      guard let count = viewControllers?.count, (0..<count).contains(newValue) else { return }
      (ownIndex, isMoreSelected) = (newValue, false)
      selectionDidChange()
    }
  }
  private var ownIndex = NSNotFound
  private var isMoreSelected = false

  open var selectedViewController: UIViewController? {
    get {
      if isMoreSelected { return moreNavigationController }
      guard let viewControllers, viewControllers.indices.contains(ownIndex) else { return nil }
      return viewControllers[ownIndex]
    }
    set {
      if hasMoreTab, newValue === moreNavigationController {
        (ownIndex, isMoreSelected) = (NSNotFound, true)
        return selectionDidChange()
      }
      guard let newValue, let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  /// The tabs, whose controllers replace `viewControllers`.
  open var tabs: [UITab] = [] {
    didSet {
      for tab in oldValue where tab.tabBarController === self { tab.tabBarController = nil }
      tabsDidChange()
    }
  }
  /// The reaction of the bar to scrolling. It has no effect.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic, never, onScrollDown, onScrollUp
  }
  open var tabBarMinimizeBehavior: MinimizeBehavior = .automatic

  /// The view that floats above the tab bar in the design of iOS 26. The classic design does not show it.
  open var bottomAccessory: UITabAccessory? {
    didSet { if oldValue !== bottomAccessory { viewIfLoaded?.setNeedsLayout() } }
  }
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
  private var accessoryView: TabAccessoryView?

  open private(set) var tabBar = UITabBar()
  open weak var delegate: UITabBarControllerDelegate?
  open var customizableViewControllers: [UIViewController]?
  /// The controller with a list of the controllers that have no tab.
  open private(set) lazy var moreNavigationController = makeMoreController()
  private var showsMoreTab = false
  /// The controller that is pushed on the More list.
  private var pushedController: UIViewController?

  // The delegate methods of the bar, which subclasses can override.

  /// Selects the controller of a tab, unless the delegate prevents it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = tabControllers.first(where: { $0.tabBarItem === item }) else { return }
    choose(controller)
  }

  /// Selects a controller, unless the delegate prevents it.
  func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedViewController = controller
    delegate?.tabBarController(self, didSelect: controller)
  }
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open var isTabBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  private func controllersDidChange(from old: [UIViewController]) {
    let new = viewControllers ?? []
    returnPushedController()
    replaceChildren(old, by: { viewControllers ?? [] }) {
      customizableViewControllers = new
      if !isMoreSelected || !hasMoreTab {
        ownIndex = new.isEmpty ? NSNotFound : (new.indices.contains(ownIndex) ? ownIndex : 0)
        isMoreSelected = false
      }
      updateTabs()
    }
  }

  private func updateTabs() {
    if hasMoreTab, !showsMoreTab {
      replaceChildren([], by: { [moreNavigationController] })
    } else if !hasMoreTab, showsMoreTab {
      returnPushedController()
      replaceChildren([moreNavigationController], by: { [] })
      if isMoreSelected { (ownIndex, isMoreSelected) = (0, false) }
    }
    showsMoreTab = hasMoreTab
    tabBar.items = tabControllers.compactMap(\.tabBarItem)
    selectionDidChange()
  }

  private func selectionDidChange() {
    let selected = selectedViewController
    let isListed = selected.map { chosen in listedControllers.contains { $0 === chosen } } ?? false
    tabBar.selectedItem = isListed ? moreNavigationController.tabBarItem : selected?.tabBarItem
    guard isViewLoaded else { return }
    if isAppeared || view.superview != nil { showSelected() } else { view.setNeedsLayout() }
  }

  /// Shows the selected controller, whose view is not loaded before this controller's view is displayed.
  private func showSelected() {
    let selected = selectedViewController
    var new = selected
    if selected !== pushedController { returnPushedController() }
    // A navigation controller has its own bar, and is shown in place of the list.
    if let selected, !(selected is UINavigationController), listedControllers.contains(where: { $0 === selected }) {
      new = moreNavigationController
      if pushedController !== selected {
        moreNavigationController.pushViewController(selected, animated: false)
        pushedController = selected
      }
    }
    guard shownChild !== new else { return }
    show(child: new, order: .newFirst, animated: false) { placeChild() }
    view.setNeedsLayout()
  }

  /// Removes the pushed controller from the More list, and makes it a child of this controller again.
  private func returnPushedController() {
    guard let controller = pushedController else { return }
    pushedController = nil
    moreNavigationController.popToRootViewController(animated: false)
    if viewControllers?.contains(where: { $0 === controller }) == true { replaceChildren([], by: { [controller] }) }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.addSubview(tabBar)
    if tabBar.delegate == nil { tabBar.delegate = self }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
  }

  /// Indicates whether `isTabBarHidden` or a pushed controller hides the bar.
  var isBarHidden: Bool {
    if isTabBarHidden { return true }
    let shown = shownChild ?? selectedViewController
    guard let stack = (shown as? UINavigationController)?.viewControllers else { return false }
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The traits of the bar can have changed.
    if showsMoreTab != hasMoreTab { updateTabs() }
    showSelected()
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    let bounds: CGRect = view.bounds
    tabBar.isHidden = isBarHidden
    tabBar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    placeChild()
    placeAccessory()
  }

  /// The accessory, if the design has accessories.
  private var shownAccessory: UITabAccessory? { tabBar.hasGlassBars ? bottomAccessory : nil }

  private func placeAccessory() {
    guard let shownAccessory else {
      accessoryView?.removeFromSuperview()
      accessoryView = nil
      return
    }
    let accessory = accessoryView ?? TabAccessoryView()
    accessoryView = accessory
    if accessory.superview !== view { view.addSubview(accessory) }
    accessory.frame = GlassBarMetrics.accessoryFrame(in: view.bounds, view.safeAreaInsets, isAboveBar: !isBarHidden)
    accessory.show(shownAccessory)
  }

  private func placeChild() {
    guard let shownChild, let view = viewIfLoaded else { return }
    let safeBottom = view.safeAreaInsets.bottom
    var bottom = isBarHidden ? 0 : safeBottom + tabBar.rowHeight
    if shownAccessory != nil {
      bottom = max(bottom, safeBottom) + GlassBarMetrics.accessoryHeight + GlassBarMetrics.accessorySpacing
    }
    let bars = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    let area = BarArea(of: shownChild, bars: bars, areOpaque: (false, !tabBar.isTranslucent), in: view)
    embed(shownChild, in: area.frame, safeArea: area.safeArea)
  }

  /// Hides or shows the bar after a change of the selected controller's stack, even before layout.
  func barVisibilityMayHaveChanged() {
    guard isViewLoaded, tabBar.isHidden != isBarHidden else { return }
    tabBar.isHidden = isBarHidden
    view.setNeedsLayout()
  }
}

/// The events and behavior of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)  // optional
  // optional: true
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  // Never called: the screen does not rotate, and tabs change immediately.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask  // optional: .allButUpsideDown
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation  // optional: .portrait
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?  // optional
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?  // optional
}
