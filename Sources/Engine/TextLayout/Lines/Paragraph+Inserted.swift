import UIFoundation

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
