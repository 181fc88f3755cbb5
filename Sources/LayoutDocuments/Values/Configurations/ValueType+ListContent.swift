import UIKitCore

extension ValueType where Value == ListContentDescription {
  /// A mapping such as `{text: …, secondaryText: …, image: …}`, whose `style` sets the defaults.
  package static let listContent = ValueType<ListContentDescription>.object(
    "a list content configuration", of: ListContentDescription()
  ) {
    Field(
      "style",
      .word(
        "a style",
        [
          "cell": .cell, "subtitleCell": .subtitleCell, "valueCell": .valueCell, "sidebarCell": .sidebarCell,
          "sidebarHeader": .sidebarHeader, "plainHeader": .plainHeader, "plainFooter": .plainFooter,
          "groupedHeader": .groupedHeader, "groupedFooter": .groupedFooter,
        ]),
      "The configuration that the other keys change.", \.style)
    Field("text", .text, "The text.", \.text)
    Field("attributedText", .attributedText, "The text as runs with attributes.", \.attributedText)
    Field("secondaryText", .text, "The text below or next to the main text.", \.secondaryText)
    Field("image", .image, "The picture before the text.", \.image)
    Field("textProperties", changing: \.textProperties, "The properties of the text.") { textFields }
    Field("secondaryTextProperties", changing: \.secondaryTextProperties, "The properties of the secondary text.") {
      textFields
    }
    Field("imageProperties", changing: \.imageProperties, "The properties of the picture.") {
      Field("tintColor", .color, "The color of an icon.", \.tintColor)
      Field("cornerRadius", .length, "The radius of the corners.", \.cornerRadius)
      Field("maximumSize", .size, "The maximum size of the picture; 0 for no limit.", \.maximumSize)
      Field("reservedLayoutSize", .size, "The size reserved for the picture.", \.reservedLayoutSize)
    }
    Field("directionalLayoutMargins", .directionalEdgeInsets, "The space around the content.", \.margins)
    Field(
      "prefersSideBySideTextAndSecondaryText", .boolean, "Indicates whether the texts are side by side.",
      \.isSideBySide)
    Field("imageToTextPadding", .length, "The gap between picture and text.", \.imageToTextPadding)
    Field("textToSecondaryTextHorizontalPadding", .length, "The gap between texts side by side.", \.horizontalPadding)
    Field(
      "textToSecondaryTextVerticalPadding", .length, "The gap between texts one below the other.", \.verticalPadding)
  }.named("listContentConfiguration")

  private static let textFields: [Field<ListTextDescription>] = [
    Field("font", .font, "The font.", \.font),
    Field("color", .color, "The color.", \.color),
    Field(
      "alignment", .word("an alignment", ["natural": .natural, "center": .center, "justified": .justified]),
      "The alignment of lines.", \.alignment),
    Field("lineBreakMode", .lineBreakMode, "The wrapping or truncation of long lines.", \.lineBreakMode),
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
}
