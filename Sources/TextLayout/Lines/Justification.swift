import UIFoundation

/// The expansion of a line's spaces for justification.
enum Justification {
  /// Returns the growth per space, in points; 0 for a line without spaces or the last of its paragraph.
  static func expansion(of span: LineSpan, in paragraph: Paragraph, room: CGFloat) -> CGFloat {
    guard !span.isLast, span.truncation == nil, room.isFinite, room > span.width else { return 0 }
    var spaces = 0
    for offset in span.range.lowerBound..<span.visibleEnd where isExpandable(paragraph.unit(at: offset)) { spaces += 1 }
    return spaces == 0 ? 0 : (room - span.width) / CGFloat(spaces)
  }

  static func isExpandable(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 0x3000 }
}
