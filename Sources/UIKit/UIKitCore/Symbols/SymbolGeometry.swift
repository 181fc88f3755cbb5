package import Foundation
internal import TextLayout
package import UIFoundation
package import UIGraphics

/// The place of a symbol's image next to text of its point size, in whole pixels.
package struct SymbolGeometry {
  /// The size of the image, in points.
  package let size: CGSize
  /// The distance of the text's baseline above the bottom edge of the image, in points.
  package let baselineOffset: CGFloat
  /// The insets of the alignment rectangle, in points.
  ///
  /// The rectangle has the height of a line of text. The insets of low symbols are negative.
  package let alignmentRectInsets: UIEdgeInsets

  /// The size of the symbol's ink, in points.
  private let ink: CGSize
  /// The distance by which the weight moves each edge of the outline outward, in points.
  private let spread: CGFloat
  /// The size relative to medium scale.
  private let scale: CGFloat
  private let symbol: SymbolShape
  private let name: String

  /// The width of an outline's strokes in regular weight, relative to its unit square.
  private static let stroke: CGFloat = 1 / 16

  /// Creates the geometry of a symbol.
  ///
  /// - Parameters:
  ///   - configuration: The weight, the scale and the point size. A point size of 0 means that of the body style.
  ///   - shape: A recorded size, in any unit, with the aspect ratio of the image; nil for the symbol's ratio.
  ///   - displayScale: The number of pixels per point. Edges are rounded to whole pixels.
  package init(
    of name: String, _ configuration: UIImage.SymbolConfiguration, shape: CGSize? = nil, displayScale: CGFloat
  ) {
    self.name = name
    symbol = SymbolShape.named(name)
    var metrics = symbol.metrics
    if let shape { metrics.take(ratioOf: shape) }
    let pointSize = configuration.pointSize > 0 ? configuration.pointSize : UIImage.standardPointSize
    scale = configuration.scale.factor
    let em = pointSize * scale
    let extra = configuration.weight.extraStroke
    let grid = PixelGrid(scale: displayScale > 0 ? displayScale : 2)
    let font = UIFont.systemFont(ofSize: pointSize)

    // Symbols are centered on capital letters.
    let middle = font.capHeight / 2 + metrics.rise * em
    let height = (metrics.size.height + extra) * em
    let top = grid.round(middle + height / 2)
    let bottom = grid.round(middle - height / 2)
    let pixel = 1 / grid.scale
    size = CGSize(
      width: max(pixel, grid.round((metrics.size.width + extra) * em)), height: max(pixel, top - bottom))
    baselineOffset = -bottom
    alignmentRectInsets = UIEdgeInsets(
      top: top - grid.round(font.ascender), left: 0, bottom: -bottom - grid.round(-font.descender), right: 0)
    ink = CGSize(
      width: max(0, metrics.size.width - SymbolMetrics.margins.width) * em,
      height: max(0, metrics.size.height - SymbolMetrics.margins.height) * em)
    spread = extra / 2 * pointSize
  }

  /// Returns the drawing of the outline, scaled to fit the size of the ink.
  ///
  /// Strokes have the same width at every scale, as Apple's Human Interface Guidelines describe (SF Symbols, Scales): a
  /// scale changes the emphasis "without disrupting the weight matching with text that uses the same point size".
  ///
  /// A symbol without an icon results in a dashed rectangle, and its name is reported at the end of the process.
  package func drawing() -> DisplayList {
    let key = DrawingKey(name: name, size: size, ink: ink, spread: spread, scale: scale)
    return Self.drawings.value(for: key) { newDrawing() }
  }

  /// What determines a drawing.
  private struct DrawingKey: Hashable {
    let name: String
    let size: CGSize
    let ink: CGSize
    let spread: CGFloat
    let scale: CGFloat
  }

  private static let drawings = SymbolCache<DrawingKey, DisplayList>()

  private func newDrawing() -> DisplayList {
    guard let outline = symbol.outline, case let bounds = symbol.bounds, bounds.width > 0, bounds.height > 0 else {
      SymbolLibrary.record(unknown: name)
      return placeholder
    }
    func fit(insetBy inset: CGFloat) -> CGFloat {
      min((ink.width - 2 * inset) / bounds.width, (ink.height - 2 * inset) / bounds.height)
    }
    // The distance by which each edge of a stroke is moved to undo the effect of the scale on the stroke's width.
    let correction = (1 - scale) / 2 * Self.stroke * fit(insetBy: 0) / scale
    let (factor, spread) = (fit(insetBy: correction), spread + correction)
    return DisplayList.record(bounds: CGRect(origin: .zero, size: size)) { context in
      guard factor > 0 else { return }
      context.translateBy(x: size.width / 2, y: size.height / 2)
      context.scaleBy(x: factor, y: factor)
      context.translateBy(x: -bounds.midX, y: -bounds.midY)
      context.addPath(spread == 0 ? outline : outline.spread(by: spread / factor))
      context.fillPath()
    }
  }

  private var placeholder: DisplayList {
    let bounds = CGRect(origin: .zero, size: size)
    return DisplayList.record(bounds: bounds) { context in
      context.setLineWidth(1)
      context.setLineDash(phase: 0, lengths: [2, 2])
      context.stroke(bounds.insetBy(dx: 1.5, dy: 1.5))
    }
  }
}

/// The outline of a symbol and its metrics, which its name determines.
private struct SymbolShape {
  /// The outline in a unit square; nil without an icon.
  let outline: CGPath?
  /// The bounds of the outline.
  let bounds: CGRect
  let metrics: SymbolMetrics

  private static let shapes = SymbolCache<String, SymbolShape>()

  static func named(_ name: String) -> SymbolShape {
    shapes.value(for: name) {
      let outline = SymbolLibrary.outline(of: name)
      return SymbolShape(
        outline: outline, bounds: outline?.boundingBoxOfPath ?? .zero,
        metrics: SymbolMetrics(of: name, outline: outline))
    }
  }
}

extension UIImage.SymbolConfiguration.Scale {
  /// The size of an icon relative to medium size.
  package var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .large: 1.28
    case .default, .unspecified, .medium: 1
    }
  }
}

extension UIImage.SymbolConfiguration.Weight {
  /// The difference of the stroke's width from that of regular weight, in ems.
  ///
  /// It is proportional to the stems of the system font. Recorded circles are 0.025 em smaller in thin weight, and
  /// recorded squares 0.019 em larger in semibold weight.
  fileprivate var extraStroke: CGFloat {
    switch self {
    case .ultraLight: -0.04
    case .thin: -0.03
    case .light: -0.015
    case .unspecified, .regular: 0
    case .medium: 0.012
    case .semibold: 0.024
    case .bold: 0.037
    case .heavy: 0.053
    case .black: 0.068
    }
  }
}
