import UIFoundation

/// An outline of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  // Only CGMutablePath, which like CoreGraphics' is used by one thread at a time, changes it.
  package fileprivate(set) var shape: Shape

  /// Wraps an outline.
  package init(shape: Shape) {
    self.shape = shape
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: Shape.rect(rect.standardized).applying(transform?.pointee))
  }

  /// The ellipse that touches the rectangle's four sides.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: Shape.ellipse(rect.standardized).applying(transform?.pointee))
  }

  /// A rectangle with elliptic corners; radii beyond half of a side are cut to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      shape: Shape(roundedRect: rect.standardized, width: cornerWidth, height: cornerHeight)
        .applying(transform?.pointee))
  }

  /// The outline as steps.
  package var data: PathData { shape.pathData }

  /// Whether it has no step.
  public var isEmpty: Bool { if case .path(let path) = shape { path.isEmpty } else { false } }

  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { shape.bounds }

  /// The tight rectangle around the curve; null when empty.
  public var boundingBoxOfPath: CGRect { if case .path(let path) = shape { path.bounds } else { shape.bounds } }

  /// Whether the filled area holds the point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    data.applying(transform).contains(point, evenOdd: rule == .evenOdd)
  }

  /// Whether the path is a rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rect(let value) = shape else { return false }
    rect?.pointee = value
    return true
  }

  /// A path that does not change any more.
  public func copy() -> CGPath? { CGPath(shape: shape) }

  /// The path mapped by a transform.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape: shape.applying(transform?.pointee))
  }

  /// The area that a stroke of the path covers, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(shape: .path(data.applying(transform).stroked(style)))
  }

  /// The dashes of the path, as paths of their own.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(shape: .path(data.applying(transform).dashed(StrokeStyle.Dash(phase: phase, lengths: lengths))))
  }

  /// A path that can grow.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape: shape) }

  /// Calls the block with each step.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let data = data
    var points = data.points
    // One more, so that closing steps at the end have an address too.
    points.append(.zero)
    points.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      for verb in data.verbs {
        let type = CGPathElementType(rawValue: Int32(verb.rawValue)) ?? .closeSubpath
        var element = CGPathElement(type: type, points: base + index)
        withUnsafePointer(to: &element) { block($0) }
        index += verb.pointCount
      }
    }
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.shape == right.shape }

  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
}

/// A path that can grow; used by one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public convenience init() {
    self.init(shape: .path(PathData()))
  }

  /// Begins a new part.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  /// Adds a straight line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds a line through all points, beginning with a move to the first.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    change {
      $0.move(to: first.applying(transform))
      for point in points.dropFirst() { $0.addLine(to: point.applying(transform)) }
    }
  }

  /// Adds a curve of one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  /// Adds a curve of two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// Adds an arc; `clockwise` is as seen with y up, so on a screen it runs the other way, as in UIKit.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds an arc that turns by `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta >= 0)
    }
  }

  /// Adds an arc that touches the lines to `tangent1End` and from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius) }
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Shape.rect(rect.standardized).applying(transform))
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Shape.ellipse(rect.standardized).applying(transform))
  }

  /// Adds a rectangle with elliptic corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(Shape(roundedRect: rect.standardized, width: cornerWidth, height: cornerHeight).applying(transform))
  }

  /// Adds all steps of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.shape.applying(transform))
  }

  /// Joins the end of the current part to its beginning.
  public func closeSubpath() {
    change { $0.close() }
  }

  private func append(_ other: Shape) {
    // A path of one shape stays that shape, which painters and SVG treat better than steps.
    if isEmpty { shape = other } else { change { $0.append(other.pathData) } }
  }

  // Arcs are not mapped point by point: the line from the current point is in the path's own space.
  private func add(_ transform: CGAffineTransform, _ body: (inout PathData) -> Void) {
    change {
      guard !transform.isIdentity else { return body(&$0) }
      var part = PathData()
      if let current = $0.currentPoint { part.move(to: current.applying(transform.inverted())) }
      body(&part)
      $0.append(part.applying(transform))
    }
  }

  private func change(_ body: (inout PathData) -> Void) {
    var data = PathData()
    if case .path(let path) = shape {
      data = path
      // Gives up the reference, so that the array grows in place.
      shape = .path(PathData())
    } else {
      data = shape.pathData
    }
    body(&data)
    shape = .path(data)
  }
}
