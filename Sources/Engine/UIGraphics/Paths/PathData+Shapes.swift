import UIFoundation

extension PathData {
  // The distance of the control points of a cubic curve that approximates a quarter circle: 4/3 (√2 − 1).
  private static let quarterCircle: CGFloat = 0.5522847498307936

  /// Creates a closed rectangle, clockwise on the screen from its top left corner.
  package init(rect: CGRect) {
    self.init()
    addRect(rect)
  }

  package mutating func addRect(_ rect: CGRect) {
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds the ellipse inscribed in a rectangle.
  package mutating func addEllipse(in rect: CGRect) {
    let rect = rect.standardized
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    addRoundedRect(rect, radii: Array(repeating: CGSize(width: rx, height: ry), count: 4))
  }

  /// Adds a rectangle with elliptic corners: top left, top right, bottom right, bottom left.
  package mutating func addRoundedRect(_ rect: CGRect, radii: [CGSize]) {
    let rect = rect.standardized
    guard radii.count == 4 else { return addRect(rect) }
    let limited = Self.limited(radii, to: rect.size)
    let (tl, tr, br, bl) = (limited[0], limited[1], limited[2], limited[3])
    let inset = 1 - Self.quarterCircle
    move(to: CGPoint(x: rect.minX + tl.width, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - tr.width, y: rect.minY))
    addCorner(
      to: CGPoint(x: rect.maxX, y: rect.minY + tr.height), tr,
      CGPoint(x: rect.maxX - tr.width * inset, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY + tr.height * inset))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br.height))
    addCorner(
      to: CGPoint(x: rect.maxX - br.width, y: rect.maxY), br,
      CGPoint(x: rect.maxX, y: rect.maxY - br.height * inset), CGPoint(x: rect.maxX - br.width * inset, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX + bl.width, y: rect.maxY))
    addCorner(
      to: CGPoint(x: rect.minX, y: rect.maxY - bl.height), bl,
      CGPoint(x: rect.minX + bl.width * inset, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY - bl.height * inset))
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl.height))
    addCorner(
      to: CGPoint(x: rect.minX + tl.width, y: rect.minY), tl,
      CGPoint(x: rect.minX, y: rect.minY + tl.height * inset), CGPoint(x: rect.minX + tl.width * inset, y: rect.minY))
    close()
  }

  /// Adds a circular arc, connected to the current point by a line.
  ///
  /// Angles are radians from the positive x axis. `clockwise` assumes a y axis that points down, as in `UIBezierPath`.
  /// An angle of more than a full turn is treated as a full turn.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep >= turn { sweep = turn } else if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    } else {
      if sweep <= -turn {
        sweep = -turn
      } else if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      }
    }
    func pointOnCircle(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = pointOnCircle(startAngle)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    guard sweep != 0, radius != 0 else { return }
    let pieces = max(1, Int((abs(sweep) / (turn / 4)).rounded(.up)))
    let step = sweep / CGFloat(pieces)
    let handle = CGFloat(4) / 3 * tan(step / 4) * radius
    for piece in 0..<pieces {
      let from = startAngle + CGFloat(piece) * step
      let to = piece == pieces - 1 ? startAngle + sweep : from + step
      let (a, b) = (pointOnCircle(from), pointOnCircle(to))
      addCurve(
        to: b, control1: CGPoint(x: a.x - handle * sin(from), y: a.y + handle * cos(from)),
        control2: CGPoint(x: b.x + handle * sin(to), y: b.y - handle * cos(to)))
    }
  }

  /// Adds an arc tangent to the line to `tangent1` and the line from there to `tangent2`.
  package mutating func addArc(tangent1: CGPoint, tangent2: CGPoint, radius: CGFloat) {
    guard let from = currentPoint else { return move(to: tangent1) }
    let (ux, uy) = Self.unit(from: tangent1, to: from)
    let (vx, vy) = Self.unit(from: tangent1, to: tangent2)
    let cross = ux * vy - uy * vx
    let dot = ux * vx + uy * vy
    guard radius > 0, abs(cross) > 1e-12 else { return addLine(to: tangent1) }
    let distance = radius * (1 + dot) / abs(cross)
    let first = CGPoint(x: tangent1.x + ux * distance, y: tangent1.y + uy * distance)
    let toCenter = CGFloat(cross > 0 ? 1 : -1) * radius
    let center = CGPoint(x: first.x - uy * toCenter, y: first.y + ux * toCenter)
    let last = CGPoint(x: tangent1.x + vx * distance, y: tangent1.y + vy * distance)
    addArc(
      center: center, radius: radius, startAngle: atan2(first.y - center.y, first.x - center.x),
      endAngle: atan2(last.y - center.y, last.x - center.x), clockwise: cross < 0)
  }

  private mutating func addCorner(to end: CGPoint, _ radius: CGSize, _ control1: CGPoint, _ control2: CGPoint) {
    guard radius.width > 0, radius.height > 0 else { return }
    addCurve(to: end, control1: control1, control2: control2)
  }

  // If two radii exceed a side, all are reduced by the same factor, as in CSS Backgrounds (5.5) and Core Animation.
  private static func limited(_ radii: [CGSize], to size: CGSize) -> [CGSize] {
    let positive = radii.map { CGSize(width: max(0, $0.width), height: max(0, $0.height)) }
    func factor(_ available: CGFloat, _ needed: CGFloat) -> CGFloat { needed > available ? available / needed : 1 }
    let reduction = min(
      min(
        factor(size.width, positive[0].width + positive[1].width),
        factor(size.width, positive[3].width + positive[2].width)),
      min(
        factor(size.height, positive[0].height + positive[3].height),
        factor(size.height, positive[1].height + positive[2].height)))
    return positive.map { CGSize(width: $0.width * reduction, height: $0.height * reduction) }
  }

  private static func unit(from: CGPoint, to: CGPoint) -> (CGFloat, CGFloat) {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length > 0 ? (dx / length, dy / length) : (0, 0)
  }
}
