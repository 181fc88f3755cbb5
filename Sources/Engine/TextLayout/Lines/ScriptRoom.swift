import UIFoundation

/// The height that substitute faces need for scripts with taller letters and marks than Latin.
///
/// A line with such text is as high as its ink, so that marks are neither cut nor drawn over the next line. All such
/// lines of a paragraph have the same height. Lengths are in points.
struct ScriptRoom {
  /// The greatest height of ink above the baseline, and the greatest depth below it.
  private(set) var ascent: CGFloat = 0
  private(set) var descent: CGFloat = 0
  /// The UTF-16 offsets, in the paragraph, of the text that needs the room.
  private(set) var parts: [Range<Int>] = []

  /// The scripts that leave the height of lines unchanged.
  ///
  /// For ideographs and kana, labels recorded on iOS have the height of the requested font.
  private static let evenScripts: Set<FontScript> = Set(
    [.latin, .hangul, .hiragana, .katakana, .han, .bopomofo]
      + ["Grek", "Cyrl", "Armn", "Geor"].map { FontScript(tag: FontTag($0)) })
  /// The greatest extent of ink that is taken from a font, in em. No real script exceeds it.
  private static let limit: CGFloat = 3

  /// Measures the ink of a paragraph; nil if no text needs room.
  init?(_ paragraph: Paragraph) {
    for (item, shape) in zip(paragraph.items, paragraph.shapes) {
      guard let shape, item.script.isSpecific, !Self.evenScripts.contains(item.script) else { continue }
      add(item, shape, paragraph)
    }
    if parts.isEmpty { return nil }
  }

  private mutating func add(_ item: TextItem, _ shape: ShapedText, _ paragraph: Paragraph) {
    let style = paragraph.text.runs[item.run].style
    let (face, font) = (item.match.face, style.font)
    // A font that was requested determines its lines itself.
    guard face !== font.face, !face.hasColorGlyphs else { return }
    var (top, bottom): (CGFloat, CGFloat) = (0, 0)
    for glyph in shape.glyphs {
      guard let ink = face.inkBounds(of: glyph.id) else { continue }
      let rise = CGFloat(glyph.yOffset) / CGFloat(face.unitsPerEm)
      // Emboldened outlines grow upward.
      top = max(top, rise - ink.minY + item.match.syntheticBold)
      bottom = max(bottom, ink.maxY - rise)
    }
    let inkAscent = min(top, Self.limit) * font.pointSize + style.baselineOffset
    let inkDescent = min(bottom, Self.limit) * font.pointSize - style.baselineOffset
    guard inkAscent > font.ascender + font.leading || inkDescent > -font.descender else { return }
    ascent = max(ascent, inkAscent)
    descent = max(descent, inkDescent)
    parts.append(item.range)
  }
}
