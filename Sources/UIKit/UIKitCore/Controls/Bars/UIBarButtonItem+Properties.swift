extension Catalog {
  package static let barButtonItem = ClassProperties(
    of: UIBarButtonItem.self, "A button or a space in a bar.", shorthand: "title"
  ) {
    Entry(
      "style", .word("a style", ["plain": .plain, "bordered": .bordered, "done": .done]),
      "The style of the item; a done item has a bold title.", \.style)
    Entry("width", .length, "The width of a space or button, in points.", \.width)
    Entry("tintColor", .color, "The color of the item.", \.tintColor).appearance
    Entry(.documents("isHidden"), .boolean, "Indicates whether the item is hidden.", \.isHidden)
    Entry(
      .documents("isSelected"), .boolean, "Indicates whether the item is selected. It has no effect.", \.isSelected)
    Entry(
      .documents("hidesSharedBackground"), .boolean, "Indicates whether the item has no glass behind it.",
      \.hidesSharedBackground)
    Entry(
      .documents("sharesBackground"), .boolean, "Indicates whether the item can share its glass with neighbors.",
      \.sharesBackground)
    Entry(
      .documents("isPlaceOfSearchBar"), .boolean,
      "Indicates whether a toolbar shows the search bar in place of the item, on phones with glass.",
      \.isPlaceOfSearchBar)
  }
}
