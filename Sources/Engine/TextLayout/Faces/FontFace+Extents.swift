internal import CHarfBuzz
import UIFoundation

extension FontFace {
  /// Returns the bounding box of a glyph's outline, y down, in em; nil for a glyph without ink.
  package func inkBounds(of glyph: UInt32) -> CGRect? {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
      return nil
    }
    let em = CGFloat(unitsPerEm)
    // HarfBuzz has y up and a negative height.
    return CGRect(
      x: CGFloat(extents.x_bearing) / em, y: -CGFloat(extents.y_bearing) / em, width: CGFloat(extents.width) / em,
      height: -CGFloat(extents.height) / em
    ).standardized
  }
}
