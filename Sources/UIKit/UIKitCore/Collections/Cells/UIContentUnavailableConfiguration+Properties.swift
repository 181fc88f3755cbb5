extension Catalog {
  package static let contentUnavailable = StructureDescription<UIContentUnavailableConfiguration>(
    "a configuration without content", schemaName: "contentUnavailableConfiguration", from: { .empty() }
  ) {
    // The first entry, because the style replaces the whole configuration.
    Entry(.documents("style"), .word(contentUnavailableStyle), "The configuration that the other keys change.") {
      $0.value = $1()
    }
    Entry("image", .image, "The picture above the texts.", \.image)
    Entry("text", .text, "The text.", \.text)
    Entry("secondaryText", .text, "The text below the main text.", \.secondaryText)
    Entry("button", ValueKind(buttonConfiguration), "The button below the texts.", \.button)
    Entry("secondaryButton", ValueKind(buttonConfiguration), "The button below the first one.", \.secondaryButton)
    Entry("alignment", .word("an alignment", ["center": .center, "natural": .natural]), "The alignment.", \.alignment)
    Entry(
      "directionalLayoutMargins", .directionalEdgeInsets, "The space around the content.", \.directionalLayoutMargins)
    Entry("imageToTextPadding", .length, "The gap below the picture.", \.imageToTextPadding)
    Entry("textToSecondaryTextPadding", .length, "The gap between the texts.", \.textToSecondaryTextPadding)
    Entry("textToButtonPadding", .length, "The gap above the first button.", \.textToButtonPadding)
    Entry("buttonToSecondaryButtonPadding", .length, "The gap between the buttons.", \.buttonToSecondaryButtonPadding)
    Entry("background", ValueKind(background), "The background.", \.background)
  }

  private static let contentUnavailableStyle = Words<@MainActor @Sendable () -> UIContentUnavailableConfiguration>(
    "a style", ["empty": { .empty() }, "loading": { .loading() }, "search": { .search() }])
}
