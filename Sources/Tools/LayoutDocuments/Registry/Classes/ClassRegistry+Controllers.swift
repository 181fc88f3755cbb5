import UIKitCore

extension ClassRegistry {
  static let controller = ClassDescription(
    "UIViewController", inherits: nil, "A screen: a view, and its items in bars.",
    make: { UIViewController(nibName: nil, bundle: nil) },
    properties: [
      PropertyDescription("title", .text, "The title in bars.", \UIViewController.title),
      PropertyDescription(
        "hidesBottomBarWhenPushed", .boolean,
        "Indicates whether this screen and those above it hide the tab bar. The first screen cannot hide it.",
        \UIViewController.hidesBottomBarWhenPushed),
      PropertyDescription(
        "additionalSafeAreaInsets", .edgeInsets, "The insets that the screen adds to its safe area, in points.",
        \UIViewController.additionalSafeAreaInsets),
      PropertyDescription(
        "extendedLayoutIncludesOpaqueBars", .boolean,
        "Indicates whether the view extends below opaque bars. It has no effect.",
        \UIViewController.extendedLayoutIncludesOpaqueBars),
      PropertyDescription(
        "overrideUserInterfaceStyle", .interfaceStyle, "The appearance of this screen.",
        \UIViewController.overrideUserInterfaceStyle),
      PropertyDescription(
        "modalPresentationStyle", .word(.modalPresentationStyle),
        "The style in which another screen presents this one; automatic is a page sheet.",
        \UIViewController.modalPresentationStyle),
      PropertyDescription(
        "preferredContentSize", .size, "The size in a popover or a form sheet, in points.",
        \UIViewController.preferredContentSize),
      PropertyDescription(
        "contentUnavailableConfiguration", .contentUnavailable, "The content of a screen without anything to show."
      ) { (controller: UIViewController, content) in controller.contentUnavailableConfiguration = content.configuration
      },
    ],
    children: [
      .one("view", "UIView", "The view of the screen.", \UIViewController.view),
      .part(
        "navigationItem", "UINavigationItem", "The title and the buttons of the screen in a navigation bar.",
        \UIViewController.navigationItem),
      .one("tabBarItem", "UITabBarItem", "The tab of the screen.", \UIViewController.tabBarItem),
      .list("toolbarItems", of: "UIBarButtonItem", "The buttons of the toolbar.", \UIViewController.toolbarItems),
      .one(
        "presentedViewController", "UIViewController", "The screen, alert, sheet or popover that covers this screen."
      ) { (controller: UIViewController, presented: UIViewController) in controller.cover(with: presented) }
      .presented,
      .part(
        "sheetPresentationController", "UISheetPresentationController", "The sheet with which the screen is presented.",
        \UIViewController.sheetPresentationController),
      .part(
        "popoverPresentationController", "UIPopoverPresentationController",
        "The popover with which the screen is presented.", \UIViewController.popoverPresentationController),
    ])

  /// The key `view` of controllers that create their own view. Documents set the view's properties.
  static let ownView = ChildDescription.part("view", "UIView", "The view of the screen.", \UIViewController.view)

  static let navigationController = ClassDescription(
    "UINavigationController", inherits: "UIViewController", "A stack of screens with a navigation bar.",
    make: { UINavigationController(nibName: nil, bundle: nil) },
    properties: [
      PropertyDescription(
        "isNavigationBarHidden", .boolean, "Indicates whether the bar is hidden.",
        \UINavigationController.isNavigationBarHidden),
      PropertyDescription(
        "isToolbarHidden", .boolean, "Indicates whether the toolbar is hidden; true by default.",
        \UINavigationController.isToolbarHidden),
    ],
    children: [
      .list("viewControllers", of: "UIViewController", "The screens of the stack, the topmost last.") {
        (controller: UINavigationController, screens: [UIViewController]) in controller.viewControllers = screens
      },
      .part("navigationBar", "UINavigationBar", "The navigation bar.", \UINavigationController.navigationBar),
      .part("toolbar", "UIToolbar", "The toolbar.", \UINavigationController.toolbar),
      ownView,
    ])

  static let tabBarController = ClassDescription(
    "UITabBarController", inherits: "UIViewController", "Screens that a tab bar selects.",
    make: { UITabBarController(nibName: nil, bundle: nil) },
    properties: [
      PropertyDescription(
        "selectedIndex", .integer(0...100), "The index of the selected screen, from 0.", phase: .late,
        \UITabBarController.selectedIndex),
      PropertyDescription(
        "isTabBarHidden", .boolean, "Indicates whether the bar is hidden.", \UITabBarController.isTabBarHidden),
    ],
    children: [
      .list(
        "viewControllers", of: "UIViewController", "The screens in their order.", \UITabBarController.viewControllers),
      .part("tabBar", "UITabBar", "The tab bar.", \UITabBarController.tabBar),
      .one("bottomAccessory", "UIView", "A view that floats above the tab bar in the design of iOS 26.") {
        (controller: UITabBarController, view: UIView) in
        controller.bottomAccessory = UITabAccessory(contentView: view)
      },
      ownView,
    ])

  static let splitController = ClassDescription(
    "UISplitViewController", inherits: "UIViewController", "Two or three screens side by side.",
    with: "style", .word("a style", ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn]),
    "The number of columns.",
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
        "The columns that are shown.", \UISplitViewController.preferredDisplayMode),
      PropertyDescription(
        "preferredPrimaryColumnWidth", .length, "The width of the first column, in points.",
        \UISplitViewController.preferredPrimaryColumnWidth),
      PropertyDescription(
        "preferredPrimaryColumnWidthFraction", .fraction,
        "The width of the first column as a fraction of the whole width.",
        \UISplitViewController.preferredPrimaryColumnWidthFraction),
      PropertyDescription(
        "minimumPrimaryColumnWidth", .length, "The minimum width of the first column, in points.",
        \UISplitViewController.minimumPrimaryColumnWidth),
      PropertyDescription(
        "maximumPrimaryColumnWidth", .length, "The maximum width of the first column, in points.",
        \UISplitViewController.maximumPrimaryColumnWidth),
      PropertyDescription(
        "preferredSupplementaryColumnWidth", .length, "The width of the middle column, in points.",
        \UISplitViewController.preferredSupplementaryColumnWidth),
      PropertyDescription(
        "primaryEdge", .word("an edge", ["leading": .leading, "trailing": .trailing]),
        "The side of the first column.", \UISplitViewController.primaryEdge),
    ],
    children: [
      column("primary", .primary, "The first column."),
      column("supplementary", .supplementary, "The middle one of three columns."),
      column("secondary", .secondary, "The last column."),
      column("compact", .compact, "The screen for widths without space for columns."),
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
