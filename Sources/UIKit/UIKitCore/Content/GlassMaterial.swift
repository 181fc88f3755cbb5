internal import Foundation
internal import UIFoundation
internal import UIGraphics

/// The look of glass at rest: a backdrop in an outline with a bright rim, above a shadow.
///
/// Refraction is not drawn. See Documentation/Design.md for the sources of the numbers.
struct GlassMaterial {
  /// The blur of a shape.
  ///
  /// Its standard deviation, in points, grows with half of the shorter side up to a maximum.
  private struct Blur {
    let base: CGFloat
    let growth: CGFloat
    let maximum: CGFloat

    func deviation(of rect: CGRect) -> CGFloat {
      max(0, min(maximum, base + growth * min(rect.width, rect.height) / 2))
    }
  }

  private let blur: Blur
  private let saturation: Double
  private let tint: BackdropStyle.Tint
  private let rim: UIColor

  private init(_ blur: Blur, saturation: Double, tint gray: Double, _ opacity: Double, rim: CGFloat) {
    let white = gray / 255
    (self.blur, self.saturation) = (blur, saturation)
    tint = BackdropStyle.Tint(RGBA(red: white, green: white, blue: white, alpha: opacity))
    self.rim = UIColor(white: 1, alpha: rim)
  }

  // Gray values are of 255.
  private static let regular = (
    light: GlassMaterial(
      Blur(base: 1.2, growth: 0.12, maximum: 9), saturation: 1.75, tint: 255, 0.68, rim: 0.4),
    dark: GlassMaterial(
      Blur(base: -1, growth: 0.15, maximum: 11), saturation: 1.9, tint: 24, 0.67, rim: 0.15)
  )
  private static let clear = (
    light: GlassMaterial(Blur(base: 2, growth: 0, maximum: 2), saturation: 1, tint: 255, 0.17, rim: 0.4),
    dark: GlassMaterial(Blur(base: 2, growth: 0, maximum: 2), saturation: 1, tint: 255, 0.16, rim: 0.15)
  )
  private static let rimWidth: CGFloat = 1
  private static let shadow = ShadowStyle(
    offset: CGSize(width: 0, height: 8), blur: 40, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.12))

  static func material(_ style: UIGlassEffect.Style, for traits: UITraitCollection) -> GlassMaterial {
    let pair = style == .clear ? clear : regular
    return traits.userInterfaceStyle == .dark ? pair.dark : pair.light
  }

  /// Draws the glass. The tint is a color over it; an opaque one hides what is behind.
  func draw(in outline: GlassOutline, tint: UIColor?, hasShadow: Bool, _ context: CGContext) {
    let path = outline.path(inset: 0).cgPath
    if hasShadow { drawShadow(of: path, context) }
    let tints = [self.tint] + (tint.map { [BackdropStyle.Tint($0.cgColor.rgba)] } ?? [])
    let style = BackdropStyle(deviation: blur.deviation(of: outline.rect), saturation: saturation, tints: tints)
    context.drawBackdrop(behind: path.shape, style)
    let line = outline.path(inset: Self.rimWidth / 2)
    line.lineWidth = Self.rimWidth
    rim.setStroke()
    line.stroke()
  }

  /// Draws the shadow outside of the outline, so that the glass does not show it.
  private func drawShadow(of path: CGPath, _ context: CGContext) {
    let reach = Self.shadow.reach + abs(Self.shadow.offset.height)
    context.saveGState()
    context.addRect(path.boundingBox.insetBy(dx: -reach, dy: -reach))
    context.addPath(path)
    context.clip(using: .evenOdd)
    // The tint makes the outline itself transparent, so that only its shadow is visible.
    context.group(GroupStyle(shadow: Self.shadow, tint: RGBA.black.with(alpha: 0))) {
      context.setFillColor(UIColor.black.cgColor)
      context.addPath(path)
      context.fillPath()
    }
    context.restoreGState()
  }
}

/// A rectangle with rounded corners, in points. A radius of at least half of the shorter side makes it a capsule.
struct GlassOutline {
  let rect: CGRect
  let radius: CGFloat

  func path(inset: CGFloat) -> UIBezierPath {
    let rect = rect.insetBy(dx: inset, dy: inset)
    let half = min(rect.width, rect.height) / 2
    return radius - inset < half
      ? UIBezierPath(smoothRect: rect, radius: max(0, radius - inset), corners: .allCorners)
      : UIBezierPath(circularRect: rect, radius: half)
  }
}

extension UIView {
  /// Draws glass behind the view's content. The rectangle is in the view's coordinate space.
  func drawGlass(
    in rect: CGRect, radius: CGFloat = .infinity, style: UIGlassEffect.Style = .regular, tint: UIColor? = nil,
    hasShadow: Bool = true
  ) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0 else { return }
    GlassMaterial.material(style, for: traitCollection).draw(
      in: GlassOutline(rect: rect, radius: radius), tint: tint, hasShadow: hasShadow, context)
  }
}

extension CGContext {
  /// Fills a rectangle whose shorter sides are half circles: a circle for a square.
  func fillCapsule(in rect: CGRect) {
    guard rect.width != rect.height else { return fillEllipse(in: rect) }
    addPath(UIBezierPath(circularRect: rect, radius: min(rect.width, rect.height) / 2).cgPath)
    fillPath()
  }
}
