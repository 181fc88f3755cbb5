import UIFoundation

extension CGContext {
  /// The path that is being built; nil when empty.
  public var path: CGPath? { isPathEmpty ? nil : CGPath(shape: .path(currentPath)) }

  /// Drops the current path.
  public func beginPath() { currentPath = PathData() }

  /// Begins a new part.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds a line through all points, beginning with a move.
  public func addLines(between points: [CGPoint]) {
    for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
  }

  /// Adds a curve of two control points.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a curve of one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc; `clockwise` is as seen with y up, so on a screen it runs the other way, as in UIKit.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds an arc that touches the lines to `tangent1End` and from there to `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath) { currentPath.append(path.data) }

  /// Joins the end of the current part to its beginning.
  public func closePath() { currentPath.close() }

  /// Whether the current path's filled area holds the point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    currentPath.contains(point, evenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  /// Fills the current path and drops it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(.path(currentPath), using: rule)
    beginPath()
  }

  /// Strokes the current path and drops it.
  public func strokePath() {
    stroke(.path(currentPath), style: state.strokeStyle)
    beginPath()
  }

  /// Replaces the current path by the area that its stroke would cover.
  public func replacePathWithStrokedPath() {
    currentPath = currentPath.stroked(state.strokeStyle)
  }

  /// Fills, strokes or both, and drops the current path.
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

  /// Limits later drawing to the current path's inside, and drops the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: .path(currentPath), using: rule)
    beginPath()
  }
}
