import UIFoundation

/// One glyph in its place on a line.
package struct Glyph: Sendable, Hashable {
  /// The glyph's number in its face.
  package var id: UInt32
  /// From the line's baseline origin, y down. Points.
  package var position: CGPoint
  /// Points.
  package var advance: CGFloat
  /// UTF-16 offset, in the whole string, of the first character the glyph stands for.
  package var cluster: Int

  package init(id: UInt32, position: CGPoint, advance: CGFloat, cluster: Int) {
    self.id = id
    self.position = position
    self.advance = advance
    self.cluster = cluster
  }
}

/// Glyphs of one face, one size, one direction and one set of attributes, from left to right.
package struct GlyphRun: Sendable {
  package var face: FontFace
  /// Points an em.
  package var pointSize: CGFloat
  /// Degrees by which upright outlines are to lean to the right; 0 for none.
  package var syntheticSlant: CGFloat
  /// Points by which outlines are to grow where the family has no bold; 0 for none.
  package var syntheticBold: CGFloat
  package var glyphs: [Glyph]
  /// UTF-16 offsets in the whole string; all of it has equal attributes.
  package var range: Range<Int>
  package var isRightToLeft: Bool
  /// The characters of `range`; the ellipsis or hyphen where the run stands for none of the source's.
  package var text: String
  /// Left edge from the line's origin. Points.
  package var x: CGFloat
  /// The sum of advances. Points.
  package var width: CGFloat
  /// The font asked for, which lends its metrics to underlines; `face` may be a fallback.
  package var font: UIFont
  /// Where an attachment stands, from the line's origin, y down; nil for text.
  package var attachmentBounds: CGRect?
}
