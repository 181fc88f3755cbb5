extension Catalog {
  package static let activityIndicator = ClassProperties(
    of: UIActivityIndicatorView.self, "An indicator that a task is in progress.", element: "activityIndicatorView",
    make: { UIActivityIndicatorView(style: .medium) }
  ) {
    Entry(
      "style",
      .word(
        "a size", ["medium": .medium, "large": .large],
        inFiles: ["whiteLarge": .whiteLarge, "white": .white, "gray": .gray]), "The size of the indicator.", \.style)
    Entry("color", .color, "The color of the indicator.") { $0.color = $1 }.keyed(by: \.color).appearance
    Entry(
      "hidesWhenStopped", .boolean, "Indicates whether the indicator is hidden when it is not animating.",
      \.hidesWhenStopped)
    Entry(.documents("isAnimating"), .boolean, "Indicates whether the indicator is animating.") {
      if $1 { $0.startAnimating() } else { $0.stopAnimating() }
    }
  }
}
