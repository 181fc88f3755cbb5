import UIFoundation

extension PathData {
  /// A polyline with the indices of its corners. The other vertices are points of flattened curves.
  private struct Polyline {
    var points: [CGPoint] = []
    var corners: Set<Int> = []
    var isClosed = false
    /// Indicates whether an element follows the first point. All elements can have a length of zero.
    var hasElements = false

    mutating func append(_ point: CGPoint, isCorner: Bool) {
      guard points.last != point else {
        if isCorner, !points.isEmpty { corners.insert(points.count - 1) }
        return
      }
      points.append(point)
      if isCorner { corners.insert(points.count - 1) }
    }
  }

  /// Returns the area of a stroke as overlapping polygons, to be filled by the nonzero winding rule.
  ///
  /// Curves are divided into 32 lines, and round caps and joins have 32 sides. The error of a quarter circle is about
  /// 0.03 % of its radius.
  package func stroked(_ style: StrokeStyle) -> PathData {
    var outline = StrokeOutline(style)
    for line in polylines() {
      for piece in Self.dashes(of: line, style.dash) {
        outline.add(piece.points, corners: piece.corners, isClosed: piece.isClosed)
      }
    }
    return outline.path
  }

  /// Returns the dashes of the path, with curves divided into lines.
  package func dashed(_ dash: StrokeStyle.Dash) -> PathData {
    var path = PathData()
    for line in polylines() {
      for piece in Self.dashes(of: line, dash) {
        guard let first = piece.points.first else { continue }
        path.move(to: first)
        for point in piece.points.dropFirst() { path.addLine(to: point) }
        if piece.isClosed { path.close() }
      }
    }
    return path
  }

  private func polylines() -> [Polyline] {
    var lines: [Polyline] = []
    var line = Polyline()
    func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) {
      for step in 1...32 { line.append(Self.point(a, b, c, d, at: CGFloat(step) / 32), isCorner: step == 32) }
    }
    forEach { element in
      let from = line.points.last ?? .zero
      switch element {
      case .move(let point):
        if line.hasElements { lines.append(line) }
        line = Polyline()
        line.append(point, isCorner: true)
        return
      case .line(let point): line.append(point, isCorner: true)
      case .quadCurve(let control, let end):
        let (first, second) = Self.cubicControls(from: from, control, to: end)
        curve(from, first, second, end)
      case .curve(let first, let second, let end): curve(from, first, second, end)
      case .close:
        guard let first = line.points.first else { return }
        if line.points.count > 1, line.points.last == first { line.points.removeLast() }
        line.isClosed = true
        lines.append(line)
        line = Polyline()
        line.append(first, isCorner: true)
        return
      }
      line.hasElements = true
    }
    if line.hasElements { lines.append(line) }
    return lines
  }

  private static func dashes(of line: Polyline, _ dash: StrokeStyle.Dash) -> [Polyline] {
    let lengths = dash.lengths.count % 2 == 0 ? dash.lengths : dash.lengths + dash.lengths
    let total = lengths.reduce(0, +)
    let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    // A line with more than a million dashes is drawn solid, as is an infinite line, which has no last dash.
    guard total > 0, points.count > 1, length / total * CGFloat(lengths.count) <= 1e6 else { return [line] }
    var index = 0
    var phase = dash.phase.truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    while phase >= lengths[index] {
      phase -= lengths[index]
      index = (index + 1) % lengths.count
    }
    // The remaining length of the current dash or gap.
    var remaining = lengths[index] - phase
    var dashes: [Polyline] = []
    var current = Polyline()
    current.append(points[0], isCorner: true)
    for vertex in 1..<points.count {
      var from = points[vertex - 1]
      let to = points[vertex]
      var length = hypot(to.x - from.x, to.y - from.y)
      while length > remaining {
        let fraction = remaining / length
        from = CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        length -= remaining
        if index % 2 == 0 {
          current.append(from, isCorner: true)
          dashes.append(current)
        }
        index = (index + 1) % lengths.count
        remaining = lengths[index]
        current = Polyline()
        current.append(from, isCorner: true)
      }
      remaining -= length
      current.append(to, isCorner: line.corners.contains(vertex))
    }
    if index % 2 == 0, current.points.count > 1 { dashes.append(current) }
    return dashes
  }
}
