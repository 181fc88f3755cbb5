import UIFoundation

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
