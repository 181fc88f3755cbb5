import UIKitCore

/// The changes of a configuration without content. They are applied on the main actor.
package struct ContentUnavailableChanges: Sendable {
  fileprivate var changes: [@MainActor @Sendable (inout UIContentUnavailableConfiguration) -> Void] = []

  /// The configuration with the changes.
  @MainActor
  var configuration: UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration.empty()
    for change in changes { change(&configuration) }
    return configuration
  }
}

extension ValueType where Value == ContentUnavailableChanges {
  /// A mapping such as `{text: …, secondaryText: …, image: …}`, whose `style` sets the defaults.
  package static let contentUnavailable = ValueType<ContentUnavailableChanges>.object(
    "a configuration without content", of: ContentUnavailableChanges()
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

  private static func field<Part: Sendable>(
    _ name: String, _ type: ValueType<Part>, _ summary: String,
    set: @escaping @MainActor @Sendable (inout UIContentUnavailableConfiguration, Part) -> Void
  ) -> Field<ContentUnavailableChanges> {
    Field(name, type, summary) { list, part in list.changes.append { set(&$0, part) } }
  }

  private static let style = ValueType<@MainActor @Sendable () -> UIContentUnavailableConfiguration>.word(
    "a style", ["empty": { .empty() }, "loading": { .loading() }, "search": { .search() }])
}
