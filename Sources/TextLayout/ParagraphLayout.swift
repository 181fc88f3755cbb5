import UIFoundation

/// A text that is analysed and shaped once, then wrapped at any width.
package final class ParagraphLayout {
  /// The source, for those who look attributes up by a run's range; nil for plain text.
  package let source: NSAttributedString?
  private let direction: UIUserInterfaceLayoutDirection
  let styled: StyledText
  let paragraphs: [Paragraph]

  /// The direction is that of paragraphs which have no strong character; nil font attributes take the default.
  package convenience init(
    _ text: NSAttributedString, defaultFont: UIFont, direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.init(StyledText(text, defaultFont: defaultFont), of: text, direction: direction)
  }

  /// Plain text in one font and paragraph style; cheaper than attributed text.
  package convenience init(
    _ string: String, font: UIFont, style: NSParagraphStyle? = nil,
    direction: UIUserInterfaceLayoutDirection = .leftToRight
  ) {
    self.init(
      StyledText(string, font: font, paragraphStyle: style?.values ?? .init()), direction: direction)
  }

  /// Text whose fonts and paragraph styles are known; the source is asked for what concerns painting.
  package init(
    _ text: StyledText, of source: NSAttributedString? = nil, direction: UIUserInterfaceLayoutDirection
  ) {
    self.source = source
    self.direction = direction
    styled = text
    var paragraphs: [Paragraph] = []
    var styleStart = 0
    for part in ParagraphBoundaries(text.units) {
      if !part.continuesParagraph { styleStart = part.range.lowerBound }
      // A line separator does not start the search for a strong character anew.
      let inherited: UIUserInterfaceLayoutDirection =
        part.continuesParagraph && paragraphs.last?.isRightToLeft == true ? .rightToLeft : direction
      paragraphs.append(
        Paragraph(
          text, range: part.range, terminatorCount: part.terminatorCount, continuesParagraph: part.continuesParagraph,
          style: text.paragraphStyle(at: styleStart), direction: inherited))
    }
    self.paragraphs = paragraphs
  }

  /// Whether there is no text.
  package var isEmpty: Bool { styled.units.isEmpty }

  /// The same text with the size of every font multiplied by a factor.
  package func scaled(by factor: CGFloat) -> ParagraphLayout {
    ParagraphLayout(styled.scaled(by: factor), of: source, direction: direction)
  }

  /// Wraps at the width, which may be infinite; a maximum of 0 lines means no limit.
  ///
  /// Aligned lines stand in `width` where it is finite, else in the widest line.
  package func frame(
    width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping,
    alignment: NSTextAlignment = .natural
  ) -> TextFrame {
    let wrapped = wrap(width: width, maximumLines: maximumLines, mode: lineBreakMode)
    return FrameBuilder(layout: self, wrapped: wrapped, width: Self.usable(width), alignment: alignment).frame()
  }

  /// The size that `frame` would have, without placing a glyph. Not rounded. Points.
  package func size(
    width: CGFloat, maximumLines: Int = 0, lineBreakMode: NSLineBreakMode = .byWordWrapping
  ) -> CGSize {
    let wrapped = wrap(width: width, maximumLines: maximumLines, mode: lineBreakMode)
    return FrameBuilder(layout: self, wrapped: wrapped, width: Self.usable(width), alignment: .natural).size()
  }

  /// How many lines the text takes at a width.
  package func lineCount(width: CGFloat) -> Int {
    wrap(width: width, maximumLines: 0, mode: .byWordWrapping).spans.count
  }

  /// Scalars that no font covers, ascending.
  package var uncovered: [Unicode.Scalar] {
    paragraphs.reduce(into: Set()) { $0.formUnion($1.uncovered) }.sorted()
  }

  /// Lines and whether they leave out some of the text.
  struct Wrapped {
    var spans: [LineSpan]
    var isTruncated: Bool
  }

  /// A width that is no number counts as none; below zero as zero.
  private static func usable(_ width: CGFloat) -> CGFloat { width.isNaN ? .infinity : max(0, width) }

  private func wrap(width: CGFloat, maximumLines: Int, mode: NSLineBreakMode) -> Wrapped {
    let width = Self.usable(width)
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
        if isLastLine, truncates {
          span = breaker.truncated(from: start, mode: mode, isCut: hasMore)
        } else if isLastLine, mode == .byClipping {
          span = breaker.rest(from: start)
        } else {
          span = breaker.next(from: start)
        }
        start = span.range.upperBound
        span.paragraph = index
        spans.append(span)
        if isLastLine {
          let isCut = span.truncation != nil || hasMore || start < paragraph.count
          return Wrapped(spans: spans, isTruncated: isCut)
        }
      } while start < paragraph.count
    }
    return Wrapped(spans: spans, isTruncated: false)
  }
}
