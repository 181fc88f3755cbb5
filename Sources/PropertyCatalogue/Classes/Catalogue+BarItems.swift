import UIKitCore

extension Catalogue {
  package static let barItem = ClassProperties(
    of: UIBarItem.self,
    [
      Property("title", .text, "The text.", \UIBarItem.title),
      Property("image", .image, "Its picture.", \UIBarItem.image),
      Property("isEnabled", .boolean, "Whether it is active.", \UIBarItem.isEnabled),
      Property(.documents("imageInsets"), .edgeInsets, "Room around the picture.", \UIBarItem.imageInsets),
      .perState(.documents("titleTextAttributes"), .textAttributes, "How the title looks.") {
        (item: UIBarItem, attributes, state) in item.setTitleTextAttributes(attributes, for: state)
      },
      Property("tag", .integer(), "A number to find it by.", \UIBarItem.tag),
    ])

  package static let barButtonItem = ClassProperties(
    of: UIBarButtonItem.self,
    [
      Property(
        "style", .word("a style", ["plain": .plain, "bordered": .bordered, "done": .done]), "How strong the title is.",
        \UIBarButtonItem.style),
      Property("width", .length, "The width of a space or button.", \UIBarButtonItem.width),
      Property("tintColor", .color, "Its colour.", \UIBarButtonItem.tintColor),
      Property(.documents("isHidden"), .boolean, "Whether it is left out.", \UIBarButtonItem.isHidden),
      Property(.documents("isSelected"), .boolean, "Whether it is selected.", \UIBarButtonItem.isSelected),
    ])

  package static let tabBarItem = ClassProperties(
    of: UITabBarItem.self,
    [
      Property("selectedImage", .image, "The picture while selected.", \UITabBarItem.selectedImage),
      Property("badgeValue", .text, "The text of the badge.", \UITabBarItem.badgeValue),
      Property(.documents("badgeColor"), .color, "The colour of the badge.", \UITabBarItem.badgeColor),
      Property(
        .documents("titlePositionAdjustment"), .offset, "How far the title is moved.",
        \UITabBarItem.titlePositionAdjustment),
    ])

  package static let navigationItem = ClassProperties(
    of: UINavigationItem.self,
    [
      Property("title", .text, "The title.", \UINavigationItem.title),
      Property("prompt", .text, "A line above the title.", \UINavigationItem.prompt),
      Property(
        .documents("backButtonTitle"), .text, "The title of the next screen's back button.",
        \UINavigationItem.backButtonTitle),
      Property(
        .documents("backButtonDisplayMode"),
        .word("a mode", ["default": .default, "generic": .generic, "minimal": .minimal]), "What that button shows.",
        \UINavigationItem.backButtonDisplayMode),
      Property(
        .documents("hidesBackButton"), .boolean, "Whether it has no back button.", \UINavigationItem.hidesBackButton),
      Property(
        .documents("leftItemsSupplementBackButton"), .boolean, "Shows left items beside the back button.",
        \UINavigationItem.leftItemsSupplementBackButton),
      Property(
        "largeTitleDisplayMode",
        .word("a mode", ["automatic": .automatic, "always": .always, "never": .never, "inline": .inline]),
        "Whether its title is large.", \UINavigationItem.largeTitleDisplayMode),
      Property(
        .documents("hidesSearchBarWhenScrolling"), .boolean, "Whether scrolled content pushes the search bar away.",
        \UINavigationItem.hidesSearchBarWhenScrolling),
    ])
}
