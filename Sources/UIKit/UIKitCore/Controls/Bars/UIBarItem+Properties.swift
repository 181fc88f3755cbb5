extension Catalog {
  package static let barItem = ClassProperties(
    of: UIBarItem.self, "The properties that the items of all bars share."
  ) {
    Entry("title", .text, "The title of the item.", \.title)
    Entry("image", .image, "The picture of the item.", \.image)
    Entry("isEnabled", .boolean, "Indicates whether the item is enabled.", \.isEnabled)
    Entry(
      .documents("imageInsets"), .edgeInsets,
      "The insets around the picture, in points. This property has no effect.", \.imageInsets)
    Entry(perState: .documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.setTitleTextAttributes($1, for: $2)
    }.appearance(states: \.textAttributes)
    Entry("tag", .integer(), "A number that identifies the item. It has no effect.", \.tag)
  }
}
