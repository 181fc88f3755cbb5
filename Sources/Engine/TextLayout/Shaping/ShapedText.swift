import UIFoundation

/// The immutable shaped glyphs of a text in font units, valid for every size.
final class ShapedText: Sendable {
  /// A glyph as positioned by the shaper.
  struct Glyph: Sendable {
    var id: UInt32
    /// The UTF-16 offset, in the text, of the cluster's first unit.
    var cluster: Int32
    var advance: Int32
    var xOffset: Int32
    var yOffset: Int32
    /// Indicates whether a break before this glyph's cluster would change the shaping.
    var isUnsafeToBreak: Bool
  }

  /// The glyphs from left to right.
  let glyphs: [Glyph]

  init(glyphs: [Glyph]) {
    self.glyphs = glyphs
  }
}
