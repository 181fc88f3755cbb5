import UIFoundation

/// The shapes around which the lines of a container flow.
package struct TextExclusions: Sendable {
  /// The shapes, in the container's coordinates, in points.
  private let polygons: [[CGPoint]]
  /// The empty space at both ends of every part of a line, in points.
  private let padding: CGFloat
  /// The lowest edge of the shapes, in points.
  let bottom: CGFloat

  /// The distance from an edge at which scan lines are, in points.
  private static let nudge: CGFloat = 1e-4

  package init(polygons: [[CGPoint]], padding: CGFloat) {
    self.polygons = polygons.filter { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
    self.padding = padding
    bottom = self.polygons.joined().map(\.y).max() ?? 0
  }

  /// Returns the parts of a band that no shape touches, as distances from the text's left edge.
  ///
  /// They are in order from left to right.
  func freeParts(from top: CGFloat, to bottom: CGFloat, width: CGFloat) -> [Range<CGFloat>] {
    let end = width + 2 * padding
    guard end > 0 else { return [] }
    var parts: [Range<CGFloat>] = []
    var left: CGFloat = 0
    for range in blocked(from: top, to: bottom).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > left { parts.append(left..<min(range.lowerBound, end)) }
      left = max(left, range.upperBound)
      if left >= end { break }
    }
    if left < end { parts.append(left..<end) }
    return parts.compactMap { part in
      let width = part.upperBound - part.lowerBound - 2 * padding
      return width > 0 ? part.lowerBound..<part.lowerBound + width : nil
    }
  }

  /// Returns the ranges of x that shapes cover in a band. The widest spans are at its edges or at vertices.
  private func blocked(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    polygons.flatMap { polygon -> [ClosedRange<CGFloat>] in
      let heights = polygon.map(\.y).filter { $0 >= top && $0 <= bottom } + [top, bottom]
      let lines = heights.flatMap { [$0 - Self.nudge, $0 + Self.nudge] }.filter { $0 > top && $0 < bottom }
      return lines.flatMap { crossings(of: polygon, at: $0) }
    }
  }

  private func crossings(of polygon: [CGPoint], at y: CGFloat) -> [ClosedRange<CGFloat>] {
    var found: [CGFloat] = []
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      guard (start.y <= y) != (end.y <= y) else { continue }
      let x = start.x + (y - start.y) / (end.y - start.y) * (end.x - start.x)
      if x.isFinite { found.append(x) }
    }
    found.sort()
    return stride(from: 0, to: found.count - 1, by: 2).map { found[$0]...found[$0 + 1] }
  }
}

extension ParagraphLayout {
  /// Returns the lines wrapped at a finite width around shapes. A line can have several parts, beside the shapes.
  package func frame(
    width: CGFloat, maximumLines: Int, lineBreakMode: NSLineBreakMode, around exclusions: TextExclusions
  ) -> TextFrame {
    var builder = FlowBuilder(
      layout: self, width: width, maximumLines: maximumLines > 0 ? maximumLines : .max,
      mode: lineBreakMode == .byCharWrapping ? .byCharWrapping : .byWordWrapping, exclusions: exclusions)
    return builder.frame()
  }
}

/// A builder of lines that flow around shapes.
private struct FlowBuilder {
  let layout: ParagraphLayout
  let width: CGFloat
  let maximumLines: Int
  let mode: NSLineBreakMode
  let exclusions: TextExclusions
  private var lines: [TextLine] = []
  private var lineCount = 0
  private var top: CGFloat = 0
  private var extent: CGFloat = 0

  init(
    layout: ParagraphLayout, width: CGFloat, maximumLines: Int, mode: NSLineBreakMode, exclusions: TextExclusions
  ) {
    (self.layout, self.width, self.maximumLines) = (layout, width, maximumLines)
    (self.mode, self.exclusions) = (mode, exclusions)
  }

  mutating func frame() -> TextFrame {
    var space: CGFloat = 0
    for (index, paragraph) in layout.paragraphs.enumerated() where lineCount < maximumLines {
      if index > 0, !paragraph.continuesParagraph { space += max(0, paragraph.style.paragraphSpacingBefore) }
      var start = 0
      repeat {
        top += space
        let height = LineHeight(of: breaker(index, width).next(from: start), in: paragraph)
        start = fill(index, from: start, height: height)
        lineCount += 1
        top += height.ascent + height.descent
        space = height.gap + max(0, paragraph.style.lineSpacing)
      } while start < paragraph.count && lineCount < maximumLines
      space += max(0, paragraph.style.paragraphSpacing)
    }
    return TextFrame(
      lines: lines, size: CGSize(width: extent, height: top), firstBaseline: lines.first?.origin.y ?? 0,
      lastBaseline: lines.last?.origin.y ?? 0)
  }

  private func breaker(_ index: Int, _ width: CGFloat) -> LineBreaker {
    LineBreaker(paragraph: layout.paragraphs[index], index: index, width: width, mode: mode)
  }

  /// Adds the parts of the next line, as far down as the next word fits, and returns their end.
  private mutating func fill(_ index: Int, from start: Int, height: LineHeight) -> Int {
    let paragraph = layout.paragraphs[index]
    var start = start
    let step = max(1, exclusions.bottom / 4096)
    while true {
      let isFree = !(top < exclusions.bottom)
      let parts =
        isFree
        ? [0..<max(0, width)]
        : exclusions.freeParts(from: top, to: top + height.ascent + height.descent, width: width)
      var isEmpty = true
      for part in paragraph.isRightToLeft ? parts.reversed() : parts {
        let partWidth = part.upperBound - part.lowerBound
        let span = breaker(index, partWidth).next(from: start)
        guard isFree || fits(span, in: paragraph, width: partWidth) else { continue }
        add(span, left: part.lowerBound, width: partWidth, height: height)
        isEmpty = false
        start = span.range.upperBound
        if start >= paragraph.count { break }
      }
      if !isEmpty { return start }
      top += step
    }
  }

  /// Returns whether a line is within its width and does not end inside of a word.
  private func fits(_ span: LineSpan, in paragraph: Paragraph, width: CGFloat) -> Bool {
    guard span.width <= breaker(span.paragraph, width).available(isFirst: span.isFirst) + 1e-6 else { return false }
    let end = span.range.upperBound
    return mode == .byCharWrapping || end >= paragraph.count || paragraph.mayBreak(at: end)
  }

  private mutating func add(_ span: LineSpan, left: CGFloat, width: CGFloat, height: LineHeight) {
    let frame = FrameBuilder(layout: layout, spans: [span], width: width, alignment: .natural).frame()
    for var line in frame.lines {
      line.origin = CGPoint(x: left + line.origin.x, y: top + height.ascent)
      (line.ascent, line.descent) = (height.ascent, height.descent)
      extent = max(extent, line.origin.x + line.width)
      lines.append(line)
    }
  }
}
