import UIFoundation

/// How much each space of a line grows so that both ends reach the edges.
enum Justification {
  /// Points for each space; 0 where the line has none, or is the last of its paragraph.
  static func expansion(of span: LineSpan, in paragraph: Paragraph, room: CGFloat) -> CGFloat {
    guard !span.isLast, span.truncation == nil, room.isFinite, room > span.width else { return 0 }
    var spaces = 0
    for offset in span.range.lowerBound..<span.visibleEnd where isExpandable(paragraph.unit(at: offset)) { spaces += 1 }
    return spaces == 0 ? 0 : (room - span.width) / CGFloat(spaces)
  }

  static func isExpandable(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0xA0 || unit == 0x3000 }
}
