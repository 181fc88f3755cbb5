import UIKitCore

/// A straight line of an annotation. Coordinates are in points.
struct FigureLine: Equatable {
  /// The function of a line in an annotation.
  enum Role: Equatable {
    /// A measured distance, or a line on which items are aligned.
    case measure, alignment
    /// The end of a measure.
    case cap
    /// An extension line from an item to a dimension next to it.
    case extensionLine
    /// A leader from a label to its subject.
    case leader
    /// An edge of a view or a guide.
    case outline
  }

  var start: CGPoint
  var end: CGPoint
  var role: Role

  /// The bounding box.
  var bounds: CGRect {
    CGRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y).standardized
  }

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  /// Returns the line extended at both ends by a distance in points.
  func lengthened(by distance: CGFloat) -> FigureLine {
    let length = self.length
    guard length > 0 else { return self }
    let (x, y) = ((end.x - start.x) / length * distance, (end.y - start.y) / length * distance)
    return FigureLine(
      start: CGPoint(x: start.x - x, y: start.y - y), end: CGPoint(x: end.x + x, y: end.y + y), role: role)
  }

  /// Returns the line without a length at each end, at most a quarter of its own.
  func shortened(by distance: CGFloat) -> FigureLine { lengthened(by: -min(distance, length / 4)) }

  /// Returns the line extended into a rectangle by a distance, or by half of a narrower rectangle.
  func ending(inside rect: CGRect, by distance: CGFloat) -> FigureLine {
    let reach = min(distance, rect.width / 2, rect.height / 2)
    return length > 0 ? part(0, (length + reach) / length) : self
  }

  /// Returns the line from its start to a distance before a point on it.
  func ending(before point: CGPoint, by distance: CGFloat) -> FigureLine {
    let reached = hypot(point.x - start.x, point.y - start.y) - distance
    return length > 0 ? part(0, min(1, max(0, reached / length))) : self
  }

  /// The side of the cross that strikes a broken constraint, in points.
  private static let crossSide: CGFloat = 9

  /// The strokes of a cross in the middle of the line.
  var cross: [FigureLine] {
    let (center, arm) = (part(0.5, 0.5).start, Self.crossSide / 2)
    return [arm, -arm].map { rise in
      FigureLine(
        start: CGPoint(x: center.x - arm, y: center.y - rise), end: CGPoint(x: center.x + arm, y: center.y + rise),
        role: .cap)
    }
  }

  /// Returns the four sides of a rectangle.
  static func sides(of rect: CGRect) -> [FigureLine] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    return corners.indices.map {
      FigureLine(start: corners[$0], end: corners[($0 + 1) % corners.count], role: .outline)
    }
  }

  /// Returns the part of the line inside a rectangle, as fractions from its start; nil if it is outside.
  func range(inside rect: CGRect) -> ClosedRange<CGFloat>? {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    // Liang and Barsky, 1984: the line is clipped at each pair of edges in turn.
    for (from, to, least, most) in [
      (start.x, end.x, rect.minX, rect.maxX), (start.y, end.y, rect.minY, rect.maxY),
    ] {
      let step = to - from
      if step == 0 {
        guard from > least, from < most else { return nil }
      } else {
        let (a, b) = ((least - from) / step, (most - from) / step)
        low = max(low, min(a, b))
        high = min(high, max(a, b))
      }
    }
    return low < high ? low...high : nil
  }

  /// Returns the part of the line inside a rectangle; nil if it is outside.
  func clipped(to rect: CGRect) -> FigureLine? {
    range(inside: rect).map { part($0.lowerBound, $0.upperBound) }
  }

  /// Returns the part of a level or upright line inside a rectangle with round corners; nil for none.
  func clipped(to rect: CGRect, radius: CGFloat) -> FigureLine? {
    let isUpright = start.x == end.x
    let depth =
      isUpright
      ? min(start.x - rect.minX, rect.maxX - start.x) : min(start.y - rect.minY, rect.maxY - start.y)
    let rise = max(0, radius - max(0, depth))
    let inset = radius - max(0, radius * radius - rise * rise).squareRoot()
    return clipped(to: rect.insetBy(dx: isUpright ? -1 : inset, dy: isUpright ? inset : -1))
  }

  /// Returns the round corners of a rectangle as chords of one point or less.
  static func corners(of rect: CGRect, radius: CGFloat) -> [FigureLine] {
    guard radius > 0, rect.isFinite, radius.isFinite else { return [] }
    let count = max(8, Int(min(radius, 100) * 2))
    let inner = rect.insetBy(dx: radius, dy: radius)
    let centers = [
      (inner.maxX, inner.maxY), (inner.minX, inner.maxY), (inner.minX, inner.minY), (inner.maxX, inner.minY),
    ]
    return centers.enumerated().flatMap { quarter, center in
      func point(_ index: Int) -> CGPoint {
        let angle = (CGFloat(quarter) + CGFloat(index) / CGFloat(count)) * .pi / 2
        return CGPoint(x: center.0 + radius * cos(angle), y: center.1 + radius * sin(angle))
      }
      return (0..<count).map { FigureLine(start: point($0), end: point($0 + 1), role: .outline) }
    }
  }

  /// Returns the length of the line inside a rectangle, in points.
  func length(inside rect: CGRect) -> CGFloat {
    range(inside: rect).map { ($0.upperBound - $0.lowerBound) * length } ?? 0
  }

  /// Returns the pieces of the line outside the rectangles. Pieces shorter than a point are omitted.
  ///
  /// A line that crosses no rectangle is returned unchanged.
  ///
  /// - Parameter shortest: The minimum length of pieces between two rectangles, in points.
  func interrupted(by rects: [CGRect], between shortest: CGFloat = 1) -> [FigureLine] {
    let gaps = rects.compactMap { range(inside: $0) }.sorted { $0.lowerBound < $1.lowerBound }
    guard !gaps.isEmpty else { return [self] }
    var (pieces, from): ([FigureLine], CGFloat) = ([], 0)
    for gap in gaps + [1...1] {
      let isBetween = from > 0 && gap.lowerBound < 1
      if (gap.lowerBound - from) * length >= (isBetween ? shortest : 1) { pieces.append(part(from, gap.lowerBound)) }
      from = max(from, gap.upperBound)
    }
    return pieces
  }

  /// Returns the part between two fractions of the line.
  func part(_ from: CGFloat, _ to: CGFloat) -> FigureLine {
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
    return FigureLine(start: point(from), end: point(to), role: role)
  }
}
