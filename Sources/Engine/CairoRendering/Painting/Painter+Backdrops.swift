internal import CCairo
internal import CImageCodecs
import UIFoundation
import UIGraphics

extension Painter {
  /// Replaces what is painted behind the outline by its blurred and tinted copy.
  ///
  /// Masks and groups of one color only need the outline's coverage. On pages, images have replaced other backdrops.
  func draw(_ item: BackdropItem, _ index: Int) throws(RenderingError) {
    guard !isHidden else { return }
    let shape = onPixels(item.shape)
    if vectorText != nil || isMask || layers.contains(where: { $0.style.tint != nil }) {
      return try draw(FillItem(shape: shape, color: .black))
    }
    let area = PixelRect(outside: shape.bounds.applying(state.transform)).intersection(layers[0].surface.area)
    guard !area.isEmpty else { return }
    _ = try reserve(area)
    try chargeBackdrop(area)
    let copy = try Surface(uninitialized: area)
    let scale = state.transform.meanScale
    if layers.count == 1 {
      try item.style.apply(to: layers[0].surface, scale: scale, result: copy)
    } else {
      compositeLayers(on: copy)
      try item.style.apply(to: copy, scale: scale, result: copy)
    }
    if backdropImages != nil {
      backdropImages?[BackdropPlace(drawings: drawingPath, index: index)] = BackdropImage(copy, state.transform)
    }
    cairo_save(cairo)
    setBlendMode(.copy)
    setAntialias(true)
    inPixels {
      cairo_set_source_surface(cairo, copy.handle, Double(area.left), Double(area.top))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
    }
    addPath(shape)
    cairo_fill(cairo)
    // Releases the reference to the copy's memory, so that it is freed with the copy.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_restore(cairo)
  }

  /// Paints the picture and the open groups on a surface, as if all groups ended here. Their masks are left out.
  private func compositeLayers(on copy: borrowing Surface) {
    let cairo = copy.cairo
    for layer in layers {
      let (left, top) = (layer.surface.area.left - copy.area.left, layer.surface.area.top - copy.area.top)
      cairo_set_operator(cairo, layer === layers[0] ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
      cairo_set_source_surface(cairo, layer.surface.handle, Double(left), Double(top))
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
      layer.style.alpha == 1 ? cairo_paint(cairo) : cairo_paint_with_alpha(cairo, layer.style.alpha)
    }
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }
}

extension BackdropStyle {
  /// Writes pixels of a surface to another one inside of it or to itself, blurred, saturated and tinted. `scale` is in
  /// pixels per point.
  fileprivate func apply(
    to surface: borrowing Surface, scale: CGFloat, result: borrowing Surface
  ) throws(RenderingError) {
    let (area, stride) = (result.area, surface.stride)
    guard let pixels = surface.pixels, let target = result.pixels else { return }
    let colors = tints.map { tint in
      func part(_ value: Double) -> UInt16 { UInt16((value > 0 ? min(value, 1) * 65_535 : 0).rounded()) }
      let (color, mode) = (tint.color, tint.mode.blendMode)
      return hf_tint(
        red: part(color.red), green: part(color.green), blue: part(color.blue), alpha: part(color.alpha), mode: mode)
    }
    cairo_surface_flush(surface.handle)
    cairo_surface_flush(result.handle)
    let isDone = hf_backdrop(
      pixels + (area.top - surface.area.top) * stride + (area.left - surface.area.left) * 4, stride,
      target, result.stride, Int32(area.width), Int32(area.height), Double(deviation * scale), saturation, colors,
      colors.count)
    cairo_surface_mark_dirty(result.handle)
    guard isDone else {
      throw .library(name: "Cairo", reason: "no memory to blur \(area.width)×\(area.height) pixels")
    }
  }
}

extension BackdropStyle.Tint.Mode {
  fileprivate var blendMode: hf_blend_mode {
    switch self {
    case .normal: HF_BLEND_NORMAL
    case .colorDodge: HF_BLEND_COLOR_DODGE
    case .overlay: HF_BLEND_OVERLAY
    }
  }
}
