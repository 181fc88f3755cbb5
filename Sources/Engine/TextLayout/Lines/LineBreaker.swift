import UIFoundation

/// A first-fit line breaker for one paragraph that avoids reshaping at safe breaks.
struct LineBreaker {
  let paragraph: Paragraph
  let index: Int
  /// The width between the edges of the container, in points; nonnegative, possibly infinite.
  let width: CGFloat
  let mode: NSLineBreakMode

  /// The tolerance, in points, for sums of advances that are added in different orders.
  private static let summationSlack: CGFloat = 1e-6
  private static let softHyphen: UInt16 = 0x00AD

  /// Returns the width of a line between its indents, in points.
  func available(isFirst: Bool) -> CGFloat {
    guard width.isFinite else { return .infinity }
    let style = paragraph.style
    let head = isFirst ? style.firstLineHeadIndent : style.headIndent
    let tail = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return max(0, tail - max(0, head))
  }

  func rest(from start: Int) -> LineSpan {
    span(start, to: paragraph.count)
  }

  /// Returns the next line. Unless the paragraph is empty, it has at least one grapheme, even if that is too wide.
  func next(from start: Int) -> LineSpan {
    let isFirst = start == 0 && !paragraph.continuesParagraph
    let lineWidth = available(isFirst: isFirst) + Self.summationSlack
    let count = paragraph.count
    if !lineWidth.isFinite || start >= count { return rest(from: start) }
    if mode == .byCharWrapping { return brokenAnywhere(from: start, lineWidth: lineWidth, limit: count) }
    if paragraph.hasTabs { return firstFit(from: start, lineWidth: lineWidth) }

    let opportunities = paragraph.opportunities
    let first = opportunities.first(after: start)
    let base = paragraph.positions[start]
    var chosen = opportunities.end(fitting: base + lineWidth) - 1
    while chosen >= first {
      let candidate = span(start, opportunity: chosen)
      if candidate.width <= lineWidth { return candidate }
      chosen -= 1
    }
    let limit = first < opportunities.offsets.count ? opportunities.offsets[first] : count
    return brokenAnywhere(from: start, lineWidth: lineWidth, limit: limit)
  }

  /// Returns the next line of a paragraph with tabs, whose widths depend on the start of the line.
  private func firstFit(from start: Int, lineWidth: CGFloat) -> LineSpan {
    let opportunities = paragraph.opportunities
    let first = opportunities.first(after: start)
    var best: LineSpan?
    for index in first..<max(first, opportunities.offsets.count) {
      let candidate = span(start, opportunity: index)
      guard candidate.width <= lineWidth else { break }
      best = candidate
    }
    let limit = first < opportunities.offsets.count ? opportunities.offsets[first] : paragraph.count
    return best ?? brokenAnywhere(from: start, lineWidth: lineWidth, limit: limit)
  }

  /// Returns the longest line that fits if it can end after any grapheme. It has at least one grapheme.
  private func brokenAnywhere(from start: Int, lineWidth: CGFloat, limit: Int) -> LineSpan {
    let graphemes = paragraph.graphemes
    let base = paragraph.positions[start]
    // The last offset that fits if tabs have no width. The loop below adds the widths of tabs.
    let offsets = (start + 1)..<(max(start, limit) + 1)
    let fitting = offsets.partitioningIndex { paragraph.positions[$0] - base > lineWidth } - 1
    var end = max(graphemes.boundary(atOrBefore: fitting), graphemes.boundary(after: start))
    while end > graphemes.boundary(after: start), paragraph.width(start..<end) > lineWidth {
      end = graphemes.boundary(atOrBefore: end - 1)
    }
    // Whitespace after the break hangs at the end of this line, unless lines break at any character.
    if mode != .byCharWrapping {
      while end < paragraph.count, BreakOpportunities.hangs(paragraph.unit(at: end)) { end += 1 }
    }
    return span(start, to: end)
  }

  /// Moves a word to a paragraph's last line if that has a single word, and both words fit.
  ///
  /// At least two words remain on the line before, as in labels recorded on iOS.
  func pushOut(_ spans: inout [LineSpan]) {
    guard width.isFinite, mode != .byCharWrapping, !paragraph.hasTabs, spans.count > 1 else { return }
    let (line, last) = (spans[spans.count - 2], spans[spans.count - 1])
    guard line.paragraph == index, last.paragraph == index, last.isLast, last.truncation == nil,
      endsWithSpace(line), !(last.range.lowerBound..<last.visibleEnd).contains(where: isSpace)
    else { return }
    let opportunities = paragraph.opportunities
    var chosen = opportunities.first(after: line.range.upperBound - 1) - 1
    while chosen >= 0, opportunities.offsets[chosen] > line.range.lowerBound {
      let candidate = span(line.range.lowerBound, opportunity: chosen)
      if endsWithSpace(candidate) {
        let joined = span(candidate.range.upperBound, to: last.range.upperBound)
        guard (candidate.range.lowerBound..<candidate.visibleEnd).contains(where: isSpace),
          joined.width <= available(isFirst: false) + Self.summationSlack
        else { return }
        spans.replaceSubrange((spans.count - 2)..., with: [candidate, joined])
        return
      }
      chosen -= 1
    }
  }

  private func isSpace(_ offset: Int) -> Bool { BreakOpportunities.hangs(paragraph.unit(at: offset)) }

  /// Returns whether a line that is not empty ends with whitespace.
  private func endsWithSpace(_ line: LineSpan) -> Bool {
    line.range.lowerBound < line.visibleEnd && line.visibleEnd < line.range.upperBound
  }

  private func span(_ start: Int, opportunity: Int) -> LineSpan {
    span(start, to: paragraph.opportunities.offsets[opportunity])
  }

  /// Returns the line between two offsets. Its width excludes the trailing whitespace, which hangs over the edge.
  private func span(_ start: Int, to end: Int) -> LineSpan {
    var visibleEnd = end
    while visibleEnd > start, BreakOpportunities.hangs(paragraph.unit(at: visibleEnd - 1)) { visibleEnd -= 1 }
    let isLast = end >= paragraph.count
    let hasHyphen = !isLast && visibleEnd > start && paragraph.unit(at: visibleEnd - 1) == Self.softHyphen
    var visible = paragraph.width(start..<visibleEnd)
    if hasHyphen { visible += paragraph.hyphenWidth(at: visibleEnd - 1) }
    let hanging = visibleEnd < end ? paragraph.width(start..<end) - paragraph.width(start..<visibleEnd) : 0
    return LineSpan(
      paragraph: index, range: start..<end, visibleEnd: visibleEnd, width: visible, hangingWidth: hanging,
      hasHyphen: hasHyphen, isFirst: start == 0 && !paragraph.continuesParagraph, isLast: isLast, truncation: nil)
  }
}

/// The part of a paragraph on a line, before glyphs are placed.
struct LineSpan {
  /// The index of the paragraph in the layout.
  var paragraph: Int
  /// The UTF-16 offsets in the paragraph, including trailing whitespace.
  var range: Range<Int>
  /// The end of the visible part of `range`.
  var visibleEnd: Int
  /// The width of the visible part, including a hyphen or ellipsis, in points.
  var width: CGFloat
  /// The width of the trailing whitespace, in points.
  var hangingWidth: CGFloat
  /// Indicates whether the line ends at a soft hyphen, which becomes visible.
  var hasHyphen: Bool
  var isFirst: Bool
  var isLast: Bool
  /// The truncation; nil for a complete line.
  var truncation: Truncation?
}

/// The possible line breaks of a paragraph, with an index for searching by width.
final class BreakOpportunities {
  /// The UTF-16 offsets in the paragraph in ascending order. The last offset is its end.
  let offsets: [Int]
  /// The position of the end of the visible text before each break, in points. Whitespace after it hangs over the edge.
  let visiblePositions: [CGFloat]

  init(_ paragraph: Paragraph) {
    let breaks = LineBreaks(paragraph.units, strategy: paragraph.style.lineBreakStrategy)
    var offsets: [Int] = []
    var visiblePositions: [CGFloat] = []
    paragraph.units.withUnsafeBufferPointer { units in
      paragraph.positions.withUnsafeBufferPointer { positions in
        for offset in stride(from: 1, through: units.count, by: 1) where breaks.mayBreak(before: offset) {
          var end = offset
          while end > 0, Self.hangs(units[end - 1]) { end -= 1 }
          offsets.append(offset)
          visiblePositions.append(positions[end])
        }
      }
    }
    self.offsets = offsets
    self.visiblePositions = visiblePositions
  }

  /// Returns whether a unit is whitespace that may exceed the edge at a line's end.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns the index of the first opportunity after an offset.
  func first(after offset: Int) -> Int {
    offsets.partitioningIndex { $0 > offset }
  }

  /// Returns the index after the last opportunity whose visible end is at or before a position.
  func end(fitting position: CGFloat) -> Int {
    visiblePositions.partitioningIndex { $0 > position }
  }
}

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

/// A builder of one line that places glyphs in visual order.
struct LineBuilder {
  /// A part of the line with a single bidirectional level, placed as a unit.
  private struct Fragment {
    var level: UInt8
    var width: CGFloat
    var glyphs: [Paragraph.PlacedGlyph]
    var content: Content
  }

  private enum Content {
    case text(item: Int, range: Range<Int>)
    case inserted(InsertedText)
    case attachment(item: Int, bounds: CGRect)
    /// The space of a tab, which has no glyphs.
    case tab(item: Int)
  }

  private let paragraph: Paragraph
  private let span: LineSpan
  /// The width added to each expandable space in the visible part, in points.
  private let expansion: CGFloat
  private var fragments: [Fragment] = []
  private var tabs: [(offset: Int, width: CGFloat)] = []

  /// Returns the runs from left to right.
  ///
  /// The visible part begins at x = 0. In a right-to-left line, hanging whitespace is before it, at negative x.
  static func runs(of span: LineSpan, in paragraph: Paragraph, expansion: CGFloat = 0) -> [GlyphRun] {
    var builder = LineBuilder(paragraph, span, expansion: expansion)
    builder.collect()
    return builder.place()
  }

  private init(_ paragraph: Paragraph, _ span: LineSpan, expansion: CGFloat) {
    self.paragraph = paragraph
    self.span = span
    self.expansion = expansion
  }

  private mutating func collect() {
    if let truncation = span.truncation {
      tabs = paragraph.tabWidths(truncation.head) + paragraph.tabWidths(truncation.tail)
      add(truncation.head)
      add(paragraph.ellipsis(at: truncation.styleOffset))
      add(truncation.tail)
      return
    }
    tabs = paragraph.tabWidths(span.range)
    add(span.range.lowerBound..<span.visibleEnd)
    if span.hasHyphen { add(paragraph.hyphen(at: span.visibleEnd - 1)) }
    // Hanging whitespace has the paragraph's level (UAX #9, L1).
    add(span.visibleEnd..<span.range.upperBound, level: paragraph.levels.base)
  }

  private mutating func add(_ inserted: InsertedText) {
    fragments.append(
      Fragment(
        level: paragraph.levels.base, width: inserted.width, glyphs: inserted.glyphs, content: .inserted(inserted)))
  }

  private mutating func add(_ range: Range<Int>, level: UInt8? = nil) {
    guard !range.isEmpty else { return }
    for index in paragraph.itemIndex(at: range.lowerBound)..<paragraph.items.count {
      let item = paragraph.items[index]
      guard item.range.lowerBound < range.upperBound else { break }
      let part = item.range.clamped(to: range)
      switch item.content {
      case .tab:
        let width = tabs.first { $0.offset == item.range.lowerBound }?.width ?? 0
        fragments.append(Fragment(level: level ?? item.level, width: width, glyphs: [], content: .tab(item: index)))
      case .attachment(let bounds):
        fragments.append(
          Fragment(
            level: level ?? item.level, width: max(0, bounds.maxX), glyphs: [],
            content: .attachment(item: index, bounds: bounds)))
      case .text:
        var glyphs = paragraph.placedGlyphs(of: part, item: index)
        expand(&glyphs, item)
        fragments.append(
          Fragment(
            level: level ?? item.level, width: glyphs.reduce(0) { $0 + $1.advance }, glyphs: glyphs,
            content: .text(item: index, range: part)))
      }
    }
  }

  /// Widens the expandable spaces of the visible part for justification.
  private func expand(_ glyphs: inout [Paragraph.PlacedGlyph], _ item: TextItem) {
    guard expansion != 0 else { return }
    for index in glyphs.indices where glyphs[index].offset < span.visibleEnd {
      guard Justification.isExpandable(paragraph.unit(at: glyphs[index].offset)) else { continue }
      glyphs[index].advance += expansion
    }
  }

  private func place() -> [GlyphRun] {
    let order = BidiLevels.visualOrder(fragments.map(\.level))
    var pen: CGFloat = 0
    // In a right-to-left line, hanging whitespace is to the left of the text, which begins at 0.
    if paragraph.isRightToLeft { pen = -span.hangingWidth }
    var runs: [GlyphRun] = []
    for index in order {
      let fragment = fragments[index]
      append(fragment, pen: pen, to: &runs)
      pen += fragment.width
    }
    return runs
  }

  private func append(_ fragment: Fragment, pen: CGFloat, to runs: inout [GlyphRun]) {
    switch fragment.content {
    case .tab(let item):
      let item = paragraph.items[item]
      runs.append(run(item, range: item.range, glyphs: [], x: pen, width: fragment.width))
    case .attachment(let item, let bounds):
      let item = paragraph.items[item]
      let rise = paragraph.text.runs[item.run].style.baselineOffset
      var run = run(item, range: item.range, glyphs: [], x: pen, width: fragment.width)
      run.attachmentBounds = CGRect(
        x: pen + bounds.origin.x, y: -bounds.origin.y - bounds.size.height - rise, width: bounds.size.width,
        height: bounds.size.height)
      runs.append(run)
    case .inserted(let inserted):
      runs.append(insertedRun(inserted, x: pen))
    case .text(let item, let range):
      appendText(paragraph.items[item], range, fragment.glyphs, pen: pen, to: &runs)
    }
  }

  /// Adds one glyph run per attribute run, so that the attributes of a glyph run are constant.
  ///
  /// Several attribute runs can be shaped together.
  private func appendText(
    _ item: TextItem, _ range: Range<Int>, _ glyphs: [Paragraph.PlacedGlyph], pen: CGFloat, to runs: inout [GlyphRun]
  ) {
    let text = paragraph.text
    let base = paragraph.range.lowerBound
    var pen = pen
    var start = 0
    while start < glyphs.count {
      let source = text.runs[text.runIndex(at: base + glyphs[start].offset)].range
      var end = start
      while end < glyphs.count, source.contains(base + glyphs[end].offset) { end += 1 }
      let local = (source.lowerBound - base)..<(source.upperBound - base)
      let part = glyphs[start..<end]
      let width = part.reduce(0) { $0 + $1.advance }
      runs.append(run(item, range: local.clamped(to: range), glyphs: part, x: pen, width: width))
      pen += width
      start = end
    }
  }

  private func run(
    _ item: TextItem, range: Range<Int>, glyphs: ArraySlice<Paragraph.PlacedGlyph>, x: CGFloat, width: CGFloat
  ) -> GlyphRun {
    let base = paragraph.range.lowerBound
    let absolute = (base + range.lowerBound)..<(base + range.upperBound)
    let style = paragraph.characterStyle(at: range.lowerBound)
    return GlyphRun(
      face: item.match.face, pointSize: style.font.pointSize, syntheticSlant: slant(item.match, style),
      syntheticBold: item.match.syntheticBold * style.font.pointSize, glyphs: place(glyphs, x: x, style: style),
      range: absolute, isRightToLeft: item.isRightToLeft,
      text: String(units: paragraph.text.units[absolute]), x: x, width: width, font: style.font,
      attachmentBounds: nil)
  }

  private func insertedRun(_ inserted: InsertedText, x: CGFloat) -> GlyphRun {
    let offset = paragraph.range.lowerBound + (inserted.glyphs.first?.offset ?? 0)
    return GlyphRun(
      face: inserted.match.face, pointSize: inserted.style.font.pointSize,
      syntheticSlant: slant(inserted.match, inserted.style),
      syntheticBold: inserted.match.syntheticBold * inserted.style.font.pointSize,
      glyphs: place(inserted.glyphs[...], x: x, style: inserted.style), range: offset..<offset,
      isRightToLeft: paragraph.isRightToLeft, text: inserted.string, x: x, width: inserted.width,
      font: inserted.style.font, attachmentBounds: nil)
  }

  private func slant(_ match: FontCatalog.Match, _ style: CharacterStyle) -> CGFloat {
    guard style.obliqueness != 0 else { return match.syntheticSlant }
    return match.syntheticSlant + atan(style.obliqueness) * 180 / .pi
  }

  private func place(
    _ glyphs: ArraySlice<Paragraph.PlacedGlyph>, x: CGFloat, style: CharacterStyle
  ) -> [Glyph] {
    var pen = x
    return glyphs.map { glyph in
      let position = CGPoint(
        x: pen + glyph.leading + glyph.shift.dx, y: -glyph.shift.dy - style.baselineOffset)
      pen += glyph.advance
      return Glyph(
        id: glyph.id, position: position, advance: glyph.advance, cluster: paragraph.range.lowerBound + glyph.offset)
    }
  }
}

extension Paragraph {
  /// Returns the glyphs of a part of an item.
  ///
  /// They are a slice of the item's shape if both ends are safe to break at. Otherwise, the part is shaped separately.
  func placedGlyphs(of part: Range<Int>, item index: Int) -> [PlacedGlyph] {
    let item = items[index]
    guard let itemShape = shapes[index] else { return [] }
    if part == item.range { return places(of: itemShape.glyphs, in: item, from: item.range.lowerBound) }
    guard isSafe(part.lowerBound), isSafe(part.upperBound) else {
      guard let shape = shape(ofPart: part, item: index) else { return [] }
      return places(of: shape.glyphs, in: item, from: part.lowerBound)
    }
    // Clusters are monotonic, so the clusters of the part are contiguous.
    let start = item.range.lowerBound
    let clusters = Int32(part.lowerBound - start)..<Int32(part.upperBound - start)
    let first = itemShape.glyphs.partitioningIndex {
      item.isRightToLeft ? $0.cluster < clusters.upperBound : $0.cluster >= clusters.lowerBound
    }
    let last = itemShape.glyphs.partitioningIndex {
      item.isRightToLeft ? $0.cluster < clusters.lowerBound : $0.cluster >= clusters.upperBound
    }
    return places(of: itemShape.glyphs[first..<max(first, last)], in: item, from: start)
  }
}
