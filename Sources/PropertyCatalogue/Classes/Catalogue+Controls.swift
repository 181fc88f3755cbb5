import UIKitCore

extension Catalogue {
  package static let control = ClassProperties(
    of: UIControl.self,
    [
      Property("isEnabled", .boolean, "Indicates whether the control is enabled.", \UIControl.isEnabled),
      Property("isSelected", .boolean, "Indicates whether the control is selected.", \UIControl.isSelected),
      Property(
        "isHighlighted", .boolean, "Indicates whether the control is highlighted, as while it is pressed.",
        \UIControl.isHighlighted),
      Property(
        "contentHorizontalAlignment",
        .word(
          "an alignment",
          [
            "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
            "trailing": .trailing,
          ]), "The horizontal alignment of the content.", \UIControl.contentHorizontalAlignment),
      Property(
        "contentVerticalAlignment",
        .word("an alignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
        "The vertical alignment of the content.", \UIControl.contentVerticalAlignment),
    ])

  package static let button = ClassProperties(
    of: UIButton.self,
    [
      .perState("title", .text, "The title of the button.") { (button: UIButton, title, state) in
        button.setTitle(title, for: state)
      },
      .perState("attributedTitle", .attributedText, "The title as runs with attributes of their own.") {
        (button: UIButton, title, state) in button.setAttributedTitle(title, for: state)
      },
      .perState("titleColor", .color, "The colour of the title.") { (button: UIButton, color, state) in
        button.setTitleColor(color, for: state)
      },
      .perState("titleShadowColor", .color, "The colour of the title's shadow.") { (button: UIButton, color, state) in
        button.setTitleShadowColor(color, for: state)
      },
      .perState("image", .image, "The picture beside the title.") { (button: UIButton, image, state) in
        button.setImage(image, for: state)
      },
      .perState("backgroundImage", .image, "The picture behind the title.") { (button: UIButton, image, state) in
        button.setBackgroundImage(image, for: state)
      },
      Property(.named("font", inFiles: "fontDescription"), .font, "The font of the title.") {
        (button: UIButton, font) in button.titleLabel?.font = font
      },
      Property(
        "contentEdgeInsets", .edgeInsets, "The insets around the content, in points.", \UIButton.contentEdgeInsets),
      Property("titleEdgeInsets", .edgeInsets, "The insets around the title, in points.", \UIButton.titleEdgeInsets),
      Property("imageEdgeInsets", .edgeInsets, "The insets around the picture, in points.", \UIButton.imageEdgeInsets),
      Property(
        .documents("adjustsImageWhenHighlighted"), .boolean,
        "Indicates whether the picture darkens in a highlighted button.",
        \UIButton.adjustsImageWhenHighlighted),
      Property(
        .documents("adjustsImageWhenDisabled"), .boolean,
        "Indicates whether the picture is dimmed in a disabled button.",
        \UIButton.adjustsImageWhenDisabled),
      Property(
        .documents("role"),
        .word("a role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
        "The role of the button, which affects its colour.", \UIButton.role),
    ])

  package static let toggle = ClassProperties(
    of: UISwitch.self,
    [
      // Files have the attribute only for a switch that is on.
      Property("isOn", .boolean, "Indicates whether the switch is on.", \UISwitch.isOn),
      Property("onTintColor", .color, "The colour of the switch when it is on.", \UISwitch.onTintColor),
      Property("thumbTintColor", .color, "The colour of the thumb.", \UISwitch.thumbTintColor),
    ])
}
