import UIFoundation

/// What shaping made of a stretch of text, in font units, so that it serves every size. Immutable.
final class Shape: Sendable {
  /// One glyph, where the shaper put it.
  struct Glyph: Sendable {
    var id: UInt32
    /// UTF-16 offset in the stretch of the cluster's first unit.
    var cluster: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Breaking the text before this glyph's cluster would change the shaping.
    var isUnsafeToBreak: Bool
  }

  /// From left to right.
  let glyphs: [Glyph]
  let isRightToLeft: Bool

  init(glyphs: [Glyph], isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.isRightToLeft = isRightToLeft
  }
}
