extension Catalog {
  package static let barAppearance = ClassProperties(
    of: UIBarAppearance.self, "The properties that the appearances of all bars share."
  ) {
    Entry(
      .documents("background"), .word(backgrounds), "The background from which the appearance starts."
    ) { $1($0) }
    Entry(.documents("backgroundColor"), .color, "The color of the bar.", \.backgroundColor)
    Entry(
      .documents("backgroundEffect"), "The blur behind the bar, shown as a flat tint.",
      ValueKind<UIBlurEffect.Style>.word(.blurStyle).setter { appearance, style in
        (appearance as? UIBarAppearance)?.backgroundEffect = UIBlurEffect(style: style)
      }
    ) { appearance in (appearance as? UIBarAppearance)?.backgroundEffect = nil }
    Entry(.documents("backgroundImage"), .image, "The picture behind the bar.", \.backgroundImage)
    Entry(.documents("shadowColor"), .color, "The color of the bar's edge.", \.shadowColor)
    Entry(
      .documents("shadowImage"), .image, "The picture in place of the line at the bar's edge.", \.shadowImage)
  }

  private static let backgrounds = Words<@MainActor @Sendable (UIBarAppearance) -> Void>(
    "a background",
    [
      "default": { $0.configureWithDefaultBackground() }, "opaque": { $0.configureWithOpaqueBackground() },
      "transparent": { $0.configureWithTransparentBackground() },
    ])
}
