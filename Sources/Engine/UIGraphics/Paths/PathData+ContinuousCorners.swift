import UIFoundation

/// The curves of a rounded corner of radius 1, from circular to continuous.
///
/// Points are distances from the corner: along the edge where the curve starts, and along the edge where it ends. The
/// second half mirrors the first one.
private struct CornerCurves {
  var start: CGPoint
  var control1: CGPoint
  var control2: CGPoint
  /// The end of the first curve, from which the second curve runs to the mirrored point.
  var joint: CGPoint
  var control3: CGPoint

  // Measured in the paths of `UIBezierPath` since iOS 7, and published by PaintCode ("Code for iOS 7 rounded
  // rectangles") and liamrosenfeld.com/posts/apple_icon_quest. The extent is `cornerCurveExpansionFactor(.continuous)`.
  static let continuous = CornerCurves(
    start: CGPoint(x: PathData.continuousCornerExtent, y: 0), control1: CGPoint(x: 1.08849296, y: 0),
    control2: CGPoint(x: 0.86840694, y: 0), joint: CGPoint(x: 0.63149379, y: 0.07491139),
    control3: CGPoint(x: 0.37282383, y: 0.16905956))

  /// A quarter circle, divided where the continuous corner has its joint.
  static let circular: CornerCurves = {
    let angle = asin(1 - continuous.joint.x)
    let (outer, inner) = (4 / 3 * tan(angle / 4), 4 / 3 * tan((.pi / 2 - 2 * angle) / 4))
    let joint = CGPoint(x: 1 - sin(angle), y: 1 - cos(angle))
    return CornerCurves(
      start: CGPoint(x: 1, y: 0), control1: CGPoint(x: 1 - outer, y: 0),
      control2: CGPoint(x: joint.x + outer * cos(angle), y: joint.y - outer * sin(angle)), joint: joint,
      control3: CGPoint(x: joint.x - inner * cos(angle), y: joint.y + inner * sin(angle)))
  }()

  /// Returns the curves between the circular corner, at 0, and the continuous one, at 1.
  static func smoothed(by share: CGFloat) -> CornerCurves {
    func mix(_ point: KeyPath<CornerCurves, CGPoint>) -> CGPoint {
      let (a, b) = (circular[keyPath: point], continuous[keyPath: point])
      return CGPoint(x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y))
    }
    return CornerCurves(
      start: mix(\.start), control1: mix(\.control1), control2: mix(\.control2), joint: mix(\.joint),
      control3: mix(\.control3))
  }
}

extension PathData {
  /// The length of a continuous corner along each edge, in radii.
  package static let continuousCornerExtent: CGFloat = 1.528665

  /// Returns how smooth the corners of a rectangle can be, from 0 to 1.
  ///
  /// The result is 1 if the whole curve fits into half of the shorter side, and 0 if only a circular arc does.
  package static func cornerSmoothing(of size: CGSize, radius: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    let room = min(abs(size.width), abs(size.height)) / 2 / radius
    return min(max(0, (room - 1) / (continuousCornerExtent - 1)), 1)
  }

  /// Adds a rectangle with smooth corners of a radius, clockwise on the screen from its top left corner.
  ///
  /// `rounded` states which corners are round: top left, top right, bottom right, bottom left. Where the curves of two
  /// corners exceed an edge, their points are moved to its middle, as pictures of iOS 18 show it.
  package mutating func addSmoothRect(_ rect: CGRect, radius: CGFloat, rounded: [Bool], smoothing: CGFloat) {
    let rect = rect.standardized
    guard rounded.count == 4 else { return addRect(rect) }
    let curves = CornerCurves.smoothed(by: smoothing)
    let extent = curves.start.x * radius
    func reach(_ edge: CGVector) -> CGFloat { (edge.dx != 0 ? rect.width : rect.height) / 2 }
    move(to: CGPoint(x: rect.minX + (rounded[0] ? min(extent, rect.width / 2) : 0), y: rect.minY))
    let corners: [(vertex: CGPoint, from: CGVector, to: CGVector, isRound: Bool)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: 1), rounded[1]),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1), CGVector(dx: -1, dy: 0), rounded[2]),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: -1), rounded[3]),
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1), CGVector(dx: 1, dy: 0), rounded[0]),
    ]
    for corner in corners {
      guard corner.isRound else {
        addLine(to: corner.vertex)
        continue
      }
      func point(_ point: CGPoint, mirrored: Bool = false) -> CGPoint {
        let along = mirrored ? CGPoint(x: point.y, y: point.x) : point
        let (a, b) = (min(along.x * radius, reach(corner.from)), min(along.y * radius, reach(corner.to)))
        return CGPoint(
          x: corner.vertex.x + a * corner.from.dx + b * corner.to.dx,
          y: corner.vertex.y + a * corner.from.dy + b * corner.to.dy)
      }
      addLine(to: point(curves.start))
      addCurve(to: point(curves.joint), control1: point(curves.control1), control2: point(curves.control2))
      addCurve(
        to: point(curves.joint, mirrored: true), control1: point(curves.control3),
        control2: point(curves.control3, mirrored: true))
      addCurve(
        to: point(curves.start, mirrored: true), control1: point(curves.control2, mirrored: true),
        control2: point(curves.control1, mirrored: true))
    }
    close()
  }
}
