import PropertyCatalogue
import UIKitCore

extension ClassRegistry {
  static let control = ClassDescription(
    "UIControl", "A view that answers to touches.",
    make: { UIControl() },
    properties: Catalogue.control.descriptions)

  static let button = ClassDescription(
    "UIButton", inherits: "UIControl", "A title or picture to tap.",
    with: "buttonType", .buttonType, "The kind of button, system where none is given.",
    make: { UIButton(type: $0 ?? .system) },
    properties: [
      PropertyDescription(
        "configuration", .buttonConfiguration, "A look as of iOS 15: title, picture and background in one.",
        \UIButton.configuration)
    ] + Catalogue.button.descriptions,
    children: [
      .part("titleLabel", "UILabel", "The label of the title.") { (button: UIButton) in button.titleLabel },
      .part("imageView", "UIImageView", "The view of the picture.") { (button: UIButton) in button.imageView },
    ])

  static let toggle = ClassDescription(
    "UISwitch", inherits: "UIControl", "A choice between on and off.",
    make: { UISwitch() },
    properties: Catalogue.toggle.descriptions)
}
