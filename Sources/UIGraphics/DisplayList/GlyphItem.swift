import TextLayout
import UIFoundation

/// Shaped glyphs of one face and colour on one baseline.
package struct GlyphItem: Sendable, Hashable {
  package var face: FontFace
  /// Size of the em. Points.
  package var pointSize: CGFloat
  /// Degrees by which upright outlines lean; 0 for none.
  package var slant: CGFloat
  /// Points by which outlines grow; 0 for none.
  package var bold: CGFloat
  /// Where the baseline begins. Points.
  package var origin: CGPoint
  /// The glyphs in visual order, left to right.
  package var glyphs: [Glyph]
  package var color: RGBA
  package var blendMode = CGBlendMode.normal
  /// What the glyphs say, in logical order.
  package var text: String
  /// UTF-16 offset of `text`'s beginning, in whose terms the glyphs' clusters are.
  package var textOffset: Int
  /// Whether the text runs against the glyphs' order.
  package var isRightToLeft: Bool

  /// Glyphs mixed normally.
  package init(
    face: FontFace, pointSize: CGFloat, slant: CGFloat, bold: CGFloat, origin: CGPoint, glyphs: [Glyph], color: RGBA,
    text: String,
    textOffset: Int, isRightToLeft: Bool
  ) {
    self.face = face
    self.pointSize = pointSize
    self.slant = slant
    self.bold = bold
    self.origin = origin
    self.glyphs = glyphs
    self.color = color
    self.text = text
    self.textOffset = textOffset
    self.isRightToLeft = isRightToLeft
  }

  /// A rectangle that surely holds the ink: one em beyond the first and last origin, two above and below.
  package var inkBounds: CGRect {
    guard let first = glyphs.first else { return .null }
    var (low, high) = (first.position, first.position)
    for glyph in glyphs {
      low = CGPoint(x: min(low.x, glyph.position.x), y: min(low.y, glyph.position.y))
      high = CGPoint(x: max(high.x, glyph.position.x + max(0, glyph.advance)), y: max(high.y, glyph.position.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
      .insetBy(dx: -pointSize, dy: -2 * pointSize).offsetBy(dx: origin.x, dy: origin.y)
  }
}
