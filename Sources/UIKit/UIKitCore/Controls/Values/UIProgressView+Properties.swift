extension Catalog {
  package static let progressView = ClassProperties(
    of: UIProgressView.self, "A bar that shows the progress of a task.", element: "progressView",
    make: { UIProgressView() }, reuse: .always
  ) {
    Entry(
      "progressViewStyle", .word("a style", ["default": .default, "bar": .bar]), "The style of the bar.",
      \.progressViewStyle)
    Entry("progress", .fraction, "The filled fraction, 0 to 1.", \.progress).resettable
    Entry("progressTintColor", .color, "The color of the filled part.", \.progressTintColor).appearance
    Entry("trackTintColor", .color, "The color of the unfilled part.", \.trackTintColor).appearance
    Entry(.documents("progressImage"), .image, "The picture of the filled part.", \.progressImage).appearance
    Entry(.documents("trackImage"), .image, "The picture of the unfilled part.", \.trackImage).appearance
  }
}
