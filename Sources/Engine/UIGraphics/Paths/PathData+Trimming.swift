import UIFoundation

extension PathData {
  /// Returns the part of the outline between two fractions of its length, 0 to 1.
  ///
  /// All subpaths of the part are open. The whole range returns the outline unchanged.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
    let (start, end) = (min(max(0, start), 1), min(max(0, end), 1))
    guard start > 0 || end < 1 else { return self }
    guard start < end else { return PathData() }
    let segments = self.segments()
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0 else { return PathData() }
    var result = PathData()
    var (walked, isOpen) = (CGFloat(0), false)
    for segment in segments {
      let (from, to) = (start * total - walked, end * total - walked)
      walked += segment.length
      guard segment.length > 0 else { continue }
      guard from < segment.length, to > 0 else {
        isOpen = false
        continue
      }
      let piece = segment.piece(from: segment.parameter(at: max(0, from)), to: segment.parameter(at: to))
      if !isOpen || segment.beginsSubpath { result.move(to: piece.points[0]) }
      isOpen = true
      if piece.isLine {
        result.addLine(to: piece.points[3])
      } else {
        result.addCurve(to: piece.points[3], control1: piece.points[1], control2: piece.points[2])
      }
    }
    return result
  }

  /// A straight line or a cubic curve with its length.
  private struct Segment {
    /// The start, two control points and the end.
    var points: [CGPoint]
    var isLine: Bool
    var beginsSubpath: Bool
    /// The length of the curve from its start to each step of the parameter.
    private var lengths: [CGFloat]

    // With this number of steps, the error of the length of an arc is less than a thousandth.
    private static let stepCount = 32

    init(_ points: [CGPoint], isLine: Bool, beginsSubpath: Bool) {
      self.points = points
      self.isLine = isLine
      self.beginsSubpath = beginsSubpath
      lengths = [0]
      var (last, sum) = (points[0], CGFloat(0))
      for step in 1...Self.stepCount {
        let point = Self.point(of: points, at: CGFloat(step) / CGFloat(Self.stepCount))
        sum += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y)).squareRoot()
        lengths.append(sum)
        last = point
      }
    }

    var length: CGFloat { lengths[Self.stepCount] }

    /// Returns the parameter of the curve, 0 to 1, at a distance from its start.
    func parameter(at distance: CGFloat) -> CGFloat {
      guard distance > 0 else { return 0 }
      guard distance < length else { return 1 }
      let step = lengths.firstIndex { $0 >= distance } ?? Self.stepCount
      let (low, high) = (lengths[max(0, step - 1)], lengths[step])
      let fraction = high > low ? (distance - low) / (high - low) : 0
      return (CGFloat(max(0, step - 1)) + fraction) / CGFloat(Self.stepCount)
    }

    /// Returns the part between two parameters.
    func piece(from start: CGFloat, to end: CGFloat) -> Segment {
      let head = Self.split(points, at: end).head
      let tail = end > 0 ? Self.split(head, at: start / end).tail : head
      return Segment(tail, isLine: isLine, beginsSubpath: beginsSubpath)
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }

    // De Casteljau's algorithm: https://en.wikipedia.org/wiki/De_Casteljau%27s_algorithm
    private static func split(_ p: [CGPoint], at t: CGFloat) -> (head: [CGPoint], tail: [CGPoint]) {
      let (a, b, c) = (mix(p[0], p[1], t), mix(p[1], p[2], t), mix(p[2], p[3], t))
      let (d, e) = (mix(a, b, t), mix(b, c, t))
      let middle = mix(d, e, t)
      return ([p[0], a, d, middle], [middle, e, c, p[3]])
    }

    private static func point(of points: [CGPoint], at t: CGFloat) -> CGPoint { split(points, at: t).head[3] }
  }

  private func segments() -> [Segment] {
    var segments: [Segment] = []
    var (first, current, begins) = (CGPoint.zero, CGPoint.zero, true)
    func line(to end: CGPoint) {
      // The control points are at the thirds, so that the parameter is proportional to the length.
      let thirds = [1.0 / 3, 2.0 / 3].map {
        CGPoint(x: current.x + (end.x - current.x) * $0, y: current.y + (end.y - current.y) * $0)
      }
      segments.append(Segment([current] + thirds + [end], isLine: true, beginsSubpath: begins))
      (current, begins) = (end, false)
    }
    func curve(_ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
      segments.append(Segment([current, control1, control2, end], isLine: false, beginsSubpath: begins))
      (current, begins) = (end, false)
    }
    forEach { element in
      switch element {
      case .move(let point): (first, current, begins) = (point, point, true)
      case .line(let end): line(to: end)
      case .quadCurve(let control, let end):
        let (first, second) = Self.cubicControls(from: current, control, to: end)
        curve(first, second, end)
      case .curve(let control1, let control2, let end): curve(control1, control2, end)
      case .close:
        if current != first { line(to: first) }
        (current, begins) = (first, true)
      }
    }
    return segments
  }
}
