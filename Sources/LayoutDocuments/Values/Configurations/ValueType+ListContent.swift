import UIKitCore

extension ValueType where Value == ListContentDescription {
  /// A mapping such as `{text: …, secondaryText: …, image: …}`, with `style` for what it starts from.
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
    Field("attributedText", .attributedText, "The text, in pieces that look different.", \.attributedText)
    Field("secondaryText", .text, "The text below or beside it.", \.secondaryText)
    Field("image", .image, "The picture before the text.", \.image)
    Field("textProperties", changing: \.textProperties, "The properties of the text.") { textFields }
    Field("secondaryTextProperties", changing: \.secondaryTextProperties, "The properties of the secondary text.") {
      textFields
    }
    Field("imageProperties", changing: \.imageProperties, "The properties of the picture.") {
      Field("tintColor", .color, "The colour of an icon.", \.tintColor)
      Field("cornerRadius", .length, "The radius of the corners.", \.cornerRadius)
      Field("maximumSize", .size, "The most room it takes; 0 for no limit.", \.maximumSize)
      Field("reservedLayoutSize", .size, "The room that is kept for it.", \.reservedLayoutSize)
    }
    Field("directionalLayoutMargins", .directionalEdgeInsets, "Room around the content.", \.margins)
    Field("prefersSideBySideTextAndSecondaryText", .boolean, "Places both texts side by side.", \.isSideBySide)
    Field("imageToTextPadding", .length, "The gap between picture and text.", \.imageToTextPadding)
    Field("textToSecondaryTextHorizontalPadding", .length, "The gap between texts side by side.", \.horizontalPadding)
    Field(
      "textToSecondaryTextVerticalPadding", .length, "The gap between texts below each other.", \.verticalPadding)
  }.named("listContentConfiguration")

  private static let textFields: [Field<ListTextDescription>] = [
    Field("font", .font, "The font.", \.font),
    Field("color", .color, "The colour.", \.color),
    Field(
      "alignment", .word("an alignment", ["natural": .natural, "center": .center, "justified": .justified]),
      "The alignment of lines.", \.alignment),
    Field("lineBreakMode", .lineBreakMode, "The wrapping or truncation of long lines.", \.lineBreakMode),
    Field("numberOfLines", .integer(0...100_000), "The most lines; 0 for as many as it takes.", \.numberOfLines),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, "Indicates whether long text is scaled down.", \.adjustsFontSizeToFitWidth),
    Field("minimumScaleFactor", .fraction, "The smallest scale of the text.", \.minimumScaleFactor),
    Field(
      "transform",
      .word(
        "a transform",
        ["none": .none, "uppercase": .uppercase, "lowercase": .lowercase, "capitalized": .capitalized]),
      "The case transformation of the text.", \.transform),
  ]
}
