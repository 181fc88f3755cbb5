import UIKitCore

extension ValueType where Value == ConfigurationChanges<UIListContentConfiguration> {
  /// A mapping such as `{text: …, secondaryText: …, image: …}`, whose `style` sets the defaults.
  package static let listContent = ValueType<Value>.object(
    "a list content configuration", of: Value { .cell() }
  ) {
    // The first field, because the style replaces the whole configuration.
    field("style", style, "The configuration that the other keys change.") { $0 = $1() }
    field("text", .text, "The text.") { $0.text = $1 }
    field("attributedText", .attributedText, "The text as runs with attributes.") {
      $0.attributedText = $1.attributedString
    }
    field("secondaryText", .text, "The text below or next to the main text.") { $0.secondaryText = $1 }
    field("image", .image, "The picture before the text.") { $0.image = $1 }
    Field("textProperties", of: textFields, "The properties of the text.") { list, change in
      list.changes.append { change(&$0.textProperties) }
    }
    Field("secondaryTextProperties", of: textFields, "The properties of the secondary text.") { list, change in
      list.changes.append { change(&$0.secondaryTextProperties) }
    }
    Field("imageProperties", of: imageFields, "The properties of the picture.") { list, change in
      list.changes.append { change(&$0.imageProperties) }
    }
    field("directionalLayoutMargins", .directionalEdgeInsets, "The space around the content.") {
      $0.directionalLayoutMargins = $1
    }
    field(
      "prefersSideBySideTextAndSecondaryText", .boolean, "Indicates whether the texts are side by side if they fit."
    ) { $0.prefersSideBySideTextAndSecondaryText = $1 }
    field("imageToTextPadding", .length, "The gap between picture and text.") { $0.imageToTextPadding = $1 }
    field("textToSecondaryTextHorizontalPadding", .length, "The gap between texts side by side.") {
      $0.textToSecondaryTextHorizontalPadding = $1
    }
    field("textToSecondaryTextVerticalPadding", .length, "The gap between texts one below the other.") {
      $0.textToSecondaryTextVerticalPadding = $1
    }
  }.named("listContentConfiguration")

  private static let style = ValueType<@MainActor @Sendable () -> UIListContentConfiguration>.word(
    "a style",
    [
      "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
      "sidebarCell": { .sidebarCell() }, "sidebarHeader": { .sidebarHeader() }, "plainHeader": { .plainHeader() },
      "plainFooter": { .plainFooter() }, "groupedHeader": { .groupedHeader() },
      "groupedFooter": { .groupedFooter() },
    ])

  private static let textFields: [Field<UIListContentConfiguration.TextProperties>] = [
    Field("font", .font, "The font.", \.font),
    Field("color", .color, "The color.", \.color),
    Field(
      "alignment", .word("an alignment", ["natural": .natural, "center": .center, "justified": .justified]),
      "The alignment of lines.", \.alignment),
    Field("lineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of long lines.", \.lineBreakMode),
    Field("numberOfLines", .integer(0...100_000), "The maximum number of lines; 0 for no limit.", \.numberOfLines),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, "Indicates whether long text is scaled down.", \.adjustsFontSizeToFitWidth),
    Field("minimumScaleFactor", .fraction, "The minimum scale of the text.", \.minimumScaleFactor),
    Field(
      "transform",
      .word(
        "a transform",
        ["none": .none, "uppercase": .uppercase, "lowercase": .lowercase, "capitalized": .capitalized]),
      "The case transformation of the text.", \.transform),
  ]

  private static let imageFields: [Field<UIListContentConfiguration.ImageProperties>] = [
    Field("tintColor", .color, "The color of an icon.", \.tintColor),
    Field("cornerRadius", .length, "The radius of the corners.", \.cornerRadius),
    Field("maximumSize", .size, "The maximum size of the picture; 0 for no limit.", \.maximumSize),
    Field("reservedLayoutSize", .size, "The size reserved for the picture.", \.reservedLayoutSize),
  ]
}
