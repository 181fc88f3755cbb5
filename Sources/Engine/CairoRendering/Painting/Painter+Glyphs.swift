internal import CCairo
internal import CImageCodecs
import TextLayout
import UIFoundation
import UIGraphics

/// A rasterized glyph with its top left corner in the picture, in pixels.
struct PlacedGlyph {
  var entry: GlyphCache.Entry
  var x: Int
  var y: Int
}

extension Painter {
  // Above this size in pixels, drawing an outline is cheaper than storing pixels.
  private static let cachedSizeLimit: CGFloat = 256
  // Glyphs beyond this coordinate, in pixels, are not drawn. No picture of a usual size has such coordinates.
  private static let coordinateLimit: CGFloat = 1e8

  func draw(_ item: GlyphItem) throws(RenderingError) {
    try charge(item)
    guard let face = context.face(item.face) else { return }
    if let vectorText { return try vectorText.paint(item, self) }
    let t = state.transform
    let size = item.pointSize * t.a
    let isPlain = t.b == 0 && t.c == 0 && t.a > 0 && abs(t.a - t.d) <= 1e-9 * t.a
    guard isPlain, size <= Self.cachedSizeLimit, item.blendMode == .normal, item.stroke == nil else {
      return item.face.hasColorGlyphs ? try paintColors(item, face) : paintOutlines(item, face)
    }
    let key = GlyphCache.Key(
      size: Int32((size * 64).rounded()), slant: Int32((item.slant * 64).rounded()),
      bold: Int32((item.bold * t.a * 64).rounded()))
    guard key.size > 0 else { return }
    let ink = place(item, face, face.cache(key))
    guard !ink.intersection(state.clip.bounds).isEmpty else { return }
    if state.clip.isExact || state.clip.shows(ink) {
      blend(item)
    } else {
      blendThroughClip(item, ink)
    }
  }

  /// Collects the positioned glyphs in `glyphScratch` and returns a bounding box of their ink.
  private func place(_ item: GlyphItem, _ face: RasterFace, _ cache: GlyphCache) -> PixelRect {
    glyphScratch.removeAll(keepingCapacity: true)
    var ink = PixelRect.empty
    let t = state.transform
    let (originX, originY) = (t.a * item.origin.x + t.tx, t.d * item.origin.y + t.ty)
    for glyph in item.glyphs {
      let (x, y) = (originX + t.a * glyph.position.x, originY + t.d * glyph.position.y)
      guard abs(x) < Self.coordinateLimit, abs(y) < Self.coordinateLimit else { continue }
      // Baselines are on whole pixels, so that text is crisp. Horizontally, quarters of pixels keep the spacing even.
      let quarters = Int((x * 4 + 0.5).rounded(.down))
      let entry = cache.entry(glyph: glyph.id, phase: quarters & 3, of: face, in: context)
      guard entry.bytes != nil else { continue }
      let left = (quarters >> 2) + Int(entry.left)
      let top = Int((y + 0.5).rounded(.down)) + Int(entry.top)
      glyphScratch.append(PlacedGlyph(entry: entry, x: left, y: top))
      let box = PixelRect(left: left, top: top, right: left + Int(entry.width), bottom: top + Int(entry.height))
      ink = ink.union(box)
    }
    return ink
  }

  // Blends directly into the pixels if the clip is a rectangle or does not affect the text.
  private func blend(_ item: GlyphItem) {
    guard let pixels = layer.surface.pixels else { return }
    let area = layer.surface.area
    let limit = state.clip.bounds.intersection(area)
    let stride = layer.surface.stride
    let color = item.color.word
    let alpha = color >> 24
    cairo_surface_flush(layer.surface.handle)
    for glyph in glyphScratch {
      let entry = glyph.entry
      guard let bytes = entry.bytes else { continue }
      let left = max(glyph.x, limit.left), top = max(glyph.y, limit.top)
      let right = min(glyph.x + Int(entry.width), limit.right), bottom = min(glyph.y + Int(entry.height), limit.bottom)
      guard right > left, bottom > top else { continue }
      let target = pixels + (top - area.top) * stride + (left - area.left) * 4
      let skipped = (top - glyph.y) * Int(entry.width) + left - glyph.x
      let (width, height) = (Int32(right - left), Int32(bottom - top))
      if entry.isColored {
        hf_blend_pixels(target, stride, bytes + skipped * 4, Int(entry.width) * 4, width, height, alpha)
      } else {
        hf_blend_mask(
          target, stride, bytes.assumingMemoryBound(to: UInt8.self) + skipped, Int(entry.width), width, height, color)
      }
    }
    cairo_surface_mark_dirty(layer.surface.handle)
  }

  // If the clip cuts the text, the glyphs are collected in a mask, which Cairo draws through its clip.
  private func blendThroughClip(_ item: GlyphItem, _ ink: PixelRect) {
    let area = ink.intersection(state.clip.bounds)
    setBlendMode(item.blendMode)
    if item.face.hasColorGlyphs {
      guard let surface = try? Surface(area: area), let pixels = surface.pixels else { return }
      forEachPart(in: area) { entry, skipped, x, y, width, height in
        guard entry.isColored, let bytes = entry.bytes else { return }
        hf_blend_pixels(
          pixels + y * surface.stride + x * 4, surface.stride, bytes + skipped * 4, Int(entry.width) * 4, width,
          height, item.color.word >> 24)
      }
      cairo_surface_mark_dirty(surface.handle)
      inPixels {
        cairo_set_source_surface(cairo, surface.handle, Double(area.left), Double(area.top))
        cairo_paint(cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      }
      return
    }
    guard let mask = try? CoverageMask(area: area) else { return }
    forEachPart(in: area) { entry, skipped, x, y, width, height in
      guard !entry.isColored, let bytes = entry.bytes else { return }
      hf_merge_mask(
        mask.bytes + y * mask.stride + x, mask.stride, bytes.assumingMemoryBound(to: UInt8.self) + skipped,
        Int(entry.width), width, height)
    }
    inPixels {
      setSource(item.color)
      mask.withSurface { cairo_mask_surface(cairo, $0, Double(area.left), Double(area.top)) }
    }
  }

  /// Calls a closure with the part of each placed glyph inside an area, in pixels.
  ///
  /// `skipped` is the index of the part's first pixel in the glyph; `x` and `y` are its position in the area.
  private func forEachPart(
    in area: PixelRect,
    _ body: (
      _ entry: GlyphCache.Entry, _ skipped: Int, _ x: Int, _ y: Int, _ width: Int32, _ height: Int32
    ) -> Void
  ) {
    for glyph in glyphScratch {
      let (width, height) = (Int(glyph.entry.width), Int(glyph.entry.height))
      let box = PixelRect(left: glyph.x, top: glyph.y, right: glyph.x + width, bottom: glyph.y + height)
      let part = box.intersection(area)
      guard !part.isEmpty else { continue }
      body(
        glyph.entry, (part.top - box.top) * width + part.left - box.left, part.left - area.left, part.top - area.top,
        Int32(part.width), Int32(part.height))
    }
  }

  /// Fills and strokes outlines, for rotation, shearing, blend modes, strokes and large sizes.
  func paintOutlines(_ item: GlyphItem, _ face: RasterFace) {
    setBlendMode(item.blendMode)
    setAntialias(true)
    cairo_new_path(cairo)
    addOutlines(item, face)
    if item.isFilled {
      setSource(item.color)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      if item.bold > 0 {
        setGlyphLine(width: item.bold)
        cairo_stroke_preserve(cairo)
      }
      cairo_fill_preserve(cairo)
    }
    if let stroke = item.stroke {
      setSource(stroke.color)
      setGlyphLine(width: stroke.width)
      cairo_stroke_preserve(cairo)
    }
    cairo_new_path(cairo)
  }

  /// Sets a solid line with mitered corners along glyphs, with a width in points.
  func setGlyphLine(width: CGFloat) {
    cairo_set_line_width(cairo, Double(width))
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    cairo_set_miter_limit(cairo, 10)
    cairo_set_dash(cairo, nil, 0, 0)
  }

  private func addOutlines(_ item: GlyphItem, _ face: RasterFace) {
    let lean = tan(item.slant * .pi / 180)
    for glyph in item.glyphs {
      let path = face.outline(of: glyph.id)
      guard !path.isEmpty else { continue }
      let (x, y) = (item.origin.x + glyph.position.x, item.origin.y + glyph.position.y)
      addSteps(
        path.applying(
          CGAffineTransform(
            a: item.pointSize, b: 0, c: -lean * item.pointSize, d: item.pointSize, tx: x, ty: y)))
    }
  }

  /// Draws colored glyphs under any transform, as vectors or as scaled images.
  func paintColors(_ item: GlyphItem, _ face: RasterFace) throws(RenderingError) {
    if let list = item.layers(face) { try interpret(list) } else { paintBitmaps(item, face) }
  }

  private func paintBitmaps(_ item: GlyphItem, _ face: RasterFace) {
    setBlendMode(item.blendMode)
    let scale = Double(item.pointSize) / face.bitmapEm
    for glyph in item.glyphs {
      guard let image = face.image(of: glyph.id) else { continue }
      let size = CGSize(width: Double(image.pixels.width) * scale, height: Double(image.pixels.height) * scale)
      let corner = CGPoint(
        x: item.origin.x + glyph.position.x + CGFloat(Double(image.left) * scale),
        y: item.origin.y + glyph.position.y + CGFloat(Double(image.top) * scale))
      paint(
        ImageItem(
          image: image.pixels,
          source: CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height),
          destination: CGRect(origin: corner, size: size), alpha: item.color.alpha, blendMode: item.blendMode))
    }
  }
}

extension RasterFace {
  /// Returns a colored glyph as an image, with its corner relative to the origin in bitmap pixels.
  func image(of glyph: UInt32) -> (pixels: CGImage, left: Int, top: Int)? {
    bitmap(of: glyph) { bytes, pitch, width, height, left, top -> (pixels: CGImage, left: Int, top: Int)? in
      let storage = PixelStorage(pixelCount: width * height) { target in
        guard let base = target.baseAddress else { return }
        for row in 0..<height { memcpy(base + row * width * 4, bytes + row * pitch, width * 4) }
      }
      return storage.flatMap { CGImage(width: width, height: height, pixels: $0) }.map { ($0, left, top) }
    } ?? nil
  }
}
