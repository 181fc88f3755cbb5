extension Catalog {
  package static let tabBarItem = ClassProperties(of: UITabBarItem.self) {
    Entry("selectedImage", .image, "The picture of the selected tab.", \.selectedImage)
    Entry("badgeValue", .text, "The text of the badge.", \.badgeValue)
    Entry(.documents("badgeColor"), .color, "The color of the badge.", \.badgeColor)
    Entry(
      .documents("titlePositionAdjustment"), .offset,
      "The offset of the title to the right and down, in points. It has no effect.", \.titlePositionAdjustment)
  }
}
