import UIFoundation

extension CGContext {
  public var path: CGPath? { isPathEmpty ? nil : CGPath(shape: .path(currentPath)) }

  public func beginPath() { currentPath = PathData() }

  public func move(to point: CGPoint) { currentPath.move(to: point) }

  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds a polyline, beginning with a move to the first point.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc. As in UIKit, `clockwise` assumes a y axis that points up: on the screen, it is reversed.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds an arc tangent to the line to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
  }

  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  public func addPath(_ path: CGPath) { currentPath.append(path.data) }

  public func closePath() { currentPath.close() }

  /// Returns whether the current path's filled area contains the point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  /// Fills and discards the current path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(.path(currentPath), using: rule)
    beginPath()
  }

  /// Strokes and discards the current path.
  public func strokePath() {
    stroke(.path(currentPath), style: state.strokeStyle)
    beginPath()
  }

  /// Replaces the current path with the area of its stroke.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.stroked(state.strokeStyle)
  }

  /// Fills and strokes the current path according to a mode, and discards it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let shape = Shape.path(currentPath)
    switch mode {
    case .fill, .fillStroke: fill(shape, using: .winding)
    case .eoFill, .eoFillStroke: fill(shape, using: .evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: stroke(shape, style: state.strokeStyle)
    case .fill, .eoFill: break
    }
    beginPath()
  }

  /// Clips later drawing to the current path and discards the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: .path(currentPath), using: rule)
    beginPath()
  }
}
