import UIKitCore

extension ClassRegistry {
  static let control = ClassDescription(
    "UIControl", "A view that answers to touches.",
    make: { UIControl() },
    properties: [
      PropertyDescription("isEnabled", .boolean, "Whether the control is active.", \UIControl.isEnabled),
      PropertyDescription("isSelected", .boolean, "Whether the control is selected.", \UIControl.isSelected),
      PropertyDescription("isHighlighted", .boolean, "Whether the control is pressed.", \UIControl.isHighlighted),
      PropertyDescription(
        "contentHorizontalAlignment", .contentHorizontalAlignment, "The horizontal alignment of the content.",
        \UIControl.contentHorizontalAlignment),
      PropertyDescription(
        "contentVerticalAlignment", .contentVerticalAlignment, "The vertical alignment of the content.",
        \UIControl.contentVerticalAlignment),
    ])

  static let button = ClassDescription(
    "UIButton", inherits: "UIControl", "A title or picture to tap.",
    with: "buttonType", .buttonType, "The kind of button, system where none is given.",
    make: { UIButton(type: $0 ?? .system) },
    properties: [
      PropertyDescription(
        "configuration", .buttonConfiguration, "A look as of iOS 15: title, picture and background in one.",
        \UIButton.configuration),
      perState("title", .text, "The title of the button.") { $0.setTitle($1, for: $2) },
      perState("attributedTitle", .attributedText, "The same in pieces that look different.") {
        $0.setAttributedTitle($1.attributedString, for: $2)
      },
      perState("titleColor", .color, "The colour of the title.") { $0.setTitleColor($1, for: $2) },
      perState("titleShadowColor", .color, "The colour of the title's shadow.") {
        $0.setTitleShadowColor($1, for: $2)
      },
      perState("image", .image, "The picture beside the title.") { $0.setImage($1, for: $2) },
      perState("backgroundImage", .image, "The picture behind the title.") { $0.setBackgroundImage($1, for: $2) },
      PropertyDescription("font", .font, "The font of the title.") { (button: UIButton, font) in
        button.titleLabel?.font = font
      },
      PropertyDescription(
        "contentEdgeInsets", .edgeInsets, "Room around the content.", \UIButton.contentEdgeInsets),
      PropertyDescription("titleEdgeInsets", .edgeInsets, "Room around the title.", \UIButton.titleEdgeInsets),
      PropertyDescription("imageEdgeInsets", .edgeInsets, "Room around the picture.", \UIButton.imageEdgeInsets),
      PropertyDescription(
        "adjustsImageWhenHighlighted", .boolean, "Whether the picture darkens while pressed.",
        \UIButton.adjustsImageWhenHighlighted),
      PropertyDescription(
        "adjustsImageWhenDisabled", .boolean, "Whether the picture pales while inactive.",
        \UIButton.adjustsImageWhenDisabled),
      PropertyDescription(
        "role",
        .word(
          "a role",
          ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
        "What the button is for, which colours it.", \UIButton.role),
    ],
    children: [
      .part("titleLabel", "UILabel", "The label of the title.") { (button: UIButton) in button.titleLabel },
      .part("imageView", "UIImageView", "The view of the picture.") { (button: UIButton) in button.imageView },
    ])

  private static func perState<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @MainActor (UIButton, Value, UIControl.State) -> Void
  ) -> PropertyDescription {
    PropertyDescription(name, .states(of: type), summary) { (button: UIButton, values) in
      for (state, value) in values { set(button, value, state) }
    }
  }

  static let toggle = ClassDescription(
    "UISwitch", inherits: "UIControl", "A choice between on and off.",
    make: { UISwitch() },
    properties: [
      PropertyDescription("isOn", .boolean, "Whether the switch is on.", \UISwitch.isOn),
      PropertyDescription("onTintColor", .color, "The colour while it is on.", \UISwitch.onTintColor),
      PropertyDescription("thumbTintColor", .color, "The colour of the knob.", \UISwitch.thumbTintColor),
    ])
}
