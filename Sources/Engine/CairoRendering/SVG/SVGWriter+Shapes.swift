import UIFoundation
import UIGraphics

extension SVGWriter {
  /// Returns the element name and the geometry of an outline, without its paint.
  static func geometry(_ shape: Shape) -> String {
    switch shape {
    case .rect(let rect): "rect \(frame(rect))"
    case .roundedRect(let rect, let radius):
      radius.width == radius.height
        ? "rect \(frame(rect)) rx=\"\(radius.width.shortDigits)\""
        : "rect \(frame(rect)) rx=\"\(radius.width.shortDigits)\" ry=\"\(radius.height.shortDigits)\""
    case .ellipse(let rect):
      rect.width == rect.height
        ? "circle cx=\"\(rect.midX.shortDigits)\" cy=\"\(rect.midY.shortDigits)\" r=\"\((rect.width / 2).shortDigits)\""
        : "ellipse cx=\"\(rect.midX.shortDigits)\" cy=\"\(rect.midY.shortDigits)\" "
          + "rx=\"\((rect.width / 2).shortDigits)\" ry=\"\((rect.height / 2).shortDigits)\""
    case .path(let path): "path d=\"\(path.svgData)\""
    }
  }

  func draw(_ item: FillItem) {
    guard item.blendMode != .clear else { return }
    let rule = item.rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""
    let edges = item.antialiased ? "" : " shape-rendering=\"crispEdges\""
    add(
      "<\(Self.geometry(item.shape)) \(Self.paint("fill", item.color))\(rule)\(edges)\(Self.blend(item.blendMode))/>")
  }

  func draw(_ item: StrokeItem) {
    let style = item.style
    var attributes = "fill=\"none\" \(Self.paint("stroke", item.color)) stroke-width=\"\(style.width.shortDigits)\""
    if style.cap != .butt { attributes += " stroke-linecap=\"\(style.cap)\"" }
    if style.join != .miter { attributes += " stroke-linejoin=\"\(style.join)\"" }
    if style.join == .miter { attributes += " stroke-miterlimit=\"\(style.miterLimit.shortDigits)\"" }
    if !style.dash.lengths.isEmpty {
      let dashes = style.dash.lengths.map(\.shortDigits).joined(separator: " ")
      attributes += " stroke-dasharray=\"\(dashes)\" stroke-dashoffset=\"\(style.dash.phase.shortDigits)\""
    }
    add("<\(Self.geometry(item.shape)) \(attributes)\(Self.blend(item.blendMode))/>")
  }

  /// Returns the id of a clip path.
  func defineClip(_ shape: Shape, _ rule: CGPathFillRule) -> String {
    let evenOdd = rule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
    return define("clip") { "<clipPath id=\"\($0)\"><\(Self.geometry(shape))\(evenOdd)/></clipPath>" }
  }

  func draw(_ item: GradientItem) throws(RenderingError) {
    let area = pageInUserSpace
    guard area.isFinite, !area.isEmpty else { return }
    let tag: String
    let name: String
    switch item.geometry {
    case .linear(let start, let end):
      name = "linearGradient"
      tag =
        "x1=\"\(start.x.shortDigits)\" y1=\"\(start.y.shortDigits)\" x2=\"\(end.x.shortDigits)\" "
        + "y2=\"\(end.y.shortDigits)\""
    case .radial(let start, let startRadius, let end, let endRadius):
      name = "radialGradient"
      tag =
        "cx=\"\(end.x.shortDigits)\" cy=\"\(end.y.shortDigits)\" r=\"\(endRadius.shortDigits)\" "
        + "fx=\"\(start.x.shortDigits)\" fy=\"\(start.y.shortDigits)\" fr=\"\(startRadius.shortDigits)\""
    case .conic: return try emitPixels(of: item, area)
    }
    let stops = Self.stops(item)
    let id = define("gradient") {
      "<\(name) id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \(tag)>\(stops)</\(name)>"
    }
    let opacity = item.alpha == 1 ? "" : " opacity=\"\(CGFloat(item.alpha).shortDigits)\""
    add("<rect \(Self.frame(area)) fill=\"url(#\(id))\"\(opacity)\(Self.blend(item.blendMode))/>")
  }

  // SVG has no conic gradient. Two pixels per point suffice for such smooth images.
  private func emitPixels(of item: GradientItem, _ area: CGRect) throws(RenderingError) {
    let list = DisplayList(bounds: area, items: [.gradient(item)])
    let image = try Renderer(scale: 2).image(list)
    try draw(
      ImageItem(
        image: image, source: CGRect(x: 0, y: 0, width: image.width, height: image.height), destination: area,
        blendMode: item.blendMode))
  }

  private static func stops(_ item: GradientItem) -> String {
    var stops = item.stops
    // SVG extends both ends. A transparent color at an end suppresses the extension there.
    if let first = stops.first, !item.extendsBefore {
      stops.insert(GradientStop(location: 0, color: first.color.with(alpha: 0)), at: 0)
      if first.location > 0 { stops.insert(GradientStop(location: 0, color: first.color), at: 1) }
    }
    if let last = stops.last, !item.extendsAfter {
      if last.location < 1 { stops.append(GradientStop(location: 1, color: last.color)) }
      stops.append(GradientStop(location: 1, color: last.color.with(alpha: 0)))
    }
    return stops.map {
      "<stop offset=\"\(CGFloat($0.location).shortDigits)\" \(paint("stop-color", $0.color))/>"
    }.joined()
  }
}
