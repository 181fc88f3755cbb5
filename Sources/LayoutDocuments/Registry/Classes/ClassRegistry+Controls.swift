import PropertyCatalog
import UIKitCore

extension ClassRegistry {
  static let control = ClassDescription(
    "UIControl", "A view that responds to touches.",
    make: { UIControl() },
    properties: Catalog.control.descriptions)

  static let button = ClassDescription(
    "UIButton", inherits: "UIControl", "A button with a title, a picture or both.",
    with: "buttonType", .buttonType, "The type of button; system by default.",
    make: { UIButton(type: $0 ?? .system) },
    properties: [
      PropertyDescription(
        "configuration", .buttonConfiguration, "The title, picture and background as one configuration, as of iOS 15.",
        \UIButton.configuration)
    ] + Catalog.button.descriptions,
    children: [
      .part("titleLabel", "UILabel", "The label of the title.", \UIButton.titleLabel),
      .part("imageView", "UIImageView", "The view of the picture.", \UIButton.imageView),
    ])

  static let toggle = ClassDescription(
    "UISwitch", inherits: "UIControl", "A switch between on and off.",
    make: { UISwitch() },
    properties: Catalog.toggle.descriptions)
}
