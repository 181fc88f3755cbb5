import UIFoundation

/// Positioned lines, the result of layout for measuring, hit testing and drawing.
package struct TextFrame: Sendable {
  /// The lines from top to bottom.
  package var lines: [TextLine]
  /// The unrounded typographic size, in points: the widest line's width, all line heights and spacing.
  package var size: CGSize
  /// The distance of the first baseline from the top, in points, not rounded.
  package var firstBaseline: CGFloat
  /// The distance of the last baseline from the top, in points, not rounded.
  package var lastBaseline: CGFloat

  /// A frame without text.
  package static let empty = TextFrame(lines: [], size: .zero, firstBaseline: 0, lastBaseline: 0)
}

/// One line of laid-out text.
package struct TextLine: Sendable {
  /// The runs in visual order, left to right.
  package var runs: [GlyphRun]
  /// The left end of the baseline in the frame, in points, y down.
  package var origin: CGPoint
  /// The width without trailing whitespace, in points.
  package var width: CGFloat
  /// The distance from the line's top to its baseline, in points.
  package var ascent: CGFloat
  /// The distance from the baseline to the line's bottom, in points.
  package var descent: CGFloat
  /// The UTF-16 offsets in the whole string, including trailing whitespace and the terminator.
  package var range: Range<Int>
  package var isTruncated: Bool
  /// Indicates whether the paragraph's direction is right to left.
  package var isRightToLeft: Bool

  package var height: CGFloat { ascent + descent }
  package var top: CGFloat { origin.y - ascent }
}

/// A glyph with its position on a line.
package struct Glyph: Sendable, Hashable {
  /// The index of the glyph in its face.
  package var id: UInt32
  /// The position relative to the line's baseline origin, in points, y down.
  package var position: CGPoint
  /// The advance, in points.
  package var advance: CGFloat
  /// The UTF-16 offset, in the whole string, of the glyph's first character.
  package var cluster: Int
}

/// Glyphs of one face, size, direction and set of attributes, from left to right.
package struct GlyphRun: Sendable {
  package var face: FontFace
  /// The size of the em, in points.
  package var pointSize: CGFloat
  /// The synthetic slant to the right, in degrees; 0 for none.
  package var syntheticSlant: CGFloat
  /// The growth of outlines for a family without bold, in points; 0 for none.
  package var syntheticBold: CGFloat
  package var glyphs: [Glyph]
  /// The UTF-16 offsets in the whole string. The attributes of this range are constant.
  package var range: Range<Int>
  package var isRightToLeft: Bool
  /// The characters of `range`, or an inserted ellipsis or hyphen.
  package var text: String
  /// The left edge relative to the line's origin, in points.
  package var x: CGFloat
  /// The width, in points: the sum of the advances, or the space of a tab or an attachment.
  package var width: CGFloat
  /// The requested font, whose metrics apply to underlines. `face` may be a fallback.
  package var font: UIFont
  /// The rectangle of an attachment relative to the line's origin, y down; nil for text.
  package var attachmentBounds: CGRect?
}

extension TextFrame {
  /// Returns the index of the line at the given y coordinate; nil without lines.
  ///
  /// Above all lines, it is the index of the first line; below all lines, of the last line.
  package func lineIndex(at y: CGFloat) -> Int? {
    guard !lines.isEmpty else { return nil }
    return lines.firstIndex { y < $0.top + $0.height } ?? lines.count - 1
  }

  /// Returns the UTF-16 offset of the grapheme boundary nearest to a point of the frame; 0 without lines.
  package func offset(at point: CGPoint) -> Int {
    guard let index = lineIndex(at: point.y) else { return 0 }
    // Parts of a line on both sides of a shape have the same top.
    let parts = lines[index...].prefix { $0.top == lines[index].top }
    let line = parts.min { $0.distance(to: point.x) < $1.distance(to: point.x) } ?? lines[index]
    let x = point.x - line.origin.x
    var best = line.isRightToLeft == (x > line.width / 2) ? line.range.lowerBound : line.runsEnd
    var distance = CGFloat.infinity
    for cell in line.cells {
      for (offset, edge) in [(cell.range.lowerBound, cell.start), (cell.range.upperBound, cell.end)]
      where abs(edge - x) < distance {
        (best, distance) = (offset, abs(edge - x))
      }
    }
    return best
  }

  /// Returns the caret before an offset, with a line's height and no width; nil without lines.
  package func caretRect(at offset: Int) -> CGRect? {
    guard let line = lines.last(where: { $0.range.lowerBound <= offset }) ?? lines.first else { return nil }
    let cells = line.cells
    let x: CGFloat
    if let cell = cells.first(where: { $0.range.lowerBound == offset }) {
      x = cell.start
    } else if let cell = cells.first(where: { $0.range.contains(offset) || $0.range.upperBound == offset }) {
      x = cell.range.upperBound == offset ? cell.end : cell.start
    } else {
      x = line.isRightToLeft ? 0 : line.width
    }
    return CGRect(x: line.origin.x + x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the rectangles that cover a range, one per contiguous part, in the order of lines.
  package func selectionRects(for range: Range<Int>) -> [CGRect] {
    lines.flatMap { line -> [CGRect] in
      var rects: [CGRect] = []
      let cells = line.cells.filter { $0.range.overlaps(range) }.sorted { $0.left < $1.left }
      for cell in cells {
        let rect = CGRect(
          x: line.origin.x + cell.left, y: line.top, width: cell.right - cell.left, height: line.height)
        if let last = rects.last, abs(last.maxX - rect.minX) < Self.edgeTolerance {
          rects[rects.count - 1] = last.union(rect)
        } else {
          rects.append(rect)
        }
      }
      return rects
    }
  }

  /// The tolerance for edges to be equal, in points. Their coordinates are summed in different orders.
  private static let edgeTolerance: CGFloat = 1e-6
}

extension TextLine {
  /// Returns the distance from a position of the frame to the line's text, in points.
  fileprivate func distance(to x: CGFloat) -> CGFloat { max(origin.x - x, x - origin.x - width, 0) }

  /// The horizontal extent of one grapheme, relative to the line's origin.
  struct Cell {
    var range: Range<Int>
    /// The edge at which reading begins: the left edge, or the right edge in right-to-left text.
    var start: CGFloat
    var end: CGFloat
    var left: CGFloat { min(start, end) }
    var right: CGFloat { max(start, end) }
  }

  /// Returns the grapheme nearest to a position, and the fraction of it that is left of the position.
  ///
  /// The position is relative to the frame, unlike the edges of `cells`.
  package func nearestCharacter(to x: CGFloat) -> (offset: Int, fraction: CGFloat)? {
    var best: (offset: Int, fraction: CGFloat)?
    var least = CGFloat.infinity
    for cell in cells.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where cell.right > cell.left {
      let (left, right) = (origin.x + cell.left, origin.x + cell.right)
      let distance = max(0, left - x, x - right)
      guard distance < least else { continue }
      least = distance
      best = (cell.range.lowerBound, min(max(0, (x - left) / (right - left)), 1))
    }
    return best
  }

  /// The UTF-16 offset at which the runs end, before a terminator.
  var runsEnd: Int { runs.map(\.range.upperBound).max() ?? range.lowerBound }

  /// The extents of all graphemes, run by run.
  var cells: [Cell] { runs.flatMap(\.cells) }
}

extension GlyphRun {
  /// The extents of the run's graphemes.
  ///
  /// Graphemes of one cluster, such as the letters of a ligature, share its width evenly.
  fileprivate var cells: [TextLine.Cell] {
    guard !range.isEmpty else { return [] }
    guard !glyphs.isEmpty else { return [cell(range, from: x, width: width)] }
    var clusters: [(offset: Int, x: CGFloat, width: CGFloat)] = []
    var pen = x
    for glyph in glyphs {
      if let last = clusters.last, last.offset == glyph.cluster {
        clusters[clusters.count - 1].width += glyph.advance
      } else {
        clusters.append((glyph.cluster, pen, glyph.advance))
      }
      pen += glyph.advance
    }
    if isRightToLeft { clusters.reverse() }
    var cells: [TextLine.Cell] = []
    for (index, cluster) in clusters.enumerated() {
      let end = index + 1 < clusters.count ? clusters[index + 1].offset : range.upperBound
      guard cluster.offset < end else { continue }
      cells += split(cluster.offset..<end, x: cluster.x, width: cluster.width)
    }
    return cells
  }

  private func split(_ part: Range<Int>, x: CGFloat, width: CGFloat) -> [TextLine.Cell] {
    let units = text.utf16
    guard part.lowerBound >= range.lowerBound, part.upperBound - range.lowerBound <= units.count else {
      return [cell(part, from: x, width: width)]
    }
    let from = units.index(units.startIndex, offsetBy: part.lowerBound - range.lowerBound)
    let to = units.index(from, offsetBy: part.count)
    let counts = text[from..<to].map(\.utf16.count)
    guard counts.count > 1 else { return [cell(part, from: x, width: width)] }
    let share = width / CGFloat(counts.count)
    var offset = part.lowerBound
    return counts.enumerated().map { index, count in
      defer { offset += count }
      let visualIndex = isRightToLeft ? counts.count - 1 - index : index
      return cell(offset..<offset + count, from: x + CGFloat(visualIndex) * share, width: share)
    }
  }

  private func cell(_ range: Range<Int>, from left: CGFloat, width: CGFloat) -> TextLine.Cell {
    isRightToLeft
      ? TextLine.Cell(range: range, start: left + width, end: left)
      : TextLine.Cell(range: range, start: left, end: left + width)
  }
}

/// A builder of frames that stacks lines from the top and aligns them.
struct FrameBuilder {
  let layout: ParagraphLayout
  let spans: [LineSpan]
  /// The available width, in points; nonnegative, possibly infinite.
  let width: CGFloat
  let alignment: NSTextAlignment

  func frame() -> TextFrame {
    let stack = stack()
    let containerWidth = width.isFinite ? width : stack.width
    var lines: [TextLine] = []
    lines.reserveCapacity(spans.count)
    for (span, place) in zip(spans, stack.places) {
      lines.append(line(span, baseline: place.baseline, height: place.height, containerWidth: containerWidth))
    }
    return TextFrame(
      lines: lines, size: CGSize(width: stack.width, height: stack.height),
      firstBaseline: stack.places.first?.baseline ?? 0, lastBaseline: stack.places.last?.baseline ?? 0)
  }

  func size() -> CGSize {
    let stack = stack()
    return CGSize(width: stack.width, height: stack.height)
  }

  private struct Stack {
    var places: [(baseline: CGFloat, height: LineHeight)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func stack() -> Stack {
    var stack = Stack()
    stack.places.reserveCapacity(spans.count)
    var previous: LineSpan?
    let last = spans.count - 1
    for (index, span) in spans.enumerated() {
      let paragraph = layout.paragraphs[span.paragraph]
      if let previous { stack.height += gap(previous, span) + (stack.places.last?.height.gap ?? 0) }
      let height = LineHeight(of: span, in: paragraph)
      stack.places.append((stack.height + height.ascent, height))
      stack.height += height.ascent + height.descent
      let countsHanging = index < last || (last == 0 && span.isLast)
      stack.width = max(stack.width, extent(of: span, in: paragraph, countsHanging: countsHanging))
      previous = span
    }
    return stack
  }

  /// Returns the space, in points, between consecutive lines of the same paragraph or of two paragraphs.
  private func gap(_ upper: LineSpan, _ lower: LineSpan) -> CGFloat {
    let style = layout.paragraphs[upper.paragraph].style
    var gap = max(0, style.lineSpacing)
    let lowerParagraph = layout.paragraphs[lower.paragraph]
    if upper.paragraph != lower.paragraph, !lowerParagraph.continuesParagraph {
      gap += max(0, style.paragraphSpacing) + max(0, lowerParagraph.style.paragraphSpacingBefore)
    }
    return gap
  }

  /// Returns the distance from the leading edge to the end of a line, in points.
  ///
  /// Trailing whitespace is included up to the available width, except on truncated lines, on the last of several lines
  /// and on a single line that does not end its paragraph. Source: the sizes of 2,100 labels recorded on iOS.
  private func extent(of span: LineSpan, in paragraph: Paragraph, countsHanging: Bool) -> CGFloat {
    let indent = indent(of: span, in: paragraph)
    let text = indent + span.width
    guard countsHanging, span.truncation == nil else { return text }
    return max(text, min(width, text + span.hangingWidth))
  }

  private func indent(of span: LineSpan, in paragraph: Paragraph) -> CGFloat {
    max(0, span.isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent)
  }

  private func line(_ span: LineSpan, baseline: CGFloat, height: LineHeight, containerWidth: CGFloat) -> TextLine {
    let paragraph = layout.paragraphs[span.paragraph]
    let head = indent(of: span, in: paragraph)
    let breaker = LineBreaker(
      paragraph: paragraph, index: span.paragraph, width: containerWidth, mode: .byWordWrapping)
    let available = breaker.available(isFirst: span.isFirst)
    let alignment = alignment(of: paragraph)
    let expansion =
      alignment == .justified ? Justification.expansion(of: span, in: paragraph, width: available) : 0
    let width = expansion > 0 ? available : span.width
    // The left end of the available space. In right-to-left text, the head indent is on the right.
    let start = paragraph.isRightToLeft ? containerWidth - head - available : head
    let slack = available - width
    let x: CGFloat
    switch alignment {
    case .center: x = start + slack / 2
    case .right: x = start + slack
    case .left: x = start
    case .natural, .justified: x = paragraph.isRightToLeft ? start + slack : start
    }
    let base = paragraph.range.lowerBound
    let end = span.range.upperBound + (span.isLast ? paragraph.terminatorCount : 0)
    return TextLine(
      runs: LineBuilder.runs(of: span, in: paragraph, expansion: expansion), origin: CGPoint(x: x, y: baseline),
      width: width, ascent: height.ascent, descent: height.descent,
      range: base + span.range.lowerBound..<base + end, isTruncated: span.truncation != nil,
      isRightToLeft: paragraph.isRightToLeft)
  }

  /// Returns the frame's alignment, or the paragraph's if the frame's is natural.
  private func alignment(of paragraph: Paragraph) -> NSTextAlignment {
    alignment == .natural ? paragraph.style.alignment : alignment
  }
}
