extension Catalog {
  package static let button = ClassProperties(
    of: UIButton.self, "A button with a title, a picture or both.",
    with: .argument("buttonType", .word(.buttonType), "The type of button; system by default."),
    make: { (type: UIButton.ButtonType?) in UIButton(type: type ?? .system) },
    reuse: .without(["configuration", "menu"])
  ) {
    Entry(
      .documents("configuration"), ValueKind(buttonConfiguration),
      "The title, picture and background as one configuration, as of iOS 15.", \.configuration)
    Entry(
      .documents("preferredMenuElementOrder"),
      .word("an order", ["automatic": .automatic, "priority": .priority, "fixed": .fixed]),
      "The order of the menu; above the button, only a fixed order begins with the first element.",
      \.preferredMenuElementOrder)
    Entry(.documents("isHeld"), .boolean, "Indicates whether the picture shows the button's menu.") {
      if $1 { $0.presentMenu() }
    }.at(.presented)
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
  } children: {
    Child(part: "titleLabel", "The label of the title.", \.titleLabel)
    Child(part: "imageView", "The view of the picture.", \.imageView)
    Child(list: "menu", of: UIMenuElement.self, "The menu, which isHeld shows.") { $0.menu = UIMenu(children: $1) }
  }
}
