import UIFoundation

/// The polygons that together cover the stroke of polylines.
struct StrokeOutline {
  private let style: StrokeStyle
  private let radius: CGFloat
  private(set) var path = PathData()

  init(_ style: StrokeStyle) {
    self.style = style
    radius = style.width / 2
  }

  /// Adds the stroke of a polyline. Vertices that are not in `corners` are points of flattened curves.
  mutating func add(_ points: [CGPoint], corners: Set<Int>, isClosed: Bool) {
    guard radius > 0, let first = points.first, let last = points.last else { return }
    guard points.count > 1 else { return addDot(first) }
    let count = isClosed ? points.count : points.count - 1
    for index in 0..<count { addSegment(points[index], points[(index + 1) % points.count]) }
    for index in (isClosed ? 0 : 1)..<count {
      let before = points[(index + points.count - 1) % points.count]
      let join = corners.contains(index) ? style.join : .miter
      addJoin(before, points[index], points[(index + 1) % points.count], join)
    }
    guard !isClosed else { return }
    addCap(at: first, from: points[1])
    addCap(at: last, from: points[points.count - 2])
  }

  /// Adds a line of zero length. Only its caps are visible.
  private mutating func addDot(_ point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      addPolygon([
        CGPoint(x: point.x - radius, y: point.y - radius), CGPoint(x: point.x + radius, y: point.y - radius),
        CGPoint(x: point.x + radius, y: point.y + radius), CGPoint(x: point.x - radius, y: point.y + radius),
      ])
    }
  }

  private mutating func addSegment(_ a: CGPoint, _ b: CGPoint) {
    let normal = normal(a, b)
    addPolygon([a + normal, b + normal, b - normal, a - normal])
  }

  private mutating func addCap(at end: CGPoint, from inner: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(end)
    case .square:
      let normal = normal(inner, end)
      // The normal rotated by 90° has the direction of the line.
      let along = CGPoint(x: normal.y, y: -normal.x)
      addSegment(end, end + along)
    }
  }

  private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ join: CGLineJoin) {
    if join == .round { return addCircle(b) }
    let (first, second) = (normal(a, b), normal(b, c))
    // The gap to fill is on the side opposite to the turn.
    let turn = first.x * second.y - first.y * second.x
    let side: CGFloat = turn > 0 ? -1 : 1
    let (p, q) = (b + first * side, b + second * side)
    let sum = first + second
    let square = sum.x * sum.x + sum.y * sum.y
    // The tip of the miter is in the direction of the sum of the normals, at a distance of radius / cos(angle / 2) for
    // a turn by that angle.
    let ratio = square > 0 ? 2 * radius / square.squareRoot() : .infinity
    if join == .miter, ratio <= style.miterLimit {
      addPolygon([b, p, b + sum * (side * 2 * radius * radius / square), q])
    } else {
      addPolygon([b, p, q])
    }
  }

  private mutating func addCircle(_ center: CGPoint) {
    addPolygon(
      (0..<32).map { step in
        let angle = CGFloat(step) * .pi / 16
        return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      })
  }

  /// Adds a polygon in the common direction, since overlaps of opposite directions would cancel out.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      area += point.x * next.y - next.x * point.y
    }
    guard area != 0, let first = points.first else { return }
    path.move(to: first)
    let others = points.dropFirst()
    for point in area > 0 ? Array(others) : others.reversed() { path.addLine(to: point) }
    path.close()
  }

  /// Returns the normal of a line, with a length of half the stroke's width.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    let length = hypot(b.x - a.x, b.y - a.y)
    guard length > 0 else { return .zero }
    return CGPoint(x: -(b.y - a.y) / length * radius, y: (b.x - a.x) / length * radius)
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  fileprivate static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }
}
