import UIFoundation

/// An outline of lines and curves.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked because only CGMutablePath changes it, which must be used by one thread at a time, as in Core Graphics.
  package fileprivate(set) var shape: Shape

  package init(shape: Shape) {
    self.shape = shape
  }

  /// Creates a closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: Shape.rect(rect.standardized).applying(transform?.pointee))
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(shape: Shape.ellipse(rect.standardized).applying(transform?.pointee))
  }

  /// Creates a rectangle with elliptic corners. Radii are limited to half of each side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      shape: Shape(roundedRect: rect.standardized, width: cornerWidth, height: cornerHeight)
        .applying(transform?.pointee))
  }

  /// The outline as a sequence of lines and curves.
  package var data: PathData { shape.pathData }

  public var isEmpty: Bool { if case .path(let path) = shape { path.isEmpty } else { false } }

  /// The start of the next segment, or zero if the path is empty.
  public var currentPoint: CGPoint { data.currentPoint ?? .zero }

  /// The bounding box of all points, control points included; null for an empty path.
  public var boundingBox: CGRect { shape.bounds }

  /// The tight bounding box of the curve; null for an empty path.
  public var boundingBoxOfPath: CGRect { if case .path(let path) = shape { path.bounds } else { shape.bounds } }

  /// Returns whether the filled area of the path contains the transformed point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    data.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns whether the path was created as a single rectangle, which is assigned to the argument.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard case .rect(let value) = shape else { return false }
    rect?.pointee = value
    return true
  }

  public func copy() -> CGPath? { CGPath(shape: shape) }

  /// Returns an immutable transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(shape: shape.applying(transform?.pointee))
  }

  /// Returns the area that a stroke of the path covers, to be filled by the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
    return CGPath(shape: .path(data.applying(transform).stroked(style)))
  }

  /// Returns a path whose subpaths are the dashes of this path.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(shape: .path(data.applying(transform).dashed(StrokeStyle.Dash(phase: phase, lengths: lengths))))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(shape: shape) }

  /// Calls a closure with each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    let data = data
    var points = data.points
    // A closing element at the end needs a valid address, so a point is added.
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

/// A mutable path, which must be used by one thread at a time.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(shape: .path(PathData()))
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addLine(to: point.applying(transform)) }
  }

  /// Adds a polyline, beginning with a move to the first point.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    change {
      $0.move(to: first.applying(transform))
      for point in points.dropFirst() { $0.addLine(to: point.applying(transform)) }
    }
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addCurve(
        to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }
  }

  /// Adds an arc. As in UIKit, `clockwise` assumes a y axis that points up: on the screen, it is reversed.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Adds an arc that spans `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta >= 0)
    }
  }

  /// Adds an arc tangent to the line to `tangent1End` and the line from there to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Shape.rect(rect.standardized).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(Shape.ellipse(rect.standardized).applying(transform))
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(Shape(roundedRect: rect.standardized, width: cornerWidth, height: cornerHeight).applying(transform))
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.shape.applying(transform))
  }

  public func closeSubpath() {
    change { $0.close() }
  }

  private func append(_ other: Shape) {
    // Renderers draw primitive shapes faster than their elements, and SVG is shorter.
    if isEmpty { shape = other } else { change { $0.append(other.pathData) } }
  }

  // Arcs are created in the space before the transform, to which the current point is converted.
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
      // Releases the reference, so that the arrays are changed in place.
      shape = .path(PathData())
    } else {
      data = shape.pathData
    }
    body(&data)
    shape = .path(data)
  }
}
