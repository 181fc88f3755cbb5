public import Foundation
internal import UIFoundation

/// A controller with a tab bar that shows the selected controller of several.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open var viewControllers: [UIViewController]? {
    didSet { controllersDidChange(from: oldValue ?? []) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var selectedIndex: Int {
    get { ownIndex }
    set {
      guard let count = viewControllers?.count, (0..<count).contains(newValue) else { return }
      ownIndex = newValue
      selectionDidChange()
    }
  }
  private var ownIndex = NSNotFound

  open var selectedViewController: UIViewController? {
    get {
      guard let viewControllers, viewControllers.indices.contains(ownIndex) else { return nil }
      return viewControllers[ownIndex]
    }
    set {
      guard let newValue, let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
      selectedIndex = index
    }
  }

  open private(set) var tabBar = UITabBar()
  open weak var delegate: UITabBarControllerDelegate?
  open var customizableViewControllers: [UIViewController]?
  /// The controller of the tabs that do not fit in the bar. Here all tabs fit.
  open private(set) lazy var moreNavigationController = UINavigationController()

  // The delegate methods of the bar, which subclasses can override.

  /// Selects the controller of a tab, unless the delegate prevents it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = viewControllers?.first(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: controller) ?? true
    else { return }
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
    replaceChildren(old, by: new)
    tabBar.items = new.compactMap(\.tabBarItem)
    ownIndex = new.isEmpty ? NSNotFound : (new.indices.contains(ownIndex) ? ownIndex : 0)
    selectionDidChange()
  }

  private func selectionDidChange() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelected() }
  }

  private func showSelected() {
    guard shownChild !== selectedViewController else { return }
    show(child: selectedViewController) { placeChild() }
    view.setNeedsLayout()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = nil
    view.addSubview(tabBar)
    if tabBar.delegate == nil { tabBar.delegate = self }
    showSelected()
  }

  /// Indicates whether `isTabBarHidden` or a pushed controller hides the bar.
  private var isBarHidden: Bool {
    if isTabBarHidden { return true }
    guard let stack = (shownChild as? UINavigationController)?.viewControllers else { return false }
    return stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = tabBar.rowHeight + view.safeAreaInsets.bottom
    let bounds: CGRect = view.bounds
    tabBar.isHidden = isBarHidden
    tabBar.frame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    placeChild()
  }

  private func placeChild() {
    guard let shownChild, let view = viewIfLoaded else { return }
    let bars = UIEdgeInsets(
      top: 0, left: 0, bottom: isBarHidden ? 0 : view.safeAreaInsets.bottom + tabBar.rowHeight, right: 0)
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
