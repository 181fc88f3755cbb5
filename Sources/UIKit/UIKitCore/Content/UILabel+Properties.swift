extension Catalog {
  package static let label = ClassProperties(
    of: UILabel.self, "Read-only text in one or more lines.", element: "label", make: { UILabel() },
    reuse: .without(["attributedText"])
  ) {
    ($0 as? any (UILabel & NamedProperties).Type)?.labelProperties()
  }
}

extension NamedProperties where Self: UILabel {
  @EntryList<Self> fileprivate static func labelProperties() -> [Property] {
    Entry("text", .text, "The text of the label.", \.text).resettable.observable
    Entry("attributedText", .attributedText, "The text as runs with attributes.") {
      $0.attributedText = $1
    }.keyed(by: \.attributedText)
    Entry(.named("font", inFiles: "fontDescription"), .font, "The font of the text.") { $0.font = $1 }.keyed(by: \.font)
      .appearance
    Entry("textColor", .color, "The color of the text.") { $0.textColor = $1 }.resettable.keyed(by: \.textColor)
      .appearance
    Entry(
      "textAlignment", .word(.labelAlignment),
      "The alignment of the lines: natural follows the interface, paragraph each paragraph's direction."
    ) { $1.apply(to: $0) }.keyed(by: \.textAlignment)
    Entry("numberOfLines", .integer(0...100_000), "The maximum number of lines; 0 for no limit.", \.numberOfLines)
      .resettable
    Entry("lineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of long lines.", \.lineBreakMode)
    Entry(
      .documents("preferredMaxLayoutWidth"), .length,
      "The width at which the text wraps for its intrinsic size, in points.", \.preferredMaxLayoutWidth)
    Entry("isEnabled", .boolean, "Indicates whether the text has its active color.", \.isEnabled)
    Entry(
      .named("adjustsFontSizeToFitWidth", inFiles: "adjustsFontSizeToFit"), .boolean,
      "Indicates whether long text shrinks to fit the width.", \.adjustsFontSizeToFitWidth)
    Entry(
      "minimumScaleFactor", .fraction, "The minimum scale of shrunken text, as a fraction of the font's size.",
      \.minimumScaleFactor)
    Entry(
      .named("allowsDefaultTighteningForTruncation", inFiles: "adjustsLetterSpacingToFitWidth"), .boolean,
      "Indicates whether the letters of a single line are tightened before it is truncated.",
      \.allowsDefaultTighteningForTruncation)
    Entry(
      "baselineAdjustment",
      .word("an adjustment", ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]),
      "The vertical position of shrunken text.", \.baselineAdjustment)
    Entry(
      "adjustsFontForContentSizeCategory", .boolean, "Indicates whether the font scales with the reader's text size.",
      \.adjustsFontForContentSizeCategory)
    Entry(
      .documents("lineBreakStrategy"), .words(.lineBreakStrategy), "The rules for choosing line breaks.",
      \.lineBreakStrategy)
    Entry(
      .named("highlightedTextColor", inFiles: "highlightedColor"), .color, "The color of highlighted text.",
      \.highlightedTextColor
    ).appearance
    Entry("isHighlighted", .boolean, "Indicates whether the label is highlighted.", \.isHighlighted)
    Entry("shadowColor", .color, "The color of the text's shadow.", \.shadowColor).appearance
    Entry("shadowOffset", .offset, "The offset of the shadow to the right and down, in points.", \.shadowOffset)
  }
}
