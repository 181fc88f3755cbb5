import UIFoundation

extension PathData {
  /// An element with its points.
  package enum Element: Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, end: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  /// Calls a closure with each element in order.
  package func forEach(_ body: (Element) -> Void) {
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: body(.move(points[index]))
      case .line: body(.line(points[index]))
      case .quadCurve: body(.quadCurve(control: points[index], end: points[index + 1]))
      case .curve:
        body(.curve(control1: points[index], control2: points[index + 1], end: points[index + 2]))
      case .close: body(.close)
      }
      index += verb.pointCount
    }
  }

  /// The bounding box of all points, control points included; null for an empty path.
  package var controlBounds: CGRect {
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// The tight bounding box of the curve; null for an empty path.
  package var bounds: CGRect {
    guard let first = points.first else { return .null }
    var low = first
    var high = first
    func include(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    var current = first
    forEach { element in
      switch element {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .quadCurve(let control, let end):
        let (first, second) = Self.cubicControls(from: current, control, to: end)
        for point in Self.extremes(current, first, second, end) { include(point) }
        current = end
      case .curve(let first, let second, let end):
        for point in Self.extremes(current, first, second, end) { include(point) }
        current = end
      case .close: break
      }
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns whether the filled area contains the point.
  ///
  /// Curves are approximated by lines, and the result on the edge is unspecified.
  package func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for polygon in flattened() where polygon.count > 1 {
      for index in polygon.indices {
        let a = polygon[index]
        let b = polygon[(index + 1) % polygon.count]
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if a.y <= point.y && b.y > point.y && side > 0 { winding += 1 }
        if a.y > point.y && b.y <= point.y && side < 0 { winding -= 1 }
      }
    }
    return evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// Returns the subpaths as polygons, with sixteen lines per curve.
  package func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      for step in 1...16 { polygon.append(Self.point(a, b, c, d, at: CGFloat(step) / 16)) }
    }
    forEach { element in
      switch element {
      case .move(let point):
        if !polygon.isEmpty { polygons.append(polygon) }
        polygon = [point]
      case .line(let point): polygon.append(point)
      case .quadCurve(let control, let end):
        guard let from = polygon.last else { return }
        let (first, second) = Self.cubicControls(from: from, control, to: end)
        curve(from, first, second, end)
      case .curve(let first, let second, let end):
        guard let from = polygon.last else { return }
        curve(from, first, second, end)
      case .close: break
      }
    }
    if !polygon.isEmpty { polygons.append(polygon) }
    return polygons
  }

  /// Returns the control points of the cubic curve that equals a quadratic curve.
  static func cubicControls(
    from start: CGPoint, _ control: CGPoint, to end: CGPoint
  ) -> (first: CGPoint, second: CGPoint) {
    let part = CGFloat(2) / 3
    return (
      CGPoint(x: start.x + part * (control.x - start.x), y: start.y + part * (control.y - start.y)),
      CGPoint(x: end.x + part * (control.x - end.x), y: end.y + part * (control.y - end.y))
    )
  }

  /// Returns the point of a cubic curve at the given parameter from 0 to 1.
  static func point(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (wa, wb, wc, wd) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(x: wa * a.x + wb * b.x + wc * c.x + wd * d.x, y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }

  /// Returns the ends of a cubic curve, and its points with a horizontal or vertical tangent.
  private static func extremes(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
    var result = [a, d]
    for axis in [\CGPoint.x, \CGPoint.y] {
      // Roots of the derivative of the Bernstein form.
      let (p0, p1, p2, p3) = (a[keyPath: axis], b[keyPath: axis], c[keyPath: axis], d[keyPath: axis])
      let qa = -p0 + 3 * p1 - 3 * p2 + p3
      let qb = 2 * (p0 - 2 * p1 + p2)
      let qc = p1 - p0
      for t in roots(3 * qa, 3 * qb, 3 * qc) where t > 0 && t < 1 { result.append(point(a, b, c, d, at: t)) }
    }
    return result
  }

  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    // This form is numerically stable, because it does not subtract nearly equal numbers.
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return q == 0 ? [0] : [q / a, c / q]
  }
}
