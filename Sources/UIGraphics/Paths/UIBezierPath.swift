import UIFoundation

/// A path with its drawing style.
open class UIBezierPath: NSObject, NSCopying {
  private var mutable = CGMutablePath()

  /// The width of strokes. Points.
  open var lineWidth: CGFloat = 1
  /// The shape of stroke ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of stroke corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The length at which miters become bevels. Line widths.
  open var miterLimit: CGFloat = 10
  /// Stored without effect: painters choose their own flatness.
  open var flatness: CGFloat = 0.6
  /// Indicates whether the even–odd rule applies.
  open var usesEvenOddFillRule = false
  private var dash = StrokeStyle.Dash()

  /// Creates an empty path.
  public override init() {}

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    mutable.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutable.addEllipse(in: rect)
  }

  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    mutable.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// Creates a rectangle with some rounded corners.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    guard corners != .allCorners else {
      mutable.addRoundedRect(in: rect, cornerWidth: cornerRadii.width, cornerHeight: cornerRadii.height)
      return
    }
    var data = PathData()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    data.addRoundedRect(rect, radii: order.map { corners.contains($0) ? cornerRadii : .zero })
    mutable.addPath(CGPath(shape: .path(data)))
  }

  /// Creates an arc. Angles are radians from the positive x axis; `clockwise` is as seen on the screen.
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

  /// The elements; setting copies them.
  open var cgPath: CGPath {
    get { CGPath(shape: mutable.shape) }
    set {
      mutable = CGMutablePath()
      mutable.addPath(newValue)
    }
  }

  /// Indicates whether the path has no elements.
  open var isEmpty: Bool { mutable.isEmpty }
  /// The tight bounding box of the curve; null for an empty path.
  open var bounds: CGRect { mutable.boundingBoxOfPath }
  /// The beginning of the next line; zero for an empty path.
  open var currentPoint: CGPoint { mutable.currentPoint }

  /// Returns whether the filled area contains the point.
  open func contains(_ point: CGPoint) -> Bool {
    mutable.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a new subpath.
  open func move(to point: CGPoint) { mutable.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { mutable.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutable.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    mutable.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc; `clockwise` is as seen on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    mutable.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current subpath.
  open func close() { mutable.closeSubpath() }

  /// Removes all elements and keeps the style.
  open func removeAllPoints() { mutable = CGMutablePath() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { mutable.addPath(bezierPath.mutable) }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = mutable.shape.applying(transform)
    mutable = CGMutablePath()
    mutable.addPath(CGPath(shape: mapped))
  }

  /// Returns the same outline drawn from its end.
  open func reversing() -> UIBezierPath {
    let copy = styleCopy()
    copy.mutable.addPath(CGPath(shape: .path(mutable.data.reversed())))
    return copy
  }

  /// Sets the alternating lengths of dashes and gaps. Points. An empty or nil pattern is solid.
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
}

extension UIBezierPath {
  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the path with the current context's fill colour.
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the path with a blend mode and an opacity.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withState {
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.multiplyAlpha(by: alpha)
      context.fill(cgPath.shape, using: fillRule)
    }
  }

  /// Strokes the path with the current context's stroke colour.
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Strokes the path with a blend mode and an opacity.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withState {
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.multiplyAlpha(by: alpha)
      context.stroke(cgPath.shape, style: strokeStyle)
    }
  }

  /// Clips later drawing of the current context to the filled area.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath.shape, using: fillRule)
  }
}
