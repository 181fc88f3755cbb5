import UIKitCore

/// The candidate places of a remark outside of a picture, with a leader to the edge of its view.
struct CalloutPlaces {
  private let target: CGRect
  private let size: CGSize
  private let picture: CGRect
  /// The bounds of the picture and the annotations around it.
  private let occupied: CGRect
  /// The side of the picture at which all remarks are aligned; nil for any place.
  private let column: FigureMark.Side?
  /// The side of the view to which the leader leads from outside of the view; nil for any side.
  private let side: FigureMark.Side?

  // Lengths in points.
  private static let reach: CGFloat = 24
  private static let step: CGFloat = 4
  private static let maximumStepCount = 120
  /// The minimum distance of the leader from the ends of a view's edge.
  private static let inset: CGFloat = 4
  // Costs in the engine's unit.
  private static let slant: CGFloat = 3
  private static let length: CGFloat = 0.4
  private static let otherSide: CGFloat = 30
  private static let aboveCost: CGFloat = 40
  private static let beyondCost: CGFloat = 40
  /// The number of rows of labels above and below. With several rows, the leaders of adjacent narrow views remain
  /// vertical.
  private static let rows = 3
  private static let rowGap: CGFloat = 4

  init(
    _ target: CGRect, size: CGSize, picture: CGRect, occupied: CGRect, column: FigureMark.Side? = nil,
    side: FigureMark.Side? = nil
  ) {
    (self.target, self.size, self.picture, self.occupied) = (target, size, picture, occupied)
    (self.column, self.side) = (column, side)
  }

  var request: PlacementRequest {
    var all = sides + (column == nil ? aboveAndBelow : [])
    for index in all.indices { all[index].position = index }
    let sorted = all.enumerated().sorted { ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset) }
    return PlacementRequest(candidates: sorted.map(\.element), subject: target) { step in
      side(isLeft: prefersLeft, offset: CGFloat(step + Self.maximumStepCount) * Self.step)
    }
  }

  private var prefersLeft: Bool {
    if let column { return column == .left }
    return side == .left || (side != .right && target.midX < picture.midX)
  }

  /// The sides of the picture at which the remark can be: true for left.
  private var allowedSides: [Bool] {
    if column != nil || side == .left || side == .right { return [prefersLeft] }
    return side == nil ? [true, false] : []
  }

  private var sides: [Placement] {
    allowedSides.flatMap { isLeft in
      (0..<Self.maximumStepCount).flatMap { step -> [Placement] in
        let offset = CGFloat(step) * Self.step
        return (step == 0 ? [0] : [offset, -offset]).flatMap { offset -> [Placement] in
          let level = side(isLeft: isLeft, offset: offset)
          return column == nil || side != nil ? [level] : [level, side(isLeft: isLeft, offset: offset, isBeyond: true)]
        }
      }
    }
  }

  /// Returns a place beside the picture.
  ///
  /// - Parameter isBeyond: Indicates whether the leader of a remark above or below its view ends at the near corner of
  ///   the view's top or bottom edge, past views at the same height.
  private func side(isLeft: Bool, offset: CGFloat, isBeyond: Bool = false) -> Placement {
    let y = target.midY - size.height / 2 + offset
    let x = isLeft ? occupied.minX - Self.reach - size.width : occupied.maxX + Self.reach
    let label = CGRect(x: x, y: y, width: size.width, height: size.height)
    let inset = min(Self.inset, target.height / 2)
    var end = CGPoint(
      x: isLeft ? target.minX : target.maxX,
      y: min(max(label.midY, target.minY + inset), target.maxY - inset))
    if isBeyond, label.midY < target.minY || label.midY > target.maxY {
      let inset = min(Self.inset, target.width / 2)
      end = CGPoint(
        x: isLeft ? target.minX + inset : target.maxX - inset,
        y: label.midY < target.minY ? target.minY : target.maxY)
    }
    let start = CGPoint(x: isLeft ? label.maxX : label.minX, y: label.midY)
    // Positions beyond the picture's ends cost more.
    let beyond = max(0, picture.minY - label.minY) + max(0, label.maxY - picture.maxY)
    let isOther = prefersLeft != isLeft
    let cost = (isOther ? Self.otherSide : 0) + (isBeyond ? Self.beyondCost : 0)
    return placement(label, start, end, cost + abs(end.y - start.y) * Self.slant + beyond * 2)
  }

  private var aboveAndBelow: [Placement] {
    [true, false].filter { side != ($0 ? .bottom : .top) }.flatMap { isAbove in
      (0..<Self.rows).flatMap { row in
        (0..<Self.maximumStepCount / 4).flatMap { step -> [Placement] in
          let offset = CGFloat(step) * Self.step * 2
          return (step == 0 ? [0] : [offset, -offset]).map { above(isAbove, row: row, offset: $0) }
        }
      }
    }
  }

  private func above(_ isAbove: Bool, row: Int, offset: CGFloat) -> Placement {
    let x = target.midX - size.width / 2 + offset
    let distance = Self.reach + CGFloat(row) * (size.height + Self.rowGap)
    let y = isAbove ? occupied.minY - distance - size.height : occupied.maxY + distance
    let label = CGRect(x: x, y: y, width: size.width, height: size.height)
    let inset = min(Self.inset, target.width / 2)
    let end = CGPoint(
      x: min(max(label.midX, target.minX + inset), target.maxX - inset), y: isAbove ? target.minY : target.maxY)
    let start = CGPoint(x: label.midX, y: isAbove ? label.maxY : label.minY)
    let beyond = max(0, picture.minX - label.minX) + max(0, label.maxX - picture.maxX)
    return placement(label, start, end, Self.aboveCost + abs(end.x - start.x) * Self.slant + beyond * 2)
  }

  private func placement(_ label: CGRect, _ start: CGPoint, _ end: CGPoint, _ cost: CGFloat) -> Placement {
    let leader = FigureLine(start: start, end: end, role: .leader).onPixels
    return Placement(label: label, lines: [leader], preference: cost + leader.length * Self.length)
  }
}

extension FigureLine {
  /// The line, moved to the middle of a row or column of pixels at 2x if nearly parallel to an axis.
  fileprivate var onPixels: FigureLine {
    func middle(_ position: CGFloat) -> CGFloat { (position * 2).rounded(.down) / 2 + 0.25 }
    var line = self
    if abs(start.y - end.y) < 0.25 {
      (line.start.y, line.end.y) = (middle(end.y), middle(end.y))
    } else if abs(start.x - end.x) < 0.25 {
      (line.start.x, line.end.x) = (middle(end.x), middle(end.x))
    }
    return line
  }
}
