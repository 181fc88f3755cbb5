extension Catalog {
  package static let button = ClassProperties(
    of: UIButton.self, "A button with a title, a picture or both.", reuse: .without(["configuration", "menu"])
  ) {
    Entry(perState: "title", .text, "The title of the button.") { $0.setTitle($1, for: $2) }.resettable
    Entry(perState: "attributedTitle", .attributedText, "The title as runs with attributes.") {
      $0.setAttributedTitle($1, for: $2)
    }
    Entry(perState: "titleColor", .color, "The color of the title.") { $0.setTitleColor($1, for: $2) }.appearance(
      states: \.titleColors)
    Entry(perState: "titleShadowColor", .color, "The color of the title's shadow.") {
      $0.setTitleShadowColor($1, for: $2)
    }.appearance(states: \.shadowColors)
    Entry(perState: "image", .image, "The picture next to the title.") { $0.setImage($1, for: $2) }.appearance(
      states: \.images)
    Entry(perState: "backgroundImage", .image, "The picture behind the title.") { $0.setBackgroundImage($1, for: $2) }
      .appearance(states: \.backgroundImages)
    Entry(.named("font", inFiles: "fontDescription"), .font, "The font of the title.") { $0.titleLabel?.font = $1 }
    Entry("contentEdgeInsets", .edgeInsets, "The insets around the content, in points.", \.contentEdgeInsets).appearance
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
}
