import UIFoundation

/// The expansion of a line's spaces for justification.
enum Justification {
  /// Returns the growth of each space, in points, that makes a line fill a width.
  ///
  /// It is 0 without spaces, on a full or truncated line, on the last line of a paragraph and for an infinite width.
  static func expansion(of span: LineSpan, in paragraph: Paragraph, width: CGFloat) -> CGFloat {
    guard !span.isLast, span.truncation == nil, width.isFinite, width > span.width else { return 0 }
    var spaces = 0
    for offset in span.range.lowerBound..<span.visibleEnd where isExpandable(paragraph.unit(at: offset)) { spaces += 1 }
    return spaces == 0 ? 0 : (width - span.width) / CGFloat(spaces)
  }

  static func isExpandable(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 0x3000 }
}
