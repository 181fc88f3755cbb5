internal import CCairo
import UIFoundation
import UIGraphics

/// Groups on vector pages. Cairo composites them, and only shadows become pixels.
extension Painter {
  // Fine enough for print at arm's length: 288 dots per inch.
  private static let shadowScale: CGFloat = 4

  /// Begins a group on a page after painting its shadow.
  func beginVectorGroup(_ style: GroupStyle, _ list: DisplayList, _ index: Int) throws(RenderingError) {
    if let shadow = style.shadow, shadow.color.alpha > 0, !isHidden {
      try paintVectorShadow(shadow, style, list, index)
    }
    openVectorGroups.append(style)
    // Viewers clip each item of a page themselves.
    if style != .clippedAsWhole { cairo_push_group(cairo) }
  }

  /// Ends and composites the group.
  func endVectorGroup() throws(RenderingError) {
    guard let style = openVectorGroups.popLast() else { return }
    guard style != .clippedAsWhole else { return restore() }
    guard let group = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(group) }
    restore()
    setBlendMode(style.blendMode)
    if let mask = style.mask {
      guard let pattern = try vectorPattern(of: mask) else { return }
      defer { cairo_pattern_destroy(pattern) }
      if style.alpha == 1, style.tint == nil {
        cairo_set_source(cairo, group)
        cairo_mask(cairo, pattern)
      } else {
        cairo_push_group(cairo)
        setBlendMode(.normal)
        cairo_set_source(cairo, group)
        cairo_mask(cairo, pattern)
        guard let masked = cairo_pop_group(cairo) else { return }
        defer { cairo_pattern_destroy(masked) }
        paint(vectorGroup: masked, style)
      }
    } else {
      paint(vectorGroup: group, style)
    }
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  }

  private func paint(vectorGroup group: OpaquePointer, _ style: GroupStyle) {
    if let tint = style.tint {
      setSource(tint.multiplyingAlpha(by: style.alpha))
      cairo_mask(cairo, group)
    } else {
      cairo_set_source(cairo, group)
      style.alpha == 1 ? cairo_paint(cairo) : cairo_paint_with_alpha(cairo, style.alpha)
    }
  }

  /// Returns the drawing of a mask as a pattern, which the caller destroys.
  private func vectorPattern(of mask: DisplayList) throws(RenderingError) -> OpaquePointer? {
    cairo_push_group(cairo)
    // A transform without a save ends with the list.
    let outer = state
    try interpret(mask)
    state = outer
    return cairo_pop_group(cairo)
  }

  private func paintVectorShadow(
    _ shadow: ShadowStyle, _ style: GroupStyle, _ list: DisplayList, _ index: Int
  ) throws(RenderingError) {
    let factor = Self.shadowScale
    let scaled = state.transform.concatenating(CGAffineTransform(scaleX: factor, y: factor))
    let inside = list.group(at: index)
    let ink = DisplayList(bounds: list.bounds, items: inside)
      .inkBounds(from: 0, transform: scaled, baseScale: baseScale * factor)
    // The shadow is limited to the page, extended on each side by the page's own width or height.
    let page = layer.surface.area
    let limit = PixelRect(
      left: Int(CGFloat(page.left - page.width) * factor), top: Int(CGFloat(page.top - page.height) * factor),
      right: Int(CGFloat(page.right + page.width) * factor), bottom: Int(CGFloat(page.bottom + page.height) * factor))
    let area = PixelRect(outside: ink).intersection(limit)
    guard !area.isEmpty else { return }
    let memory = try reserve(area)
    let painter = Painter(try Surface(area: area), transform: scaled, context: context)
    painter.baseScale = baseScale * factor
    painter.layerBytes = layerBytes + memory
    try painter.interpret(DisplayList(bounds: list.bounds, items: inside))
    let reach = Int(shadow.reach(scale: painter.baseScale))
    let blurred = area.expanded(by: reach)
    try chargeShadow(blurred)
    // The coverage before the blur, and the copy that the blur needs. The mask is retained until the document ends.
    _ = try reserve(blurred, bytesPerPixel: 3)
    layerBytes += blurred.width * blurred.height
    let mask = try context.shadowMasks.blurred(
      painter.layer.surface, reach: reach, deviation: Double(shadow.deviation(scale: painter.baseScale)))
    let (dx, dy) = offset(shadow)
    inPixels {
      setSource(shadow.color.multiplyingAlpha(by: style.alpha))
      mask.withRetainedSurface { surface in
        cairo_save(cairo)
        cairo_translate(
          cairo, Double(dx) + Double(CGFloat(blurred.left) / factor),
          Double(dy) + Double(CGFloat(blurred.top) / factor))
        cairo_scale(cairo, 1 / Double(factor), 1 / Double(factor))
        cairo_mask_surface(cairo, surface, 0, 0)
        cairo_restore(cairo)
      }
    }
  }
}

extension DisplayList {
  /// Returns the items between a group's beginning and its end.
  func group(at index: Int) -> [DisplayItem] {
    var depth = 0
    var result: [DisplayItem] = []
    for item in items[min(index + 1, items.count)...] {
      if case .endGroup = item {
        if depth == 0 { break }
        depth -= 1
      }
      if case .beginGroup = item { depth += 1 }
      result.append(item)
    }
    return result
  }
}

extension CoverageMask {
  /// Calls a block with a surface that retains the mask's memory until the document ends.
  ///
  /// The block is not called if memory is exhausted.
  func withRetainedSurface(_ body: (OpaquePointer) -> Void) {
    withSurface { if Surface.retain(self, by: $0) { body($0) } }
  }
}
