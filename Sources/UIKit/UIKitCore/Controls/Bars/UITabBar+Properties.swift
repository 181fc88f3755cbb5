extension Catalog {
  package static let tabBar = ClassProperties(
    of: UITabBar.self, "A bar of tabs at the bottom of a screen.", element: "tabBar", make: { UITabBar() }
  ) {
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle).appearance
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor).appearance
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent
    ).appearance
    Entry(
      .documents("unselectedItemTintColor"), .color, "The color of tabs that are not selected.",
      \.unselectedItemTintColor
    ).appearance
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.", \.backgroundImage).appearance
    Entry(.documents("shadowImage"), .image, "The picture in place of the line at the top edge.", \.shadowImage)
      .appearance
    Entry(
      .documents("selectionIndicatorImage"), .image, "The picture behind the selected tab.", \.selectionIndicatorImage)
    Entry(.documents("selectedItem"), .integer(0...100), "The index of the selected tab, from 0.") { bar, index in
      let items = bar.items ?? []
      bar.selectedItem = items.indices.contains(index) ? items[index] : nil
    }.at(.late)
    Entry("standardAppearance", \.standardAppearance).appearance(\.standardAppearance, ifSet: \.hasCustomAppearance)
    Entry("scrollEdgeAppearance", \.scrollEdgeAppearance).appearance
  } children: {
    Child(list: "items", "The tabs in their order.", \.items)
    Child(part: "standardAppearance", "The appearance of the bar.", \.standardAppearance)
  }
}
