import UIKitCore

extension ValueType where Value == ConfigurationChanges<UIContentUnavailableConfiguration> {
  /// A mapping such as `{text: …, secondaryText: …, image: …}`, whose `style` sets the defaults.
  package static let contentUnavailable = ValueType<Value>.object(
    "a configuration without content", of: Value { .empty() }
  ) {
    // The first field, because the style replaces the whole configuration.
    field("style", style, "The configuration that the other keys change.") { $0 = $1() }
    field("image", .image, "The picture above the texts.") { $0.image = $1 }
    field("text", .text, "The text.") { $0.text = $1 }
    field("secondaryText", .text, "The text below the main text.") { $0.secondaryText = $1 }
    field("button", .buttonConfiguration, "The button below the texts.") { $0.button = $1 }
    field("secondaryButton", .buttonConfiguration, "The button below the first one.") { $0.secondaryButton = $1 }
    field("alignment", .word("an alignment", ["center": .center, "natural": .natural]), "The alignment.") {
      $0.alignment = $1
    }
    field("directionalLayoutMargins", .directionalEdgeInsets, "The space around the content.") {
      $0.directionalLayoutMargins = $1
    }
    field("imageToTextPadding", .length, "The gap below the picture.") { $0.imageToTextPadding = $1 }
    field("textToSecondaryTextPadding", .length, "The gap between the texts.") { $0.textToSecondaryTextPadding = $1 }
    field("textToButtonPadding", .length, "The gap above the first button.") { $0.textToButtonPadding = $1 }
    field("buttonToSecondaryButtonPadding", .length, "The gap between the buttons.") {
      $0.buttonToSecondaryButtonPadding = $1
    }
    field("background", .backgroundConfiguration, "The background.") { $0.background = $1 }
  }.named("contentUnavailableConfiguration")

  private static let style = ValueType<@MainActor @Sendable () -> UIContentUnavailableConfiguration>.word(
    "a style", ["empty": { .empty() }, "loading": { .loading() }, "search": { .search() }])
}
