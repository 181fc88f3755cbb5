internal import CCairo
internal import CImageCodecs
import UIFoundation
import UIGraphics

extension Painter {
  /// Begins a layer that collects a group's drawing.
  func beginGroup(_ style: GroupStyle, _ list: DisplayList, _ index: Int) throws(RenderingError) {
    try checkNesting(at: index)
    save()
    if vectorText != nil { return try beginVectorGroup(style, list, index) }
    var visible = state.clip.bounds
    if let shadow = style.shadow {
      // Drawing outside of the clip may still cast its shadow inside.
      let (x, y) = offset(shadow)
      let reach = Int(shadow.reach(scale: baseScale))
      visible = visible.union(visible.offset(x: -Int(x.rounded()), y: -Int(y.rounded())).expanded(by: reach))
    }
    let ink = list.inkBounds(from: index + 1, transform: state.transform, baseScale: baseScale)
    let area = isHidden ? .empty : visible.intersection(PixelRect(outside: ink))
    guard !area.isEmpty else {
      // Keeps the nesting without drawing.
      let placeholder = try Surface(area: PixelRect(left: 0, top: 0, right: 1, bottom: 1))
      enter(Layer(placeholder))
      return state.clip.close()
    }
    _ = try reserve(area)
    try chargeGroup(area)
    enter(Layer(try Surface(area: area), style: style))
    state.clip = ClipArea(area)
  }

  /// Composites the layer.
  func endGroup() throws(RenderingError) {
    if vectorText != nil { return try endVectorGroup() }
    let wasHidden = isHidden
    let group = leave()
    restore()
    guard !wasHidden, !isHidden else { return }
    let style = group.style
    if let mask = style.mask { try apply(mask, to: group) }
    if let shadow = style.shadow, shadow.color.alpha > 0 { try paint(shadow, of: group, alpha: style.alpha) }
    let corner = (Double(group.surface.area.left), Double(group.surface.area.top))
    setBlendMode(style.blendMode)
    inPixels {
      if let tint = style.tint {
        setSource(tint.multiplyingAlpha(by: style.alpha))
        cairo_mask_surface(cairo, group.surface.handle, corner.0, corner.1)
      } else {
        cairo_set_source_surface(cairo, group.surface.handle, corner.0, corner.1)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST)
        style.alpha == 1 ? cairo_paint(cairo) : cairo_paint_with_alpha(cairo, style.alpha)
      }
      // Releases the reference to the layer's memory, so that it is freed with the layer.
      cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    }
  }

  /// Returns a shadow's offset, in pixels.
  func offset(_ shadow: ShadowStyle) -> (x: CGFloat, y: CGFloat) {
    (shadow.offset.width * baseScale, shadow.offset.height * baseScale)
  }

  private func apply(_ mask: DisplayList, to group: Layer) throws(RenderingError) {
    let memory = try reserve(group.surface.area)
    try chargeGroup(group.surface.area)
    let painter = Painter(
      try Surface(area: group.surface.area), transform: state.transform, context: context, isMask: true)
    painter.baseScale = baseScale
    painter.snapsEdges = snapsEdges
    painter.layerBytes = layerBytes + memory
    try painter.interpret(mask)
    let cairo = group.surface.cairo
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_reset_clip(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source_surface(cairo, painter.layer.surface.handle, 0, 0)
    cairo_paint(cairo)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_restore(cairo)
  }

  private func paint(_ shadow: ShadowStyle, of group: Layer, alpha: Double) throws(RenderingError) {
    let reach = Int(shadow.reach(scale: baseScale))
    let (dx, dy) = offset(shadow)
    let area = group.surface.area.expanded(by: reach)
    // The check uses the whole pixels of the offset, with a margin of one pixel for its fraction.
    let (wholeX, wholeY) = (Int(dx.rounded(.down)), Int(dy.rounded(.down)))
    guard !area.offset(x: wholeX, y: wholeY).expanded(by: 1).intersection(state.clip.bounds).isEmpty else { return }
    try chargeShadow(area)
    // The coverage before the blur, and the copy that the blur needs.
    _ = try reserve(area, bytesPerPixel: 3)
    let mask = try context.shadowMasks.blurred(
      group.surface, reach: reach, deviation: Double(shadow.deviation(scale: baseScale)))
    setBlendMode(.normal)
    inPixels {
      setSource(shadow.color.multiplyingAlpha(by: alpha))
      mask.withSurface {
        cairo_mask_surface(cairo, $0, Double(area.left) + Double(dx), Double(area.top) + Double(dy))
      }
    }
  }
}
