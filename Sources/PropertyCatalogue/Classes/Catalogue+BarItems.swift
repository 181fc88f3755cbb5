import UIKitCore

extension Catalogue {
  package static let barItem = ClassProperties(
    of: UIBarItem.self,
    [
      Property("title", .text, "The title of the item.", \UIBarItem.title),
      Property("image", .image, "The picture of the item.", \UIBarItem.image),
      Property("isEnabled", .boolean, "Indicates whether the item is enabled.", \UIBarItem.isEnabled),
      Property(
        .documents("imageInsets"), .edgeInsets, "The insets around the picture, in points.", \UIBarItem.imageInsets),
      .perState(.documents("titleTextAttributes"), .textAttributes, "The attributes of the title.") {
        (item: UIBarItem, attributes, state) in item.setTitleTextAttributes(attributes, for: state)
      },
      Property("tag", .integer(), "A number that identifies the item.", \UIBarItem.tag),
    ])

  package static let barButtonItem = ClassProperties(
    of: UIBarButtonItem.self,
    [
      Property(
        "style", .word("a style", ["plain": .plain, "bordered": .bordered, "done": .done]),
        "The style of the item; a done item has a bold title.",
        \UIBarButtonItem.style),
      Property("width", .length, "The width of a space or button, in points.", \UIBarButtonItem.width),
      Property("tintColor", .color, "The colour of the item.", \UIBarButtonItem.tintColor),
      Property(.documents("isHidden"), .boolean, "Indicates whether the item is hidden.", \UIBarButtonItem.isHidden),
      Property(
        .documents("isSelected"), .boolean, "Indicates whether the item is selected.", \UIBarButtonItem.isSelected),
    ])

  package static let tabBarItem = ClassProperties(
    of: UITabBarItem.self,
    [
      Property("selectedImage", .image, "The picture of the selected tab.", \UITabBarItem.selectedImage),
      Property("badgeValue", .text, "The text of the badge.", \UITabBarItem.badgeValue),
      Property(.documents("badgeColor"), .color, "The colour of the badge.", \UITabBarItem.badgeColor),
      Property(
        .documents("titlePositionAdjustment"), .offset, "The offset of the title to the right and down, in points.",
        \UITabBarItem.titlePositionAdjustment),
    ])

  package static let navigationItem = ClassProperties(
    of: UINavigationItem.self,
    [
      Property("title", .text, "The title of the screen.", \UINavigationItem.title),
      Property("prompt", .text, "The line of text above the title.", \UINavigationItem.prompt),
      Property(
        .documents("backButtonTitle"), .text, "The title of the next screen's back button.",
        \UINavigationItem.backButtonTitle),
      Property(
        .documents("backButtonDisplayMode"),
        .word("a mode", ["default": .default, "generic": .generic, "minimal": .minimal]),
        "The title that the next screen's back button shows.",
        \UINavigationItem.backButtonDisplayMode),
      Property(
        .documents("hidesBackButton"), .boolean, "Indicates whether the back button is hidden.",
        \UINavigationItem.hidesBackButton),
      Property(
        .documents("leftItemsSupplementBackButton"), .boolean,
        "Indicates whether left items are shown beside the back button.",
        \UINavigationItem.leftItemsSupplementBackButton),
      Property(
        "largeTitleDisplayMode",
        .word("a mode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
        "The rule for showing a large title.", \UINavigationItem.largeTitleDisplayMode),
      Property(
        .documents("hidesSearchBarWhenScrolling"), .boolean, "Indicates whether scrolling hides the search bar.",
        \UINavigationItem.hidesSearchBarWhenScrolling),
    ])
}
