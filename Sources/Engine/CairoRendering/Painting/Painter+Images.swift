internal import CCairo
import UIFoundation
import UIGraphics

extension Painter {
  func draw(_ item: ImageItem) throws(RenderingError) {
    try charge(item)
    paint(item)
  }

  /// Draws a part of an image without adding to the cost of the picture.
  func paint(_ item: ImageItem) {
    let (source, target) = (item.source, item.destination)
    let imageBounds = CGRect(x: 0, y: 0, width: item.image.width, height: item.image.height)
    guard source.isFinite, target.isFinite, target.width > 0, target.height > 0,
      !source.intersection(imageBounds).isEmpty
    else { return }
    cairo_save(cairo)
    setAntialias(true)
    setBlendMode(item.blendMode)
    if let copy = scaledCopy(of: item, part: source.intersection(imageBounds)) {
      inPixels {
        cairo_set_source_surface(cairo, copy.scaled.source, Double(copy.visible.left), Double(copy.visible.top))
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      }
      paint(item, from: nil)
    } else {
      withPattern(of: item.image, part: source.intersection(imageBounds)) { pattern, origin in
        place(pattern, source, at: target, origin, filter(item))
        paint(item, from: pattern)
      }
    }
    cairo_restore(cairo)
  }

  /// Fills the image's destination from a pattern, or from the current source.
  private func paint(_ item: ImageItem, from pattern: OpaquePointer?) {
    let target = onPixels(item.destination)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, Double(target.minX), Double(target.minY), Double(target.width), Double(target.height))
    if item.tint == nil, item.alpha == 1, !item.blendMode.reachesBeyondShapes {
      if let pattern { cairo_set_source(cairo, pattern) }
      return cairo_fill(cairo)
    }
    cairo_clip(cairo)
    if let tint = item.tint, let pattern {
      setSource(tint.multiplyingAlpha(by: item.alpha))
      cairo_mask(cairo, pattern)
    } else {
      if let pattern { cairo_set_source(cairo, pattern) }
      cairo_paint_with_alpha(cairo, item.alpha)
    }
  }

  /// Maps a part of an image to its destination. `origin` is the pattern's corner in the image.
  private func place(
    _ pattern: OpaquePointer, _ source: CGRect, at target: CGRect, _ origin: CGPoint, _ filter: cairo_filter_t
  ) {
    var matrix = cairo_matrix_t(
      xx: Double(source.width / target.width), yx: 0, xy: 0, yy: Double(source.height / target.height),
      x0: Double(source.minX - origin.x - target.minX * source.width / target.width),
      y0: Double(source.minY - origin.y - target.minY * source.height / target.height))
    cairo_pattern_set_matrix(pattern, &matrix)
    // On a page, the image ends exactly where it is filled. Padding would store a larger copy for each use.
    cairo_pattern_set_extend(pattern, vectorText == nil ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_pattern_set_filter(pattern, filter)
  }

  /// Returns a copy of an image in its drawn size, with the visible area, or nil to draw it directly.
  private func scaledCopy(of item: ImageItem, part: CGRect) -> (scaled: ScaledImages.Copy, visible: PixelRect)? {
    let t = state.transform
    guard vectorText == nil, item.tint == nil, t.b == 0, t.c == 0, t.a > 0, t.d > 0,
      filter(item) == CAIRO_FILTER_GOOD
    else { return nil }
    let placed = item.destination.applying(t)
    let visible = state.clip.bounds.intersection(PixelRect(outside: placed))
    guard !visible.isEmpty, visible.width * visible.height * 4 <= ScaledImages.copyLimit else { return nil }
    let key = ScaledImages.Key(
      image: item.image, source: item.source,
      placed: placed.offsetBy(dx: -CGFloat(visible.left), dy: -CGFloat(visible.top)), width: visible.width,
      height: visible.height)
    let scaled = context.scaledImages.copy(key) { cairo in
      withPattern(of: key.image, part: part) { pattern, origin in
        place(pattern, key.source, at: key.placed, origin, CAIRO_FILTER_GOOD)
        cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        cairo_set_source(cairo, pattern)
        cairo_paint(cairo)
        // Releases the reference to the image's pixels, which are valid only while the pattern exists.
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
      }
    }
    return scaled.map { ($0, visible) }
  }

  // Without scaling and on whole pixels, nothing is interpolated, and the result is exact.
  private func filter(_ item: ImageItem) -> cairo_filter_t {
    if item.interpolation == .none { return CAIRO_FILTER_NEAREST }
    // Another filter would store an image of a page again.
    if vectorText != nil { return CAIRO_FILTER_GOOD }
    let t = state.transform
    let placed = item.destination.applying(t)
    let isPlain =
      t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0 && abs(placed.width - item.source.width) < 1e-6
      && abs(placed.height - item.source.height) < 1e-6
      && abs((placed.minX - item.source.minX) - (placed.minX - item.source.minX).rounded()) < 1e-6
      && abs((placed.minY - item.source.minY) - (placed.minY - item.source.minY).rounded()) < 1e-6
    return isPlain ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
  }

  /// Calls the body with a pattern for a part of an image. Returns false if Cairo rejects the image.
  ///
  /// Cairo's surfaces have at most 32,767 pixels on a side. If the part begins and ends on whole pixels, only pixels
  /// inside it are sampled, as resizable images require.
  @discardableResult
  private func withPattern(
    of image: CGImage, part: CGRect, _ body: (OpaquePointer, _ origin: CGPoint) -> Void
  ) -> Bool {
    let isWhole = part == part.integral && part.width >= 1 && part.height >= 1
    let whole = PixelRect(left: 0, top: 0, right: image.width, bottom: image.height)
    if let vectorText {
      // A photo is stored once, even if parts of it are drawn.
      let area = isWhole && !image.isPhoto ? PixelRect(inside: part) : whole
      guard let surface = vectorText.images.surface(PageImages.Key(image: image, area: area)),
        let pattern = cairo_pattern_create_for_surface(surface)
      else { return false }
      body(pattern, CGPoint(x: area.left, y: area.top))
      cairo_pattern_destroy(pattern)
      return true
    }
    return image.pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let area = isWhole ? PixelRect(inside: part) : whole
      let first = UnsafeMutableRawPointer(mutating: base) + (area.top * image.width + area.left) * 4
      guard
        let surface = cairo_image_surface_create_for_data(
          first.assumingMemoryBound(to: UInt8.self), image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
          Int32(area.width), Int32(area.height), Int32(image.width * 4))
      else { return false }
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
        let pattern = cairo_pattern_create_for_surface(surface)
      else { return false }
      body(pattern, CGPoint(x: area.left, y: area.top))
      cairo_pattern_destroy(pattern)
      return true
    }
  }
}
