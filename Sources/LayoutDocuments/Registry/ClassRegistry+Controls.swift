import UIKitCore

extension ClassRegistry {
  static let control = ClassDescription(
    "UIControl", "A view that answers to touches.",
    make: { UIControl() },
    properties: [
      PropertyDescription("isEnabled", .boolean, "Whether the control is active.", \UIControl.isEnabled),
      PropertyDescription("isSelected", .boolean, "Whether the control is selected.", \UIControl.isSelected),
      PropertyDescription("isHighlighted", .boolean, "Whether the control is pressed.", \UIControl.isHighlighted),
    ])

  static let button = ClassDescription(
    "UIButton", inherits: "UIControl", "A title or picture to tap.",
    make: { UIButton(type: .system) },
    properties: [
      PropertyDescription("title", .text, "What the button says.") { (button: UIButton, title) in
        button.setTitle(title, for: .normal)
      },
      PropertyDescription("image", .image, "The picture beside the title.") { (button: UIButton, image) in
        button.setImage(image, for: .normal)
      },
      PropertyDescription("titleColor", .color, "The colour of the title.") { (button: UIButton, color) in
        button.setTitleColor(color, for: .normal)
      },
      PropertyDescription("font", .font, "The font of the title.") { (button: UIButton, font) in
        button.titleLabel?.font = font
      },
    ])

  static let toggle = ClassDescription(
    "UISwitch", inherits: "UIControl", "A choice between on and off.",
    make: { UISwitch() },
    properties: [
      PropertyDescription("isOn", .boolean, "Whether the switch is on.", \UISwitch.isOn),
      PropertyDescription("onTintColor", .color, "The colour while it is on.", \UISwitch.onTintColor),
    ])
}
