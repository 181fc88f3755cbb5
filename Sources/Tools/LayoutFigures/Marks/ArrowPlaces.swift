import UIKitCore

/// The candidate places of an arrow from one rectangle to another, with its label.
struct ArrowPlaces {
  /// An end of an arrow: a rectangle, and the side at which the arrow ends if it is given.
  typealias End = (rect: CGRect, side: FigureMark.Side?)

  private let (from, to): (End, End)
  private let isDouble: Bool
  private let bend: CGFloat?
  private let size: CGSize?
  /// The frames of the views, which the arrow avoids.
  private let views: [CGRect]

  // Lengths in points.
  private static let headLength: CGFloat = 6
  /// The angle between a line of the head and the shaft, in radians.
  private static let headAngle: CGFloat = 0.42
  /// The space between an arrow's tip and its view.
  private static let tipGap: CGFloat = 1
  private static let labelGap: CGFloat = 2
  /// The steps by which a label moves away from its own arrow.
  private static let labelStep: CGFloat = 3
  private static let labelSteps = 20
  /// The length below which an arrow between facing edges is hard to see.
  private static let shortest: CGFloat = 20
  private static let leastHeight: CGFloat = 18
  private static let segmentCount = 16
  // Costs in the engine's unit.
  private static let shortCost: CGFloat = 600
  private static let arcCost: CGFloat = 60
  private static let bendCost: CGFloat = 120
  /// The cost of a label that interrupts its own arrow.
  private static let ownLineCost: CGFloat = 2_000
  private static let crossedView: CGFloat = 3_000

  init(from: End, to: End, isDouble: Bool, bend: CGFloat?, label size: CGSize?, views: [CGRect]) {
    (self.from, self.to, self.isDouble, self.bend, self.size) = (from, to, isDouble, bend, size)
    self.views = views.filter { view in
      ![from.rect, to.rect].contains {
        view.insetBy(dx: -1, dy: -1).contains($0) || $0.insetBy(dx: -1, dy: -1).contains(view)
      }
    }
  }

  var request: PlacementRequest {
    let all = curves.enumerated().flatMap { index, curve in
      placements(curve.points, cost: curve.cost, position: index * 10)
    }
    let sorted = all.enumerated().sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }
    return PlacementRequest(candidates: sorted.map(\.element))
  }

  private typealias Curve = (points: [CGPoint], cost: CGFloat)

  private var curves: [Curve] {
    var (start, end) = ends
    let length = hypot(end.x - start.x, end.y - start.y)
    if let bend {
      if length < Self.shortest, let side = bentSide(bend) {
        (start, end) = (side.middle(of: from.rect), side.middle(of: to.rect))
      }
      return [(Self.curve(start, end, bend: bend), 0)]
    }
    var curves = [0, 0.2, -0.2, 0.35, -0.35].map { bend -> Curve in
      let cost = abs(bend) * Self.bendCost + (length < Self.shortest ? Self.shortCost : 0)
      return (Self.curve(start, end, bend: bend), cost)
    }
    // Arcs from side to side, over everything between the views.
    for (index, side) in [FigureMark.Side.top, .bottom, .right, .left].enumerated() {
      if let given = from.side, given != side { continue }
      if let given = to.side, given != side { continue }
      let (start, end) = (side.middle(of: from.rect), side.middle(of: to.rect))
      let length = hypot(end.x - start.x, end.y - start.y)
      guard length > 1 else { continue }
      let out = side.outward
      // The arc is higher than both ends.
      let rise = abs(out.dx * (end.x - start.x) + out.dy * (end.y - start.y)) / 2
      for (step, height) in [max(Self.leastHeight, length * 0.22), max(Self.leastHeight * 2, length * 0.4)].enumerated()
      {
        let points = Self.arc(start, end, out, height: height + rise)
        curves.append((points, Self.arcCost + CGFloat(index) * 8 + CGFloat(step) * 20))
      }
    }
    return curves
  }

  /// Returns the side of both rectangles to which a bent arrow bends; nil if a side is given.
  private func bentSide(_ bend: CGFloat) -> FigureMark.Side? {
    guard from.side == nil, to.side == nil, bend != 0 else { return nil }
    let (x, y) = (to.rect.midX - from.rect.midX, to.rect.midY - from.rect.midY)
    // The left of an arrow to the right is up.
    let isLeft = bend > 0
    if abs(x) >= abs(y) { return (x > 0) == isLeft ? .top : .bottom }
    return (y > 0) == isLeft ? .right : .left
  }

  /// The ends of a straight arrow, between the facing edges of the rectangles unless sides are given.
  private var ends: (CGPoint, CGPoint) {
    func center(_ rect: CGRect) -> CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
    var start = from.side?.middle(of: from.rect) ?? center(from.rect)
    var end = to.side?.middle(of: to.rect) ?? center(to.rect)
    // Views whose extents overlap are connected along an axis.
    if from.side == nil, to.side == nil {
      let x = (max(from.rect.minX, to.rect.minX), min(from.rect.maxX, to.rect.maxX))
      let y = (max(from.rect.minY, to.rect.minY), min(from.rect.maxY, to.rect.maxY))
      if x.0 > x.1, y.1 - y.0 > 4 {
        (start.y, end.y) = ((y.0 + y.1) / 2, (y.0 + y.1) / 2)
      } else if y.0 > y.1, x.1 - x.0 > 4 {
        (start.x, end.x) = ((x.0 + x.1) / 2, (x.0 + x.1) / 2)
      }
    }
    let line = FigureLine(start: start, end: end, role: .measure)
    let exit = from.side == nil && !from.rect.contains(end) ? line.range(inside: from.rect)?.upperBound : nil
    let entry = to.side == nil && !to.rect.contains(start) ? line.range(inside: to.rect)?.lowerBound : nil
    let (low, high) = (exit ?? 0, entry ?? 1)
    let part = low < high ? line.part(low, high) : line
    return (part.start, part.end)
  }

  private static func curve(_ start: CGPoint, _ end: CGPoint, bend: CGFloat) -> [CGPoint] {
    let length = hypot(end.x - start.x, end.y - start.y)
    guard length > 0 else { return [] }
    if bend == 0 { return [start, end] }
    let normal = CGVector(dx: (end.y - start.y) / length, dy: -(end.x - start.x) / length)
    return arc(start, end, normal, height: bend * length)
  }

  /// Returns points of a quadratic curve whose middle is at a height above the middle of its ends.
  private static func arc(_ start: CGPoint, _ end: CGPoint, _ out: CGVector, height: CGFloat) -> [CGPoint] {
    let control = CGPoint(
      x: (start.x + end.x) / 2 + out.dx * height * 2, y: (start.y + end.y) / 2 + out.dy * height * 2)
    return (0...segmentCount).map { step in
      let part = CGFloat(step) / CGFloat(segmentCount)
      let (a, b, c) = ((1 - part) * (1 - part), 2 * part * (1 - part), part * part)
      return CGPoint(
        x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
    }
  }

  /// Returns the arrow along a curve, with each place for its label.
  private func placements(_ curve: [CGPoint], cost: CGFloat, position: Int) -> [Placement] {
    guard curve.count > 1, curve.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [] }
    var shaft = zip(curve, curve.dropFirst()).map { FigureLine(start: $0, end: $1, role: .measure) }
    let last = shaft.count - 1
    shaft[last] = shaft[last].shortenedAtEnd(by: Self.tipGap)
    if isDouble { shaft[0] = shaft[0].reversed.shortenedAtEnd(by: Self.tipGap).reversed }
    let heads = Self.head(shaft[last]) + (isDouble ? Self.head(shaft[0].reversed) : [])
    let crossed = views.count { view in
      shaft.reduce(0) { $0 + $1.length(inside: view.insetBy(dx: 1, dy: 1)) } > 1
    }
    let total = cost + CGFloat(crossed) * Self.crossedView
    guard let size else {
      return [Placement(lines: shaft + heads, preference: total, position: position)]
    }
    let places: [(part: CGFloat, side: CGFloat)] = [0.5, 0.35, 0.65].flatMap { part in [1, -1].map { (part, $0) } }
    return places.enumerated().map { index, place in
      let line = shaft[min(last, Int(place.part * CGFloat(shaft.count)))]
      let middle = shaft.count == 1 ? line.part(place.part, place.part).start : line.start
      let length = max(line.length, 0.001)
      // Up, or to the right of a vertical line, whatever the direction of the arrow, so that mirrored arrows look alike.
      let isReversed = line.end.x < line.start.x || (line.end.x == line.start.x && line.end.y < line.start.y)
      let turn: CGFloat = isReversed ? -1 : 1
      let normal = CGVector(
        dx: turn * (line.end.y - line.start.y) / length, dy: -turn * (line.end.x - line.start.x) / length)
      let nearest = (abs(normal.dx) * size.width + abs(normal.dy) * size.height) / 2 + Self.labelGap
      func label(_ extra: CGFloat) -> CGRect {
        let distance = (nearest + extra) * place.side
        return CGRect(
          x: middle.x + normal.dx * distance - size.width / 2, y: middle.y + normal.dy * distance - size.height / 2,
          width: size.width, height: size.height)
      }
      /// Indicates whether the label covers no part of its own arrow, such as the ends of an arc around it.
      func isClear(_ label: CGRect) -> Bool {
        let clear = label.insetBy(dx: -Self.labelGap, dy: -Self.labelGap)
        return (shaft + heads).allSatisfy { $0.length(inside: clear) == 0 }
      }
      let extras = (0...Self.labelSteps).map { CGFloat($0) * Self.labelStep }
      let extra = extras.first { isClear(label($0)) }
      let own = label(extra ?? 0)
      let cost = (extra ?? 0) + (extra == nil ? Self.ownLineCost : 0)
      return Placement(
        label: own, lines: shaft + heads, preference: total + cost + CGFloat(index) * 2, position: position + index)
    }
  }

  private static func head(_ line: FigureLine) -> [FigureLine] {
    guard line.length > 0 else { return [] }
    let angle = atan2(line.start.y - line.end.y, line.start.x - line.end.x)
    return [headAngle, -headAngle].map { turn in
      let end = CGPoint(
        x: line.end.x + cos(angle + turn) * headLength, y: line.end.y + sin(angle + turn) * headLength)
      return FigureLine(start: line.end, end: end, role: .cap)
    }
  }
}

extension FigureLine {
  fileprivate var reversed: FigureLine { FigureLine(start: end, end: start, role: role) }

  fileprivate func shortenedAtEnd(by distance: CGFloat) -> FigureLine {
    length > distance * 2 ? part(0, 1 - distance / length) : self
  }
}
