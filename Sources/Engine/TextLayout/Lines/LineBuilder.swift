import UIFoundation

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
