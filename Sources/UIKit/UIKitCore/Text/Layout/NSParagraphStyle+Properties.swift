internal import TextLayout

extension Catalog {
  package static let paragraphStyle = ValueDescription(
    "a paragraph style", schemaName: "paragraphStyle",
    ClassProperties(of: NSMutableParagraphStyle.self, nil, make: { NSMutableParagraphStyle() }) {
      Entry("alignment", .word(.textAlignment), "The alignment of lines.", \.alignment)
      Entry("lineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of long lines.", \.lineBreakMode)
      Entry("lineBreakStrategy", .words(.lineBreakStrategy), "The rules for line breaks.", \.lineBreakStrategy)
      Entry(
        "baseWritingDirection",
        .word(
          "a writing direction", ["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft]),
        "The direction of the paragraph.", \.baseWritingDirection)
      Entry("lineSpacing", .length, "The space below each line, in points.", \.lineSpacing)
      Entry("paragraphSpacing", .length, "The space after each paragraph, in points.", \.paragraphSpacing)
      Entry("paragraphSpacingBefore", .length, "The space before each paragraph, in points.", \.paragraphSpacingBefore)
      Entry("headIndent", .number, "The indent of lines after the first, in points.", \.headIndent)
      Entry("tailIndent", .number, "The end of lines, in points; from the trailing edge if not positive.", \.tailIndent)
      Entry("firstLineHeadIndent", .number, "The indent of the first line, in points.", \.firstLineHeadIndent)
      Entry("minimumLineHeight", .length, "The minimum height of a line, in points.", \.minimumLineHeight)
      Entry(
        "maximumLineHeight", .length, "The maximum height of a line, in points; 0 for no limit.", \.maximumLineHeight)
      Entry("lineHeightMultiple", .length, "A factor for the natural height; 0 for none.", \.lineHeightMultiple)
      Entry("hyphenationFactor", .fraction, "The threshold of hyphenation. It has no effect.", \.hyphenationFactor)
      Entry(
        "defaultTabInterval", .length, "The distance between tab stops after the last, in points.",
        \.defaultTabInterval)
      Entry("tabStops", .numbers, "The locations of tab stops, in points.") {
        $0.tabStops = $1.map { NSTextTab(textAlignment: .natural, location: $0) }
      }
    })
}
