extension Catalog {
  package static let navigationBar = ClassProperties(
    of: UINavigationBar.self, "The bar at the top of a screen.", element: "navigationBar", make: { UINavigationBar() }
  ) {
    Entry(
      .named("prefersLargeTitles", inFiles: "largeTitles"), .boolean, "Indicates whether titles are large.",
      \.prefersLargeTitles
    ).appearance
    Entry(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.titleTextAttributes = $1
    }.keyed(by: \.titleTextAttributes).appearance
    Entry(.documents("largeTitleTextAttributes"), .textAttributes, "The attributes of a large title.") {
      $0.largeTitleTextAttributes = $1
    }.keyed(by: \.largeTitleTextAttributes).appearance
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle).appearance
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor).appearance
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.") {
      $0.setBackgroundImage($1, for: .default)
    }.keyed(by: \.backgroundImage).appearance
    Entry(
      .documents("shadowImage"), .image, "The picture in place of the line at the bottom edge.", \.shadowImage
    ).appearance
    Entry(.documents("backIndicatorImage"), .image, "The picture of the back button.", \.backIndicatorImage).appearance
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent
    ).appearance
    Entry("standardAppearance", \.standardAppearance).appearance(\.standardAppearance, ifSet: \.hasCustomAppearance)
    Entry("scrollEdgeAppearance", \.scrollEdgeAppearance).appearance
    Entry("compactAppearance", \.compactAppearance).appearance
  } children: {
    Child(list: "items", "The items of the stack, the topmost last.", \.items)
    Child(part: "standardAppearance", "The appearance of the bar.", \.standardAppearance)
    Child(
      one: "scrollEdgeAppearance", "The appearance while no content is scrolled below the bar.", \.scrollEdgeAppearance)
    Child(one: "compactAppearance", "The appearance where the bar is 32 points high.", \.compactAppearance)
  }
}
