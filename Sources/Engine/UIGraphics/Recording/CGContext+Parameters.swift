import UIFoundation

extension CGContext {
  public func setFillColor(_ color: CGColor) {
    state.fill = color.rgba
    state.fillPattern = nil
  }

  /// Sets the fill color or pattern.
  package func setFillColor(_ color: UIColor) {
    state.fill = color.rgba
    state.fillPattern = color.patternImage
  }

  /// Sets the fill color by sRGB components, 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray with the transfer curve of sRGB.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// Sets the stroke color by sRGB components, 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray with the transfer curve of sRGB.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha >= 0 ? min(Double(alpha), 1) : 0 }

  /// Multiplies the opacity of later drawing by a factor.
  package func multiplyAlpha(by factor: CGFloat) { setAlpha(CGFloat(state.alpha) * factor) }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets the line width in points. A width that is negative or not finite is ignored.
  public func setLineWidth(_ width: CGFloat) { if width.isFinite, width >= 0 { state.strokeStyle.width = width } }

  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  /// Sets the limit of the miter length in line widths, above which a miter becomes a bevel.
  public func setMiterLimit(_ limit: CGFloat) { if limit.isFinite { state.strokeStyle.miterLimit = limit } }

  /// Sets the alternating lengths of dashes and gaps, in points. Without lengths, lines are solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dash = StrokeStyle.Dash(phase: phase, lengths: lengths)
  }

  /// Sets the flatness. It has no effect, since renderers choose it.
  public func setFlatness(_ flatness: CGFloat) {}

  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiased = shouldAntialias }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { state.antialiased = allowsAntialiasing }

  /// Does nothing: glyphs are always smooth and unhinted.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// The filter for pixels of scaled images.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a shadow in black with an opacity of one third.
  ///
  /// Positive offsets are right and down, or up in contexts that draw into memory.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of later drawing, in points that transforms do not scale. A nil color removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let down = CGSize(width: offset.width, height: bitmap == nil ? offset.height : -offset.height)
    state.shadow = color.map { ShadowStyle(offset: down, blur: blur, color: $0.rgba) }
  }
}

extension NSShadow {
  /// The shadow for the current traits; nil without a color.
  package var style: ShadowStyle? {
    (shadowColor as? UIColor).map { ShadowStyle(offset: shadowOffset, blur: shadowBlurRadius, color: $0.rgba) }
  }
}
