import UIKitCore

extension ClassRegistry {
  static let navigationBar = ClassDescription(
    Catalog.navigationBar,
    children: [
      .list("items", of: "UINavigationItem", "The items of the stack, the topmost last.", \UINavigationBar.items),
      .part(
        "standardAppearance", "UINavigationBarAppearance", "The appearance of the bar.",
        \UINavigationBar.standardAppearance),
      .one(
        "scrollEdgeAppearance", "UINavigationBarAppearance",
        "The appearance while no content is scrolled below the bar.",
        \UINavigationBar.scrollEdgeAppearance),
      .one(
        "compactAppearance", "UINavigationBarAppearance", "The appearance where the bar is 32 points high.",
        \UINavigationBar.compactAppearance),
    ])

  static let toolbar = ClassDescription(
    Catalog.toolbar,
    children: [
      .list("items", of: "UIBarButtonItem", "The buttons in their order.", \UIToolbar.items),
      .part("standardAppearance", "UIToolbarAppearance", "The appearance of the bar.", \UIToolbar.standardAppearance),
      .one(
        "compactAppearance", "UIToolbarAppearance", "The appearance where the bar is 32 points high.",
        \UIToolbar.compactAppearance),
    ])

  static let tabBar = ClassDescription(
    Catalog.tabBar,
    properties: Catalog.tabBar.descriptions + [
      PropertyDescription(
        "selectedItem", .integer(0...100), "The index of the selected tab, from 0.", phase: .late
      ) { (bar: UITabBar, index) in
        let items = bar.items ?? []
        bar.selectedItem = items.indices.contains(index) ? items[index] : nil
      }
    ],
    children: [
      .list("items", of: "UITabBarItem", "The tabs in their order.", \UITabBar.items),
      .part("standardAppearance", "UITabBarAppearance", "The appearance of the bar.", \UITabBar.standardAppearance),
    ])

  static let searchBar = ClassDescription(
    Catalog.searchBar,
    properties: Catalog.searchBar.descriptions + [
      PropertyDescription("scopeButtonTitles", .list(of: .text), "The titles of the scopes.") {
        (bar: UISearchBar, titles) in bar.scopeButtonTitles = titles
      },
      PropertyDescription(
        "selectedScopeButtonIndex", .integer(0...100), "The index of the selected scope, from 0.",
        \UISearchBar.selectedScopeButtonIndex),
    ],
    children: [
      .part("searchTextField", "UISearchTextField", "The text field of the bar.", \UISearchBar.searchTextField)
    ])

  static let barAppearance = ClassDescription(
    "UIBarAppearance", inherits: nil, "The properties that the appearances of all bars share.",
    make: nil,
    properties: [
      PropertyDescription(
        "background", .word("a background", ["default": 0, "opaque": 1, "transparent": 2]),
        "The background from which the appearance starts."
      ) { (appearance: UIBarAppearance, kind: Int) in
        switch kind {
        case 1: appearance.configureWithOpaqueBackground()
        case 2: appearance.configureWithTransparentBackground()
        default: appearance.configureWithDefaultBackground()
        }
      },
      PropertyDescription("backgroundColor", .color, "The color of the bar.", \UIBarAppearance.backgroundColor),
      PropertyDescription(
        "backgroundEffect", ValueType.blurStyle.orNull, "The blur behind the bar, shown as a flat tint."
      ) {
        (appearance: UIBarAppearance, style) in
        appearance.backgroundEffect = style.map { UIBlurEffect(style: $0) }
      },
      PropertyDescription("backgroundImage", .image, "The picture behind the bar.", \UIBarAppearance.backgroundImage),
      PropertyDescription("shadowColor", .color, "The color of the bar's edge.", \UIBarAppearance.shadowColor),
      PropertyDescription(
        "shadowImage", .image, "The picture in place of the line at the bar's edge.", \UIBarAppearance.shadowImage),
    ])

  static let navigationBarAppearance = ClassDescription(
    "UINavigationBarAppearance", inherits: "UIBarAppearance", "The appearance of a navigation bar.",
    make: { UINavigationBarAppearance() },
    properties: [
      PropertyDescription("titleTextAttributes", .textAttributes, "The attributes of the title.") {
        (appearance: UINavigationBarAppearance, attributes) in appearance.titleTextAttributes = attributes.values
      },
      PropertyDescription("largeTitleTextAttributes", .textAttributes, "The attributes of a large title.") {
        (appearance: UINavigationBarAppearance, attributes) in
        appearance.largeTitleTextAttributes = attributes.values
      },
    ])

  static let toolbarAppearance = ClassDescription(
    "UIToolbarAppearance", inherits: "UIBarAppearance", "The appearance of a toolbar.", make: { UIToolbarAppearance() })

  static let tabBarAppearance = ClassDescription(
    "UITabBarAppearance", inherits: "UIBarAppearance", "The appearance of a tab bar.",
    make: { UITabBarAppearance() },
    properties: [
      PropertyDescription(
        "selectionIndicatorImage", .image, "The picture behind the selected tab.",
        \UITabBarAppearance.selectionIndicatorImage),
      PropertyDescription(
        "selectionIndicatorTintColor", .color, "The color of the picture behind the selected tab.",
        \UITabBarAppearance.selectionIndicatorTintColor),
    ])
}
