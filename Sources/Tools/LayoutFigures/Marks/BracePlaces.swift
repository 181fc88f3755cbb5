import UIKitCore

/// The candidate places of a brace beside a rectangle, with its label at the tip.
struct BracePlaces {
  private let target: CGRect
  private let side: FigureMark.Side?
  private let size: CGSize?

  // Lengths in points.
  private static let gap: CGFloat = 4
  private static let depth: CGFloat = 8
  private static let labelGap: CGFloat = 2
  private static let offsets: [CGFloat] = [0, 8, 16, 24, 34, 46, 60]
  private static let outsideStep: CGFloat = 12
  private static let arcSegmentCount = 4
  /// The cost of the next side in the order of preference, in the engine's unit.
  private static let sideCost: CGFloat = 14

  init(_ target: CGRect, side: FigureMark.Side?, label size: CGSize?) {
    (self.target, self.side, self.size) = (target, side, size)
  }

  var request: PlacementRequest {
    let sides = side.map { [$0] } ?? [.top, .bottom, .right, .left]
    let all = sides.enumerated().flatMap { rank, side in
      Self.offsets.enumerated().map { step, offset in
        placement(side, offset: offset, cost: CGFloat(rank) * Self.sideCost + offset, position: rank * 20 + step)
      }
    }
    let sorted = all.enumerated().sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }
    let first = sides[0]
    return PlacementRequest(candidates: sorted.map(\.element)) { step in
      placement(first, offset: 60 + CGFloat(step + 1) * Self.outsideStep, cost: 200, position: 1_000 + step)
    }
  }

  private func placement(
    _ side: FigureMark.Side, offset: CGFloat, cost: CGFloat, position: Int
  ) -> Placement {
    let out = side.outward
    let isHorizontal = out.dx == 0
    let length = isHorizontal ? target.width : target.height
    let start = isHorizontal ? target.minX : target.minY
    let edge = side.middle(of: target)
    /// Returns the point at a distance along the side and a height above it.
    func point(_ along: CGFloat, _ height: CGFloat) -> CGPoint {
      let distance = Self.gap + offset + height
      return isHorizontal
        ? CGPoint(x: start + along, y: edge.y + out.dy * distance)
        : CGPoint(x: edge.x + out.dx * distance, y: start + along)
    }
    let points = Self.profile(length: length).map { point($0.x, $0.y) }
    let lines = zip(points, points.dropFirst()).map { FigureLine(start: $0, end: $1, role: .measure) }
    let label = size.map { size in
      let tip = point(length / 2, Self.depth + Self.labelGap)
      return CGRect(
        x: tip.x - size.width / 2 + out.dx * size.width / 2, y: tip.y - size.height / 2 + out.dy * size.height / 2,
        width: size.width, height: size.height)
    }
    return Placement(label: label, lines: lines, preference: cost, position: position)
  }

  /// Returns the points of a brace: four quarters of ellipses, connected by straight lines.
  private static func profile(length: CGFloat) -> [CGPoint] {
    let (half, middle) = (depth / 2, length / 2)
    let radius = min(half * 1.5, length / 4)
    var left: [CGPoint] = []
    for step in 0...arcSegmentCount {
      let angle = CGFloat(step) / CGFloat(arcSegmentCount) * .pi / 2
      left.append(CGPoint(x: radius * (1 - cos(angle)), y: half * sin(angle)))
    }
    for step in 0...arcSegmentCount {
      let angle = CGFloat(step) / CGFloat(arcSegmentCount) * .pi / 2
      left.append(CGPoint(x: middle - radius + radius * sin(angle), y: depth - half * cos(angle)))
    }
    return left + left.dropLast().reversed().map { CGPoint(x: length - $0.x, y: $0.y) }
  }
}
