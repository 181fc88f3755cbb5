import UIFoundation

extension CGContext {
  /// Fills an outline in user space with the fill color.
  package func fill(_ shape: Shape, using rule: CGPathFillRule) {
    guard isVisible(shape.bounds, outset: 0), shape.isFinite else { return }
    if let tile = state.fillPattern { return fillWithTiles(of: tile, shape, rule) }
    let color = state.fill.multiplyingAlpha(by: state.alpha)
    guard color.alpha > 0 || state.blendMode != .normal else { return }
    let moved = shape.translated(x: state.offset.x, y: state.offset.y)
    record(
      .fill(
        FillItem(shape: moved, rule: rule, color: color, blendMode: itemBlendMode, antialiased: state.antialiased)))
  }

  /// Strokes an outline in user space with the stroke color.
  package func stroke(_ shape: Shape, style: StrokeStyle) {
    // A bound for the distance of the tips of miters from the outline.
    let reach = style.width * max(1, style.join == .miter ? style.miterLimit : 1)
    guard style.width > 0, isVisible(shape.bounds, outset: reach), shape.isFinite else { return }
    let color = state.stroke.multiplyingAlpha(by: state.alpha)
    guard color.alpha > 0 || state.blendMode != .normal else { return }
    let moved = shape.translated(x: state.offset.x, y: state.offset.y)
    record(
      .stroke(
        StrokeItem(
          shape: moved, style: style, color: color, blendMode: itemBlendMode, antialiased: state.antialiased)))
  }

  public func fill(_ rect: CGRect) { fill(.rect(rect.standardized), using: .winding) }

  func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    withState {
      setBlendMode(blendMode)
      fill(rect)
    }
  }

  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

  public func fillEllipse(in rect: CGRect) { fill(.ellipse(rect.standardized), using: .winding) }

  /// Strokes a rectangle with the current line width.
  public func stroke(_ rect: CGRect) { stroke(.rect(rect.standardized), style: state.strokeStyle) }

  /// Strokes a rectangle with the given width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.strokeStyle
    style.width = width
    stroke(.rect(rect.standardized), style: style)
  }

  public func strokeEllipse(in rect: CGRect) { stroke(.ellipse(rect.standardized), style: state.strokeStyle) }

  /// Strokes a line for each pair of points.
  public func strokeLineSegments(between points: [CGPoint]) {
    var path = PathData()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    stroke(.path(path), style: state.strokeStyle)
  }

  /// Clears a rectangle to transparent black.
  public func clear(_ rect: CGRect) {
    withState {
      state.blendMode = .clear
      state.shadow = nil
      state.fill = .black
      state.fillPattern = nil
      state.alpha = 1
      fill(rect)
    }
  }

  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    draw(gradient.stops, options) { .linear(start: start + $0, end: end + $0) }
  }

  /// Fills the clip with a gradient between two circles.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient.stops, options) {
      .radial(
        start: startCenter + $0, startRadius: max(0, startRadius), end: endCenter + $0, endRadius: max(0, endRadius))
    }
  }

  /// Fills the clip with a gradient around a point, from an angle in radians.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient.stops, []) { .conic(center: center + $0, angle: angle) }
  }

  private func draw(
    _ stops: [GradientStop], _ options: CGGradientDrawingOptions, _ geometry: (CGPoint) -> GradientItem.Geometry
  ) {
    guard !state.clipBounds.isEmpty, state.alpha > 0 else { return }
    let item = GradientItem(
      geometry: geometry(state.offset), stops: stops,
      extendsBefore: options.contains(.drawsBeforeStartLocation),
      extendsAfter: options.contains(.drawsAfterEndLocation), alpha: state.alpha, blendMode: itemBlendMode)
    guard item.geometry.isFinite else { return }
    record(.gradient(item))
  }

  /// Records an item. An item with a shadow is recorded in a layer.
  func record(_ item: DisplayItem) {
    if let shadow = state.shadow, shadow.color.alpha > 0 {
      return draw(item, in: GroupStyle(blendMode: state.blendMode, shadow: shadow))
    }
    append(item)
    endDrawing()
  }

  /// Appends an item, in a group if the style is not the default one.
  func draw(_ item: DisplayItem, in style: GroupStyle) {
    let isGrouped = style != GroupStyle()
    if isGrouped { append(.beginGroup(style)) }
    append(item)
    if isGrouped { append(.endGroup) }
    endDrawing()
  }

  /// The blend mode of an item. In the layer for a shadow, it is normal, because the layer has the mode.
  var itemBlendMode: CGBlendMode {
    state.shadow.map { $0.color.alpha > 0 } == true ? .normal : state.blendMode
  }

  /// Returns whether drawing inside a rectangle of user space, or its shadow, can be visible.
  func isVisible(_ rect: CGRect, outset: CGFloat) -> Bool {
    guard !state.clipBounds.isEmpty, !rect.isNull else { return false }
    guard state.shadow == nil, !state.isInLayer else { return true }
    // The margin of one point is for edges that rounding moves into the clip.
    let area = rect.insetBy(dx: -outset - 1, dy: -outset - 1).applying(state.ctm)
    return area.minX < state.clipBounds.maxX && area.maxX > state.clipBounds.minX
      && area.minY < state.clipBounds.maxY && area.maxY > state.clipBounds.minY
  }
}

extension CGContext.Level {
  var isRecordedLayer: Bool { if case .layer(recorded: true) = self { true } else { false } }
}

extension GradientItem.Geometry {
  /// Indicates whether every coordinate is finite.
  package var isFinite: Bool {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite)
    case .radial(let start, let startRadius, let end, let endRadius):
      [start.x, start.y, startRadius, end.x, end.y, endRadius].allSatisfy(\.isFinite)
    case .conic(let center, let angle): [center.x, center.y, angle].allSatisfy(\.isFinite)
    }
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}
