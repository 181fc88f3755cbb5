import PropertyCatalogue
import UIKitCore

extension ClassRegistry {
  static let navigationBar = ClassDescription(
    "UINavigationBar", "The bar at the top of a screen.",
    make: { UINavigationBar() },
    properties: Catalogue.navigationBar.descriptions,
    children: [
      .list("items", of: "UINavigationItem", "The screens of the stack, the topmost last.", \UINavigationBar.items),
      .part("standardAppearance", "UINavigationBarAppearance", "How the bar looks.") { (bar: UINavigationBar) in
        bar.standardAppearance
      },
      .one(
        "scrollEdgeAppearance", "UINavigationBarAppearance", "How it looks while nothing is scrolled under it.",
        \UINavigationBar.scrollEdgeAppearance),
    ])

  static let toolbar = ClassDescription(
    "UIToolbar", "A bar of buttons at the bottom of a screen.",
    make: { UIToolbar() },
    properties: Catalogue.toolbar.descriptions,
    children: [
      .list("items", of: "UIBarButtonItem", "The buttons in their order.", \UIToolbar.items),
      .part("standardAppearance", "UIToolbarAppearance", "How the bar looks.") { (bar: UIToolbar) in
        bar.standardAppearance
      },
    ])

  static let tabBar = ClassDescription(
    "UITabBar", "A bar of tabs at the bottom of a screen.",
    make: { UITabBar() },
    properties: Catalogue.tabBar.descriptions + [
      PropertyDescription(
        "selectedItem", .integer(0...100), "Which tab is selected, counted from 0.", phase: .late
      ) { (bar: UITabBar, index) in
        let items = bar.items ?? []
        bar.selectedItem = items.indices.contains(index) ? items[index] : nil
      }
    ],
    children: [
      .list("items", of: "UITabBarItem", "The tabs in their order.", \UITabBar.items),
      .part("standardAppearance", "UITabBarAppearance", "How the bar looks.") { (bar: UITabBar) in
        bar.standardAppearance
      },
    ])

  static let searchBar = ClassDescription(
    "UISearchBar", "A field to search in, with what belongs to it.",
    make: { UISearchBar() },
    properties: Catalogue.searchBar.descriptions + [
      PropertyDescription("scopeButtonTitles", .list(of: .text), "The titles of the scopes.") {
        (bar: UISearchBar, titles) in bar.scopeButtonTitles = titles
      },
      PropertyDescription(
        "selectedScopeButtonIndex", .integer(0...100), "Which scope is selected, counted from 0.",
        \UISearchBar.selectedScopeButtonIndex),
    ],
    children: [
      .part("searchTextField", "UISearchTextField", "The field itself.") { (bar: UISearchBar) in bar.searchTextField }
    ])

  static let barAppearance = ClassDescription(
    "UIBarAppearance", inherits: nil, "What bars' looks have in common.",
    make: nil,
    properties: [
      PropertyDescription(
        "background", .word("a background", ["default": 0, "opaque": 1, "transparent": 2]),
        "What the look starts from."
      ) { (appearance: UIBarAppearance, kind: Int) in
        switch kind {
        case 1: appearance.configureWithOpaqueBackground()
        case 2: appearance.configureWithTransparentBackground()
        default: appearance.configureWithDefaultBackground()
        }
      },
      PropertyDescription("backgroundColor", .color, "The colour of the bar.", \UIBarAppearance.backgroundColor),
      PropertyDescription("backgroundEffect", ValueType.blurStyle.orNull, "The blur behind it, shown as a flat tint.") {
        (appearance: UIBarAppearance, style) in
        appearance.backgroundEffect = style.map { UIBlurEffect(style: $0) }
      },
      PropertyDescription("backgroundImage", .image, "A picture behind the bar.", \UIBarAppearance.backgroundImage),
      PropertyDescription("shadowColor", .color, "The colour of the bar's edge.", \UIBarAppearance.shadowColor),
    ])

  static let navigationBarAppearance = ClassDescription(
    "UINavigationBarAppearance", inherits: "UIBarAppearance", "How a navigation bar looks.",
    make: { UINavigationBarAppearance() },
    properties: [
      PropertyDescription("titleTextAttributes", .textAttributes, "How the title looks.") {
        (appearance: UINavigationBarAppearance, attributes) in appearance.titleTextAttributes = attributes.values
      },
      PropertyDescription("largeTitleTextAttributes", .textAttributes, "How a large title looks.") {
        (appearance: UINavigationBarAppearance, attributes) in
        appearance.largeTitleTextAttributes = attributes.values
      },
    ])

  static let toolbarAppearance = ClassDescription(
    "UIToolbarAppearance", inherits: "UIBarAppearance", "How a toolbar looks.", make: { UIToolbarAppearance() })

  static let tabBarAppearance = ClassDescription(
    "UITabBarAppearance", inherits: "UIBarAppearance", "How a tab bar looks.", make: { UITabBarAppearance() })
}
