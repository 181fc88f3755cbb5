internal import CFreeType
import UIFoundation
import UIGraphics

extension PathData {
  // TrueType and CFF outlines as FreeType stores them: points, a flag byte for each point, and the ends of contours.
  init(_ outline: FT_Outline, unitsPerEm: CGFloat) {
    self.init()
    guard let points = outline.points, let tags = outline.tags, let ends = outline.contours else { return }
    let count = Int(outline.n_points)
    func at(_ index: Int) -> CGPoint {
      CGPoint(x: CGFloat(points[index].x) / unitsPerEm, y: -CGFloat(points[index].y) / unitsPerEm)
    }
    var first = 0
    for contour in 0..<Int(outline.n_contours) {
      let last = Int(ends[contour])
      guard last >= first, last < count else { return }
      addContour(first...last, at) { UInt8(bitPattern: tags[$0]) & 3 }
      first = last + 1
    }
  }

  // Flag 1 is a point on the curve, 0 is a quadratic control point, and 2 is a cubic control point.
  private mutating func addContour(
    _ range: ClosedRange<Int>, _ at: (Int) -> CGPoint, _ flag: (Int) -> UInt8
  ) {
    let indices = Array(range)
    // The path begins at a point on the curve. If there is none, it begins midway between two quadratic control points.
    let startIndex = indices.firstIndex { flag($0) == 1 }
    let start =
      startIndex.map { at(indices[$0]) }
      ?? Self.middle(at(indices[0]), at(indices[indices.count - 1]))
    let ordered = startIndex.map { Array(indices[($0 + 1)...] + indices[..<$0]) } ?? indices
    move(to: start)
    var controls: [CGPoint] = []
    for index in ordered {
      let point = at(index)
      switch flag(index) {
      case 1:
        addSegment(to: point, &controls)
      case 2: controls.append(point)
      default:
        if let control = controls.last { addSegment(to: Self.middle(control, point), &controls) }
        controls = [point]
      }
    }
    addSegment(to: start, &controls)
    close()
  }

  private mutating func addSegment(to end: CGPoint, _ controls: inout [CGPoint]) {
    switch controls.count {
    case 0: addLine(to: end)
    case 1: addQuadCurve(to: end, control: controls[0])
    default: addCurve(to: end, control1: controls[0], control2: controls[1])
    }
    controls.removeAll(keepingCapacity: true)
  }

  private static func middle(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
    CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
  }
}
