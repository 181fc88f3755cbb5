import UIFoundation

/// One paragraph after analysis and shaping, which can be broken at any width. Lengths are in points.
final class Paragraph {
  let text: StyledText
  /// The UTF-16 offsets in the whole text, without the terminator.
  let range: Range<Int>
  /// The length of the terminator in units; 0 for the last paragraph.
  let terminatorCount: Int
  /// Indicates whether the paragraph follows a line separator and continues the preceding one.
  let continuesParagraph: Bool
  let style: NSParagraphStyle.Values
  let levels: BidiLevels
  let items: [TextItem]
  /// The shape of each item; nil for an item that is not text.
  let shapes: [ShapedText?]
  let uncovered: Set<Unicode.Scalar>
  /// The sum of the advances before each offset in logical order, with tabs of zero width.
  let positions: [CGFloat]
  /// Indicates for each offset whether a break there would change the shaping.
  private let unsafeOffsets: [Bool]
  let hasTabs: Bool
  /// The shapes of parts of items that cannot be cut safely.
  private var reshaped: [Range<Int>: ShapedText] = [:]
  /// The maximum number of cached reshaped parts. The cache is cleared when it is full.
  private static let reshapedLimit = 1024

  init(
    _ text: StyledText, range: Range<Int>, terminatorCount: Int, continuesParagraph: Bool,
    style: NSParagraphStyle.Values, levels: BidiLevels
  ) {
    self.text = text
    self.range = range
    self.terminatorCount = terminatorCount
    self.continuesParagraph = continuesParagraph
    self.style = style
    self.levels = levels
    let itemized = Itemizer.items(of: text, paragraph: range, levels: levels)
    items = itemized.items
    uncovered = itemized.uncovered
    let shapes = Self.shapes(of: itemized.items, text: text, paragraph: range)
    self.shapes = shapes
    var accumulator = AdvanceAccumulator(count: range.count)
    for (item, shape) in zip(itemized.items, shapes) {
      accumulator.add(item, shape, text: text, paragraph: range)
    }
    hasTabs = accumulator.hasTabs
    unsafeOffsets = accumulator.unsafeOffsets
    positions = accumulator.positions()
  }

  var count: Int { range.count }
  var isRightToLeft: Bool { levels.base & 1 == 1 }
  var units: ArraySlice<UInt16> { text.units[range] }

  func unit(at offset: Int) -> UInt16 { text.units[range.lowerBound + offset] }

  /// Returns the style of the character at the given offset, or of the last character at the end.
  func characterStyle(at offset: Int) -> CharacterStyle {
    guard !text.runs.isEmpty else { return text.lastStyle }
    let clamped = min(max(offset, 0), max(0, count - 1))
    return text.runs[text.runIndex(at: range.lowerBound + clamped)].style
  }

  /// The height of every line if the text has a single run without an attachment; otherwise nil.
  private(set) lazy var uniformHeight: LineHeight? = {
    guard text.runs.count == 1, text.runs[0].style.attachment == nil, scriptRoom == nil else { return nil }
    return LineHeight(of: 0..<min(1, count), in: self)
  }()

  /// The room that substitute faces need for their scripts; nil if the requested fonts have enough.
  private(set) lazy var scriptRoom = ScriptRoom(self)

  func isSafe(_ offset: Int) -> Bool { offset <= 0 || offset >= count || !unsafeOffsets[offset] }

  /// The possible line breaks.
  private(set) lazy var opportunities = BreakOpportunities(self)

  /// The boundaries of user-perceived characters.
  private(set) lazy var graphemes = GraphemeBoundaries(units)

  /// Returns the shape of a part of an item, with the part's ends as the ends of text.
  func shape(ofPart part: Range<Int>, item: Int) -> ShapedText? {
    if let cached = reshaped[part] { return cached }
    guard shapes[item] != nil else { return nil }
    let shape = Self.shape(items[item], part: part, text: text, paragraph: range, hasContext: false)
    if reshaped.count >= Self.reshapedLimit { reshaped.removeAll(keepingCapacity: true) }
    reshaped[part] = shape
    return shape
  }
}

extension Paragraph {
  private static func shapes(of items: [TextItem], text: StyledText, paragraph: Range<Int>) -> [ShapedText?] {
    // The optimizer does not specialize the array that `map` creates, which costs short texts a tenth of a microsecond.
    var shapes: [ShapedText?] = []
    shapes.reserveCapacity(items.count)
    for item in items { shapes.append(shape(item, text: text, paragraph: paragraph)) }
    return shapes
  }

  private static func shape(_ item: TextItem, text: StyledText, paragraph: Range<Int>) -> ShapedText? {
    guard case .text = item.content else { return nil }
    let style = shaperStyle(of: item, text: text)
    if WordShaper.applies(to: style) {
      return text.units[paragraph].withUnsafeBufferPointer { WordShaper.shape($0, range: item.range, style: style) }
    }
    // Without context, the shape is valid wherever the same text occurs.
    if item.range.count == paragraph.count, paragraph.count <= ShapedTextCache.textLengthLimit {
      return ShapedTextCache.shared.shape(text.units[paragraph], style: style)
    }
    return shape(item, part: item.range, text: text, paragraph: paragraph, hasContext: true)
  }

  private static func shape(
    _ item: TextItem, part: Range<Int>, text: StyledText, paragraph: Range<Int>, hasContext: Bool
  ) -> ShapedText {
    let style = shaperStyle(of: item, text: text)
    let context =
      hasContext ? paragraph : part.lowerBound + paragraph.lowerBound..<part.upperBound + paragraph.lowerBound
    return text.units[context].withUnsafeBufferPointer { units in
      Shaper.shape(units, range: hasContext ? part : 0..<part.count, style: style)
    }
  }

  private static func shaperStyle(of item: TextItem, text: StyledText) -> Shaper.Style {
    let style = text.runs[item.run].style
    var features = item.match.face.disabledFeatures
    func set(_ feature: FontFeature) {
      features.removeAll { $0.tag == feature.tag }
      features.append(feature)
    }
    if !style.usesKerning { set(FontFeature(tag: FontTag("kern"), value: 0)) }
    if !style.usesLigatures {
      set(FontFeature(tag: FontTag("liga"), value: 0))
      set(FontFeature(tag: FontTag("clig"), value: 0))
    }
    style.font.request.features.forEach(set)
    features.sort { $0.tag < $1.tag }
    return Shaper.Style(
      face: item.match.face, script: item.script, isRightToLeft: item.isRightToLeft, features: features,
      language: style.language ?? text.language.stated ?? text.language.typesetting)
  }
}

/// An accumulator of advances by offset.
private struct AdvanceAccumulator {
  /// The advance at each offset, one place later, so that the sums take their places.
  private var advances: [CGFloat]
  private(set) var unsafeOffsets: [Bool]
  private(set) var hasTabs = false

  init(count: Int) {
    advances = Self.array(of: 0, count: count + 1)
    unsafeOffsets = Self.array(of: false, count: count + 1)
  }

  /// Returns an array with an element several times.
  ///
  /// The optimizer does not specialize `Array(repeating:count:)` for the element.
  private static func array<Element>(of element: Element, count: Int) -> [Element] {
    var array: [Element] = []
    array.reserveCapacity(count)
    array.append(contentsOf: repeatElement(element, count: count))
    return array
  }

  mutating func add(_ item: TextItem, _ shape: ShapedText?, text: StyledText, paragraph: Range<Int>) {
    switch item.content {
    case .tab: hasTabs = true
    case .attachment(let bounds): advances[item.range.lowerBound + 1] = max(0, bounds.maxX)
    case .text:
      guard let shape else { return }
      for offset in item.range { unsafeOffsets[offset] = true }
      let style = text.runs[item.run].style
      let scale = style.font.pointSize / CGFloat(item.match.face.unitsPerEm)
      let start = item.range.lowerBound
      for glyph in shape.glyphs {
        let offset = start + Int(glyph.cluster)
        guard item.range.contains(offset) else { continue }
        advances[offset + 1] += CGFloat(glyph.advance) * scale
        if !glyph.isUnsafeToBreak { unsafeOffsets[offset] = false }
      }
      unsafeOffsets[start] = false
      space(item, text: text, paragraph: paragraph)
    }
  }

  /// Adds tracking and kern after each cluster that has a width.
  private mutating func space(_ item: TextItem, text: StyledText, paragraph: Range<Int>) {
    var run = item.run
    var spacing = text.runs[run].style.spacing(in: item.match.face)
    for offset in item.range {
      while run + 1 < text.runs.count, text.runs[run].range.upperBound <= offset + paragraph.lowerBound {
        run += 1
        spacing = text.runs[run].style.spacing(in: item.match.face)
      }
      if spacing == 0, run + 1 >= text.runs.count { return }
      if advances[offset + 1] > 0 { advances[offset + 1] += spacing }
    }
  }

  /// Returns the sum of the advances before each offset.
  consuming func positions() -> [CGFloat] {
    var sum: CGFloat = 0
    for index in advances.indices {
      sum += advances[index]
      advances[index] = sum
    }
    return advances
  }
}

extension CharacterStyle {
  /// Returns the space after each cluster. Glyphs of the requested font, emoji and ideographs also get tracking.
  func spacing(in face: FontFace) -> CGFloat {
    if face === font.face { return spacing + font.tracking }
    if face.hasColorGlyphs { return spacing + font.emojiTracking }
    return FontCatalog.ideographFamilies.contains(face.family) ? spacing + font.ideographTracking : spacing
  }
}

/// The glyphs of characters that the source does not contain: an ellipsis or a hyphen.
struct InsertedText {
  let string: String
  let style: CharacterStyle
  let match: FontCatalog.Match
  let glyphs: [Paragraph.PlacedGlyph]
  let width: CGFloat
}

extension Paragraph {
  static let ellipsis = "\u{2026}"
  /// The hyphens to try: U+2010, then the hyphen-minus.
  private static let hyphens = ["\u{2010}", "-"]

  func ellipsis(at offset: Int) -> InsertedText { inserted([Self.ellipsis, "..."], at: offset) }

  func hyphen(at offset: Int) -> InsertedText { inserted(Self.hyphens, at: offset) }

  func hyphenWidth(at offset: Int) -> CGFloat { hyphen(at: offset).width }

  /// Shapes the first string that the font at an offset covers, or else the last string.
  private func inserted(_ strings: [String], at offset: Int) -> InsertedText {
    let style = characterStyle(at: offset)
    let face = style.font.face
    let string = strings.first { $0.unicodeScalars.allSatisfy { face.covers($0) } } ?? strings.last ?? ""
    let shaperStyle = Shaper.Style(
      face: face, script: .latin, isRightToLeft: isRightToLeft, features: face.disabledFeatures)
    let shape = ShapedTextCache.shared.shape(Array(string.utf16)[...], style: shaperStyle)
    let scale = style.font.pointSize / CGFloat(face.unitsPerEm)
    let spacing = style.spacing(in: face)
    let glyphs = shape.glyphs.map { glyph in
      PlacedGlyph(
        id: glyph.id, offset: offset,
        shift: CGVector(dx: CGFloat(glyph.xOffset) * scale, dy: CGFloat(glyph.yOffset) * scale),
        leading: 0, advance: CGFloat(glyph.advance) * scale + (glyph.advance > 0 ? spacing : 0))
    }
    return InsertedText(
      string: string, style: style, match: style.font.match, glyphs: glyphs,
      width: glyphs.reduce(0) { $0 + $1.advance })
  }
}

extension Paragraph {
  /// Returns the width, in points, of each tab in a part that is on its own line.
  func tabWidths(_ part: Range<Int>) -> [(offset: Int, width: CGFloat)] {
    guard hasTabs else { return [] }
    let isFirst = part.lowerBound == 0 && !continuesParagraph
    var pen = max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
    var result: [(offset: Int, width: CGFloat)] = []
    var from = part.lowerBound
    let tabs = part.filter { unit(at: $0) == 0x09 }
    for (index, tab) in tabs.enumerated() {
      pen += positions[tab] - positions[from]
      from = tab + 1
      let end = index + 1 < tabs.count ? tabs[index + 1] : part.upperBound
      let width = tabWidth(at: pen, following: from..<end)
      result.append((tab, width))
      pen += width
    }
    return result
  }

  /// Returns the distance to the next stop, reduced by the width of the text that ends at it.
  ///
  /// For a centered stop, it is reduced by half of the width of the centered text.
  private func tabWidth(at pen: CGFloat, following part: Range<Int>) -> CGFloat {
    if let stop = style.tabStops.first(where: { $0.location > pen }) {
      let following = positions[columnEnd(of: part, at: stop)] - positions[part.lowerBound]
      switch stop.alignment {
      case .center: return max(0, stop.location - pen - following / 2)
      case .right: return isRightToLeft ? stop.location - pen : max(0, stop.location - pen - following)
      case .left where isRightToLeft: return max(0, stop.location - pen - following)
      default: return stop.location - pen
      }
    }
    let interval = style.defaultTabInterval > 0 ? style.defaultTabInterval : 28
    return ((pen / interval).rounded(.down) + 1) * interval - pen
  }

  /// Returns the end of the text that a stop aligns: the first column terminator, or the part's end.
  private func columnEnd(of part: Range<Int>, at stop: NSTextTab) -> Int {
    guard let terminators = stop.columnTerminators else { return part.upperBound }
    return part.first { Unicode.Scalar(unit(at: $0)).map(terminators.contains) ?? false } ?? part.upperBound
  }
}
