import UIKitCore

/// A hierarchy of views in parallel projection, with the views of each depth on a plane of their own.
///
/// The planes of a wide layout lie above each other, those of a tall one stand next to each other. No plane covers another.
/// Dashed lines lead from the corners of each view to its place in its superview. Lengths are in points.
@MainActor
struct ExplodedView {
  /// A view on its plane.
  private struct Layer {
    let view: UIView
    /// The depth in the hierarchy, from 0.
    let depth: Int
    /// The visible frame in the root's coordinate space.
    let rect: CGRect
    /// The subviews on other planes.
    let inner: [UIView]
  }

  private let root: UIView
  private let part: CGRect
  private let palette: FigurePalette
  private var layers: [Layer] = []

  /// The depth whose views contain all deeper ones.
  private static let deepest = 11
  /// The ratio of a plane's projected depth to its length.
  private static let shortening: CGFloat = 0.5
  /// The ratio of the slant to the shortened length.
  private static let slant: CGFloat = 0.5
  private static let gap: CGFloat = 26
  private static let edge: CGFloat = 2
  private static let outlineWidth: CGFloat = 0.75
  private static let halo: CGFloat = 1.5
  private static let dash: [CGFloat] = [2, 2]
  /// The distance between projected corners up to which they share a line.
  private static let shared: CGFloat = 5

  /// Creates the exploded view of the views in a part of the root, in its coordinate space.
  init(_ root: UIView, part: CGRect, _ palette: FigurePalette) {
    (self.root, self.part, self.palette) = (root, part, palette)
    collect(root, depth: 0, clip: part)
  }

  private mutating func collect(_ view: UIView, depth: Int, clip: CGRect) {
    let frame = view.convert(view.bounds, toPictureOf: root)
    let rect = frame.intersection(clip)
    guard !view.isHidden, view.alpha > 0, rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let isWhole = view.hasPrivateSubviews || depth == Self.deepest
    layers.append(Layer(view: view, depth: depth, rect: rect, inner: isWhole ? [] : view.subviews))
    guard !isWhole else { return }
    for subview in view.subviews { collect(subview, depth: depth + 1, clip: view.clipsToBounds ? rect : clip) }
  }

  // MARK: Projection

  private var isStanding: Bool { part.height > part.width }

  /// Returns the transform from the root's coordinate space to the projection of a plane.
  private func transform(_ depth: Int) -> CGAffineTransform {
    let depth = CGFloat(depth)
    if isStanding {
      // The right side is raised.
      return CGAffineTransform(
        a: Self.shortening, b: -Self.shortening * Self.slant, c: 0, d: 1,
        tx: depth * (part.width * Self.shortening + Self.gap), ty: 0)
    }
    // The top side is moved to the right.
    return CGAffineTransform(
      a: 1, b: 0, c: -Self.slant, d: Self.shortening, tx: 0,
      ty: -depth * (part.height * Self.shortening + Self.gap))
  }

  private static func corners(_ rect: CGRect, _ transform: CGAffineTransform) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
  }

  /// Returns the largest upright rectangle inside the projection of a layer, between its slanted sides.
  private func inscribed(_ layer: Layer) -> CGRect {
    let corners = Self.corners(layer.rect, transform(layer.depth))
    let box = layer.rect.applying(transform(layer.depth))
    // The slanted sides end at these distances from the box's edges.
    let inset = isStanding ? abs(corners[0].y - corners[1].y) : abs(corners[0].x - corners[3].x)
    let length = isStanding ? box.height : box.width
    let kept = max(inset, 0) * 2 < length ? inset : length / 2 - 1
    return isStanding ? box.insetBy(dx: 0, dy: max(0, kept)) : box.insetBy(dx: max(0, kept), dy: 0)
  }

  /// Returns the projected rectangle of a view, or of the nearest one around it; null for none.
  func frame(of view: UIView) -> CGRect {
    var current: UIView? = view
    while let view = current {
      if let layer = layers.first(where: { $0.view === view }) { return inscribed(layer) }
      current = view.superview
    }
    return .null
  }

  /// The names and projected rectangles of the views.
  var outlines: [FigureScene.Outline] {
    layers.map { FigureScene.Outline(name: $0.view.accessibilityIdentifier ?? "", rect: inscribed($0), view: $0.view) }
  }

  // MARK: Drawing

  /// The drawing of the planes.
  var picture: DisplayList {
    let depth = layers.map(\.depth).max() ?? 0
    let bounds = (0...depth).reduce(CGRect.null) { $0.union(part.applying(transform($1))) }
      .insetBy(dx: -Self.edge, dy: -Self.edge).integral
    let items = (0...depth).flatMap { depth -> [DisplayItem] in
      let own = layers.filter { $0.depth == depth }
      let ink = palette.frame.ink(on: palette.paper) ?? palette.text
      // The color of the page is unknown. The halos are below the views, so that they touch their outlines.
      let halos = DisplayList.record(bounds: bounds) { context in
        if depth > 0 { fill(own, palette.paper, in: context) }
        drawOutlines(of: own, palette.paper, Self.outlineWidth + Self.halo, in: context)
      }
      let lines = DisplayList.record(bounds: bounds) { context in
        drawConnections(to: depth, in: context)
        // The outlines are above the dashes, which they can coincide with.
        drawOutlines(of: own, ink, Self.outlineWidth, in: context)
      }
      return halos.items + own.flatMap(drawing) + lines.items
    }
    return DisplayList(bounds: bounds, items: items)
  }

  /// Returns the drawing of a view without its subviews on other planes.
  private func drawing(of layer: Layer) -> [DisplayItem] {
    let opacities = layer.inner.map(\.layer.opacity)
    for subview in layer.inner { subview.layer.opacity = 0 }
    defer { for (subview, opacity) in zip(layer.inner, opacities) { subview.layer.opacity = opacity } }
    let view = layer.view
    let origin = root.convert(view.bounds.origin, from: view)
    func side(_ x: CGFloat, _ y: CGFloat) -> CGVector {
      let end = root.convert(CGPoint(x: view.bounds.minX + x, y: view.bounds.minY + y), from: view)
      return CGVector(dx: end.x - origin.x, dy: end.y - origin.y)
    }
    let (right, down) = (side(1, 0), side(0, 1))
    let place = CGAffineTransform(
      a: right.dx, b: right.dy, c: down.dx, d: down.dy, tx: origin.x, ty: origin.y)
    var list = DisplayList(bounds: part, items: [])
    view.traitCollection.performAsCurrent {
      list = DisplayList.record(bounds: CGRect(origin: .zero, size: view.bounds.size)) { view.layer.render(in: $0) }
    }
    return [.save, .transform(transform(layer.depth)), .clip(.rect(layer.rect), .winding), .transform(place)]
      + list.items + [.restore]
  }

  /// Draws the places of the views of the next depth in the plane of their superviews, and lines to them.
  ///
  /// Corners next to each other, as those of views in a stack, share one line.
  private func drawConnections(to depth: Int, in context: CGContext) {
    let ink = palette.leader.ink(on: palette.paper) ?? palette.text
    var drawn: [CGPoint] = []
    for layer in layers where layer.depth == depth + 1 {
      let far = Self.corners(layer.rect, transform(depth))
      stroke(far, isClosed: true, ink, Self.outlineWidth, Self.dash, in: context)
      // The line at the corner behind the others is hidden, as that of a box.
      for (start, end) in zip(far, Self.corners(layer.rect, transform(depth + 1))).dropFirst() {
        guard drawn.allSatisfy({ hypot($0.x - start.x, $0.y - start.y) > Self.shared }) else { continue }
        drawn.append(start)
        stroke([start, end], isClosed: false, ink, Self.outlineWidth, Self.dash, in: context)
      }
    }
  }

  /// Fills the areas of views, which hide what is behind them.
  private func fill(_ layers: [Layer], _ color: RGBA, in context: CGContext) {
    context.setFillColor(CGColor(color))
    for layer in layers {
      context.addLines(between: Self.corners(layer.rect, transform(layer.depth)))
      context.closePath()
      context.fillPath()
    }
  }

  /// Draws the outlines of views, outside of these.
  private func drawOutlines(of layers: [Layer], _ color: RGBA, _ width: CGFloat, in context: CGContext) {
    for layer in layers {
      let rect = layer.rect.insetBy(dx: -Self.outlineWidth / 2, dy: -Self.outlineWidth / 2)
      stroke(Self.corners(rect, transform(layer.depth)), isClosed: true, color, width, in: context)
    }
  }

  private func stroke(
    _ points: [CGPoint], isClosed: Bool, _ color: RGBA, _ width: CGFloat, _ dash: [CGFloat] = [], in context: CGContext
  ) {
    context.setStrokeColor(CGColor(color))
    context.setLineWidth(width)
    context.setLineDash(phase: 0, lengths: dash)
    context.addLines(between: points)
    if isClosed { context.closePath() }
    context.strokePath()
  }
}
