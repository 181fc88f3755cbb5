import UIKitCore

/// The candidate positions of the name of a plane in an exploded view: above it or beside its ends.
///
/// Lines to other planes run below it.
struct PlanePlaces {
  /// A plane in parallel projection.
  struct Plane: Equatable {
    let name: String
    /// The depth in the hierarchy, from 0.
    let depth: Int
    /// The projected corners: top left, top right, bottom right and bottom left.
    let corners: [CGPoint]

    /// The rectangle around the plane.
    var bounds: CGRect {
      corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// A side of a plane at which its name is.
  enum Side: Int, CaseIterable {
    case above, left, right
  }

  private let plane: Plane
  private let others: [Plane]
  private let size: CGSize
  private let picture: CGRect

  // Lengths in points.
  private static let gap: CGFloat = 3
  private static let shift: CGFloat = 4
  // Costs in the engine's unit.
  private static let sideCost: CGFloat = 20
  /// The cost of a name on another plane.
  private static let otherPlane: CGFloat = 2_000
  /// The cost from which a place is not free.
  static let limit: CGFloat = 100
  private static let outsideCost: CGFloat = 400
  private static let positionsPerSide = 10

  init(_ plane: Plane, among planes: [Plane], size: CGSize, picture: CGRect) {
    (self.plane, self.size, self.picture) = (plane, size, picture)
    others = planes.filter { $0 != plane }
  }

  /// Returns the places at the given sides, or else with a leader outside of the picture.
  func request(_ sides: [Side]) -> PlacementRequest {
    let all = sides.enumerated().flatMap { index, side in
      boxes(side).enumerated().map { step, box in
        let isOnOther = others.contains { Self.covers(box, $0) }
        let cost = CGFloat(index) * Self.sideCost + CGFloat(step) * 2 + (isOnOther ? Self.otherPlane : 0)
        return Placement(
          label: box, preference: cost, position: side.rawValue * Self.positionsPerSide + step)
      }
    }
    let sorted = all.enumerated().sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }
    let outside = TagPlaces(plane.bounds, size: size, picture: picture).request.outside
    return PlacementRequest(candidates: sorted.map(\.element), subject: plane.bounds, outside: outside)
  }

  /// Returns the free places at a side, and a placement without a label.
  func trial(_ side: Side) -> PlacementRequest {
    let none = Placement(preference: Self.limit)
    return PlacementRequest(candidates: request([side]).candidates.filter { $0.preference < Self.limit } + [none])
  }

  private func boxes(_ side: Side) -> [CGRect] {
    let corners = plane.corners
    func box(_ x: CGFloat, _ y: CGFloat) -> CGRect { CGRect(x: x, y: y, width: size.width, height: size.height) }
    switch side {
    case .above:
      let (left, right) = (corners[0].x, max(corners[0].x, corners[1].x - size.width))
      return [left, (left + right) / 2, right].map { x in
        // The upper edge rises to the right if planes stand next to each other.
        let top = min(Self.y(at: x, corners[0], corners[1]), Self.y(at: x + size.width, corners[0], corners[1]))
        return box(x, top - Self.gap - size.height)
      }
    case .left, .right:
      let (top, bottom) = side == .left ? (corners[0], corners[3]) : (corners[1], corners[2])
      let middle = (top.y + bottom.y) / 2 - size.height / 2
      return [0, -Self.shift, Self.shift].map { shift in
        let y = middle + shift
        let ends = [y, y + size.height].map { Self.x(at: $0, top, bottom) }
        return side == .left
          ? box((ends.min() ?? top.x) - Self.gap - size.width, y) : box((ends.max() ?? top.x) + Self.gap, y)
      }
    }
  }

  /// Returns the height of an edge above a position, or at its nearer end.
  private static func y(at x: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    guard end.x != start.x else { return min(start.y, end.y) }
    return start.y + (end.y - start.y) * min(1, max(0, (x - start.x) / (end.x - start.x)))
  }

  /// Returns the position of an edge at a height, or at its nearer end.
  private static func x(at y: CGFloat, _ start: CGPoint, _ end: CGPoint) -> CGFloat {
    Self.y(at: y, CGPoint(x: start.y, y: start.x), CGPoint(x: end.y, y: end.x))
  }

  /// Returns whether a rectangle covers a part of a plane.
  private static func covers(_ box: CGRect, _ plane: Plane) -> Bool {
    guard box.intersects(plane.bounds) else { return false }
    let own = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    // Two convex shapes are apart if a line along a side of one is between them. Those of the box are compared above.
    return [(plane.corners[0], plane.corners[1]), (plane.corners[1], plane.corners[2])].allSatisfy { start, end in
      func extent(_ points: [CGPoint]) -> (low: CGFloat, high: CGFloat) {
        let distances = points.map { ($0.x - start.x) * (end.y - start.y) - ($0.y - start.y) * (end.x - start.x) }
        return (distances.min() ?? 0, distances.max() ?? 0)
      }
      let (one, other) = (extent(own), extent(plane.corners))
      return one.low < other.high && other.low < one.high
    }
  }
}
