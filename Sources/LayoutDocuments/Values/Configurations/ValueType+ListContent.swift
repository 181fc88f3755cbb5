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
      "What it starts from.", \.style)
    Field("text", .text, "The text.", \.text)
    Field("attributedText", .attributedText, "The text, in pieces that look different.", \.attributedText)
    Field("secondaryText", .text, "The text below or beside it.", \.secondaryText)
    Field("image", .image, "The picture before the text.", \.image)
    Field("textProperties", changing: \.textProperties, "How the text looks.") { textFields }
    Field("secondaryTextProperties", changing: \.secondaryTextProperties, "How the second text looks.") {
      textFields
    }
    Field("imageProperties", changing: \.imageProperties, "How the picture looks.") {
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
    Field("lineBreakMode", .lineBreakMode, "How lines end that are too long.", \.lineBreakMode),
    Field("numberOfLines", .integer(0...100_000), "The most lines; 0 for as many as it takes.", \.numberOfLines),
    Field(
      "adjustsFontSizeToFitWidth", .boolean, "Whether long text becomes smaller.", \.adjustsFontSizeToFitWidth),
    Field("minimumScaleFactor", .fraction, "How small it may become.", \.minimumScaleFactor),
    Field(
      "transform",
      .word(
        "a transform",
        ["none": .none, "uppercase": .uppercase, "lowercase": .lowercase, "capitalized": .capitalized]),
      "How its letters are changed.", \.transform),
  ]
}
