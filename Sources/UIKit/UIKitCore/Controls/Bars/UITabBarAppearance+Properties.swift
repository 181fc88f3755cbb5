extension Catalog {
  package static let tabBarAppearance = ClassProperties(
    of: UITabBarAppearance.self, "The appearance of a tab bar.", make: { UITabBarAppearance() }
  ) {
    Entry(
      .documents("selectionIndicatorImage"), .image, "The picture behind the selected tab.", \.selectionIndicatorImage)
    Entry(
      .documents("selectionIndicatorTintColor"), .color, "The color of the picture behind the selected tab.",
      \.selectionIndicatorTintColor)
  }
}
