internal import Foundation
internal import UIGraphics

extension CGPath {
  /// Returns the path with its edges moved outward by a distance, or inward if it is negative.
  ///
  /// Points move along the bisector of their two edges, as in FreeType's `FT_Outline_Embolden`. The edges of holes move
  /// inward; edges inside the filled area do not move. Open subpaths are closed. The filled area is determined by the
  /// nonzero winding rule.
  func spread(by distance: CGFloat) -> CGPath {
    var contours: [Contour] = []
    data.forEach { element in
      switch element {
      case .move(let point): contours.append(Contour(points: [point]))
      case .line(let end):
        if !contours.isEmpty { contours[contours.count - 1].add([end]) }
      case .quadCurve(let control, let end):
        if !contours.isEmpty { contours[contours.count - 1].add([control, end]) }
      case .curve(let control1, let control2, let end):
        if !contours.isEmpty { contours[contours.count - 1].add([control1, control2, end]) }
      case .close: break
      }
    }
    let path = CGMutablePath()
    for (index, contour) in contours.enumerated() {
      // The winding number next to the contour, on its outer side.
      let others = contours.indices.lazy.filter { $0 != index }
      let outerWinding = others.reduce(0) { $0 + contours[$1].winding(around: contour.start) }
      let turn = contour.area < 0 ? -1 : 1
      switch (outerWinding, outerWinding + turn) {
      case (0, _): contour.moved(by: distance * CGFloat(turn)).add(to: path)
      case (_, 0): contour.moved(by: -distance * CGFloat(turn)).add(to: path)
      // Inside the filled area, where the edge is invisible.
      default: contour.add(to: path)
      }
    }
    return path
  }
}

/// A closed subpath as a polygon of all its points, control points included.
private struct Contour {
  var points: [CGPoint]
  /// The number of points of each element after the first point.
  private var counts: [Int] = []

  init(points: [CGPoint]) { self.points = points }

  var start: CGPoint { points.first ?? .zero }

  mutating func add(_ new: [CGPoint]) {
    points += new
    counts.append(new.count)
  }

  /// The area of the polygon, positive for clockwise contours with y down.
  var area: CGFloat {
    guard var last = points.last else { return 0 }
    var sum: CGFloat = 0
    for point in points {
      sum += last.x * point.y - point.x * last.y
      last = point
    }
    return sum / 2
  }

  /// Returns the winding number of the polygon around a point, positive for clockwise turns with y down.
  func winding(around point: CGPoint) -> Int {
    guard var last = points.last else { return 0 }
    var number = 0
    for next in points {
      let side = (next.x - last.x) * (point.y - last.y) - (point.x - last.x) * (next.y - last.y)
      if last.y <= point.y {
        if next.y > point.y, side > 0 { number += 1 }
      } else if next.y <= point.y, side < 0 {
        number -= 1
      }
      last = next
    }
    return number
  }

  /// Returns the contour with its points moved to the left of their direction.
  ///
  /// For a clockwise contour, left is outward.
  func moved(by distance: CGFloat) -> Contour {
    var result = self
    for index in points.indices { result.points[index] = moved(index, by: distance) }
    return result
  }

  private func moved(_ index: Int, by distance: CGFloat) -> CGPoint {
    let point = points[index]
    guard let before = neighbor(of: index, step: -1), let after = neighbor(of: index, step: 1) else { return point }
    let (first, second) = (hypot(point.x - before.x, point.y - before.y), hypot(after.x - point.x, after.y - point.y))
    let arriving = CGPoint(x: (point.x - before.x) / first, y: (point.y - before.y) / first)
    let leaving = CGPoint(x: (after.x - point.x) / second, y: (after.y - point.y) / second)
    let cosine = arriving.x * leaving.x + arriving.y * leaving.y
    // A sharp turn has no useful bisector.
    guard cosine > -0.9375 else { return point }
    let sine = abs(arriving.x * leaving.y - arriving.y * leaving.x)
    let shortest = min(first, second)
    let length =
      abs(distance) * sine <= shortest * (1 + cosine)
      ? distance / (1 + cosine) : (distance < 0 ? -shortest : shortest) / sine
    return CGPoint(x: point.x + (arriving.y + leaving.y) * length, y: point.y - (arriving.x + leaving.x) * length)
  }

  /// Returns the next point, forward or backward, at another place; nil if all points coincide.
  private func neighbor(of index: Int, step: Int) -> CGPoint? {
    let point = points[index]
    for offset in 1..<max(2, points.count) {
      let other = points[((index + step * offset) % points.count + points.count) % points.count]
      if hypot(other.x - point.x, other.y - point.y) > 1e-6 { return other }
    }
    return nil
  }

  func add(to path: CGMutablePath) {
    guard let start = points.first else { return }
    path.move(to: start)
    var index = 1
    for count in counts {
      let part = points[index..<(index + count)]
      index += count
      guard let end = part.last else { continue }
      switch count {
      case 1: path.addLine(to: end)
      case 2: path.addQuadCurve(to: end, control: part[part.startIndex])
      default: path.addCurve(to: end, control1: part[part.startIndex], control2: part[part.startIndex + 1])
      }
    }
    path.closeSubpath()
  }
}
