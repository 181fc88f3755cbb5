import TextLayout
import UIFoundation

/// Shaped glyphs with one face and one color, on one baseline.
package struct GlyphItem: Sendable, Hashable {
  package var face: FontFace
  /// The font size, in points.
  package var pointSize: CGFloat
  /// The synthetic slant, in degrees; 0 for none.
  package var slant: CGFloat
  /// The width by which outlines are emboldened, in points; 0 for none.
  package var bold: CGFloat
  /// The left end of the line's baseline, in points. Glyph positions are relative to it.
  package var origin: CGPoint
  /// The glyphs in visual order, left to right.
  package var glyphs: [Glyph]
  package var color: RGBA
  /// The stroke along the outlines; nil for none. Bitmap glyphs have none.
  package var stroke: GlyphStroke?
  package var blendMode = CGBlendMode.normal
  /// The text of the glyphs, in logical order.
  package var text: String
  /// The UTF-16 offset of `text` in the whole string. Glyph clusters use the same offsets.
  package var textOffset: Int
  /// Indicates whether the run is right-to-left. In any case, `glyphs` are in visual order.
  package var isRightToLeft: Bool

  /// Indicates whether the glyphs are filled with `color`, and not only stroked.
  package var isFilled: Bool { stroke?.isFilled ?? true }

  /// A rectangle that is assumed to contain the ink.
  ///
  /// It extends beyond the glyphs' advances by one em at the sides, by two ems above and below, and by the stroke's
  /// width.
  package var inkBounds: CGRect {
    guard let first = glyphs.first else { return .null }
    var (low, high) = (first.position, first.position)
    for glyph in glyphs {
      low = CGPoint(x: min(low.x, glyph.position.x), y: min(low.y, glyph.position.y))
      high = CGPoint(x: max(high.x, glyph.position.x + max(0, glyph.advance)), y: max(high.y, glyph.position.y))
    }
    let stroked = stroke?.width ?? 0
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
      .insetBy(dx: -pointSize - stroked, dy: -2 * pointSize - stroked).offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// A stroke along the outlines of glyphs, half inside and half outside of them, with mitered corners.
package struct GlyphStroke: Sendable, Hashable {
  /// The width of the line, in points.
  package var width: CGFloat
  package var color: RGBA
  /// Indicates whether the glyphs are also filled, below the stroke.
  package var isFilled: Bool
}
