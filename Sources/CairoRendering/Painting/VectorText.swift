internal import CCairo
internal import CFreeType
import TextLayout
import UIFoundation
import UIGraphics

/// Selectable text on a page with embedded fonts.
final class VectorText {
  // The `cairo_font_face_t` of each face; Cairo holds its own references until the document is written.
  private var fonts: [ObjectIdentifier: OpaquePointer] = [:]

  deinit { for font in fonts.values { cairo_font_face_destroy(font) } }

  /// Draws shaped text.
  func paint(_ item: GlyphItem, _ painter: Painter) {
    guard let face = painter.context.face(item.face) else { return }
    if item.face.hasColorBitmaps { return painter.paintBitmaps(item, face) }
    guard let font = font(item.face) else { return painter.paintOutlines(item, face) }
    let cairo = painter.cairo
    painter.setSource(item.color)
    painter.setBlendMode(item.blendMode)
    cairo_set_font_face(cairo, font)
    let lean = tan(Double(item.slant) * .pi / 180)
    var matrix = cairo_matrix_t(
      xx: Double(item.pointSize), yx: 0, xy: -lean * Double(item.pointSize), yy: Double(item.pointSize), x0: 0, y0: 0)
    cairo_set_font_matrix(cairo, &matrix)
    let clusters = TextClusters(item)
    let (ordered, parts) = Self.arranged(item, clusters)
    let glyphs = ordered.map { glyph in
      cairo_glyph_t(
        index: UInt(glyph.id), x: Double(item.origin.x + glyph.position.x), y: Double(item.origin.y + glyph.position.y))
    }
    let flags = clusters.isBackward ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD : cairo_text_cluster_flags_t(0)
    let text = Array(clusters.text.utf8CString)
    cairo_show_text_glyphs(
      cairo, text, Int32(text.count - 1), glyphs, Int32(glyphs.count), parts, Int32(parts.count), flags)
    if item.bold > 0 {
      cairo_set_line_width(cairo, Double(item.bold))
      cairo_new_path(cairo)
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      cairo_stroke(cairo)
    }
  }

  // Readers measure a cluster of several glyphs from its first to its last, and see gaps next to marks. So only the
  // widest glyph has the text, and marks follow as clusters without text.
  private static func arranged(_ item: GlyphItem, _ clusters: TextClusters) -> ([Glyph], [cairo_text_cluster_t]) {
    var rest = ArraySlice(clusters.isBackward ? item.glyphs.reversed() : item.glyphs)
    var glyphs: [Glyph] = []
    var parts: [cairo_text_cluster_t] = []
    for part in clusters.parts {
      let own = rest.prefix(part.glyphs)
      rest = rest.dropFirst(part.glyphs)
      guard clusters.parts.count > 1, let main = own.indices.max(by: { own[$0].advance < own[$1].advance }) else {
        glyphs += own
        parts.append(cairo_text_cluster_t(num_bytes: Int32(part.bytes), num_glyphs: Int32(part.glyphs)))
        continue
      }
      glyphs.append(own[main])
      parts.append(cairo_text_cluster_t(num_bytes: Int32(part.bytes), num_glyphs: 1))
      for index in own.indices where index != main {
        glyphs.append(own[index])
        parts.append(cairo_text_cluster_t(num_bytes: 0, num_glyphs: 1))
      }
    }
    return (clusters.isBackward ? glyphs.reversed() : glyphs, parts)
  }

  private func font(_ face: FontFace) -> OpaquePointer? {
    if let known = fonts[ObjectIdentifier(face)] { return known }
    guard let made = OwnedFont.make(face) else { return nil }
    fonts[ObjectIdentifier(face)] = made
    return made
  }
}

/// A font owned by Cairo: a document's fonts are written after the last use in Swift.
private final class OwnedFont {
  private let face: RasterFace
  private let library: OpaquePointer

  // Only its address is used, for the life of the process.
  nonisolated(unsafe) private static let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

  private init?(_ face: FontFace) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    guard let opened = RasterFace(face, library: library) else {
      FT_Done_FreeType(library)
      return nil
    }
    self.face = opened
    self.library = library
  }

  deinit {
    // The face belongs to the library, which frees both.
    face.abandon()
    FT_Done_FreeType(library)
  }

  static func make(_ face: FontFace) -> OpaquePointer? {
    guard let owned = OwnedFont(face) else { return nil }
    let handle = owned.face.handle.assumingMemoryBound(to: FT_FaceRec_.self)
    guard let font = cairo_ft_font_face_create_for_ft_face(handle, Int32(FT_LOAD_NO_HINTING)) else { return nil }
    let box = Unmanaged.passRetained(owned).toOpaque()
    let status = cairo_font_face_set_user_data(font, key, box) { box in
      if let box { Unmanaged<OwnedFont>.fromOpaque(box).release() }
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_font_face_destroy(font)
      Unmanaged<OwnedFont>.fromOpaque(box).release()
      return nil
    }
    return font
  }
}
