import Testing

@testable import UIKitCore

// Apple's documentation of `searchBarPlacementBarButtonItem`: without it, the bar's position "defaults to trailingmost".
// The toolbar is 48 high, 28 from the sides, and ends 28 above the lower edge of a phone with a home indicator, 6 inside
// of the safe area of 34: see Documentation/Design.md.
@MainActor
@Suite("Search bars in toolbars")
struct ToolbarSearchTests {
  private func navigation(_ content: UIViewController, traits: UITraitCollection? = nil) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: content)
    show(navigation, traits: traits)
    return navigation
  }

  private func show(_ controller: UIViewController, traits: UITraitCollection? = nil) {
    let phone = OffscreenWindow.Environment(
      size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: traits ?? UITraitCollection(interfaceDesign: .glass))
    _ = OffscreenWindow(of: controller, in: phone)
  }

  private func searching() -> (UIViewController, UISearchController) {
    let (content, search) = (UIViewController(), UISearchController(searchResultsController: nil))
    content.navigationItem.searchController = search
    return (content, search)
  }

  private func frame(_ view: UIView, in navigation: UINavigationController) -> CGRect {
    view.convert(view.bounds, to: navigation.view)
  }

  @Test("On phones with glass, the search bar fills the toolbar: 390 - 2 × 28 = 334, 844 - 28 - 48 = 768")
  func automatic() {
    let (content, search) = searching()
    let navigation = navigation(content)

    #expect(frame(search.searchBar, in: navigation) == CGRect(x: 28, y: 768, width: 334, height: 48))
    #expect(frame(search.searchBar.searchTextField, in: navigation) == CGRect(x: 28, y: 768, width: 334, height: 48))
    #expect(navigation.navigationBar.frame.height == 54)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 101, left: 0, bottom: 82, right: 0))
    #expect(content.navigationItem.searchBarPlacement == .integrated)
  }

  @Test("The bar takes its item's place, and flexible spaces leave it the width: 334 - 48 - 12 = 274")
  func amongItems() {
    let (content, search) = searching()
    let add = UIBarButtonItem(systemItem: .add)
    content.toolbarItems = [content.navigationItem.searchBarPlacementBarButtonItem, .flexibleSpace(), add]
    let navigation = navigation(content)
    #expect(frame(search.searchBar, in: navigation).width == 334)

    navigation.isToolbarHidden = false
    navigation.view.layoutIfNeeded()

    #expect(frame(search.searchBar, in: navigation) == CGRect(x: 28, y: 768, width: 274, height: 48))
    #expect(frame(add.makeView(), in: navigation) == CGRect(x: 314, y: 768, width: 48, height: 48))

    content.toolbarItems = [add]
    navigation.view.layoutIfNeeded()

    #expect(frame(search.searchBar, in: navigation).minX == 88)
  }

  @Test("An integrated button begins a search, which shows the bar and a button that ends it: 334 - 48 - 12 = 274")
  func button() throws {
    let (content, search) = searching()
    content.navigationItem.preferredSearchBarPlacement = .integratedButton
    let navigation = navigation(content)
    #expect(search.searchBar.superview == nil)
    let button = try #require(search.itemsInToolbar.button.shownView as? UIButton)
    #expect(frame(button, in: navigation) == CGRect(x: 28, y: 768, width: 48, height: 48))

    button.sendActions(for: .primaryActionTriggered)
    navigation.view.layoutIfNeeded()

    #expect(search.isActive)
    #expect(frame(search.searchBar, in: navigation) == CGRect(x: 28, y: 768, width: 274, height: 48))
    #expect(navigation.navigationBar.frame.height == 0)
    let close = try #require(search.itemsInToolbar.close.shownView as? UIButton)

    close.sendActions(for: .primaryActionTriggered)
    navigation.view.layoutIfNeeded()

    #expect(!search.isActive)
    #expect(search.searchBar.superview == nil)
  }

  @Test("A search in progress is 12 above a keyboard of 300: 844 - 300 - 12 - 48 = 484")
  func keyboard() {
    let (content, search) = searching()
    let navigation = UINavigationController(rootViewController: content)
    let window = OffscreenWindow(
      of: navigation,
      in: OffscreenWindow.Environment(
        size: CGSize(width: 390, height: 844), traits: UITraitCollection(interfaceDesign: .glass)))
    search.isActive = true
    navigation.view.layoutIfNeeded()

    window.showKeyboard(ofHeight: 300)
    navigation.view.layoutIfNeeded()

    #expect(frame(search.searchBar, in: navigation).minY == 484)
  }

  @Test(
    "Stacked bars, bars with a prompt or scopes, bars that must not be in a toolbar, and bars above a tab bar stay below the title",
    arguments: ["stacked", "disallowed", "prompt", "scopes", "tabs", "classic"])
  func stacked(kind: String) {
    let (content, search) = searching()
    let item = content.navigationItem
    let navigation = UINavigationController(rootViewController: content)
    switch kind {
    case "stacked": item.preferredSearchBarPlacement = .stacked
    case "disallowed": item.searchBarPlacementAllowsToolbarIntegration = false
    case "prompt": search.searchBar.prompt = "Planets"
    case "scopes": search.searchBar.showsScopeBar = true
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      show(tabs)
    default: break
    }
    let design: InterfaceDesign = kind == "classic" ? .classic : .glass
    if kind != "tabs" { show(navigation, traits: UITraitCollection(interfaceDesign: design)) }

    #expect(search.searchBar.superview === navigation.navigationBar)
    #expect(item.searchBarPlacement == .stacked)
    #expect(navigation.toolbar.isHidden)
  }

  @Test("A bar moves between toolbar and navigation bar with the preferred placement")
  func moved() {
    let (content, search) = searching()
    let navigation = navigation(content)

    content.navigationItem.preferredSearchBarPlacement = .stacked
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview === navigation.navigationBar)
    // The field of 44 begins 1 below the title: 47 + 54 + 1.
    #expect(frame(search.searchBar.searchTextField, in: navigation) == CGRect(x: 16, y: 102, width: 358, height: 44))

    content.navigationItem.preferredSearchBarPlacement = .automatic
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview === navigation.toolbar)
    #expect(frame(search.searchBar.searchTextField, in: navigation).minY == 768)
  }

  @Test("A bar moves to the navigation bar when scopes or a prompt appear, and back when they disappear")
  func movedByHeight() {
    let (content, search) = searching()
    let navigation = navigation(content)

    search.searchBar.showsScopeBar = true
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview === navigation.navigationBar)

    search.searchBar.showsScopeBar = false
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview === navigation.toolbar)

    search.searchBar.prompt = "Planets"
    navigation.view.layoutIfNeeded()
    #expect(search.searchBar.superview === navigation.navigationBar)
  }

  // The 8 points are a guess; see Documentation/Design.md.
  @Test("On a screen without a home indicator, the toolbar ends 8 above the lower edge: 667 - 8 - 48 = 611")
  func withoutHomeIndicator() {
    let (content, search) = searching()
    let navigation = UINavigationController(rootViewController: content)
    let phone = OffscreenWindow.Environment(
      size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
      traits: UITraitCollection(interfaceDesign: .glass))
    _ = OffscreenWindow(of: navigation, in: phone)

    #expect(frame(search.searchBar, in: navigation) == CGRect(x: 28, y: 611, width: 319, height: 48))
    #expect(content.view.safeAreaInsets.bottom == 56)
  }

  @Test("Above an opaque tab bar, the toolbar has no margin: the bar of 83 with the safe area begins at 761 = 713 + 48")
  func aboveTabBar() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    tabs.tabBar.isTranslucent = false
    navigation.isToolbarHidden = false
    show(tabs)

    #expect(navigation.view.frame.maxY == 761)
    #expect(navigation.toolbar.convert(navigation.toolbar.bounds, to: tabs.view).maxY == 761)
  }
}
