extension Catalog {
  package static let listContent = StructureDescription<UIListContentConfiguration>(
    "a list content configuration", schemaName: "listContentConfiguration", from: { .cell() }
  ) {
    // The first entry, because the style replaces the whole configuration.
    Entry(.documents("style"), .word(listContentStyle), "The configuration that the other keys change.") {
      $0.value = $1()
    }
    Entry("text", .text, "The text.", \.text)
    Entry(.documents("attributedText"), .attributedText, "The text as runs with attributes.", \.attributedText)
    Entry("secondaryText", .text, "The text below or next to the main text.", \.secondaryText)
    Entry("image", .image, "The picture before the text.", \.image)
    Entry(part: "textProperties", listText, "The properties of the text.", \.textProperties)
    Entry(
      part: "secondaryTextProperties", listText, "The properties of the secondary text.", \.secondaryTextProperties)
    Entry(part: "imageProperties", listImage, "The properties of the picture.", \.imageProperties)
    Entry(
      "directionalLayoutMargins", .directionalEdgeInsets, "The space around the content.", \.directionalLayoutMargins)
    Entry(
      "prefersSideBySideTextAndSecondaryText", .boolean, "Indicates whether the texts are side by side if they fit.",
      \.prefersSideBySideTextAndSecondaryText)
    Entry("imageToTextPadding", .length, "The gap between picture and text.", \.imageToTextPadding)
    Entry(
      "textToSecondaryTextHorizontalPadding", .length, "The gap between texts side by side.",
      \.textToSecondaryTextHorizontalPadding)
    Entry(
      "textToSecondaryTextVerticalPadding", .length, "The gap between texts one below the other.",
      \.textToSecondaryTextVerticalPadding)
  }

  private static let listContentStyle = Words<@MainActor @Sendable () -> UIListContentConfiguration>(
    "a style",
    [
      "cell": { .cell() }, "subtitleCell": { .subtitleCell() }, "valueCell": { .valueCell() },
      "sidebarCell": { .sidebarCell() }, "sidebarHeader": { .sidebarHeader() }, "plainHeader": { .plainHeader() },
      "plainFooter": { .plainFooter() }, "groupedHeader": { .groupedHeader() },
      "groupedFooter": { .groupedFooter() },
    ])

  private static let listText = ClassProperties(of: Held<UIListContentConfiguration.TextProperties>.self, nil) {
    Entry("font", .font, "The font.", \.font)
    Entry("color", .color, "The color.", \.color)
    Entry(
      "alignment", .word("an alignment", ["natural": .natural, "center": .center, "justified": .justified]),
      "The alignment of lines.", \.alignment)
    Entry("lineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of long lines.", \.lineBreakMode)
    Entry("numberOfLines", .integer(0...100_000), "The maximum number of lines; 0 for no limit.", \.numberOfLines)
    Entry(
      "adjustsFontSizeToFitWidth", .boolean, "Indicates whether long text is scaled down.", \.adjustsFontSizeToFitWidth)
    Entry("minimumScaleFactor", .fraction, "The minimum scale of the text.", \.minimumScaleFactor)
    Entry(
      "transform",
      .word(
        "a transform",
        ["none": .none, "uppercase": .uppercase, "lowercase": .lowercase, "capitalized": .capitalized]),
      "The case transformation of the text.", \.transform)
  }

  private static let listImage = ClassProperties(of: Held<UIListContentConfiguration.ImageProperties>.self, nil) {
    Entry("tintColor", .color, "The color of an icon.", \.tintColor)
    Entry("cornerRadius", .length, "The radius of the corners.", \.cornerRadius)
    Entry("maximumSize", .size, "The maximum size of the picture; 0 for no limit.", \.maximumSize)
    Entry("reservedLayoutSize", .size, "The size reserved for the picture.", \.reservedLayoutSize)
  }
}

/// A cell, header or footer whose content and background are configurations.
@MainActor
protocol ConfigurableView: UIView {
  var contentConfiguration: UIContentConfiguration? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
}

extension UITableViewCell: ConfigurableView {}
extension UITableViewHeaderFooterView: ConfigurableView {}
extension UICollectionViewCell: ConfigurableView {}

extension Entry where Owner: ConfigurableView {
  /// The properties of a cell, header or footer that are configurations.
  @EntryList<Owner> static var configurations: [Entry] {
    Entry(
      .documents("contentConfiguration"), ValueKind(Catalog.listContent),
      "The texts and the picture as one configuration, as of iOS 14."
    ) { $0.contentConfiguration = $1 }
    Entry(
      .documents("backgroundConfiguration"), ValueKind(Catalog.background),
      "The configuration of the background, as of iOS 14."
    ) { $0.backgroundConfiguration = $1 }
  }
}
