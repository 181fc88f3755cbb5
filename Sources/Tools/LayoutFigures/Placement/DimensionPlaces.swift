import UIKitCore

/// The candidate places of a dimension: inside its extent, next to it, and outside of the picture.
@MainActor
struct DimensionPlaces {
  private let form: ConstraintMark.Form
  /// The extents of the items at both ends, across the dimension line.
  private let extents: (near: ClosedRange<CGFloat>, far: ClosedRange<CGFloat>)
  private let isSize: Bool
  /// The direction in which an alignment is beside the edges of its items; 0 for none.
  private let outward: CGFloat
  /// Indicates whether an alignment is where one item ends and the other begins.
  private let isJoint: Bool
  private let labelSize: CGSize?
  private let picture: CGRect
  /// Indicates whether the dimension is beside its view, as the equal sizes of a stack view are.
  private let isBeside: Bool
  /// Indicates whether the dimension is outside of the picture.
  private let isOutside: Bool
  /// Indicates whether a center line leads through the view whose size the dimension is.
  private let hasCenterLine: Bool

  // Lengths in points.
  private static let cap: CGFloat = 7
  /// The distance of the middle of an alignment line from the edges beside it.
  private static let alignmentDistance: CGFloat = 2.5
  /// The length of the lines at both ends of a joint.
  private static let jointEnd: CGFloat = 8
  /// The visible length of a dimension line on each side of a label inside it.
  private static let visibleEnd: CGFloat = 5
  private static let gap: CGFloat = 2
  private static let overshoot: CGFloat = 3
  private static let outsideGap: CGFloat = 14
  private static let outsideStep: CGFloat = 16
  private static let outsideSteps = 6
  /// The number of positions of a label at one place of its line.
  private static let positionsPerLine = 8
  /// The first position of further lines outside of the picture.
  private static let positionsOutside = 100
  // Costs in the engine's unit.
  private static let besideCost: CGFloat = 80
  private static let farCost: CGFloat = 2
  private static let outsideCost: CGFloat = 160
  /// The cost of a place inside, for a dimension that is beside its views or outside of the picture.
  private static let misplaced: CGFloat = 400
  /// The cost of a value beyond the end of its line, where it seems to belong to another view.
  private static let beyondCost: CGFloat = 600
  /// The part of a label's box without letters: its padding, and the space above and below digits.
  private static let padding = CGSize(width: 4, height: 4)
  /// The clear space around a value that is as long as its distance.
  private static let tightEnd: CGFloat = 0.5

  init(_ mark: ConstraintMark, label labelSize: CGSize?, picture: CGRect, hasCenterLine: Bool = false) {
    (form, extents, isSize, outward) = (mark.form, mark.extents, mark.isSize, mark.outward)
    (self.labelSize, self.picture, isJoint) = (labelSize, picture, mark.isJoint)
    // On the color of a view, the color of a problem would be lost.
    (isBeside, isOutside) = (mark.isSize && (mark.isOfStack || mark.isViolated || mark.isBroken), false)
    self.hasCenterLine = hasCenterLine
  }

  /// Creates the places of a band's width, or of a guide's.
  init(_ span: FigureBand.Span, label labelSize: CGSize?, picture: CGRect, isOutside: Bool = false) {
    (form, extents, isSize, outward) = (span.form, (span.extent, span.extent), false, 0)
    (self.labelSize, self.picture, isJoint) = (labelSize, picture, false)
    (isBeside, self.isOutside, hasCenterLine) = (false, isOutside, false)
  }

  var request: PlacementRequest {
    switch form {
    case .alignment(let axis, let at, let from, let to): alignment(axis, at, from, to)
    case .dimension(let axis, let from, let to, let across): dimension(axis, from, to, across)
    }
  }

  // MARK: Alignments

  private func alignment(
    _ axis: NSLayoutConstraint.Axis, _ at: CGFloat, _ from: CGFloat, _ to: CGFloat
  ) -> PlacementRequest {
    // Scrolled content extends beyond the picture.
    let (low, high) = axis == .horizontal ? (picture.minY, picture.maxY) : (picture.minX, picture.maxX)
    // Beside the views, the line is on one color and apart from their outlines.
    let at = at + outward * Self.alignmentDistance
    let (from, to) = (min(max(from, low), high), min(max(to, low), high))
    if isJoint { return joint(axis, at, from, to) }
    let line = FigureLine(
      start: Self.point(axis, at, from), end: Self.point(axis, at, to), role: .alignment)
    guard let labelSize else { return PlacementRequest(candidates: [Placement(lines: [line])]) }
    let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    let candidates = [0.5, 0.25, 0.75, 0, 1].enumerated().flatMap { index, part in
      Self.beside(labelSize, Self.point(axis, at, from + (to - from) * part), other, gap: Self.gap).enumerated().map {
        Placement(label: $1, lines: [line], preference: CGFloat(index) * 3, position: index * 2 + $0)
      }
    }
    return PlacementRequest(candidates: candidates)
  }

  /// Returns the ends of a line where two items meet, beyond the items, as if the line were below them.
  ///
  /// On two colors, a line has no color of its own, and seems to be an edge.
  private func joint(
    _ axis: NSLayoutConstraint.Axis, _ at: CGFloat, _ from: CGFloat, _ to: CGFloat
  ) -> PlacementRequest {
    let near = Self.alignmentDistance - 0.5
    let ends = [(from - near, -Self.jointEnd), (to + near, Self.jointEnd)].map { start, length in
      FigureLine(
        start: Self.point(axis, at, start), end: Self.point(axis, at, start + length), role: .alignment)
    }
    guard let labelSize else { return PlacementRequest(candidates: [Placement(lines: ends)]) }
    let reach = near + Self.jointEnd + Self.gap + (axis == .horizontal ? labelSize.height : labelSize.width) / 2
    let candidates = [from - reach, to + reach].enumerated().map { index, place in
      Placement(
        label: Self.centered(labelSize, Self.point(axis, at, place)), lines: ends, preference: CGFloat(index),
        position: index)
    }
    return PlacementRequest(candidates: candidates)
  }

  // MARK: Dimension lines

  private func dimension(
    _ axis: NSLayoutConstraint.Axis, _ from: CGFloat, _ to: CGFloat, _ across: CGFloat
  ) -> PlacementRequest {
    var candidates: [Placement] = []
    for (place, cost, position) in places(axis, across) {
      candidates += placements(axis, from, to, place, cost, position)
    }
    // The sort is stable: candidates of equal cost keep their order.
    let sorted = candidates.enumerated().sorted {
      ($0.element.preference, $0.offset) < ($1.element.preference, $1.offset)
    }
    return PlacementRequest(candidates: sorted.map(\.element)) { step in
      let place = outside(axis, step / 2 + Self.outsideSteps, isFar: step.isMultiple(of: 2))
      let cost = Self.outsideCost + CGFloat(step) * Self.outsideStep
      return placements(axis, from, to, place, cost, Self.positionsOutside + step).first ?? Placement()
    }
  }

  /// Returns the places across the axis that a dimension line can have, with their costs and positions.
  private func places(
    _ axis: NSLayoutConstraint.Axis, _ across: CGFloat
  ) -> [(place: CGFloat, cost: CGFloat, position: Int)] {
    let (near, far) = extents
    var places: [(place: CGFloat, cost: CGFloat, position: Int)] = [(isSize ? clearOfEdge(across, axis) : across, 0, 0)]
    let (low, high) = (max(near.lowerBound, far.lowerBound), min(near.upperBound, far.upperBound))
    let inner = low < high ? (low, high) : (near.lowerBound, near.upperBound)
    let length = inner.1 - inner.0
    for (index, part) in [0.5, 0.33, 0.67, 0.2, 0.8, 0.08, 0.92].enumerated() {
      let place = inner.0 + length * part
      if place - inner.0 >= Self.cap / 2, inner.1 - place >= Self.cap / 2 {
        places.append((place, CGFloat(index + 1) * (isSize ? 8 : 4), index + 1))
      }
    }
    if isSize {
      let inset = ConstraintMark.sizeInset
      if length >= 3 * inset { places.append((inner.0 + inset, 4, 8)) }
      let (after, before) = (Self.besideCost + (isBeside ? 4 : 0), Self.besideCost + (isBeside ? 0 : 4))
      places += [(inner.1 + inset, after, 9), (inner.0 - inset, before, 10)]
      if hasCenterLine {
        // Beyond the end of the line, a value can be in the middle.
        let far = inset + ConstraintMark.overhang
        places += [(inner.1 + far, after + Self.farCost, 23), (inner.0 - far, before + Self.farCost, 24)]
      }
    } else {
      let ends = (min(near.lowerBound, far.lowerBound), max(near.upperBound, far.upperBound))
      places += [(ends.1 + Self.cap, Self.besideCost, 9), (ends.0 - Self.cap, Self.besideCost + 4, 10)]
    }
    for step in 0..<Self.outsideSteps {
      for isFar in [false, true] {
        let place = outside(axis, step, isFar: isFar)
        let distance = place < inner.0 ? inner.0 - place : place - inner.1
        places.append((place, Self.outsideCost + max(0, distance) * 0.5, 11 + step * 2 + (isFar ? 1 : 0)))
      }
    }
    return places.map { place, cost, position in
      let isMisplaced = (isBeside && position < 9) || (isOutside && position < 11)
      return (place, cost + (isMisplaced ? Self.misplaced : 0), position)
    }
  }

  /// Returns the place of a size at which its label interrupts the line and covers no edge of its view.
  ///
  /// Without an interruption, a line from edge to edge looks like one of the view's own.
  private func clearOfEdge(_ across: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let (low, high) = (extents.near.lowerBound, extents.near.upperBound)
    guard let labelSize, low < across, across < high else { return across }
    let depth = (axis == .horizontal ? labelSize.height : labelSize.width) / 2 + Self.gap
    guard high - across < depth else { return across }
    if depth < (high - low) / 6 { return high - depth }
    // Distances of the view are in the middle.
    return low + (high - low) * (depth < (high - low) / 3 ? 2 / 3 : 0.5)
  }

  private func outside(_ axis: NSLayoutConstraint.Axis, _ step: Int, isFar: Bool) -> CGFloat {
    let distance = Self.outsideGap + CGFloat(step) * Self.outsideStep
    return axis == .horizontal
      ? (isFar ? picture.maxY + distance : picture.minY - distance)
      : (isFar ? picture.maxX + distance : picture.minX - distance)
  }

  private func placements(
    _ axis: NSLayoutConstraint.Axis, _ from: CGFloat, _ to: CGFloat, _ across: CGFloat, _ cost: CGFloat,
    _ position: Int
  ) -> [Placement] {
    let lines = lines(axis, from, to, across)
    let position = position * Self.positionsPerLine
    guard let labelSize else { return [Placement(lines: lines, preference: cost, position: position)] }
    let (low, high) = (min(from, to), max(from, to))
    let (middle, length) = ((low + high) / 2, axis == .horizontal ? labelSize.width : labelSize.height)
    var places: [(label: CGRect, cost: CGFloat, position: Int)] = []
    if high - low >= length + 2 * Self.visibleEnd {
      places.append((Self.centered(labelSize, Self.point(axis, middle, across)), 0, 0))
      for (part, cost, position) in [(0.3, 3.0, 1), (0.7, 3.5, 2)] {
        let center = low + (high - low) * part
        if min(center - low, high - center) >= length / 2 + Self.visibleEnd {
          places.append((Self.centered(labelSize, Self.point(axis, center, across)), cost, position))
        }
      }
    }
    let besideSize = isSize ? labelSize : Self.fitted(labelSize, to: high - low, axis)
    // The lines of a row of views end below the labels of others.
    let gap = Self.cap / 2 + (isBeside ? 2.5 : 1)
    let labelsBeside = Self.beside(besideSize, Self.point(axis, middle, across), axis, gap: gap)
    for (index, rect) in labelsBeside.enumerated() {
      places.append((rect, 6 + CGFloat(index), 3 + index))
    }
    for (index, end) in [high, low].enumerated() {
      let distance = (length / 2 + Self.gap + 1) * (index == 0 ? 1 : -1)
      let cost = Self.beyondCost + CGFloat(index)
      places.append((Self.centered(labelSize, Self.point(axis, end + distance, across)), cost, 5 + index))
    }
    return places.map {
      Placement(label: $0.label, lines: lines, preference: cost + $0.cost, position: position + $0.position)
    }
  }

  private func lines(
    _ axis: NSLayoutConstraint.Axis, _ from: CGFloat, _ to: CGFloat, _ across: CGFloat
  ) -> [FigureLine] {
    func line(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat), _ role: FigureLine.Role) -> FigureLine {
      FigureLine(start: Self.point(axis, a.0, a.1), end: Self.point(axis, b.0, b.1), role: role)
    }
    var lines = [line((from, across), (to, across), .measure)]
    for (end, extent) in [(from, extents.near), (to, extents.far)] {
      // Slightly inside the measured extent, in order to be on the same background, or in line with an extension line.
      let isBeside = across > extent.upperBound + Self.gap || across < extent.lowerBound - Self.gap
      let inner = isBeside ? 0 : (end == from) == (to > from) ? 0.5 : -0.5
      lines.append(line((end + inner, across - Self.cap / 2), (end + inner, across + Self.cap / 2), .cap))
      if across > extent.upperBound + Self.gap {
        lines.append(line((end, extent.upperBound + Self.gap), (end, across + Self.overshoot), .extensionLine))
      } else if across < extent.lowerBound - Self.gap {
        lines.append(line((end, extent.lowerBound - Self.gap), (end, across - Self.overshoot), .extensionLine))
      }
    }
    return lines
  }

  // MARK: Geometry

  /// Returns the size of a label without its padding if only its letters fit a length.
  private static func fitted(_ size: CGSize, to length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGSize {
    let room = length - 2 * tightEnd
    if axis == .horizontal {
      return room >= size.width - padding.width ? CGSize(width: min(size.width, room), height: size.height) : size
    }
    return room >= size.height - padding.height ? CGSize(width: size.width, height: min(size.height, room)) : size
  }

  private static func centered(_ size: CGSize, _ point: CGPoint) -> CGRect {
    CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns the boxes on either side of a point of a line along an axis.
  private static func beside(
    _ size: CGSize, _ point: CGPoint, _ axis: NSLayoutConstraint.Axis, gap: CGFloat
  ) -> [CGRect] {
    let distance = gap + (axis == .horizontal ? size.height : size.width) / 2
    return [-distance, distance].map { offset in
      centered(
        size,
        axis == .horizontal
          ? CGPoint(x: point.x, y: point.y + offset) : CGPoint(x: point.x - offset, y: point.y))
    }
  }

  private static func point(_ axis: NSLayoutConstraint.Axis, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
