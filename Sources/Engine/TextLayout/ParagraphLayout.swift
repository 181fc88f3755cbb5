import UIFoundation

/// Text that is analyzed and shaped once, then wrapped at any width.
package final class ParagraphLayout {
  /// The source for attribute lookups by a run's range; nil for plain text.
  package let source: NSAttributedString?
  private let direction: UIUserInterfaceLayoutDirection
  let styled: StyledText
  let paragraphs: [Paragraph]

  /// Creates a layout. `direction` applies to paragraphs without strong characters.
  package convenience init(
    _ text: NSAttributedString, defaultFont: UIFont, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.init(StyledText(text, defaultFont: defaultFont), of: text, direction: direction)
  }

  /// Creates a layout of plain text in one font and style. This is faster than attributed text.
  package convenience init(
    _ string: String, font: UIFont, style: NSParagraphStyle? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.init(
      StyledText(string, font: font, paragraphStyle: style?.values ?? .init()), direction: direction)
  }

  /// Creates a layout from resolved fonts and paragraph styles. The source provides painting attributes.
  package init(
    _ text: StyledText, of source: NSAttributedString? = nil, direction: UIUserInterfaceLayoutDirection
  ) {
    self.source = source
    self.direction = direction
    styled = text
    var paragraphs: [Paragraph] = []
    var rest = ParagraphBoundaries(text.units).parts[...]
    while let first = rest.first {
      let end = rest.dropFirst().firstIndex { !$0.continuesParagraph } ?? rest.endIndex
      let parts = rest[..<end]
      rest = rest[end...]
      // Line separators do not end the paragraph whose direction and levels its parts share (UAX #9, P1).
      let range = first.range.lowerBound..<(parts.last ?? first).range.upperBound
      let style = text.paragraphStyle(at: range.lowerBound)
      let levels = BidiLevels(text, range, style: style, direction: direction)
      for part in parts {
        paragraphs.append(
          Paragraph(
            text, range: part.range, terminatorCount: part.terminatorCount,
            continuesParagraph: part.continuesParagraph, style: style,
            levels: levels.part(part.range, of: range)))
      }
    }
    self.paragraphs = paragraphs
  }

  /// The width of the widest part without an opportunity for a line break, in points.
  package private(set) lazy var widestWord: CGFloat = paragraphs.map(\.widestWord).max() ?? 0

  package var isEmpty: Bool { styled.units.isEmpty }

  /// Returns the same text with all font sizes multiplied by a factor.
  package func scaled(by factor: CGFloat) -> ParagraphLayout {
    ParagraphLayout(styled.scaled(by: factor), of: source, direction: direction)
  }

  /// Returns the same text with a number of points added to the space after each character.
  package func spaced(by points: CGFloat) -> ParagraphLayout {
    ParagraphLayout(styled.spaced(by: points), of: source, direction: direction)
  }

  /// Indicates whether the first paragraph's letters may be tightened before the text is truncated.
  package var allowsTightening: Bool { styled.paragraphStyle(at: 0).allowsDefaultTighteningForTruncation }

  /// Returns the lines wrapped at a width, which can be infinite. `maximumLines` is unlimited if 0.
  ///
  /// Alignment is relative to a finite `width`, or to the widest line. If `wraps` is false, each paragraph is one line,
  /// which is truncated or exceeds the width.
  package func frame(
    width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural, wraps: Bool = true
  ) -> TextFrame {
    let spans = wrap(width: width, maximumLines: maximumLines, mode: lineBreakMode, wraps: wraps)
    return FrameBuilder(layout: self, spans: spans, width: Self.clamped(width), alignment: alignment).frame()
  }

  /// Returns the size that `frame` would have, in points, not rounded, without placing glyphs.
  package func size(
    width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) -> CGSize {
    let spans = wrap(width: width, maximumLines: maximumLines, mode: lineBreakMode)
    return FrameBuilder(layout: self, spans: spans, width: Self.clamped(width), alignment: .natural).size()
  }

  package func lineCount(width: CGFloat) -> Int {
    wrap(width: width, maximumLines: 0, mode: .byWordWrapping).count
  }

  /// Returns whether a line has at most two characters because the text is wrapped at a narrow width.
  ///
  /// Such a line begins or ends inside a word, or is followed by another line of its paragraph although `width` is less
  /// than `shortWidth`.
  package func hasNarrowLine(width: CGFloat, shortWidth: CGFloat) -> Bool {
    wrap(width: width, maximumLines: 0, mode: .byWordWrapping).contains { span in
      let paragraph = paragraphs[span.paragraph]
      guard paragraph.characterCount(span.range.lowerBound..<span.visibleEnd) <= 2,
        span.range.lowerBound < span.visibleEnd
      else { return false }
      let continues = span.range.upperBound < paragraph.count
      if continues, width < shortWidth { return true }
      let starts = span.range.lowerBound > 0
      return (starts && !paragraph.mayBreak(at: span.range.lowerBound))
        || (continues && !paragraph.mayBreak(at: span.range.upperBound))
    }
  }

  /// The distinct scalars without a glyph, ascending.
  package var uncovered: [Unicode.Scalar] {
    paragraphs.reduce(into: Set()) { $0.formUnion($1.uncovered) }.sorted()
  }

  /// Returns the width, but at least zero; infinity for NaN.
  private static func clamped(_ width: CGFloat) -> CGFloat { width.isNaN ? .infinity : max(0, width) }

  private func wrap(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode, wraps: Bool = true) -> [LineSpan] {
    let width = Self.clamped(width)
    let limit = maximumLines > 0 ? maximumLines : Int.max
    let truncates = mode == .byTruncatingHead || mode == .byTruncatingMiddle || mode == .byTruncatingTail
    var spans: [LineSpan] = []
    for (index, paragraph) in paragraphs.enumerated() {
      let breaker = LineBreaker(paragraph: paragraph, index: index, width: width, mode: mode)
      var start = 0
      repeat {
        let isLastLine = spans.count + 1 == limit
        let hasMore = index + 1 < paragraphs.count
        var span: LineSpan
        if isLastLine || !wraps, truncates {
          span = breaker.truncated(from: start, mode: mode, isCut: isLastLine && hasMore)
        } else if isLastLine || !wraps, mode == .byClipping {
          span = breaker.rest(from: start)
        } else {
          span = breaker.next(from: start)
        }
        start = span.range.upperBound
        span.paragraph = index
        spans.append(span)
        if isLastLine { return spans }
      } while start < paragraph.count
      if wraps, paragraph.style.lineBreakStrategy.contains(.pushOut) { breaker.pushOut(&spans) }
    }
    return spans
  }
}
