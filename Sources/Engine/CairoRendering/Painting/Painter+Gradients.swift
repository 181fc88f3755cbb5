internal import CCairo
import UIFoundation
import UIGraphics

extension Painter {
  func draw(_ item: GradientItem) throws(RenderingError) {
    try charge(item)
    let limit = context.limits.stops
    guard item.stops.count <= limit else {
      throw .overLimit(what: "a gradient has \(item.stops.count) stops", limit: "stops", value: limit)
    }
    setBlendMode(item.blendMode)
    switch item.geometry {
    case .linear(let start, let end):
      guard start != end else { return paintLastColor(item) }
      paint(
        item,
        cairo_pattern_create_linear(Double(start.x), Double(start.y), Double(end.x), Double(end.y)))
    case .radial(let start, let startRadius, let end, let endRadius):
      paint(
        item,
        cairo_pattern_create_radial(
          Double(start.x), Double(start.y), Double(startRadius), Double(end.x), Double(end.y), Double(endRadius)))
    case .conic(let center, let angle): try paintConic(item, center, angle)
    }
  }

  private func paint(_ item: GradientItem, _ pattern: OpaquePointer?) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(item, pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if !item.extendsBefore && !item.extendsAfter { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_NONE) }
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, item.alpha)
  }

  private func addStops(_ item: GradientItem, _ pattern: OpaquePointer) {
    func add(_ location: Double, _ color: RGBA) {
      cairo_pattern_add_color_stop_rgba(pattern, location, color.red, color.green, color.blue, color.alpha)
    }
    guard let first = item.stops.first, let last = item.stops.last else { return }
    // Cairo extends both ends or none. A transparent color at an end suppresses the extension there.
    if !item.extendsBefore && item.extendsAfter { add(0, .clear) }
    if first.location > 0 { add(0, first.color) }
    for stop in item.stops { add(stop.location, stop.color) }
    if last.location < 1 { add(1, last.color) }
    if item.extendsBefore && !item.extendsAfter { add(1, .clear) }
  }

  // If start and end coincide, the extension of the last color covers the clip.
  private func paintLastColor(_ item: GradientItem) {
    guard item.extendsAfter, let last = item.stops.last else { return }
    setSource(last.color)
    cairo_paint_with_alpha(cairo, item.alpha)
  }

  // Cairo has no conic gradient, so each pixel of the clip is computed and painted as an image.
  private func paintConic(_ item: GradientItem, _ center: CGPoint, _ angle: CGFloat) throws(RenderingError) {
    let area = state.clip.bounds.intersection(layer.surface.area)
    guard !area.isEmpty, state.transform.isInvertible else { return }
    let inverse = state.transform.inverted()
    _ = try reserve(area)
    let surface = try Surface(area: area)
    guard let pixels = surface.pixels else { return }
    let ramp = ColorRamp(item.stops)
    for row in 0..<area.height {
      let words = (pixels + row * surface.stride).assumingMemoryBound(to: UInt32.self)
      for column in 0..<area.width {
        let point = CGPoint(x: CGFloat(area.left + column) + 0.5, y: CGFloat(area.top + row) + 0.5).applying(inverse)
        let turn = (atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi)
        words[column] = ramp.word(at: Double(turn - turn.rounded(.down)))
      }
    }
    cairo_surface_mark_dirty(surface.handle)
    inPixels {
      cairo_set_source_surface(cairo, surface.handle, Double(area.left), Double(area.top))
      cairo_paint_with_alpha(cairo, item.alpha)
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }
}

/// The colors between stops, precomputed for fast lookup.
private struct ColorRamp {
  private let words: [UInt32]

  init(_ stops: [GradientStop]) {
    words = (0...1024).map { step in Self.word(stops, at: Double(step) / 1024) }
  }

  /// Returns the color at a location from 0 to 1. A location of NaN, as of a center at infinity, has the first color.
  func word(at location: Double) -> UInt32 { words[Int(min(location > 0 ? location : 0, 1) * 1024)] }

  private static func word(_ stops: [GradientStop], at location: Double) -> UInt32 {
    guard let first = stops.first, var before = stops.first else { return 0 }
    if location <= first.location { return first.color.multipliedWord }
    for stop in stops {
      if stop.location >= location {
        let span = stop.location - before.location
        let t = span > 0 ? (location - before.location) / span : 1
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        return RGBA(
          red: mix(before.color.red, stop.color.red), green: mix(before.color.green, stop.color.green),
          blue: mix(before.color.blue, stop.color.blue), alpha: mix(before.color.alpha, stop.color.alpha)
        ).multipliedWord
      }
      before = stop
    }
    return before.color.multipliedWord
  }
}

extension RGBA {
  /// The color as 0xAARRGGBB with premultiplied components.
  var multipliedWord: UInt32 { Self.word(red * alpha, green * alpha, blue * alpha, alpha) }

  /// The color as 0xAARRGGBB without premultiplication.
  var word: UInt32 { Self.word(red, green, blue, alpha) }

  private static func word(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
