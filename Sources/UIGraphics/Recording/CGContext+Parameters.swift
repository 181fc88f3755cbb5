import UIFoundation

extension CGContext {
  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
    state.fillPattern = nil
  }

  /// Sets the fill colour; a pattern draws its tiles.
  package func setFillColor(_ color: UIColor) {
    state.fill = color.rgba
    state.fillPattern = color.patternImage
  }

  /// Sets the fill colour by sRGB components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill colour to a gray with the transfer curve of sRGB.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// Sets the stroke colour by sRGB components, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke colour to a gray with the transfer curve of sRGB.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the opacity of later drawing.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha >= 0 ? min(Double(alpha), 1) : 0 }

  /// Multiplies the opacity of later drawing by a factor.
  package func multiplyAlpha(by factor: CGFloat) { setAlpha(CGFloat(state.alpha) * factor) }

  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the line width. Points; negative and nonfinite widths are ignored.
  public func setLineWidth(_ width: CGFloat) { if width.isFinite, width >= 0 { state.strokeStyle.width = width } }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  /// Sets the length at which miters become bevels, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.strokeStyle.miterLimit = limit } }

  /// Sets the alternating lengths of dashes and gaps. Points. No lengths make a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dash = StrokeStyle.Dash(phase: phase, lengths: lengths)
  }

  /// Stores a value without effect: painters choose their own flatness.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = flatness }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiased = shouldAntialias }

  /// Sets whether edges are smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialiased = allowsAntialiasing }

  /// Does nothing: glyphs are always smooth and unhinted.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// The filter for pixels of scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a shadow in black at one third opacity; positive offsets are right and down.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    state.shadow = ShadowStyle(offset: offset, blur: blur, color: RGBA.black.with(alpha: 1.0 / 3))
  }

  /// Sets or removes the shadow of later drawing. Points, not scaled by transforms.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { ShadowStyle(offset: offset, blur: blur, color: $0.rgba) }
  }
}

extension NSShadow {
  /// The shadow for the current traits; nil without a colour.
  package var style: ShadowStyle? {
    (shadowColor as? UIColor).map { ShadowStyle(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
  }
}
