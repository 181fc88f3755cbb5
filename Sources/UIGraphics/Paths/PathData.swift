import UIFoundation

/// A sequence of moves, lines and curves; the value behind `CGPath`.
package struct PathData: Hashable, Sendable {
  /// What the next points mean.
  package enum Verb: UInt8, Sendable {
    case move = 0
    case line = 1
    case quadCurve = 2
    case curve = 3
    case close = 4

    /// How many points follow the verb.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  /// The steps in drawing order.
  package private(set) var verbs: [Verb] = []
  /// The points of all steps, in points of the path's own space, y down.
  package private(set) var points: [CGPoint] = []
  private var start: CGPoint?

  /// An empty path.
  package init() {}

  /// Whether nothing was added.
  package var isEmpty: Bool { verbs.isEmpty }

  /// Where the next line would begin; nil for an empty path.
  package var currentPoint: CGPoint? {
    verbs.last == .close ? start : points.last
  }

  /// Begins a new part.
  package mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
    start = point
  }

  /// Adds a straight line; without a current point it is a move, since there is nothing to draw from.
  package mutating func addLine(to point: CGPoint) {
    guard beginsFromCurrentPoint(orMoveTo: point) else { return }
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a curve of one control point.
  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard beginsFromCurrentPoint(orMoveTo: end) else { return }
    verbs.append(.quadCurve)
    points.append(control)
    points.append(end)
  }

  /// Adds a curve of two control points.
  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginsFromCurrentPoint(orMoveTo: end) else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  /// Joins the end of the current part to its beginning.
  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Appends all steps of another path.
  package mutating func append(_ other: PathData) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    start = other.start ?? start
  }

  /// Maps every point.
  package func applying(_ transform: CGAffineTransform) -> PathData {
    var result = self
    for index in result.points.indices { result.points[index] = result.points[index].applying(transform) }
    result.start = start?.applying(transform)
    return result
  }

  /// Moves every point.
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

  // After a close the next part begins where the closed one did, as CoreGraphics has it.
  private mutating func beginsFromCurrentPoint(orMoveTo point: CGPoint) -> Bool {
    if verbs.isEmpty {
      move(to: point)
      return false
    }
    if verbs.last == .close, let start { move(to: start) }
    return true
  }
}
