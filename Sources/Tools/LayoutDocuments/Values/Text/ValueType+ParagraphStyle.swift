import UIKitCore

/// The description of a paragraph style.
package struct ParagraphDescription: Sendable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()
  var baseWritingDirection = NSWritingDirection.natural
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: CGFloat = 0
  var defaultTabInterval: CGFloat = 0
  var tabStops: [CGFloat]?

  var style: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    style.baseWritingDirection = baseWritingDirection
    style.lineSpacing = lineSpacing
    style.paragraphSpacing = paragraphSpacing
    style.paragraphSpacingBefore = paragraphSpacingBefore
    style.headIndent = headIndent
    style.tailIndent = tailIndent
    style.firstLineHeadIndent = firstLineHeadIndent
    style.minimumLineHeight = minimumLineHeight
    style.maximumLineHeight = maximumLineHeight
    style.lineHeightMultiple = lineHeightMultiple
    style.hyphenationFactor = Float(hyphenationFactor)
    style.defaultTabInterval = defaultTabInterval
    if let tabStops { style.tabStops = tabStops.map { NSTextTab(textAlignment: .natural, location: $0) } }
    return style
  }
}

extension ValueType where Value == NSParagraphStyle {
  /// A mapping such as `{alignment: center, lineSpacing: 4}`.
  package static let paragraphStyle = ValueType<ParagraphDescription>.object(
    "a paragraph style", of: ParagraphDescription()
  ) {
    Field("alignment", .word(.textAlignment), "The alignment of lines.", \.alignment)
    Field("lineBreakMode", .word(.lineBreakMode), "The wrapping or truncation of long lines.", \.lineBreakMode)
    Field("lineBreakStrategy", .lineBreakStrategy, "The rules for line breaks.", \.lineBreakStrategy)
    Field(
      "baseWritingDirection",
      .word(
        "a writing direction", ["natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft]),
      "The direction of the paragraph.", \.baseWritingDirection)
    Field("lineSpacing", .length, "The space below each line, in points.", \.lineSpacing)
    Field("paragraphSpacing", .length, "The space after each paragraph, in points.", \.paragraphSpacing)
    Field("paragraphSpacingBefore", .length, "The space before each paragraph, in points.", \.paragraphSpacingBefore)
    Field("headIndent", .number, "The indent of lines after the first, in points.", \.headIndent)
    Field("tailIndent", .number, "The end of lines, in points; from the trailing edge if not positive.", \.tailIndent)
    Field("firstLineHeadIndent", .number, "The indent of the first line, in points.", \.firstLineHeadIndent)
    Field("minimumLineHeight", .length, "The minimum height of a line, in points.", \.minimumLineHeight)
    Field(
      "maximumLineHeight", .length, "The maximum height of a line, in points; 0 for no limit.", \.maximumLineHeight)
    Field("lineHeightMultiple", .length, "A factor for the natural height; 0 for none.", \.lineHeightMultiple)
    Field("hyphenationFactor", .fraction, "The threshold of hyphenation. It has no effect.", \.hyphenationFactor)
    Field(
      "defaultTabInterval", .length, "The distance between tab stops after the last, in points.", \.defaultTabInterval)
    Field("tabStops", .list(of: .number), "The locations of tab stops, in points.", \.tabStops)
  }.map { $0.style }.named("paragraphStyle")
}
