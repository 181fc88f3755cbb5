import UIFoundation

/// A glyph with its position on a line.
package struct Glyph: Sendable, Hashable {
  /// The index of the glyph in its face.
  package var id: UInt32
  /// The position relative to the line's baseline origin, in points, y down.
  package var position: CGPoint
  /// The advance, in points.
  package var advance: CGFloat
  /// The UTF-16 offset, in the whole string, of the glyph's first character.
  package var cluster: Int
}

/// Glyphs of one face, size, direction and set of attributes, from left to right.
package struct GlyphRun: Sendable {
  package var face: FontFace
  /// The size of the em, in points.
  package var pointSize: CGFloat
  /// The synthetic slant to the right, in degrees; 0 for none.
  package var syntheticSlant: CGFloat
  /// The growth of outlines for a family without bold, in points; 0 for none.
  package var syntheticBold: CGFloat
  package var glyphs: [Glyph]
  /// The UTF-16 offsets in the whole string. The attributes of this range are constant.
  package var range: Range<Int>
  package var isRightToLeft: Bool
  /// The characters of `range`, or an inserted ellipsis or hyphen.
  package var text: String
  /// The left edge relative to the line's origin, in points.
  package var x: CGFloat
  /// The width, in points: the sum of the advances, or the space of a tab or an attachment.
  package var width: CGFloat
  /// The requested font, whose metrics apply to underlines. `face` may be a fallback.
  package var font: UIFont
  /// The rectangle of an attachment relative to the line's origin, y down; nil for text.
  package var attachmentBounds: CGRect?
}
