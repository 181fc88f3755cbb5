internal import CHarfBuzz
import UIFoundation

extension FontFace {
  /// Returns the box of a glyph's outline from its origin, y down, in em; nil for a glyph without ink.
  package func inkBounds(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    let em = CGFloat(unitsPerEm)
    // HarfBuzz counts up and gives the height as negative.
    return CGRect(
      x: CGFloat(extents.x_bearing) / em, y: -CGFloat(extents.y_bearing) / em, width: CGFloat(extents.width) / em,
      height: -CGFloat(extents.height) / em
    ).standardized
  }
}
