extension Catalog {
  package static let alertAction = ClassProperties(
    of: UIAlertAction.self, "An action of an alert.", shorthand: "title",
    with: .argument("title", .text, "The title of the action."),
    .argument(
      "style", .word("a style", ["default": .default, "cancel": .cancel, "destructive": .destructive]),
      "The style of the action, which determines its position and appearance."),
    make: { (title: String?, style: UIAlertAction.Style?) in UIAlertAction(title: title, style: style ?? .default) }
  ) {
    Entry("isEnabled", .boolean, "Indicates whether the action is enabled.", \.isEnabled)
  }
}
