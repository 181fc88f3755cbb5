extension Catalog {
  package static let colorWell = ClassProperties(
    of: UIColorWell.self, "A control that shows a color, in a ring of all hues.", element: "colorWell",
    make: { UIColorWell() }, reuse: .always
  ) {
    Entry("title", .text, "The title of the color picker.", \.title)
    Entry("supportsAlpha", .boolean, "Indicates whether the color picker offers opacity.", \.supportsAlpha)
    Entry("selectedColor", .color, "The color in the ring.", \.selectedColor)
  }
}
