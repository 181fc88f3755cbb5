import UIKitCore

extension ClassRegistry {
  static let barItem = ClassDescription(
    "UIBarItem", inherits: nil, "What items of bars have in common.",
    make: nil,
    properties: [
      PropertyDescription("title", .text, "The text.", \UIBarItem.title),
      PropertyDescription("image", .image, "Its picture.", \UIBarItem.image),
      PropertyDescription("isEnabled", .boolean, "Whether it is active.", \UIBarItem.isEnabled),
      PropertyDescription("imageInsets", .edgeInsets, "Room around the picture.", \UIBarItem.imageInsets),
      PropertyDescription("titleTextAttributes", .states(of: .textAttributes), "How the title looks.") {
        (item: UIBarItem, values) in
        for (state, attributes) in values { item.setTitleTextAttributes(attributes.values, for: state) }
      },
      PropertyDescription("tag", .integer(), "A number to find it by.", \UIBarItem.tag),
    ])

  static let barButtonItem = ClassDescription(
    "UIBarButtonItem", inherits: "UIBarItem", "A button of a bar, or a space in it.", shorthand: "title",
    with: "systemItem", .barSystemItem, "A ready-made item.",
    make: { $0.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem() },
    properties: [
      PropertyDescription(
        "style", .word("a style", ["plain": .plain, "bordered": .bordered, "done": .done]),
        "How strong the title is.", \UIBarButtonItem.style),
      PropertyDescription("width", .length, "The width of a space or button.", \UIBarButtonItem.width),
      PropertyDescription("tintColor", .color, "Its colour.", \UIBarButtonItem.tintColor),
      PropertyDescription("isHidden", .boolean, "Whether it is left out.", \UIBarButtonItem.isHidden),
      PropertyDescription("isSelected", .boolean, "Whether it is selected.", \UIBarButtonItem.isSelected),
    ],
    children: [.one("customView", "UIView", "A view in its place.", \UIBarButtonItem.customView)])

  static let tabBarItem = ClassDescription(
    "UITabBarItem", inherits: "UIBarItem", "A tab.", shorthand: "title",
    with: "systemItem", .tabSystemItem, "A ready-made tab.",
    make: { $0.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem() },
    properties: [
      PropertyDescription("selectedImage", .image, "The picture while selected.", \UITabBarItem.selectedImage),
      PropertyDescription("badgeValue", .text, "The text of the badge.", \UITabBarItem.badgeValue),
      PropertyDescription("badgeColor", .color, "The colour of the badge.", \UITabBarItem.badgeColor),
      PropertyDescription(
        "titlePositionAdjustment", .moved, "How far the title is moved.", \UITabBarItem.titlePositionAdjustment),
    ])

  static let navigationItem = ClassDescription(
    "UINavigationItem", inherits: nil, "What a navigation bar shows of a screen.", shorthand: "title",
    make: { UINavigationItem(title: "") },
    properties: [
      PropertyDescription("title", .text, "The title.", \UINavigationItem.title),
      PropertyDescription("prompt", .text, "A line above the title.", \UINavigationItem.prompt),
      PropertyDescription(
        "backButtonTitle", .text, "The title of the next screen's back button.", \UINavigationItem.backButtonTitle),
      PropertyDescription(
        "backButtonDisplayMode",
        .word("a mode", ["default": .default, "generic": .generic, "minimal": .minimal]),
        "What that button shows.", \UINavigationItem.backButtonDisplayMode),
      PropertyDescription(
        "hidesBackButton", .boolean, "Whether it has no back button.", \UINavigationItem.hidesBackButton),
      PropertyDescription(
        "leftItemsSupplementBackButton", .boolean, "Shows left items beside the back button.",
        \UINavigationItem.leftItemsSupplementBackButton),
      PropertyDescription(
        "largeTitleDisplayMode",
        .word(
          "a mode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
        "Whether its title is large.", \UINavigationItem.largeTitleDisplayMode),
      PropertyDescription(
        "hidesSearchBarWhenScrolling", .boolean, "Whether scrolled content pushes the search bar away.",
        \UINavigationItem.hidesSearchBarWhenScrolling),
    ],
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
