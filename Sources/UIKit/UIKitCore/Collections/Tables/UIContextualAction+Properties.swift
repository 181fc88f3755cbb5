extension Catalog {
  package static let contextualAction = ClassProperties(
    of: UIContextualAction.self, "An action beside a row.", shorthand: "title",
    with: .argument(
      "style", .word("a style", ["normal": .normal, "destructive": .destructive]),
      "The role of the action, which determines its color."),
    make: { (style: UIContextualAction.Style?) in
      UIContextualAction(style: style ?? .normal, title: nil) { _, _, _ in }
    }
  ) {
    Entry("title", .text, "The title.", \.title)
    Entry("image", .image, "The picture.", \.image)
    Entry("backgroundColor", .color, "The color behind the title.") { $0.backgroundColor = $1 }
  }
}
