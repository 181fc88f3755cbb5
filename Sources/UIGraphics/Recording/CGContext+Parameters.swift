import UIFoundation

extension CGContext {
  /// Sets what fills are drawn with.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
    state.fillPattern = nil
  }

  /// Sets what fills are drawn with; a pattern image draws its tiles.
  package func setFillColor(_ color: UIColor) {
    state.fill = color.rgba
    state.fillPattern = color.patternImage
  }

  /// Components are sRGB, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray of the sRGB curve.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets what lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// Components are sRGB, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray of the sRGB curve.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Fades each later step.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha >= 0 ? min(Double(alpha), 1) : 0 }

  /// Fades each later step further.
  package func multiplyAlpha(by factor: CGFloat) { setAlpha(CGFloat(state.alpha) * factor) }

  /// Sets how later steps are mixed with those before.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Width of lines. Points; negative or not finite is ignored.
  public func setLineWidth(_ width: CGFloat) { if width.isFinite, width >= 0 { state.strokeStyle.width = width } }

  /// The shape of lines' ends.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  /// The shape of lines' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  /// Where sharp corners are cut, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.strokeStyle.miterLimit = limit } }

  /// Dashes and gaps in turn; none make a solid line. Points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dash = StrokeStyle.Dash(phase: phase, lengths: lengths)
  }

  /// Stored; painters choose their own fineness.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiased = shouldAntialias }

  /// Whether edges are smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialiased = allowsAntialiasing }

  /// Stored nowhere: glyphs are always smooth and unhinted.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// How pixels of scaled images are found.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Puts a blurred copy under each later step, in black of a third; positive offsets are right and down.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = ShadowStyle(offset: offset, blur: blur, color: RGBA.black.with(alpha: 1.0 / 3))
  }

  /// Puts a blurred copy under each later step; nil takes the shadow away. Points, not scaled by transforms.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(offset: offset, blur: blur, color: $0.rgba) }
  }
}

extension NSShadow {
  /// The shadow as painted for the current traits; nil where it has no colour.
  package var style: ShadowStyle? {
    (shadowColor as? UIColor).map { ShadowStyle(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
  }
}
