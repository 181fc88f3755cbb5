internal import CCairo
import TextLayout
import UIFoundation
import UIGraphics

extension RasterFace {
  /// Returns the drawing of a color glyph at its origin, in em, y down; nil without such glyphs.
  func layers(of glyph: UInt32, textColor: RGBA) -> DisplayList? {
    guard let colorGlyphs else { return nil }
    // A glyph without layers is an ordinary outline.
    let paint = colorGlyphs.paint(of: glyph) ?? .glyph(glyph, .solid(nil, alpha: 1))
    let bounds = colorGlyphs.bounds(of: glyph) ?? Self.usualBounds
    return DisplayList(bounds: bounds, items: paint.items(textColor) { outline(of: $0) })
  }

  /// The bounds of glyphs without a clip in the font, in em.
  private static let usualBounds = CGRect(x: -0.5, y: -1.5, width: 2.5, height: 2.5)

  /// Rasterizes a color glyph.
  func paintLayers(
    _ glyph: UInt32, _ phase: Int, _ key: GlyphCache.Key, in context: RasterContext
  ) -> GlyphCache.Entry {
    guard let list = layers(of: glyph, textColor: .black) else { return GlyphCache.Entry() }
    let size = CGFloat(key.size) / 64
    let transform = CGAffineTransform(
      a: size, b: 0, c: 0, d: size, tx: CGFloat(phase) / CGFloat(GlyphCache.phases), ty: 0)
    let box = list.bounds.applying(transform)
    let area = PixelRect(
      left: Int(box.minX.rounded(.down)), top: Int(box.minY.rounded(.down)), right: Int(box.maxX.rounded(.up)),
      bottom: Int(box.maxY.rounded(.up)))
    guard let surface = try? Surface(area: area) else { return GlyphCache.Entry() }
    let painter = Painter(surface, transform: transform, context: context)
    guard (try? painter.interpret(list)) != nil, let pixels = painter.layer.surface.pixels,
      let bytes = malloc(area.width * area.height * 4)
    else { return GlyphCache.Entry() }
    cairo_surface_flush(painter.layer.surface.handle)
    for row in 0..<area.height {
      memcpy(bytes + row * area.width * 4, pixels + row * painter.layer.surface.stride, area.width * 4)
    }
    return GlyphCache.Entry(
      bytes: bytes, width: Int32(area.width), height: Int32(area.height), left: Int32(area.left), top: Int32(area.top),
      isColored: true)
  }
}

extension GlyphItem {
  /// Returns the drawing of the glyphs' layers as vectors; nil for a face without these.
  func layers(_ face: RasterFace) -> DisplayList? {
    guard face.colorGlyphs != nil else { return nil }
    var items: [DisplayItem] = []
    for glyph in glyphs {
      guard let list = face.layers(of: glyph.id, textColor: color.opaque), !list.isEmpty else { continue }
      let transform = CGAffineTransform(
        a: pointSize, b: 0, c: 0, d: pointSize, tx: origin.x + glyph.position.x, ty: origin.y + glyph.position.y)
      items += [.save, .transform(transform)] + list.items + [.restore]
    }
    guard !items.isEmpty else { return DisplayList(bounds: inkBounds, items: []) }
    if color.alpha < 1 || blendMode != .normal {
      items = [.beginGroup(GroupStyle(alpha: color.alpha, blendMode: blendMode))] + items + [.endGroup]
    }
    return DisplayList(bounds: inkBounds, items: items)
  }
}

extension RGBA {
  fileprivate var opaque: RGBA { RGBA(red: red, green: green, blue: blue) }
}
