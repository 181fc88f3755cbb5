import UIKitCore

extension ClassRegistry {
  static let barItem = ClassDescription(Catalog.barItem)

  static let barButtonItem = ClassDescription(
    Catalog.barButtonItem,
    with: "systemItem", .barSystemItem, "The system item with the title or picture of the button.",
    make: { $0.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem() },
    properties: Catalog.barButtonItem.descriptions + [
      PropertyDescription(
        "isHeld", .boolean, "Indicates whether the picture shows the item's menu.", phase: .presented
      ) { (item: UIBarButtonItem, isHeld) in if isHeld { item.presentMenu() } }
    ],
    children: [
      .one("customView", "UIView", "A view in place of the button.", \UIBarButtonItem.customView),
      .list("menu", of: "UIMenuElement", "The menu, which isHeld shows.") {
        (item: UIBarButtonItem, elements: [UIMenuElement]) in item.menu = UIMenu(children: elements)
      },
    ])

  static let tabBarItem = ClassDescription(
    Catalog.tabBarItem,
    with: "systemItem", .tabSystemItem, "The system item with the title and picture of the tab.",
    make: { $0.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem() })

  static let navigationItem = ClassDescription(
    Catalog.navigationItem,
    children: [
      .list(
        "leftBarButtonItems", of: "UIBarButtonItem", "The buttons at the leading end.",
        \UINavigationItem.leftBarButtonItems),
      .list(
        "rightBarButtonItems", of: "UIBarButtonItem", "The buttons at the trailing end, the outermost first.",
        \UINavigationItem.rightBarButtonItems),
      .one(
        "leftBarButtonItem", "UIBarButtonItem", "The button at the leading end.",
        \UINavigationItem.leftBarButtonItem),
      .one(
        "rightBarButtonItem", "UIBarButtonItem", "The button at the trailing end.",
        \UINavigationItem.rightBarButtonItem),
      .one(
        "backBarButtonItem", "UIBarButtonItem", "The item with the title of the next screen's back button.",
        \UINavigationItem.backBarButtonItem),
      .one("titleView", "UIView", "A view in place of the title.", \UINavigationItem.titleView),
      .one(
        "searchController", "UISearchController", "A search controller with its bar below the title.",
        \UINavigationItem.searchController),
      .one(
        "standardAppearance", "UINavigationBarAppearance", "The appearance of the bar on this screen.",
        \UINavigationItem.standardAppearance),
      .one(
        "scrollEdgeAppearance", "UINavigationBarAppearance",
        "The appearance while no content is scrolled below the bar.",
        \UINavigationItem.scrollEdgeAppearance),
      .one(
        "compactAppearance", "UINavigationBarAppearance", "The appearance where the bar is 32 points high.",
        \UINavigationItem.compactAppearance),
    ])
}
