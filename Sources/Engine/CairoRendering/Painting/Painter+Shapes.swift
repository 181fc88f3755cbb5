internal import CCairo
import UIFoundation
import UIGraphics

extension Painter {
  func draw(_ item: FillItem) throws(RenderingError) {
    try charge(item)
    setSource(item.color)
    setBlendMode(item.blendMode)
    setAntialias(item.antialiased)
    let shape = item.antialiased ? onPixels(item.shape) : item.shape
    bounded(item.blendMode, shape, item.rule) {
      addPath(shape)
      cairo_set_fill_rule(cairo, item.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo_fill(cairo)
    }
  }

  func draw(_ item: StrokeItem) throws(RenderingError) {
    try charge(item)
    setSource(item.color)
    setBlendMode(item.blendMode)
    setAntialias(item.antialiased)
    if item.blendMode.reachesBeyondShapes { return paintInside(item) }
    addPath(item.shape)
    setStroke(item.style)
    cairo_stroke(cairo)
  }

  /// Paints the area of a stroke with the current source.
  private func paintInside(_ item: StrokeItem) {
    cairo_save(cairo)
    addPath(.path(item.shape.pathData.stroked(item.style)))
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  func clip(_ shape: Shape, _ rule: CGPathFillRule) throws(RenderingError) {
    if !isHidden { try charge(clip: shape) }
    addClip(shape, rule)
  }

  /// Intersects the clip with an outline without adding to the cost of the picture.
  func addClip(_ shape: Shape, _ rule: CGPathFillRule) {
    guard !isHidden else { return }
    let shape = onPixels(shape)
    state.clip.cut(shape, state.transform)
    guard !isHidden else { return }
    setAntialias(true)
    addPath(shape)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  func setSource(_ color: RGBA) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  func setBlendMode(_ mode: CGBlendMode) {
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  func setAntialias(_ smooth: Bool) {
    cairo_set_antialias(cairo, smooth ? CAIRO_ANTIALIAS_GRAY : CAIRO_ANTIALIAS_NONE)
  }

  func setStroke(_ style: StrokeStyle) {
    cairo_set_line_width(cairo, Double(style.width))
    cairo_set_line_cap(cairo, cairo_line_cap_t(UInt32(style.cap.rawValue)))
    cairo_set_line_join(cairo, cairo_line_join_t(UInt32(style.join.rawValue)))
    cairo_set_miter_limit(cairo, Double(style.miterLimit))
    if style.dash.lengths.isEmpty {
      cairo_set_dash(cairo, nil, 0, 0)
    } else {
      let lengths = style.dash.lengths.map { Double($0) }
      cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(style.dash.phase))
    }
  }

  func addPath(_ shape: Shape) {
    cairo_new_path(cairo)
    switch shape {
    case .rect(let rect):
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    case .roundedRect, .ellipse: addSteps(shape.pathData)
    case .path(let path): addSteps(path)
    }
  }

  func addSteps(_ path: PathData) {
    let cairo = cairo
    path.points.withUnsafeBufferPointer { points in
      var index = 0
      var current = CGPoint.zero
      for verb in path.verbs {
        switch verb {
        case .move:
          current = points[index]
          cairo_move_to(cairo, Double(current.x), Double(current.y))
        case .line:
          current = points[index]
          cairo_line_to(cairo, Double(current.x), Double(current.y))
        case .quadCurve:
          // Cairo has only cubic curves. The conversion from quadratic curves is exact.
          let (control, end) = (points[index], points[index + 1])
          cairo_curve_to(
            cairo, Double(current.x + 2 * (control.x - current.x) / 3),
            Double(current.y + 2 * (control.y - current.y) / 3),
            Double(end.x + 2 * (control.x - end.x) / 3), Double(end.y + 2 * (control.y - end.y) / 3), Double(end.x),
            Double(end.y))
          current = end
        case .curve:
          let (first, second, end) = (points[index], points[index + 1], points[index + 2])
          cairo_curve_to(
            cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x), Double(end.y))
          current = end
        case .close: cairo_close_path(cairo)
        }
        index += verb.pointCount
      }
    }
  }

  // Cairo's "in", "out" and similar operators clear the clip outside the shape. Core Graphics' operators do not.
  private func bounded(_ mode: CGBlendMode, _ shape: Shape, _ rule: CGPathFillRule, _ body: () -> Void) {
    guard mode.reachesBeyondShapes else { return body() }
    save()
    addClip(shape, rule)
    body()
    restore()
  }
}

extension CGBlendMode {
  /// The corresponding operator of Cairo. `plusDarker`, which Cairo lacks, becomes `darken`.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken, .plusDarker: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Indicates whether Cairo's operator changes pixels outside of the shape.
  var reachesBeyondShapes: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }

  /// Indicates whether the mode can make an opaque picture transparent.
  var canErase: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationOut, .destinationAtop, .xor: true
    default: false
    }
  }
}
