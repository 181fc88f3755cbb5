extension Catalog {
  package static let toolbar = ClassProperties(of: UIToolbar.self) {
    Entry("barStyle", .word(.barStyle), "The style of the bar: light or dark.", \.barStyle)
    Entry("barTintColor", .color, "The color of the bar.", \.barTintColor)
    Entry(
      "isTranslucent", .boolean, "Indicates whether the content behind is visible through the bar. It has no effect.",
      \.isTranslucent)
  }
}
