internal import CFreeType
internal import CImageCodecs
import TextLayout
import UIFoundation

extension RasterFace {
  /// Rasterizes one glyph. Returns an entry without bytes if the glyph has no ink or is damaged.
  func paint(glyph: UInt32, phase: Int, _ key: GlyphCache.Key, in context: RasterContext) -> GlyphCache.Entry {
    if colorGlyphs != nil { return paintLayers(glyph, phase, key, in: context) }
    if face.hasColorGlyphs { return paintBitmap(glyph, phase, key) }
    // Without hinting, FreeType's scaling is linear, and the size is exact in 64ths of a pixel.
    guard FT_Set_Char_Size(ft, 0, FT_F26Dot6(key.size), 72, 72) == 0 else { return GlyphCache.Entry() }
    let flags = FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(ft, glyph, flags) == 0, let slot = ft.pointee.glyph,
      slot.pointee.outline.n_points > 0
    else { return GlyphCache.Entry() }
    if key.slant != 0 {
      let lean = tan(Double(key.slant) / 64 * .pi / 180)
      var matrix = FT_Matrix(xx: 0x10000, xy: FT_Fixed(lean * 65536), yx: 0, yy: 0x10000)
      FT_Outline_Transform(&slot.pointee.outline, &matrix)
    }
    if key.bold > 0 { FT_Outline_Embolden(&slot.pointee.outline, FT_Pos(key.bold)) }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phase * 64 / GlyphCache.phases), 0)
    guard FT_Render_Glyph(slot, FT_RENDER_MODE_NORMAL) == 0 else { return GlyphCache.Entry() }
    return Self.copyCoverage(slot.pointee)
  }

  private static func copyCoverage(_ slot: FT_GlyphSlotRec_) -> GlyphCache.Entry {
    let bitmap = slot.bitmap
    let (width, height) = (Int(bitmap.width), Int(bitmap.rows))
    guard width > 0, height > 0, let from = bitmap.buffer, let bytes = malloc(width * height) else {
      return GlyphCache.Entry()
    }
    for row in 0..<height {
      memcpy(bytes + row * width, from + row * Int(bitmap.pitch), width)
    }
    return GlyphCache.Entry(
      bytes: bytes, width: Int32(width), height: Int32(height), left: slot.bitmap_left, top: -slot.bitmap_top)
  }

  /// Calls a block with a glyph's color bitmap in native size, and with the position of its corner.
  ///
  /// Returns nil if the glyph has no bitmap.
  func bitmap<Result>(
    of glyph: UInt32,
    _ body: (UnsafeMutablePointer<UInt8>, _ pitch: Int, _ width: Int, _ height: Int, _ left: Int, _ top: Int) -> Result
  ) -> Result? {
    guard FT_Load_Glyph(ft, glyph, FT_Int32(FT_LOAD_COLOR) | FT_Int32(FT_LOAD_NO_HINTING)) == 0,
      let slot = ft.pointee.glyph, slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      let bytes = slot.pointee.bitmap.buffer, slot.pointee.bitmap.width > 0, slot.pointee.bitmap.rows > 0
    else { return nil }
    let bitmap = slot.pointee.bitmap
    return body(
      bytes, Int(bitmap.pitch), Int(bitmap.width), Int(bitmap.rows), Int(slot.pointee.bitmap_left),
      -Int(slot.pointee.bitmap_top))
  }

  /// The size of the em in the bitmaps, in pixels.
  var bitmapEm: Double { max(1, Double(ft.pointee.size.pointee.metrics.y_ppem)) }

  private func paintBitmap(_ glyph: UInt32, _ phase: Int, _ key: GlyphCache.Key) -> GlyphCache.Entry {
    let scale = Double(key.size) / 64 / bitmapEm
    let shift = Double(phase) / Double(GlyphCache.phases)
    return bitmap(of: glyph) { bytes, pitch, width, height, left, top in
      // The corner in the target's pixels, and the target's pixels that the scaled bitmap touches.
      let (x, y) = (Double(left) * scale + shift, Double(top) * scale)
      let (originX, originY) = (x.rounded(.down), y.rounded(.down))
      let columns = Int((x + Double(width) * scale).rounded(.up) - originX)
      let rows = Int((y + Double(height) * scale).rounded(.up) - originY)
      guard columns > 0, rows > 0, let target = malloc(columns * rows * 4) else { return GlyphCache.Entry() }
      hf_resample(
        bytes, pitch, Int32(width), Int32(height), target, columns * 4, Int32(columns), Int32(rows), x - originX,
        y - originY, scale)
      return GlyphCache.Entry(
        bytes: target, width: Int32(columns), height: Int32(rows), left: Int32(originX), top: Int32(originY),
        isColored: true)
    } ?? GlyphCache.Entry()
  }
}
