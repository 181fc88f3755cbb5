extension Catalog {
  package static let controller = ClassProperties(
    of: UIViewController.self, "A screen: a view, and its items in bars.", element: "viewController",
    make: { UIViewController() }
  ) {
    ($0 as? any (UIViewController & NamedProperties).Type)?.controllerProperties()
  } children: {
    Child(one: "view", "The view of the screen.", \.view)
    Child(
      part: "navigationItem", "The title and the buttons of the screen in a navigation bar.", \.navigationItem)
    Child(one: "tabBarItem", "The tab of the screen.", \.tabBarItem)
    Child(list: "toolbarItems", "The buttons of the toolbar.", \.toolbarItems)
    Child(
      one: "presentedViewController", UIViewController.self,
      "The screen, alert, sheet or popover that covers this screen."
    ) { $0.cover(with: $1) }.presented
    Child(
      part: "sheetPresentationController", "The sheet with which the screen is presented.",
      \.sheetPresentationController)
    Child(
      part: "popoverPresentationController", "The popover with which the screen is presented.",
      \.popoverPresentationController)
  }
}

extension NamedProperties where Self: UIViewController {
  @EntryList<Self> fileprivate static func controllerProperties() -> [Property] {
    Entry("title", .text, "The title in bars.", \.title).observable
    Entry(
      "hidesBottomBarWhenPushed", .boolean,
      "Indicates whether this screen and those above it hide the tab bar. The first screen cannot hide it.",
      \.hidesBottomBarWhenPushed)
    Entry(
      .documents("additionalSafeAreaInsets"), .edgeInsets,
      "The insets that the screen adds to its safe area, in points.", \.additionalSafeAreaInsets)
    Entry(
      .documents("extendedLayoutIncludesOpaqueBars"), .boolean,
      "Indicates whether the view extends below opaque bars. It has no effect.", \.extendedLayoutIncludesOpaqueBars)
    Entry(
      .documents("overrideUserInterfaceStyle"), .word(.interfaceStyle), "The appearance of this screen.",
      \.overrideUserInterfaceStyle)
    Entry(
      "modalPresentationStyle", .word(.modalPresentationStyle),
      "The style in which another screen presents this one; automatic is a page sheet.", \.modalPresentationStyle)
    Entry(
      .documents("preferredContentSize"), .size, "The size in a popover or a form sheet, in points.",
      \.preferredContentSize)
    Entry(
      .documents("contentUnavailableConfiguration"), ValueKind(Catalog.contentUnavailable),
      "The content of a screen without anything to show."
    ) { $0.contentUnavailableConfiguration = $1 }
  }
}

extension Child where Owner: UIViewController {
  /// The key `view` of controllers that create their own view. Documents set the view's properties.
  static var ownView: Child { Child(part: "view", "The view of the screen.", \.view) }
}
