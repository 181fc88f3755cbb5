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
    /// The drawing without the subviews on other planes, in the root's coordinate space.
    var content: [DisplayItem] = []
    /// The frame, enlarged where letters would touch the outline.
    var plane: CGRect = .null
  }

  /// A side of a plane in the root's coordinate space.
  private struct Side {
    let start, end: CGPoint
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
  /// The distance between projected corners, or sides, of neighbors up to which they share a line.
  private static let shared: CGFloat = 5
  /// The distance between the projected sides of a place and of its plane up to which they are one line.
  private static let coinciding: CGFloat = 2
  /// The space between letters and the slanted and the level sides of their plane.
  private static let letterGap: (slanted: CGFloat, level: CGFloat) = (3, 2)

  /// Creates the exploded view of the views in a part of the root, in its coordinate space.
  init(_ root: UIView, part: CGRect, _ palette: FigurePalette) {
    (self.root, self.part, self.palette) = (root, part, palette)
    collect(root, depth: 0, clip: part)
    for index in layers.indices { layers[index].content = content(of: layers[index]) }
    for depth in (0...(layers.map(\.depth).max() ?? 0)).reversed() {
      let own = layers.indices.filter { layers[$0].depth == depth }
      for index in own { layers[index].plane = enlarged(layers[index]) }
      let planes = own.map { limited(aligned(layers[$0]), of: layers[$0]) }
      for (index, plane) in zip(own, planes) { layers[index].plane = plane }
    }
  }

  /// Returns the frame of a layer, enlarged around its letters and the planes of its subviews.
  private func enlarged(_ layer: Layer) -> CGRect {
    let ink = PictureInk(DisplayList(bounds: layer.rect, items: layer.content))
    let (x, y) =
      isStanding ? (2 * Self.letterGap.level, Self.letterGap.slanted) : (Self.letterGap.slanted, Self.letterGap.level)
    var plane = ink.letters.reduce(layer.rect) { $0.union($1.insetBy(dx: -x, dy: -y)) }
    // A view that only groups others is as large as these.
    if !layer.content.contains(where: \.isInk) {
      for inner in layers where layer.inner.contains(where: { $0 === inner.view }) {
        if layer.rect.insetBy(dx: -1, dy: -1).contains(inner.rect) { plane = plane.union(inner.plane) }
      }
    }
    return plane
  }

  /// Returns the plane of a layer with the sides of siblings whose frames share them, as in a stack.
  private func aligned(_ layer: Layer) -> CGRect {
    let (plane, rect) = (layer.plane, layer.rect)
    var (left, right, top, bottom) = (plane.minX, plane.maxX, plane.minY, plane.maxY)
    for other in layers where other.depth == layer.depth && other.view.superview === layer.view.superview {
      func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 0.5 }
      if isClose(other.rect.minX, rect.minX) { left = min(left, other.plane.minX) }
      if isClose(other.rect.maxX, rect.maxX) { right = max(right, other.plane.maxX) }
      if isClose(other.rect.minY, rect.minY) { top = min(top, other.plane.minY) }
      if isClose(other.rect.maxY, rect.maxY) { bottom = max(bottom, other.plane.maxY) }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the plane of a layer up to the middle between it and its neighbors.
  private func limited(_ plane: CGRect, of layer: Layer) -> CGRect {
    var (left, right, top, bottom) = (plane.minX, plane.maxX, plane.minY, plane.maxY)
    let rect = layer.rect
    for other in layers where other.depth == layer.depth && !other.rect.intersects(rect) {
      if other.rect.minY < plane.maxY, other.rect.maxY > plane.minY {
        if other.rect.minX >= rect.maxX { right = min(right, (rect.maxX + other.rect.minX) / 2) }
        if other.rect.maxX <= rect.minX { left = max(left, (rect.minX + other.rect.maxX) / 2) }
      }
      if other.rect.minX < plane.maxX, other.rect.maxX > plane.minX {
        if other.rect.minY >= rect.maxY { bottom = min(bottom, (rect.maxY + other.rect.minY) / 2) }
        if other.rect.maxY <= rect.minY { top = max(top, (rect.minY + other.rect.maxY) / 2) }
      }
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
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

  /// The names and corners of the planes, in the order of `outlines`.
  var planes: [PlanePlaces.Plane] {
    layers.map { layer in
      PlanePlaces.Plane(
        name: layer.view.accessibilityIdentifier ?? "", depth: layer.depth,
        corners: Self.corners(layer.plane, transform(layer.depth)))
    }
  }

  /// The outlines of the planes, and the lines between them, which names avoid.
  var lines: [FigureLine] {
    let outlines = layers.flatMap { layer -> [FigureLine] in
      let corners = Self.corners(layer.plane, transform(layer.depth))
      return corners.indices.map {
        FigureLine(start: corners[$0], end: corners[($0 + 1) % corners.count], role: .outline)
      }
    }
    let depth = layers.map(\.depth).max() ?? 0
    let dashes = (0...depth).flatMap { depth in
      (places(on: depth) + connections(to: depth)).map { FigureLine(start: $0.start, end: $0.end, role: .alignment) }
    }
    return outlines + dashes
  }

  // MARK: Drawing

  /// The drawing of the planes.
  var picture: DisplayList {
    let depth = layers.map(\.depth).max() ?? 0
    let bounds = layers.reduce((0...depth).reduce(CGRect.null) { $0.union(part.applying(transform($1))) }) {
      $0.union($1.plane.applying(transform($1.depth)))
    }
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
        let dashes = palette.leader.ink(on: palette.paper) ?? palette.text
        for line in places(on: depth) + connections(to: depth) {
          stroke([line.start, line.end], isClosed: false, dashes, Self.outlineWidth, Self.dash, in: context)
        }
        // The outlines are above the dashes, which they can coincide with.
        drawOutlines(of: own, ink, Self.outlineWidth, in: context)
      }
      return halos.items + own.flatMap(drawing) + lines.items
    }
    return DisplayList(bounds: bounds, items: items)
  }

  /// Returns the drawing of a view on its plane.
  private func drawing(of layer: Layer) -> [DisplayItem] {
    [.save, .transform(transform(layer.depth)), .clip(.rect(layer.rect), .winding)] + layer.content + [.restore]
  }

  /// Returns the drawing of a view without its subviews on other planes, in the root's coordinate space.
  private func content(of layer: Layer) -> [DisplayItem] {
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
    return [.transform(place)] + list.items
  }

  // MARK: Dashed lines

  /// Returns the projected outlines of the views of the next depth in the planes of their superviews.
  ///
  /// A side at that of the superview, or of a neighbor, has no line of its own.
  private func places(on depth: Int) -> [Side] {
    var drawn: [Side] = []
    for layer in layers where layer.depth == depth + 1 {
      let outer = layers.first { $0.view === layer.view.superview }.map { Self.sides(of: $0.plane) } ?? []
      for side in Self.sides(of: layer.plane) {
        let isDrawn =
          outer.contains { isClose(side, to: $0, depth, Self.coinciding) }
          || drawn.contains { isClose(side, to: $0, depth, Self.shared) }
        if !isDrawn { drawn.append(side) }
      }
    }
    let projection = transform(depth)
    return drawn.map { Side(start: $0.start.applying(projection), end: $0.end.applying(projection)) }
  }

  private static func sides(of rect: CGRect) -> [Side] {
    let corners = Self.corners(rect, .identity)
    return corners.indices.map { index in
      let (start, end) = (corners[index], corners[(index + 1) % corners.count])
      // Sides of both directions are compared.
      return start.x + start.y <= end.x + end.y ? Side(start: start, end: end) : Side(start: end, end: start)
    }
  }

  /// Returns whether a projected side is along another one, or along a part of it.
  private func isClose(_ side: Side, to other: Side, _ depth: Int, _ distance: CGFloat) -> Bool {
    func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
      let projection = transform(depth)
      return hypot(projection.a * x + projection.c * y, projection.b * x + projection.d * y)
    }
    let isLevel = side.start.y == side.end.y
    guard isLevel == (other.start.y == other.end.y) else { return false }
    let (across, low, high) =
      isLevel
      ? (length(0, side.start.y - other.start.y), other.start.x - side.start.x, side.end.x - other.end.x)
      : (length(side.start.x - other.start.x, 0), other.start.y - side.start.y, side.end.y - other.end.y)
    return across <= distance && max(low, high) <= Self.shared
  }

  /// Returns the projected lines from views of the next depth to their places in a plane.
  ///
  /// Corners next to each other share a line. Where a side of one view continues that of another, as in a stack, there
  /// is none, so that both are one prism.
  private func connections(to depth: Int) -> [Side] {
    let own = layers.filter { $0.depth == depth + 1 }.map { Self.corners($0.plane, transform(depth)) }
    var lines: [Side] = []
    for (index, far) in own.enumerated() {
      // The line at the corner behind the others is hidden, as that of a box.
      for corner in far.indices.dropFirst() {
        let start = far[corner]
        func isNear(_ point: CGPoint) -> Bool { hypot(point.x - start.x, point.y - start.y) <= Self.shared }
        let isContinued = own.indices.contains { other in
          // The corners before and after this one are at the ends of its sides.
          other != index && [(corner + 1) % 4, (corner + 3) % 4].contains { isNear(own[other][$0]) }
        }
        guard !isContinued, lines.allSatisfy({ !isNear($0.start) }) else { continue }
        let rise = transform(depth + 1).translation(from: transform(depth))
        lines.append(Side(start: start, end: CGPoint(x: start.x + rise.dx, y: start.y + rise.dy)))
      }
    }
    return lines
  }

  /// Fills the areas of views, which hide what is behind them.
  private func fill(_ layers: [Layer], _ color: RGBA, in context: CGContext) {
    context.setFillColor(CGColor(color))
    for layer in layers {
      context.addLines(between: Self.corners(layer.plane, transform(layer.depth)))
      context.closePath()
      context.fillPath()
    }
  }

  /// Draws the outlines of views, outside of these.
  private func drawOutlines(of layers: [Layer], _ color: RGBA, _ width: CGFloat, in context: CGContext) {
    for layer in layers {
      let rect = layer.plane.insetBy(dx: -Self.outlineWidth / 2, dy: -Self.outlineWidth / 2)
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

extension CGAffineTransform {
  /// Returns the vector by which the origin moves from another transform to this one.
  fileprivate func translation(from other: CGAffineTransform) -> CGVector {
    CGVector(dx: tx - other.tx, dy: ty - other.ty)
  }
}

extension DisplayItem {
  /// Indicates whether the item paints something.
  fileprivate var isInk: Bool {
    switch self {
    case .save, .restore, .transform, .clip, .beginGroup, .endGroup: false
    default: true
    }
  }
}
