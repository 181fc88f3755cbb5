import UIFoundation

/// A sequence of moves, lines and curves, the storage of `CGPath`.
package struct PathData: Hashable, Sendable {
  /// The kind of an element.
  package enum Verb: UInt8, Sendable {
    case move = 0
    case line = 1
    case quadCurve = 2
    case curve = 3
    case close = 4

    /// The number of points of an element.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// The kinds of the elements in drawing order.
  package private(set) var verbs: [Verb] = []
  /// The vertices and control points of all elements in the path's own space, in points, y down.
  package private(set) var points: [CGPoint] = []
  private var start: CGPoint?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// The start of the next segment; nil for an empty path.
  package var currentPoint: CGPoint? {
    verbs.last == .close ? start : points.last
  }

  package mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
    start = point
  }

  /// Adds a straight line, or a move if there is no current point.
  package mutating func addLine(to point: CGPoint) {
    guard beginsFromCurrentPoint(orMoveTo: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginsFromCurrentPoint(orMoveTo: end) else { return }
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginsFromCurrentPoint(orMoveTo: end) else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  package mutating func append(_ other: PathData) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    start = other.start ?? start
  }

  /// Returns the path with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> PathData {
    var result = self
    for index in result.points.indices { result.points[index] = result.points[index].applying(transform) }
    result.start = start?.applying(transform)
    return result
  }

  /// Returns the path moved by a distance.
  package func translated(x: CGFloat, y: CGFloat) -> PathData {
    guard x != 0 || y != 0 else { return self }
    var result = self
    for index in result.points.indices {
      result.points[index].x += x
      result.points[index].y += y
    }
    if let start { result.start = CGPoint(x: start.x + x, y: start.y + y) }
    return result
  }

  // After a close, the next subpath begins at the start of the closed subpath, as in Core Graphics.
  private mutating func beginsFromCurrentPoint(orMoveTo point: CGPoint) -> Bool {
    if verbs.isEmpty {
      move(to: point)
      return false
    }
    if verbs.last == .close, let start { move(to: start) }
    return true
  }
}
