extension Catalog {
  /// Readers create an action or, for an element with children, a menu.
  package static let menuElement = ClassProperties(
    of: UIMenuElement.self, "An action of a menu or, with children, a menu.", shorthand: "title"
  ) {
    Entry("title", .text, "The title.", \.title)
    Entry("subtitle", .text, "The text below the title.", \.subtitle)
    Entry("image", .image, "The picture.", \.image)
    Entry(
      "attributes",
      .words(
        Words<UIMenuElement.Attributes>(
          "an attribute", ["destructive": .destructive, "disabled": .disabled, "hidden": .hidden])),
      "The appearance of an action."
    ) { ($0 as? UIAction)?.attributes = $1 }
    Entry("state", .word("a state", ["off": .off, "on": .on, "mixed": .mixed]), "The checkmark of an action.") {
      (element, state: UIMenuElement.State) in (element as? UIAction)?.state = state
    }
    Entry(
      "options",
      .words(
        Words<UIMenu.Options>("an option", ["displayInline": .displayInline, "displayAsPalette": .displayAsPalette])),
      "The display of a menu in the menu around it: as a section, or as a row of pictures."
    ) { ($0 as? UIMenu)?.options = $1 }
    Entry(
      "preferredElementSize",
      .word("a size", ["automatic": .automatic, "small": .small, "medium": .medium, "large": .large]),
      "The size of a menu's elements: small and medium elements share rows."
    ) { (element, size: UIMenu.ElementSize) in
      (element as? UIMenu)?.preferredElementSize = size
    }
  } children: {
    Child(list: "children", of: UIMenuElement.self, "The elements of a menu.") { ($0 as? UIMenu)?.children = $1 }
  }
}
