extension Catalog {
  package static let tabBarController = ClassProperties(
    of: UITabBarController.self, "Screens that a tab bar selects.", element: "tabBarController",
    make: { UITabBarController() }
  ) {
    Entry(
      .documents("selectedIndex"), .integer(0...100), "The index of the selected screen, from 0.", \.selectedIndex
    ).at(.late)
    Entry(.documents("isTabBarHidden"), .boolean, "Indicates whether the bar is hidden.", \.isTabBarHidden)
  } children: {
    Child(list: "viewControllers", "The screens in their order.", \.viewControllers)
    Child(part: "tabBar", "The tab bar.", \.tabBar)
    Child(one: "bottomAccessory", UIView.self, "A view that floats above the tab bar in the design of iOS 26.") {
      $0.bottomAccessory = UITabAccessory(contentView: $1)
    }
    Child.ownView
  }
}
