import UIFoundation

/// A path with its drawing style.
open class UIBezierPath: NSObject, NSCopying {
  private var mutable = CGMutablePath()

  /// The width of strokes, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  /// The limit of the miter length in line widths, above which a miter becomes a bevel.
  open var miterLimit: CGFloat = 10
  /// The flatness. It has no effect, since renderers choose it.
  open var flatness: CGFloat = 0.6
  /// Indicates whether the even–odd rule determines the filled area.
  open var usesEvenOddFillRule = false
  private var dash = StrokeStyle.Dash()

  public override init() {}

  /// Returns whether an object is a path with the same elements and the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return mutable == other.mutable && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
      && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit && flatness == other.flatness
      && usesEvenOddFillRule == other.usesEvenOddFillRule && dash == other.dash
  }

  open override var hash: Int { mutable.hashValue }

  public convenience init(rect: CGRect) {
    self.init()
    mutable.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutable.addEllipse(in: rect)
  }

  /// Creates a rectangle with continuous corners, as UIKit does since iOS 7.
  ///
  /// A continuous corner extends over 1.528665 radii along each edge. If two of them exceed the shorter side, the whole
  /// side is round: its radius is half of the side, greater than the given one.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, byRoundingCorners: .allCorners, radius: cornerRadius)
  }

  /// Creates a rectangle with some continuous corners. As in UIKit, their radius is the width of `cornerRadii`.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init(roundedRect: rect, byRoundingCorners: corners, radius: cornerRadii.width)
  }

  private convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, radius: CGFloat) {
    self.init()
    let radius = radius > 0 ? radius : 0
    if PathData.cornerSmoothing(of: rect.size, radius: radius) >= 1 {
      addSmooth(rect, radius: radius, corners, smoothing: 1)
    } else {
      let half = min(abs(rect.width), abs(rect.height)) / 2
      addCircular(rect, radius: radius > 0 && Self.isEveryCorner(corners) ? half : min(radius, half), corners)
    }
  }

  /// Creates a rectangle with circular corners, as layers have them by default.
  package convenience init(circularRect rect: CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners) {
    self.init()
    addCircular(rect, radius: radius, corners)
  }

  /// Creates a rectangle with continuous corners of any radius up to half of the shorter side.
  ///
  /// Where two corners exceed the side, their curves are cut, so that the side has no straight part.
  package convenience init(continuousRect rect: CGRect, radius: CGFloat) {
    self.init()
    addSmooth(rect, radius: radius, .allCorners, smoothing: 1)
  }

  /// Creates a rectangle with corners as smooth as its size permits.
  ///
  /// The corners are circular if the radius is half of the shorter side.
  package convenience init(smoothRect rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    self.init()
    let smoothing = PathData.cornerSmoothing(of: rect.size, radius: radius)
    if smoothing > 0 {
      addSmooth(rect, radius: radius, corners, smoothing: smoothing)
    } else {
      addCircular(rect, radius: radius, corners)
    }
  }

  private static let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]

  private static func isEveryCorner(_ corners: UIRectCorner) -> Bool { order.allSatisfy(corners.contains) }

  private func addSmooth(_ rect: CGRect, radius: CGFloat, _ corners: UIRectCorner, smoothing: CGFloat) {
    var data = PathData()
    data.addSmoothRect(
      rect, radius: radius, rounded: Self.order.map { corners.contains($0) }, smoothing: smoothing)
    mutable.addPath(CGPath(shape: .path(data)))
  }

  private func addCircular(_ rect: CGRect, radius: CGFloat, _ corners: UIRectCorner) {
    guard !Self.isEveryCorner(corners) else {
      return mutable.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
    var data = PathData()
    let radii = CGSize(width: radius, height: radius)
    data.addRoundedRect(rect, radii: Self.order.map { corners.contains($0) ? radii : .zero })
    mutable.addPath(CGPath(shape: .path(data)))
  }

  /// Creates an arc. Angles are radians from the positive x axis.
  ///
  /// `clockwise` assumes a y axis that points down.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path from the elements of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    mutable.addPath(cgPath)
  }

  /// The elements, which are copied on assignment.
  open var cgPath: CGPath {
    get { CGPath(shape: mutable.shape) }
    set {
      mutable = CGMutablePath()
      mutable.addPath(newValue)
    }
  }

  open var isEmpty: Bool { mutable.isEmpty }
  /// The tight bounding box of the curve; null for an empty path.
  open var bounds: CGRect { mutable.boundingBoxOfPath }
  /// The start of the next segment; zero for an empty path.
  open var currentPoint: CGPoint { mutable.currentPoint }

  /// Returns whether the filled area contains the point.
  open func contains(_ point: CGPoint) -> Bool {
    mutable.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func move(to point: CGPoint) { mutable.move(to: point) }

  open func addLine(to point: CGPoint) { mutable.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutable.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutable.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc. `clockwise` assumes a y axis that points down.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    mutable.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { mutable.closeSubpath() }

  /// Removes all elements and keeps the style.
  open func removeAllPoints() { mutable = CGMutablePath() }

  open func append(_ bezierPath: UIBezierPath) { mutable.addPath(bezierPath.mutable) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = mutable.shape.applying(transform)
    mutable = CGMutablePath()
    mutable.addPath(CGPath(shape: mapped))
  }

  /// Returns the outline with the direction of each subpath reversed.
  open func reversing() -> UIBezierPath {
    let copy = styleCopy()
    copy.mutable.addPath(CGPath(shape: .path(mutable.data.reversed())))
    return copy
  }

  /// Sets the alternating lengths of dashes and gaps, in points. An empty or nil pattern is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern, count > 0 else {
      dash = StrokeStyle.Dash()
      return
    }
    dash = StrokeStyle.Dash(phase: phase, lengths: Array(UnsafeBufferPointer(start: pattern, count: count)))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = styleCopy()
    copy.mutable.addPath(mutable)
    return copy
  }

  /// The parameters of the stroke.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit, dash: dash)
  }

  private func styleCopy() -> UIBezierPath {
    let copy = UIBezierPath()
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  open func fill() {
    UIGraphicsGetCurrentContext()?.fill(cgPath.shape, using: fillRule)
  }

  /// Fills the path with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha) { $0.fill(cgPath.shape, using: fillRule) }
  }

  open func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(cgPath.shape, style: strokeStyle)
  }

  /// Strokes the path with a blend mode and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.withBlending(blendMode, alpha) { $0.stroke(cgPath.shape, style: strokeStyle) }
  }

  /// Clips later drawing of the current context to the filled area.
  open func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath.shape, using: fillRule)
  }
}
