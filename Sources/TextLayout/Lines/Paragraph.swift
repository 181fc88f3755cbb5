import UIFoundation

/// One paragraph after analysis and shaping: what any width needs to break it into lines. Lengths in points.
final class Paragraph {
  let text: StyledText
  /// UTF-16 offsets in the whole text, without the line feed.
  let range: Range<Int>
  /// Units of the line feed that ends it; 0 for the last.
  let terminatorCount: Int
  /// It follows a line separator, so that it goes on with the paragraph before it.
  let continuesParagraph: Bool
  let style: NSParagraphStyle.Values
  let levels: BidiLevels
  let items: [TextItem]
  /// One for each item; nil where the item is no text.
  let shapes: [Shape?]
  let uncovered: Set<Unicode.Scalar>
  /// Where each offset lies, had the paragraph one line from left to right; tabs have no width yet.
  let positions: [CGFloat]
  /// For each offset: breaking there changes the shaping.
  private let unsafeOffsets: [Bool]
  let hasTabs: Bool
  /// Shapes of parts of items whose ends were not safe to cut.
  private var reshaped: [Range<Int>: Shape] = [:]
  /// So many reshaped parts are kept; they are remade where they are needed again.
  private static let reshapedLimit = 1024

  init(
    _ text: StyledText, range: Range<Int>, terminatorCount: Int, continuesParagraph: Bool,
    style: NSParagraphStyle.Values, direction: UIUserInterfaceLayoutDirection
  ) {
    self.text = text
    self.range = range
    self.terminatorCount = terminatorCount
    self.continuesParagraph = continuesParagraph
    self.style = style
    levels = Self.levels(text, range, style: style, direction: direction)
    let itemized = Itemizer.items(of: text, paragraph: range, levels: levels)
    items = itemized.items
    uncovered = itemized.uncovered
    let shapes = Self.shapes(of: itemized.items, text: text, paragraph: range)
    self.shapes = shapes
    var measure = Measure(count: range.count)
    for (item, shape) in zip(itemized.items, shapes) {
      measure.add(item, shape, text: text, paragraph: range)
    }
    hasTabs = measure.hasTabs
    unsafeOffsets = measure.unsafeOffsets
    positions = measure.positions()
  }

  var count: Int { range.count }
  var isRightToLeft: Bool { levels.base & 1 == 1 }
  var units: ArraySlice<UInt16> { text.units[range] }

  /// A unit by its offset in the paragraph.
  func unit(at offset: Int) -> UInt16 { text.units[range.lowerBound + offset] }

  /// The style of the character at an offset; at the end, of the last.
  func characterStyle(at offset: Int) -> CharacterStyle {
    guard !text.runs.isEmpty else { return text.lastStyle }
    let inside = min(max(offset, 0), max(0, count - 1))
    return text.runs[text.runIndex(at: range.lowerBound + inside)].style
  }

  /// The height of every line, where all characters and the empty line share one; made when first asked for.
  private(set) lazy var uniformHeight: LineHeight? = {
    guard text.runs.count == 1, text.runs[0].style.attachment == nil else { return nil }
    return LineHeight(of: 0..<min(1, count), in: self)
  }()

  func isSafe(_ offset: Int) -> Bool { offset <= 0 || offset >= count || !unsafeOffsets[offset] }

  /// Where lines may end; made when first asked for.
  private(set) lazy var opportunities = BreakOpportunities(self)

  /// Where users see one character end and the next begin; made when first asked for.
  private(set) lazy var graphemes = GraphemeBoundaries(units)

  /// The shape of a part of an item, with the part's ends as the ends of text.
  func shape(ofPart part: Range<Int>, item: Int) -> Shape? {
    if let known = reshaped[part] { return known }
    guard shapes[item] != nil else { return nil }
    let shape = Self.shape(items[item], part: part, text: text, paragraph: range, hasContext: false)
    if reshaped.count >= Self.reshapedLimit { reshaped.removeAll(keepingCapacity: true) }
    reshaped[part] = shape
    return shape
  }
}

extension Paragraph {
  private static func levels(
    _ text: StyledText, _ range: Range<Int>, style: NSParagraphStyle.Values, direction: UIUserInterfaceLayoutDirection
  ) -> BidiLevels {
    let base: BidiLevels.Direction =
      switch style.baseWritingDirection {
      case .leftToRight: .fixed(.leftToRight)
      case .rightToLeft: .fixed(.rightToLeft)
      case .natural: .natural(otherwise: direction)
      }
    return BidiLevels(text, range, direction: base)
  }

  private static func shapes(of items: [TextItem], text: StyledText, paragraph: Range<Int>) -> [Shape?] {
    items.map { item in
      guard case .text = item.content else { return nil }
      let style = shaperStyle(of: item, text: text)
      if WordShaper.applies(to: style) {
        return text.units[paragraph].withUnsafeBufferPointer { WordShaper.shape($0, range: item.range, style: style) }
      }
      // Without neighbours there is no context, so that the shape serves wherever the text recurs.
      if item.range.count == paragraph.count, paragraph.count <= ShapeCache.longestText {
        return ShapeCache.shared.shape(text.units[paragraph], style: style)
      }
      return shape(item, part: item.range, text: text, paragraph: paragraph, hasContext: true)
    }
  }

  private static func shape(
    _ item: TextItem, part: Range<Int>, text: StyledText, paragraph: Range<Int>, hasContext: Bool
  ) -> Shape {
    let style = shaperStyle(of: item, text: text)
    let context =
      hasContext ? paragraph : part.lowerBound + paragraph.lowerBound..<part.upperBound + paragraph.lowerBound
    return text.units[context].withUnsafeBufferPointer { units in
      Shaper.shape(units, range: hasContext ? part : 0..<part.count, style: style)
    }
  }

  private static func shaperStyle(of item: TextItem, text: StyledText) -> Shaper.Style {
    let style = text.runs[item.run].style
    var features = item.match.face.mutedFeatures
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
      face: item.match.face, script: item.script, isRightToLeft: item.isRightToLeft, features: features)
  }
}

/// Sums advances by offset while a paragraph is made.
private struct Measure {
  private var advances: [CGFloat]
  private(set) var unsafeOffsets: [Bool]
  private(set) var hasTabs = false

  init(count: Int) {
    advances = [CGFloat](repeating: 0, count: count)
    unsafeOffsets = [Bool](repeating: false, count: count + 1)
  }

  mutating func add(_ item: TextItem, _ shape: Shape?, text: StyledText, paragraph: Range<Int>) {
    switch item.content {
    case .tab: hasTabs = true
    case .attachment(let bounds): advances[item.range.lowerBound] = max(0, bounds.maxX)
    case .text:
      guard let shape else { return }
      for offset in item.range { unsafeOffsets[offset] = true }
      let style = text.runs[item.run].style
      let scale = style.font.pointSize / CGFloat(item.match.face.unitsPerEm)
      let start = item.range.lowerBound
      for glyph in shape.glyphs {
        let offset = start + Int(glyph.cluster)
        guard item.range.contains(offset) else { continue }
        advances[offset] += CGFloat(glyph.advance) * scale
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
      if advances[offset] > 0 { advances[offset] += spacing }
    }
  }

  func positions() -> [CGFloat] {
    var sum: CGFloat = 0
    return [CGFloat](unsafeUninitializedCapacity: advances.count + 1) { target, filled in
      for index in 0..<advances.count {
        target[index] = sum
        sum += advances[index]
      }
      target[advances.count] = sum
      filled = advances.count + 1
    }
  }
}

extension CharacterStyle {
  /// Points after each cluster: the system font's tracking belongs to its own glyphs, not to fallbacks.
  func spacing(in face: FontFace) -> CGFloat {
    spacing + (face === font.face ? font.tracking : 0)
  }
}
