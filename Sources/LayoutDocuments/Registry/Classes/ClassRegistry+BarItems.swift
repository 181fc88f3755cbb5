import PropertyCatalogue
import UIKitCore

extension ClassRegistry {
  static let barItem = ClassDescription(
    "UIBarItem", inherits: nil, "What items of bars have in common.",
    make: nil,
    properties: Catalogue.barItem.descriptions)

  static let barButtonItem = ClassDescription(
    "UIBarButtonItem", inherits: "UIBarItem", "A button of a bar, or a space in it.", shorthand: "title",
    with: "systemItem", .barSystemItem, "A ready-made item.",
    make: { $0.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem() },
    properties: Catalogue.barButtonItem.descriptions,
    children: [.one("customView", "UIView", "A view in its place.", \UIBarButtonItem.customView)])

  static let tabBarItem = ClassDescription(
    "UITabBarItem", inherits: "UIBarItem", "A tab.", shorthand: "title",
    with: "systemItem", .tabSystemItem, "A ready-made tab.",
    make: { $0.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem() },
    properties: Catalogue.tabBarItem.descriptions)

  static let navigationItem = ClassDescription(
    "UINavigationItem", inherits: nil, "What a navigation bar shows of a screen.", shorthand: "title",
    make: { UINavigationItem(title: "") },
    properties: Catalogue.navigationItem.descriptions,
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
        "backBarButtonItem", "UIBarButtonItem", "What the next screen's back button is named after.",
        \UINavigationItem.backBarButtonItem),
      .one("titleView", "UIView", "A view in the title's place.", \UINavigationItem.titleView),
      .one(
        "searchController", "UISearchController", "A search controller with its bar below the title.",
        \UINavigationItem.searchController),
      .one(
        "standardAppearance", "UINavigationBarAppearance", "How the bar looks on this screen.",
        \UINavigationItem.standardAppearance),
      .one(
        "scrollEdgeAppearance", "UINavigationBarAppearance", "How it looks while nothing is scrolled under it.",
        \UINavigationItem.scrollEdgeAppearance),
    ])
}
