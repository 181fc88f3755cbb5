import UIKitCore

// Names in `.documents(…)` can be set in layout documents, but are not read from Interface Builder's files.
extension Catalog {
  package static let barItem = ClassProperties(of: UIBarItem.self) {
    Entry("title", .text, "The title of the item.", \.title)
    Entry("image", .image, "The picture of the item.", \.image)
    Entry("isEnabled", .boolean, "Indicates whether the item is enabled.", \.isEnabled)
    Entry(
      .documents("imageInsets"), .edgeInsets,
      "The insets around the picture, in points. This property has no effect.", \.imageInsets)
    Entry(perState: .documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
      $0.setTitleTextAttributes($1, for: $2)
    }
    Entry("tag", .integer(), "A number that identifies the item. It has no effect.", \.tag)
  }

  package static let barButtonItem = ClassProperties(of: UIBarButtonItem.self) {
    Entry(
      "style", .word("a style", ["plain": .plain, "bordered": .bordered, "done": .done]),
      "The style of the item; a done item has a bold title.", \.style)
    Entry("width", .length, "The width of a space or button, in points.", \.width)
    Entry("tintColor", .color, "The color of the item.", \.tintColor)
    Entry(.documents("isHidden"), .boolean, "Indicates whether the item is hidden.", \.isHidden)
    Entry(
      .documents("isSelected"), .boolean, "Indicates whether the item is selected. It has no effect.", \.isSelected)
    Entry(
      .documents("hidesSharedBackground"), .boolean, "Indicates whether the item has no glass behind it.",
      \.hidesSharedBackground)
    Entry(
      .documents("sharesBackground"), .boolean, "Indicates whether the item can share its glass with neighbors.",
      \.sharesBackground)
  }

  package static let tabBarItem = ClassProperties(of: UITabBarItem.self) {
    Entry("selectedImage", .image, "The picture of the selected tab.", \.selectedImage)
    Entry("badgeValue", .text, "The text of the badge.", \.badgeValue)
    Entry(.documents("badgeColor"), .color, "The color of the badge.", \.badgeColor)
    Entry(
      .documents("titlePositionAdjustment"), .offset,
      "The offset of the title to the right and down, in points. It has no effect.", \.titlePositionAdjustment)
  }

  package static let navigationItem = ClassProperties(of: UINavigationItem.self) {
    Entry("title", .text, "The title of the screen.", \.title)
    Entry("prompt", .text, "The line of text above the title.", \.prompt)
    Entry(
      .documents("backButtonTitle"), .text, "The title that the back button of the next screen shows.",
      \.backButtonTitle)
    Entry(
      .documents("backButtonDisplayMode"),
      .word("a mode", ["default": .default, "generic": .generic, "minimal": .minimal]),
      "The rule by which the back button of the next screen shows a title; `minimal` for no title.",
      \.backButtonDisplayMode)
    Entry(.documents("hidesBackButton"), .boolean, "Indicates whether the back button is hidden.", \.hidesBackButton)
    Entry(
      .documents("leftItemsSupplementBackButton"), .boolean,
      "Indicates whether left items are next to the back button.", \.leftItemsSupplementBackButton)
    Entry(
      "largeTitleDisplayMode",
      .word("a mode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
      "The rule for showing a large title.", \.largeTitleDisplayMode)
    Entry(
      .documents("hidesSearchBarWhenScrolling"), .boolean, "Indicates whether scrolling hides the search bar.",
      \.hidesSearchBarWhenScrolling)
  }
}
