import UIFoundation
import UIGraphics

/// A node of the graph that draws a color glyph (OpenType, COLR version 1). Lengths are in em, y down.
indirect enum ColorPaint {
  case layers([ColorPaint])
  /// A color; nil for the color of the text.
  case solid(RGBA?, alpha: Double)
  case gradient(GradientItem.Geometry, [ColorStop])
  /// The outline of a glyph, filled with a paint.
  case glyph(UInt32, ColorPaint)
  case transformed(CGAffineTransform, ColorPaint)
  case composite(source: ColorPaint, mode: UInt8, backdrop: ColorPaint)
}

/// A color of a gradient; without a color, that of the text.
struct ColorStop {
  var location: Double
  var color: RGBA?
  var alpha: Double
}

extension ColorPaint {
  /// Returns the items that draw the paint, in the given color of the text.
  func items(_ textColor: RGBA, outline: (UInt32) -> PathData) -> [DisplayItem] {
    func resolved(_ color: RGBA?, _ alpha: Double) -> RGBA { (color ?? textColor).multiplyingAlpha(by: alpha) }
    switch self {
    case .layers(let layers):
      return layers.flatMap { $0.items(textColor, outline: outline) }
    case .solid(let color, let alpha):
      let everything = CGRect(x: -Self.reach, y: -Self.reach, width: 2 * Self.reach, height: 2 * Self.reach)
      return [.fill(FillItem(shape: .rect(everything), color: resolved(color, alpha)))]
    case .gradient(let geometry, let stops):
      let stops = stops.map { GradientStop(location: $0.location, color: resolved($0.color, $0.alpha)) }
      return [.gradient(GradientItem(geometry: geometry, stops: stops))]
    case .glyph(let glyph, let paint):
      let path = outline(glyph)
      guard !path.isEmpty else { return [] }
      if case .solid(let color, let alpha) = paint {
        return [.fill(FillItem(shape: .path(path), color: resolved(color, alpha)))]
      }
      return [.save, .clip(.path(path), .winding)] + paint.items(textColor, outline: outline) + [.restore]
    case .transformed(let transform, let paint):
      return [.save, .transform(transform)] + paint.items(textColor, outline: outline) + [.restore]
    case .composite(let source, let mode, let backdrop):
      return Self.composite(
        source.items(textColor, outline: outline), mode, backdrop.items(textColor, outline: outline))
    }
  }

  /// The extent of a paint without an outline, in em. No glyph is as large.
  private static let reach: CGFloat = 16

  /// The composite modes of OpenType that are blend modes or operators of Core Graphics, in its order.
  private static let modes: [CGBlendMode] = [
    .clear, .copy, .normal, .normal, .destinationOver, .sourceIn, .destinationIn, .sourceOut, .destinationOut,
    .sourceAtop, .destinationAtop, .xor, .plusLighter, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
    .hardLight, .softLight, .difference, .exclusion, .multiply, .hue, .saturation, .color, .luminosity,
  ]
  private static let (clear, source, destination, sourceIn, destinationIn) = (0, 1, 2, 5, 6)

  private static func composite(
    _ source: [DisplayItem], _ mode: UInt8, _ backdrop: [DisplayItem]
  ) -> [DisplayItem] {
    func group(_ style: GroupStyle, _ items: [DisplayItem]) -> [DisplayItem] {
      [.beginGroup(style)] + items + [.endGroup]
    }
    func mask(_ items: [DisplayItem]) -> DisplayList {
      DisplayList(bounds: CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach), items: items)
    }
    // Groups with a mask remain vectors in all formats, unlike the operators of Porter and Duff.
    switch Int(mode) {
    case clear: return []
    case Self.source: return source
    case destination: return backdrop
    case sourceIn: return group(GroupStyle(mask: mask(backdrop)), source)
    case destinationIn: return group(GroupStyle(mask: mask(source)), backdrop)
    case let mode:
      let blendMode = modes.indices.contains(mode) ? modes[mode] : .normal
      return group(GroupStyle(), backdrop + group(GroupStyle(blendMode: blendMode), source))
    }
  }
}
