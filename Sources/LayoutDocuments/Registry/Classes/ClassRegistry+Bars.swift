import UIKitCore

extension ClassRegistry {
  static let navigationBar = ClassDescription(
    "UINavigationBar", "The bar at the top of a screen.",
    make: { UINavigationBar() },
    properties: [
      PropertyDescription(
        "prefersLargeTitles", .boolean, "Whether the title is large.", \UINavigationBar.prefersLargeTitles),
      PropertyDescription("titleTextAttributes", .textAttributes, "How the title looks.") {
        (bar: UINavigationBar, attributes) in bar.titleTextAttributes = attributes.values
      },
      PropertyDescription("largeTitleTextAttributes", .textAttributes, "How a large title looks.") {
        (bar: UINavigationBar, attributes) in bar.largeTitleTextAttributes = attributes.values
      },
      PropertyDescription("barStyle", .barStyle, "Whether the bar is dark.", \UINavigationBar.barStyle),
      PropertyDescription("barTintColor", .color, "The colour of the bar.", \UINavigationBar.barTintColor),
      PropertyDescription("backgroundImage", .image, "A picture behind the bar.") { (bar: UINavigationBar, image) in
        bar.setBackgroundImage(image, for: .default)
      },
      PropertyDescription(
        "backIndicatorImage", .image, "The picture of the back button.", \UINavigationBar.backIndicatorImage),
      PropertyDescription("isTranslucent", .boolean, "Whether content shines through.", \UINavigationBar.isTranslucent),
    ],
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
    properties: [
      PropertyDescription("barStyle", .barStyle, "Whether the bar is dark.", \UIToolbar.barStyle),
      PropertyDescription("barTintColor", .color, "The colour of the bar.", \UIToolbar.barTintColor),
      PropertyDescription("isTranslucent", .boolean, "Whether content shines through.", \UIToolbar.isTranslucent),
    ],
    children: [
      .list("items", of: "UIBarButtonItem", "The buttons in their order.", \UIToolbar.items),
      .part("standardAppearance", "UIToolbarAppearance", "How the bar looks.") { (bar: UIToolbar) in
        bar.standardAppearance
      },
    ])

  static let tabBar = ClassDescription(
    "UITabBar", "A bar of tabs at the bottom of a screen.",
    make: { UITabBar() },
    properties: [
      PropertyDescription("barStyle", .barStyle, "Whether the bar is dark.", \UITabBar.barStyle),
      PropertyDescription("barTintColor", .color, "The colour of the bar.", \UITabBar.barTintColor),
      PropertyDescription("isTranslucent", .boolean, "Whether content shines through.", \UITabBar.isTranslucent),
      PropertyDescription(
        "unselectedItemTintColor", .color, "The colour of the other tabs.", \UITabBar.unselectedItemTintColor),
      PropertyDescription(
        "selectedItem", .integer(0...100), "Which tab is selected, counted from 0.", phase: .late
      ) { (bar: UITabBar, index) in
        let items = bar.items ?? []
        bar.selectedItem = items.indices.contains(index) ? items[index] : nil
      },
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
    properties: [
      PropertyDescription("text", .text, "The text of the field.", \UISearchBar.text),
      PropertyDescription("placeholder", .text, "The placeholder of an empty field.", \UISearchBar.placeholder),
      PropertyDescription("prompt", .text, "A line above the field.", \UISearchBar.prompt),
      PropertyDescription(
        "searchBarStyle",
        .word("a style", ["default": .default, "prominent": .prominent, "minimal": .minimal]),
        "Whether the bar has a ground.", \UISearchBar.searchBarStyle),
      PropertyDescription("barTintColor", .color, "The colour of the bar.", \UISearchBar.barTintColor),
      PropertyDescription("backgroundImage", .image, "A picture behind the field.", \UISearchBar.backgroundImage),
      PropertyDescription(
        "showsCancelButton", .boolean, "Whether a button to cancel is shown.", \UISearchBar.showsCancelButton),
      PropertyDescription(
        "showsBookmarkButton", .boolean, "Whether the field ends with a book.", \UISearchBar.showsBookmarkButton),
      PropertyDescription(
        "showsSearchResultsButton", .boolean, "Whether the field ends with a list.",
        \UISearchBar.showsSearchResultsButton),
      PropertyDescription("showsScopeBar", .boolean, "Whether scopes are shown.", \UISearchBar.showsScopeBar),
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
