import UIFoundation

/// The visible parts of a truncated line.
struct Truncation {
  /// The UTF-16 offsets before the ellipsis; may be empty.
  var head: Range<Int>
  /// The UTF-16 offsets after the ellipsis; may be empty.
  var tail: Range<Int>
  /// The offset of the character that determines the ellipsis's style.
  var styleOffset: Int
}

extension LineBreaker {
  /// Returns the rest of the paragraph as one line, truncated with an ellipsis if it does not fit.
  ///
  /// `isCut` indicates that more paragraphs follow. The line then ends with an ellipsis in any case.
  func truncated(from start: Int, mode: NSLineBreakMode, isCut: Bool) -> LineSpan {
    let line = rest(from: start)
    let lineWidth = available(isFirst: line.isFirst)
    if !isCut, line.width <= lineWidth + Self.truncationSlack { return line }
    let end = line.visibleEnd
    let truncation: Truncation
    switch mode {
    case .byTruncatingHead where !isCut: truncation = head(start..<end, lineWidth: lineWidth)
    case .byTruncatingMiddle where !isCut: truncation = middle(start..<end, lineWidth: lineWidth)
    default: truncation = tail(start..<end, lineWidth: lineWidth)
    }
    var span = line
    span.truncation = truncation
    span.visibleEnd = end
    span.hangingWidth = 0
    span.width =
      paragraph.width(truncation.head) + paragraph.width(truncation.tail)
      + paragraph.ellipsis(at: truncation.styleOffset).width
    return span
  }

  /// The tolerance, in points, for sums of advances.
  private static let truncationSlack: CGFloat = 1e-6

  private func tail(_ range: Range<Int>, lineWidth: CGFloat) -> Truncation {
    var end = prefix(of: range, fitting: lineWidth)
    // The ellipsis has the font of the preceding text, so its width depends on the cut.
    while true {
      let style = max(range.lowerBound, end - 1)
      let ellipsis = paragraph.ellipsis(at: style).width
      let width = paragraph.width(range.lowerBound..<end)
      if end <= range.lowerBound || width + ellipsis <= lineWidth + Self.truncationSlack {
        return Truncation(head: range.lowerBound..<end, tail: end..<end, styleOffset: style)
      }
      end = min(end - 1, max(range.lowerBound, prefix(of: range, fitting: lineWidth - ellipsis)))
      end = trimmed(paragraph.graphemes.boundary(atOrBefore: max(range.lowerBound, end)), in: range)
    }
  }

  private func head(_ range: Range<Int>, lineWidth: CGFloat) -> Truncation {
    let ellipsis = paragraph.ellipsis(at: range.upperBound - 1).width
    let start = suffix(of: range, fitting: lineWidth - ellipsis)
    return Truncation(
      head: range.lowerBound..<range.lowerBound, tail: start..<range.upperBound,
      styleOffset: min(start, max(range.lowerBound, range.upperBound - 1)))
  }

  private func middle(_ range: Range<Int>, lineWidth: CGFloat) -> Truncation {
    let ellipsis = paragraph.ellipsis(at: range.lowerBound).width
    let textWidth = max(0, lineWidth - ellipsis)
    let end = prefix(of: range, fitting: textWidth / 2)
    let tailWidth = textWidth - paragraph.width(range.lowerBound..<end)
    let start = max(end, suffix(of: range, fitting: tailWidth))
    return Truncation(
      head: range.lowerBound..<end, tail: start..<range.upperBound, styleOffset: max(range.lowerBound, end - 1))
  }

  /// Returns the end of the longest prefix that fits, without trailing whitespace.
  private func prefix(of range: Range<Int>, fitting width: CGFloat) -> Int {
    let base = paragraph.positions[range.lowerBound]
    let limit = width + Self.truncationSlack
    let offsets = (range.lowerBound + 1)..<(range.upperBound + 1)
    let fitting = offsets.partitioningIndex { paragraph.positions[$0] - base > limit } - 1
    var end = max(range.lowerBound, paragraph.graphemes.boundary(atOrBefore: fitting))
    while end > range.lowerBound, paragraph.width(range.lowerBound..<end) > limit {
      end = max(range.lowerBound, paragraph.graphemes.boundary(atOrBefore: end - 1))
    }
    return trimmed(end, in: range)
  }

  private func trimmed(_ end: Int, in range: Range<Int>) -> Int {
    var end = end
    while end > range.lowerBound, BreakOpportunities.hangs(paragraph.unit(at: end - 1)) { end -= 1 }
    return end
  }

  /// Returns the start of the longest suffix that fits, without leading whitespace.
  private func suffix(of range: Range<Int>, fitting width: CGFloat) -> Int {
    let total = paragraph.positions[range.upperBound]
    let limit = width + Self.truncationSlack
    let fitting = range.partitioningIndex { total - paragraph.positions[$0] <= limit }
    func boundary(atOrAfter offset: Int) -> Int {
      paragraph.graphemes.isBoundary(offset) ? offset : paragraph.graphemes.boundary(after: offset)
    }
    var start = min(range.upperBound, boundary(atOrAfter: fitting))
    while start < range.upperBound, paragraph.width(start..<range.upperBound) > limit {
      start = min(range.upperBound, paragraph.graphemes.boundary(after: start))
    }
    while start < range.upperBound, BreakOpportunities.hangs(paragraph.unit(at: start)) { start += 1 }
    return start
  }
}
