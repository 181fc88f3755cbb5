import UIKitCore

extension Catalog {
  package static let control = ClassProperties(of: UIControl.self) {
    Entry("isEnabled", .boolean, "Indicates whether the control is enabled.", \.isEnabled)
    Entry("isSelected", .boolean, "Indicates whether the control is selected.", \.isSelected)
    Entry(
      "isHighlighted", .boolean, "Indicates whether the control is highlighted, as while it is pressed.",
      \.isHighlighted)
    Entry(
      "contentHorizontalAlignment",
      .word(
        "an alignment",
        ["center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing]),
      "The horizontal alignment of the content.", \.contentHorizontalAlignment)
    Entry(
      "contentVerticalAlignment",
      .word("an alignment", ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill]),
      "The vertical alignment of the content.", \.contentVerticalAlignment)
  }

  package static let button = ClassProperties(of: UIButton.self) {
    Entry(perState: "title", .text, "The title of the button.") { $0.setTitle($1, for: $2) }
    Entry(perState: "attributedTitle", .attributedText, "The title as runs with attributes.") {
      $0.setAttributedTitle($1, for: $2)
    }
    Entry(perState: "titleColor", .color, "The color of the title.") { $0.setTitleColor($1, for: $2) }
    Entry(perState: "titleShadowColor", .color, "The color of the title's shadow.") {
      $0.setTitleShadowColor($1, for: $2)
    }
    Entry(perState: "image", .image, "The picture next to the title.") { $0.setImage($1, for: $2) }
    Entry(perState: "backgroundImage", .image, "The picture behind the title.") { $0.setBackgroundImage($1, for: $2) }
    Entry(.named("font", inFiles: "fontDescription"), .font, "The font of the title.") { $0.titleLabel?.font = $1 }
    Entry("contentEdgeInsets", .edgeInsets, "The insets around the content, in points.", \.contentEdgeInsets)
    Entry("titleEdgeInsets", .edgeInsets, "The insets around the title, in points.", \.titleEdgeInsets)
    Entry("imageEdgeInsets", .edgeInsets, "The insets around the picture, in points.", \.imageEdgeInsets)
    Entry(
      .documents("adjustsImageWhenHighlighted"), .boolean,
      "Indicates whether the picture is dimmed in a highlighted button.", \.adjustsImageWhenHighlighted)
    Entry(
      .documents("adjustsImageWhenDisabled"), .boolean, "Indicates whether the picture is dimmed in a disabled button.",
      \.adjustsImageWhenDisabled)
    Entry(
      .documents("role"),
      .word("a role", ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]),
      "The role of the button. It has no effect.", \.role)
  }

  package static let toggle = ClassProperties(of: UISwitch.self) {
    // Files have the attribute only for a switch that is on.
    Entry("isOn", .boolean, "Indicates whether the switch is on.", \.isOn)
    Entry("onTintColor", .color, "The color of the switch when it is on.", \.onTintColor)
    Entry("thumbTintColor", .color, "The color of the thumb.", \.thumbTintColor)
  }
}
