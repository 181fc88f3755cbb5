import UIKitCore

extension ClassRegistry {
  static let controller = ClassDescription(
    "UIViewController", inherits: nil, "A screen: a view and what bars show of it.",
    make: { UIViewController(nibName: nil, bundle: nil) },
    properties: [
      PropertyDescription("title", .text, "The title in bars.", \UIViewController.title),
      PropertyDescription(
        "hidesBottomBarWhenPushed", .boolean, "Whether it hides the tab bar.",
        \UIViewController.hidesBottomBarWhenPushed),
      PropertyDescription(
        "additionalSafeAreaInsets", .edgeInsets, "What its own bars cover.",
        \UIViewController.additionalSafeAreaInsets),
      PropertyDescription(
        "extendedLayoutIncludesOpaqueBars", .boolean, "Whether it reaches under opaque bars.",
        \UIViewController.extendedLayoutIncludesOpaqueBars),
      PropertyDescription(
        "overrideUserInterfaceStyle", .interfaceStyle, "The appearance of this screen.",
        \UIViewController.overrideUserInterfaceStyle),
    ],
    children: [
      .one("view", "UIView", "Its view.") { (controller: UIViewController, view: UIView) in controller.view = view },
      .part("navigationItem", "UINavigationItem", "What a navigation bar shows of it.") {
        (controller: UIViewController) in controller.navigationItem
      },
      .one("tabBarItem", "UITabBarItem", "Its tab.") { (controller: UIViewController, item: UITabBarItem) in
        controller.tabBarItem = item
      },
      .list("toolbarItems", of: "UIBarButtonItem", "The buttons of the toolbar.", \UIViewController.toolbarItems),
      .one("presentedViewController", "UIAlertController", "An alert presented over it.") {
        (controller: UIViewController, alert: UIAlertController) in controller.cover(with: alert)
      },
    ])

  /// The view of a controller that creates its own.
  static let ownView = ChildDescription.part("view", "UIView", "Its view.") { (controller: UIViewController) in
    controller.view
  }

  static let navigationController = ClassDescription(
    "UINavigationController", inherits: "UIViewController", "Screens on top of one another, under a bar.",
    make: { UINavigationController(nibName: nil, bundle: nil) },
    properties: [
      PropertyDescription(
        "isNavigationBarHidden", .boolean, "Whether the bar is hidden.",
        \UINavigationController.isNavigationBarHidden),
      PropertyDescription(
        "isToolbarHidden", .boolean, "Whether the toolbar is hidden, as it is at first.",
        \UINavigationController.isToolbarHidden),
    ],
    children: [
      .list("viewControllers", of: "UIViewController", "The screens, the topmost last.") {
        (controller: UINavigationController, screens: [UIViewController]) in controller.viewControllers = screens
      },
      .part("navigationBar", "UINavigationBar", "The bar.") { (controller: UINavigationController) in
        controller.navigationBar
      },
      .part("toolbar", "UIToolbar", "The toolbar.") { (controller: UINavigationController) in controller.toolbar },
      ownView,
    ])

  static let tabBarController = ClassDescription(
    "UITabBarController", inherits: "UIViewController", "Screens beside one another, above a bar of tabs.",
    make: { UITabBarController(nibName: nil, bundle: nil) },
    properties: [
      PropertyDescription(
        "selectedIndex", .integer(0...100), "Which screen shows, counted from 0.", phase: .late,
        \UITabBarController.selectedIndex),
      PropertyDescription(
        "isTabBarHidden", .boolean, "Whether the bar is hidden.", \UITabBarController.isTabBarHidden),
    ],
    children: [
      .list("viewControllers", of: "UIViewController", "The screens in their order.") {
        (controller: UITabBarController, screens: [UIViewController]) in controller.viewControllers = screens
      },
      .part("tabBar", "UITabBar", "The bar of tabs.") { (controller: UITabBarController) in controller.tabBar },
      ownView,
    ])

  static let splitController = ClassDescription(
    "UISplitViewController", inherits: "UIViewController", "Two or three screens side by side.",
    with: "style", .word("a style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]),
    "How many columns there are.",
    make: { UISplitViewController(style: $0 ?? .doubleColumn) },
    properties: [
      PropertyDescription(
        "preferredDisplayMode",
        .word(
          "a mode",
          [
            "automatic": .automatic, "secondaryOnly": .secondaryOnly, "oneBesideSecondary": .oneBesideSecondary,
            "oneOverSecondary": .oneOverSecondary, "twoBesideSecondary": .twoBesideSecondary,
            "twoOverSecondary": .twoOverSecondary, "twoDisplaceSecondary": .twoDisplaceSecondary,
          ]),
        "Which columns show.", \UISplitViewController.preferredDisplayMode),
      PropertyDescription(
        "preferredPrimaryColumnWidth", .length, "The width of the first column.",
        \UISplitViewController.preferredPrimaryColumnWidth),
      PropertyDescription(
        "preferredPrimaryColumnWidthFraction", .fraction, "The same as a part of the whole width.",
        \UISplitViewController.preferredPrimaryColumnWidthFraction),
      PropertyDescription(
        "minimumPrimaryColumnWidth", .length, "How narrow the first column may become.",
        \UISplitViewController.minimumPrimaryColumnWidth),
      PropertyDescription(
        "maximumPrimaryColumnWidth", .length, "How wide the first column may become.",
        \UISplitViewController.maximumPrimaryColumnWidth),
      PropertyDescription(
        "preferredSupplementaryColumnWidth", .length, "The width of the column in the middle.",
        \UISplitViewController.preferredSupplementaryColumnWidth),
      PropertyDescription(
        "primaryEdge", .word("an edge", ["leading": .leading, "trailing": .trailing]),
        "The side of the first column.", \UISplitViewController.primaryEdge),
    ],
    children: [
      column("primary", .primary, "The first column."),
      column("supplementary", .supplementary, "The column between them, where there are three."),
      column("secondary", .secondary, "The last column."),
      column("compact", .compact, "What shows where there is no room for columns."),
      ownView,
    ])

  private static func column(
    _ name: String, _ column: UISplitViewController.Column, _ summary: String
  ) -> ChildDescription {
    .one(name, "UIViewController", summary) { (split: UISplitViewController, screen: UIViewController) in
      split.setViewController(screen, for: column)
    }
  }
}
