import UIKitCore

/// The candidate positions of a rectangle's label: inside, at its edges, nearby or outside the picture.
struct TagPlaces {
  private let target: CGRect
  private let size: CGSize
  private let picture: CGRect

  // Lengths in points.
  private static let inset: CGFloat = 3
  private static let gap: CGFloat = 3
  private static let rings: [CGFloat] = [12, 20, 30, 42, 56, 72]
  private static let outsideGap: CGFloat = 14
  private static let outsideStep: CGFloat = 8
  // Costs in the unit of `PlacementEngine`.
  private static let edgeCost: CGFloat = 12
  private static let nearCost: CGFloat = 120

  init(_ target: CGRect, size: CGSize, picture: CGRect) {
    (self.target, self.size, self.picture) = (target, size, picture)
  }

  var request: PlacementRequest {
    PlacementRequest(candidates: inside + atEdges + near, subject: target) { outside($0) }
  }

  private func placement(
    _ x: CGFloat, _ y: CGFloat, _ cost: CGFloat, _ position: Int, hasLeader: Bool = false
  ) -> Placement {
    let label = CGRect(x: x, y: y, width: size.width, height: size.height)
    return Placement(
      label: label, lines: hasLeader ? [FigureLine(from: label, to: target)] : [], preference: cost,
      position: position)
  }

  private var inside: [Placement] {
    // Narrow rectangles have less space around their labels.
    let room = target.insetBy(
      dx: min(Self.inset, max(1, (target.width - size.width) / 2)),
      dy: min(Self.inset, max(1, (target.height - size.height) / 2)))
    guard room.width >= size.width, room.height >= size.height else { return [] }
    let (right, bottom) = (room.maxX - size.width, room.maxY - size.height)
    let (middle, center) = (room.midX - size.width / 2, room.midY - size.height / 2)
    let places = [
      (room.minX, room.minY), (right, room.minY), (room.minX, bottom), (right, bottom), (middle, room.minY),
      (middle, bottom), (room.minX, center), (right, center), (middle, center),
    ]
    return places.enumerated().map { placement($1.0, $1.1, CGFloat($0), $0) }
  }

  private var atEdges: [Placement] {
    let (above, below) = (target.minY - Self.gap - size.height, target.maxY + Self.gap)
    let (left, right) = (target.minX - Self.gap - size.width, target.maxX + Self.gap)
    let center = target.midY - size.height / 2
    let places = [
      (right, center), (target.minX, above), (left, center), (target.minX, below), (target.maxX - size.width, above),
      (target.maxX - size.width, below), (right, target.minY), (left, target.minY),
    ]
    return places.enumerated().map { placement($1.0, $1.1, Self.edgeCost + CGFloat($0), 100 + $0) }
  }

  private var near: [Placement] {
    Self.rings.enumerated().flatMap { ring, distance -> [Placement] in
      let (above, below) = (target.minY - distance - size.height, target.maxY + distance)
      let (left, right) = (target.minX - distance - size.width, target.maxX + distance)
      let xs = [target.minX, target.maxX - size.width, target.midX - size.width / 2]
      let ys = [target.midY - size.height / 2, target.minY, target.maxY - size.height]
      let places =
        ys.flatMap { [(right, $0), (left, $0)] } + xs.flatMap { [($0, above), ($0, below)] }
        + [(right, above), (left, above), (right, below), (left, below)]
      return places.enumerated().map {
        placement($1.0, $1.1, Self.nearCost + 3 * distance, 200 + ring * places.count + $0, hasLeader: true)
      }
    }
  }

  /// Returns a position in one of two columns to the left and right of the picture.
  ///
  /// Positions alternate between the columns and, in each column, between above and below the target's center, at
  /// increasing distances.
  private func outside(_ step: Int) -> Placement {
    let isRight = (target.midX >= picture.midX) == step.isMultiple(of: 2)
    let row = step / 2
    let offset = CGFloat((row + 1) / 2) * Self.outsideStep * (row.isMultiple(of: 2) ? 1 : -1)
    return placement(
      isRight ? picture.maxX + Self.outsideGap : picture.minX - Self.outsideGap - size.width,
      target.midY - size.height / 2 + offset, Self.nearCost * 2 + abs(offset), 1_000 + step, hasLeader: true)
  }
}

extension FigureLine {
  /// Creates a leader from a label to the nearest point of a rectangle, along an axis if possible.
  init(from label: CGRect, to target: CGRect) {
    func span(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> (CGFloat, CGFloat) {
      if a.1 <= b.0 { return (a.1, b.0) }
      if b.1 <= a.0 { return (a.0, b.1) }
      // If the extents overlap, the line is in the middle of the overlap.
      let middle = (max(a.0, b.0) + min(a.1, b.1)) / 2
      return (middle, middle)
    }
    let x = span((label.minX, label.maxX), (target.minX, target.maxX))
    let y = span((label.minY, label.maxY), (target.minY, target.maxY))
    var start = CGPoint(x: x.0, y: y.0)
    // A line from a corner would look like part of the label's box, so it begins at the middle of a side.
    if x.0 != x.1, y.0 != y.1 { start.y = label.midY }
    self.init(start: start, end: CGPoint(x: x.1, y: y.1), role: .leader)
  }
}
