extension Catalog {
  package static let tabBar = ClassProperties(of: UITabBar.self) {
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent)
    Entry(
      .documents("unselectedItemTintColor"), .color, "The color of tabs that are not selected.",
      \.unselectedItemTintColor)
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.", \.backgroundImage)
    Entry(.documents("shadowImage"), .image, "The picture in place of the line at the top edge.", \.shadowImage)
    Entry(
      .documents("selectionIndicatorImage"), .image, "The picture behind the selected tab.", \.selectionIndicatorImage)
  }
}
