import Testing
import TestViews

@testable import UIKitCore

@MainActor
@Suite("Controllers that contain others")
struct ContainerControllerTests {
  /// A phone of 390 × 844 points with safe area insets of 47 above and 34 below.
  private let phone = OffscreenWindow.Environment(
    size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  private func child(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("Under a navigation bar the safe area begins at 47 + 44 = 91")
  func navigationBar() {
    let content = child("Title")
    let navigation = UINavigationController(rootViewController: content)

    _ = OffscreenWindow(of: navigation, in: phone)

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(content.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(content.navigationController === navigation)
  }

  @Test("Constraints to the safe area follow the bar: a large title moves them to 47 + 96 = 143")
  func largeTitle() {
    let content = child("Title")
    let label = UIView()
    content.view.addConstrained(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: content.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 10), label.heightAnchor.constraint(equalToConstant: 10),
    ])
    let navigation = UINavigationController(rootViewController: content)
    _ = OffscreenWindow(of: navigation, in: phone)

    #expect(label.frame.minY == 91)

    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()

    #expect(label.frame.minY == 143)

    navigation.isNavigationBarHidden = true
    navigation.view.layoutIfNeeded()

    #expect(label.frame.minY == 47)
  }

  @Test("A shown toolbar takes 49 above the home indicator: 34 + 49 = 83")
  func toolbar() {
    let content = child("Title")
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false

    _ = OffscreenWindow(of: navigation, in: phone)

    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 761, width: 390, height: 49))
    #expect(content.view.safeAreaInsets.bottom == 83)
  }

  @Test("The tab bar is 49 + 34 = 83 high, and a navigation controller inside adds its own bar")
  func tabsAndNavigation() {
    let content = child("First")
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content), child("Second")]

    _ = OffscreenWindow(of: tabs, in: phone)

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(tabs.selectedIndex == 0)
    #expect(content.tabBarController === tabs)
  }

  // Apple, UITabBarController: "If you add six or more custom view controllers to a tab bar controller, the tab bar
  // controller displays only the first four items plus the standard More item on the tab bar."
  @Test("Six controllers have four tabs and More, which lists the others; five have five tabs")
  func moreTab() throws {
    let controllers = (0..<6).map { child("Screen \($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = Array(controllers.prefix(5))
    _ = OffscreenWindow(of: tabs, in: phone)
    #expect(tabs.tabBar.items?.map(\.title) == (0..<5).map { "Screen \($0)" })

    tabs.viewControllers = controllers
    #expect(tabs.tabBar.items?.map(\.title) == ["Screen 0", "Screen 1", "Screen 2", "Screen 3", "More"])
    let more = tabs.moreNavigationController
    #expect(tabs.tabBar.items?.last === more.tabBarItem)

    // Apple, selectedIndex: "if the selected view controller is currently the More navigation controller, this property
    // contains the value NSNotFound."
    tabs.selectedViewController = more
    tabs.view.layoutIfNeeded()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === more)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    let table = try #require((more.topViewController as? UITableViewController)?.tableView)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Screen 4", "Screen 5"])
  }

  @Test("A controller without a tab is shown on the More list, and returns to its parent when another is selected")
  func listedControllers() {
    let controllers = (0..<10).map { child("Screen \($0)") }
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    _ = OffscreenWindow(of: tabs, in: phone)
    let more = tabs.moreNavigationController

    tabs.selectedIndex = 7
    tabs.view.layoutIfNeeded()
    #expect(tabs.selectedViewController === controllers[7] && tabs.selectedIndex == 7)
    #expect(more.topViewController === controllers[7] && more.viewControllers.count == 2)
    #expect(tabs.tabBar.selectedItem === more.tabBarItem)
    #expect(controllers[7].tabBarController === tabs)
    #expect(controllers[7].view.isDescendant(of: tabs.view))

    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    #expect(more.viewControllers.count == 1 && controllers[7].parent === tabs)
    #expect(!controllers[7].view.isDescendant(of: tabs.view) && controllers[1].view.isDescendant(of: tabs.view))
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
  }

  @Test("On an iPad, all controllers have tabs")
  func tabsOfTablets() {
    let tabs = UITabBarController()
    tabs.viewControllers = (0..<7).map { child("Screen \($0)") }
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(horizontalSizeClass: .regular),
    ])
    _ = OffscreenWindow(
      of: tabs, in: OffscreenWindow.Environment(size: CGSize(width: 820, height: 1180), traits: traits))

    #expect(tabs.tabBar.items?.map(\.title) == (0..<7).map { "Screen \($0)" })
  }

  @Test("Selecting a tab shows its controller's view and removes the view of the other tab")
  func selection() {
    let (first, second) = (child("First"), child("Second"))
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    _ = OffscreenWindow(of: tabs, in: phone)

    tabs.selectedViewController = second
    tabs.view.layoutIfNeeded()

    #expect(first.view.superview == nil)
    #expect(second.view.superview === tabs.view)
    #expect(second.view.safeAreaInsets.bottom == 83)

    tabs.selectedIndex = 9

    #expect(tabs.selectedIndex == 1)
  }

  @Test("A pushed controller can hide the tab bar, which leaves a bottom inset of 34 for the home indicator")
  func hidesBottomBar() {
    let pushed = child("Detail")
    pushed.hidesBottomBarWhenPushed = true
    let navigation = UINavigationController(rootViewController: child("Root"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    _ = OffscreenWindow(of: tabs, in: phone)

    navigation.pushViewController(pushed, animated: false)
    tabs.view.setNeedsLayout()
    tabs.view.layoutIfNeeded()

    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 34)
  }

  @Test("Pushing and popping notifies the controllers; the last controller is never popped")
  func pushAndPop() {
    final class Logging: UIViewController {
      var log: [String] = []
      override func viewWillAppear(_ animated: Bool) { log.append("will") }
      override func viewDidAppear(_ animated: Bool) { log.append("did") }
      override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    }
    let root = Logging()
    let pushed = Logging()
    let navigation = UINavigationController(rootViewController: root)
    _ = OffscreenWindow(of: navigation, in: phone)

    navigation.pushViewController(pushed, animated: false)
    let popped = navigation.popViewController(animated: false)

    #expect(root.log == ["will", "did", "gone", "will", "did"])
    #expect(pushed.log == ["will", "did", "gone"])
    #expect(popped === pushed)
    #expect(pushed.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test("A navigation controller's delegate is notified before and after each controller is shown")
  func navigationDelegate() {
    final class Log: NSObject, UINavigationControllerDelegate {
      var events: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { events.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { events.append("did \(viewController.title ?? "")") }
    }
    let log = Log()
    let navigation = UINavigationController(rootViewController: child("root"))
    navigation.delegate = log
    _ = OffscreenWindow(of: navigation, in: phone)

    navigation.pushViewController(child("pushed"), animated: false)
    navigation.popViewController(animated: false)

    // The methods are documented as called just before and after the controller's view is displayed.
    #expect(log.events == ["will root", "did root", "will pushed", "did pushed", "will root", "did root"])
  }

  @Test("The content of a scroll view under a bar begins below it, even if it is short")
  func scrollViewUnderBar() {
    let content = UIViewController()
    let scroll = UIScrollView()
    content.view = scroll
    let navigation = UINavigationController(rootViewController: content)

    _ = OffscreenWindow(of: navigation, in: phone)

    #expect(scroll.adjustedContentInset.top == 91)
    #expect(scroll.contentOffset.y == -91)
  }

  @Test("On a wide screen, the primary column is 320 wide, a pixel apart from the secondary column")
  func splitView() {
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (child("List"), child("Detail"))
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)

    _ = OffscreenWindow(of: split, in: .init(size: CGSize(width: 1024, height: 768)))

    #expect(split.viewControllers.map(\.view.frame.width) == [320, 703.5])
    #expect(split.viewControllers.map(\.view.frame.minX) == [0, 320.5])
    #expect(split.viewController(for: .primary) === list)
    #expect(!split.isCollapsed)
  }

  // UISplitViewController.maximumPrimaryColumnWidth: "the maximum width, in points, of the primary view controller's content".
  @Test("Limits and fractions of the primary column do not apply to the supplementary column")
  func supplementaryWidth() {
    let split = UISplitViewController(style: .tripleColumn)
    for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
      split.setViewController(child("Column"), for: column)
    }
    split.preferredPrimaryColumnWidthFraction = 0.5
    split.maximumPrimaryColumnWidth = 200

    _ = OffscreenWindow(of: split, in: .init(size: CGSize(width: 1024, height: 768)))

    #expect(split.primaryColumnWidth == 200)
    #expect(split.supplementaryColumnWidth == 320)
  }

  @Test("On a phone, a split controller shows only the detail")
  func collapsedSplitView() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(child("List"), for: .primary)
    split.setViewController(child("Detail"), for: .secondary)

    _ = OffscreenWindow(of: split, in: phone)

    #expect(split.isCollapsed)
    #expect(split.viewControllers.map { $0.viewIfLoaded?.superview === split.view } == [false, true])
  }

  /// Returns a controller with an empty container 60 points below its top, and the child as its child.
  private func embedded(_ child: UIViewController) -> (root: UIViewController, panel: UIView, container: UIView) {
    let root = UIViewController()
    let panel = UIView(frame: CGRect(x: 10, y: 60, width: 300, height: 400))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    panel.addSubview(container)
    root.view.addSubview(panel)
    root.addChild(child)
    child.view.frame = container.bounds
    return (root, panel, container)
  }

  @Test("A navigation controller in a container view has its content below its bar, even without other insets: 60 + 44")
  func embeddedNavigation() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let label = UIView()
    content.view.addConstrained(label)
    label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let (root, _, container) = embedded(navigation)
    container.addSubview(navigation.view)

    _ = OffscreenWindow(of: root, size: CGSize(width: 320, height: 480))

    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    #expect(label.convert(label.bounds, to: root.view).minY == 104)
  }

  @Test("Additional safe area insets apply to a view at any depth, even if it is added after the first layout")
  func embeddedLater() {
    let child = UIViewController()
    let (root, panel, container) = embedded(child)
    let window = OffscreenWindow(of: root, size: CGSize(width: 320, height: 480))

    container.addSubview(child.view)
    child.additionalSafeAreaInsets = UIEdgeInsets(top: 7, left: 0, bottom: 0, right: 0)
    root.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 7)

    // The views between the root and the child's view can move to another superview.
    panel.removeFromSuperview()
    let outer = UIView(frame: root.view.bounds)
    outer.addSubview(panel)
    root.view.addSubview(outer)
    child.additionalSafeAreaInsets.top = 9
    root.view.layoutIfNeeded()
    #expect(child.view.safeAreaInsets.top == 9)
    #expect(window.frames.count > 0)
  }

  // Apple's documentation of the initializer: "Specify the custom UIToolbar subclass you want to use".
  @Test("A navigation controller has bars of the given classes")
  func barClasses() {
    final class Bar: UINavigationBar {}
    final class Tools: UIToolbar {}

    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
    let standard = UINavigationController(navigationBarClass: nil, toolbarClass: nil)

    #expect(navigation.navigationBar is Bar)
    #expect(navigation.toolbar is Tools)
    #expect(standard.toolbar != nil && !(standard.toolbar is Tools))
  }

  // Apple's documentation: the controller "clears the table's current selection when it receives a `viewWillAppear(_:)`
  // message. Setting this property to false preserves the selection."
  @Test("A table or collection controller that appears has no selection, unless it preserves the selection")
  func clearedSelection() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    }
    final class Items: UICollectionViewController {
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    }
    func selections(clears: Bool) -> (rows: Int, items: Int) {
      let (rows, items) = (Rows(style: .plain), Items(collectionViewLayout: UICollectionViewFlowLayout()))
      (rows.clearsSelectionOnViewWillAppear, items.clearsSelectionOnViewWillAppear) = (clears, clears)
      rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      items.collectionView.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      for controller in [rows, items] { controller.viewWillAppear(false) }
      return (
        rows.tableView.indexPathsForSelectedRows?.count ?? 0,
        items.collectionView.indexPathsForSelectedItems?.count ?? 0
      )
    }

    #expect(selections(clears: true) == (0, 0))
    #expect(selections(clears: false) == (1, 1))
  }
}
