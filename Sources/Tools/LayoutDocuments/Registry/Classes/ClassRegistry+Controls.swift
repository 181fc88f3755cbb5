import UIKitCore

extension ClassRegistry {
  static let button = ClassDescription(
    Catalog.button,
    with: "buttonType", .buttonType, "The type of button; system by default.",
    make: { UIButton(type: $0 ?? .system) },
    properties: [
      PropertyDescription(
        "configuration", .buttonConfiguration, "The title, picture and background as one configuration, as of iOS 15.",
        \UIButton.configuration),
      PropertyDescription(
        "preferredMenuElementOrder",
        .word("an order", ["automatic": .automatic, "priority": .priority, "fixed": .fixed]),
        "The order of the menu; above the button, only a fixed order begins with the first element.",
        \UIButton.preferredMenuElementOrder),
      PropertyDescription(
        "isHeld", .boolean, "Indicates whether the picture shows the button's menu.", phase: .presented
      ) { (button: UIButton, isHeld) in if isHeld { button.presentMenu() } },
    ] + Catalog.button.descriptions,
    children: [
      .part("titleLabel", "UILabel", "The label of the title.", \UIButton.titleLabel),
      .part("imageView", "UIImageView", "The view of the picture.", \UIButton.imageView),
      .list("menu", of: "UIMenuElement", "The menu, which isHeld shows.") {
        (button: UIButton, elements: [UIMenuElement]) in button.menu = UIMenu(children: elements)
      },
    ])

}
