import UIKitCore

/// An elliptical arc converted to curves (SVG 2, appendix B.2).
struct SVGArc {
  /// A cubic curve that continues from the end of the previous one.
  struct Curve {
    var first: CGPoint
    var second: CGPoint
    var end: CGPoint
  }

  private let center: CGPoint
  private let radii: CGSize
  private let rotation: CGFloat
  private let startAngle: CGFloat
  private let sweep: CGFloat

  /// Creates an arc; `nil` for equal ends or a radius of zero. Radii that are too small are enlarged.
  init?(
    from start: CGPoint, to end: CGPoint, radii given: CGSize, rotation: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    guard start != end, given.width > 0, given.height > 0 else { return nil }
    let (sine, cosine) = (sin(rotation), cos(rotation))
    let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
    let rotated = CGPoint(x: cosine * half.x + sine * half.y, y: -sine * half.x + cosine * half.y)
    var radii = given
    let overreach = pow(rotated.x / radii.width, 2) + pow(rotated.y / radii.height, 2)
    if overreach > 1 { radii = CGSize(width: radii.width * sqrt(overreach), height: radii.height * sqrt(overreach)) }
    let (a, b) = (pow(radii.width * rotated.y, 2), pow(radii.height * rotated.x, 2))
    let radicand = max(0, (pow(radii.width * radii.height, 2) - a - b) / (a + b))
    let factor = sqrt(radicand) * (isLarge == isClockwise ? -1 : 1)
    let rotatedCenter = CGPoint(
      x: factor * radii.width * rotated.y / radii.height, y: -factor * radii.height * rotated.x / radii.width)
    let from = atan2((rotated.y - rotatedCenter.y) / radii.height, (rotated.x - rotatedCenter.x) / radii.width)
    let to = atan2((-rotated.y - rotatedCenter.y) / radii.height, (-rotated.x - rotatedCenter.x) / radii.width)
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    self.center = CGPoint(
      x: cosine * rotatedCenter.x - sine * rotatedCenter.y + (start.x + end.x) / 2,
      y: sine * rotatedCenter.x + cosine * rotatedCenter.y + (start.y + end.y) / 2)
    self.radii = radii
    self.rotation = rotation
    self.startAngle = from
    self.sweep = sweep
  }

  /// The curves. Each is at most a quarter turn.
  var curves: [Curve] {
    let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The handle length that best approximates a circular arc.
    let handle = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      return Curve(
        first: point(cos(from) - handle * sin(from), sin(from) + handle * cos(from)),
        second: point(cos(to) + handle * sin(to), sin(to) - handle * cos(to)), end: point(cos(to), sin(to)))
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let (x, y) = (x * radii.width, y * radii.height)
    return CGPoint(
      x: center.x + cos(rotation) * x - sin(rotation) * y, y: center.y + sin(rotation) * x + cos(rotation) * y)
  }
}
