internal import CCairo
internal import CFreeType
import TextLayout
import UIFoundation
import UIGraphics

/// Selectable text with embedded fonts, and images, of a document of pages.
final class VectorText {
  let images = PageImages()
  // The `cairo_font_face_t` of each face; Cairo retains them until the document is written.
  private var fonts: [ObjectIdentifier: OpaquePointer] = [:]

  deinit { for font in fonts.values { cairo_font_face_destroy(font) } }

  /// Draws shaped text.
  func paint(_ item: GlyphItem, _ painter: Painter) throws(RenderingError) {
    guard let face = painter.context.face(item.face) else { return }
    if item.face.hasColorGlyphs { return try painter.paintColors(item, face) }
    // Glyphs that are only stroked have no text, because Cairo writes no text for a fill with a clear color.
    guard item.isFilled, let font = font(item.face) else { return painter.paintOutlines(item, face) }
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
    let strokes = [item.bold > 0 ? (item.bold, item.color) : nil, item.stroke.map { ($0.width, $0.color) }]
    for case let (width, color)? in strokes {
      painter.setSource(color)
      painter.setGlyphLine(width: width)
      cairo_new_path(cairo)
      cairo_glyph_path(cairo, glyphs, Int32(glyphs.count))
      cairo_stroke(cairo)
    }
  }

  // Viewers measure a cluster of several glyphs from its first to its last glyph, which results in gaps next to marks.
  // Therefore, only the widest glyph gets the text, and the marks follow as clusters without text.
  private static func arranged(_ item: GlyphItem, _ clusters: TextClusters) -> ([Glyph], [cairo_text_cluster_t]) {
    var rest = ArraySlice(clusters.isBackward ? item.glyphs.reversed() : item.glyphs)
    var glyphs: [Glyph] = []
    var parts: [cairo_text_cluster_t] = []
    for part in clusters.parts {
      let members = rest.prefix(part.glyphs)
      rest = rest.dropFirst(part.glyphs)
      guard clusters.parts.count > 1,
        let main = members.indices.max(by: { members[$0].advance < members[$1].advance })
      else {
        glyphs += members
        parts.append(cairo_text_cluster_t(num_bytes: Int32(part.bytes), num_glyphs: Int32(part.glyphs)))
        continue
      }
      glyphs.append(members[main])
      parts.append(cairo_text_cluster_t(num_bytes: Int32(part.bytes), num_glyphs: 1))
      for index in members.indices where index != main {
        glyphs.append(members[index])
        parts.append(cairo_text_cluster_t(num_bytes: 0, num_glyphs: 1))
      }
    }
    return (clusters.isBackward ? glyphs.reversed() : glyphs, parts)
  }

  private func font(_ face: FontFace) -> OpaquePointer? {
    if let cached = fonts[ObjectIdentifier(face)] { return cached }
    guard let font = OwnedFont.make(face) else { return nil }
    fonts[ObjectIdentifier(face)] = font
    return font
  }
}

/// A font that Cairo retains, because Cairo writes a document's fonts after their last use in Swift.
private final class OwnedFont {
  private let face: RasterFace
  private let library: OpaquePointer

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
    // The FreeType library frees its faces, so `face` must not free its own.
    face.abandon()
    FT_Done_FreeType(library)
  }

  static func make(_ face: FontFace) -> OpaquePointer? {
    guard let owned = OwnedFont(face) else { return nil }
    let handle = owned.face.handle.assumingMemoryBound(to: FT_FaceRec_.self)
    guard let font = cairo_ft_font_face_create_for_ft_face(handle, Int32(FT_LOAD_NO_HINTING)) else { return nil }
    guard Surface.retain(owned, byFont: font) else {
      cairo_font_face_destroy(font)
      return nil
    }
    return font
  }
}
