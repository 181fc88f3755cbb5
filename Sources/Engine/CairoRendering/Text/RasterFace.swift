internal import CFreeType
import TextLayout
import UIFoundation
import UIGraphics

/// A font face opened by FreeType for use by one thread at a time, with its rasterized glyphs.
final class RasterFace {
  /// The face. It is retained because FreeType reads its bytes.
  let face: FontFace
  /// The `FT_Face`.
  let handle: UnsafeMutableRawPointer
  private var caches: [GlyphCache.Key: GlyphCache] = [:]
  private var lastCache: GlyphCache?
  private var isAbandoned = false
  private var outlines: [UInt32: PathData] = [:]
  /// The paints of color glyphs; nil for a face without these.
  private(set) lazy var colorGlyphs = face.hasColorGlyphs ? ColorGlyphTable(face) : nil

  /// Creates a face; nil if FreeType cannot read the bytes.
  init?(_ face: FontFace, library: OpaquePointer) {
    let bytes = face.data.bytes
    var opened: FT_Face?
    let status = FT_New_Memory_Face(
      library, bytes.bindMemory(to: UInt8.self).baseAddress, FT_Long(bytes.count), FT_Long(face.faceIndex), &opened)
    guard status == 0, let opened else { return nil }
    self.face = face
    handle = UnsafeMutableRawPointer(opened)
    if !face.variations.isEmpty {
      // The variation axes as 16.16 numbers in the file's order.
      var coordinates = face.variations.map { FT_Fixed(($0.value * 65536).rounded()) }
      FT_Set_Var_Design_Coordinates(opened, FT_UInt(coordinates.count), &coordinates)
    }
    if face.hasColorGlyphs, opened.pointee.num_fixed_sizes > 0 { FT_Select_Size(opened, Self.largestStrike(opened)) }
  }

  deinit {
    caches.removeAll()
    lastCache = nil
    if !isAbandoned { FT_Done_Face(ft) }
  }

  /// Leaves the FreeType face to its library, which frees it.
  func abandon() { isAbandoned = true }

  /// Returns the cache of glyphs of one size and style.
  func cache(_ key: GlyphCache.Key) -> GlyphCache {
    if let lastCache, lastCache.key == key { return lastCache }
    let cache = caches[key] ?? GlyphCache(key)
    caches[key] = cache
    lastCache = cache
    return cache
  }

  var ft: FT_Face { handle.assumingMemoryBound(to: FT_FaceRec_.self) }

  private static func largestStrike(_ face: FT_Face) -> FT_Int {
    var best = 0
    for index in 0..<Int(face.pointee.num_fixed_sizes)
    where face.pointee.available_sizes[index].y_ppem > face.pointee.available_sizes[best].y_ppem { best = index }
    return FT_Int(best)
  }

  /// Returns a glyph's outline, with y down and one unit per em. It is empty if the glyph has none.
  func outline(of glyph: UInt32) -> PathData {
    if let cached = outlines[glyph] { return cached }
    let path = loadOutline(glyph)
    outlines[glyph] = path
    return path
  }

  private func loadOutline(_ glyph: UInt32) -> PathData {
    let flags = FT_Int32(FT_LOAD_NO_SCALE) | FT_Int32(FT_LOAD_NO_HINTING) | FT_Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(ft, glyph, flags) == 0, let slot = ft.pointee.glyph,
      slot.pointee.outline.n_points > 0
    else { return PathData() }
    return PathData(slot.pointee.outline, unitsPerEm: CGFloat(max(1, ft.pointee.units_per_EM)))
  }
}
