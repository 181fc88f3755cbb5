extension Catalog {
  package static let toolbar = ClassProperties(
    of: UIToolbar.self, "A bar of buttons at the bottom of a screen.", element: "toolbar", make: { UIToolbar() }
  ) {
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle).appearance
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor).appearance
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent
    ).appearance
    Entry("standardAppearance", \.standardAppearance).appearance(\.standardAppearance, ifSet: \.hasCustomAppearance)
    Entry("scrollEdgeAppearance", \.scrollEdgeAppearance).appearance
    Entry("compactAppearance", \.compactAppearance).appearance
  } children: {
    Child(list: "items", "The buttons in their order.", \.items)
    Child(part: "standardAppearance", "The appearance of the bar.", \.standardAppearance)
    Child(one: "compactAppearance", "The appearance where the bar is 32 points high.", \.compactAppearance)
  }
}
