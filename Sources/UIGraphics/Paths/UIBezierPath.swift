import UIFoundation

/// A path with the style it is drawn in.
open class UIBezierPath: NSObject, NSCopying {
  private var mutable = CGMutablePath()

  /// Width of strokes. Points.
  open var lineWidth: CGFloat = 1
  /// The shape of a stroke's ends.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of a stroke's corners.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Where sharp corners are cut, in line widths.
  open var miterLimit: CGFloat = 10
  /// Stored; painters choose their own fineness.
  open var flatness: CGFloat = 0.6
  /// Whether overlaps are holes.
  open var usesEvenOddFillRule = false
  private var dash = StrokeStyle.Dash()

  /// An empty path.
  public override init() {}

  /// A rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    mutable.addRect(rect)
  }

  /// The ellipse that touches the rectangle's four sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    mutable.addEllipse(in: rect)
  }

  /// A rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    mutable.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
  }

  /// A rectangle with some elliptic corners.
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

  /// An arc; angles in radians from the positive x axis, `clockwise` as seen on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The steps of a path.
  public convenience init(cgPath: CGPath) {
    self.init()
    mutable.addPath(cgPath)
  }

  /// The steps; setting copies them.
  open var cgPath: CGPath {
    get { CGPath(shape: mutable.shape) }
    set {
      mutable = CGMutablePath()
      mutable.addPath(newValue)
    }
  }

  /// Whether there is no step.
  open var isEmpty: Bool { mutable.isEmpty }
  /// The tight rectangle around the curve; null when empty.
  open var bounds: CGRect { mutable.boundingBoxOfPath }
  /// Where the next line would begin; zero when empty.
  open var currentPoint: CGPoint { mutable.currentPoint }

  /// Whether the filled area holds the point.
  open func contains(_ point: CGPoint) -> Bool {
    mutable.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Begins a new part.
  open func move(to point: CGPoint) { mutable.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { mutable.addLine(to: point) }

  /// Adds a curve of two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    mutable.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve of one control point.
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

  /// Joins the end of the current part to its beginning.
  open func close() { mutable.closeSubpath() }

  /// Takes away all steps; the style stays.
  open func removeAllPoints() { mutable = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { mutable.addPath(bezierPath.mutable) }

  /// Maps all points.
  open func apply(_ transform: CGAffineTransform) {
    let mapped = mutable.shape.applying(transform)
    mutable = CGMutablePath()
    mutable.addPath(CGPath(shape: mapped))
  }

  /// The same outline drawn from its other end.
  open func reversing() -> UIBezierPath {
    let copy = styleCopy()
    copy.mutable.addPath(CGPath(shape: .path(mutable.data.reversed())))
    return copy
  }

  /// Dashes and gaps in turn. Points. `count` 0 or a nil pattern means a solid line.
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

  /// How the stroke looks.
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

  /// Fills with the current context's fill colour.
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills with a blend mode and an opacity of its own.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withState {
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.multiplyAlpha(by: alpha)
      context.fill(cgPath.shape, using: fillRule)
    }
  }

  /// Strokes with the current context's stroke colour.
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Strokes with a blend mode and an opacity of its own.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.withState {
      if blendMode != .normal { context.setBlendMode(blendMode) }
      context.multiplyAlpha(by: alpha)
      context.stroke(cgPath.shape, style: strokeStyle)
    }
  }

  /// Limits all later drawing of the current context to the filled area.
  public func addClip() {
    UIGraphicsGetCurrentContext()?.clip(to: cgPath.shape, using: fillRule)
  }
}
