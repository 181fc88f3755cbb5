extension Catalog {
  package static let tabBarItem = ClassProperties(
    of: UITabBarItem.self, "A tab of a tab bar.", shorthand: "title"
  ) {
    Entry("selectedImage", .image, "The picture of the selected tab.", \.selectedImage)
    Entry("badgeValue", .text, "The text of the badge.", \.badgeValue)
    Entry(.documents("badgeColor"), .color, "The color of the badge.", \.badgeColor).appearance
    Entry(
      .documents("titlePositionAdjustment"), .offset,
      "The offset of the title to the right and down, in points. It has no effect.", \.titlePositionAdjustment
    ).appearance
  }
}
