extension Catalog {
  package static let navigationBar = ClassProperties(of: UINavigationBar.self) {
    Entry(
      .named("prefersLargeTitles", inFiles: "largeTitles"), .boolean, "Indicates whether titles are large.",
      \.prefersLargeTitles)
    Entry(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.titleTextAttributes = $1
    }.keyed(by: \.titleTextAttributes)
    Entry(.documents("largeTitleTextAttributes"), .textAttributes, "The attributes of a large title.") {
      $0.largeTitleTextAttributes = $1
    }.keyed(by: \.largeTitleTextAttributes)
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.") {
      $0.setBackgroundImage($1, for: .default)
    }
    Entry(
      .documents("shadowImage"), .image, "The picture in place of the line at the bottom edge.", \.shadowImage)
    Entry(.documents("backIndicatorImage"), .image, "The picture of the back button.", \.backIndicatorImage)
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent)
  }
}
