extension Catalog {
  package static let barButtonItem = ClassProperties(
    of: UIBarButtonItem.self, "A button or a space in a bar.", shorthand: "title",
    with: .argument(
      "systemItem", .word(.barSystemItem), "The system item with the title or picture of the button."),
    make: { (systemItem: UIBarButtonItem.SystemItem?) in
      systemItem.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    }
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
    Entry(.documents("isHeld"), .boolean, "Indicates whether the picture shows the item's menu.") {
      if $1 { $0.presentMenu() }
    }.at(.presented)
  } children: {
    Child(one: "customView", "A view in place of the button.", \.customView)
    Child(list: "menu", of: UIMenuElement.self, "The menu, which isHeld shows.") { $0.menu = UIMenu(children: $1) }
  }
}
