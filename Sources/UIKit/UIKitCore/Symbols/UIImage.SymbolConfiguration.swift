public import Foundation
public import TextLayout
package import UIFoundation
public import UIGraphics

extension UIImage {
  /// The configuration of an image. Only symbols have one.
  public typealias Configuration = SymbolConfiguration

  /// The size, weight and colors of an icon.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size of an icon relative to the text.
    public enum Scale: Int, Sendable {
      case `default` = -1, unspecified, small, medium, large
    }

    /// The weight of an icon's strokes.
    public enum Weight: Int, Sendable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The point size; 0 for the default.
    package let pointSize: CGFloat
    /// The text style whose size the icon follows; nil for a fixed size.
    package let textStyle: UIFont.TextStyle?
    package let weight: Weight
    package let scale: Scale
    /// The requested colors. The bundled icons have one layer, which gets the first color.
    package let colors: [UIColor]

    public convenience init(pointSize: CGFloat = 0, weight: Weight = .unspecified, scale: Scale = .default) {
      self.init(pointSize: pointSize, weight: weight, scale: scale, textStyle: nil)
    }

    package init(
      pointSize: CGFloat, weight: Weight, scale: Scale, colors: [UIColor] = [], textStyle: UIFont.TextStyle?
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      self.weight = weight
      self.scale = scale
      self.colors = colors
    }

    /// Creates a configuration with shades of one color for an icon's layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(paletteColors: [hierarchicalColor])
    }

    /// Creates a configuration with a color for each layer of an icon.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: 0, weight: .unspecified, scale: .default, colors: paletteColors, textStyle: nil)
    }

    /// Returns a configuration without effect: the bundled icons have no colors.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration() }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration() }
    public static let unspecified = SymbolConfiguration()

    /// Returns this configuration, overridden by another.
    public func applying(_ other: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other else { return self }
      return SymbolConfiguration(
        pointSize: other.pointSize > 0 ? other.pointSize : pointSize,
        weight: other.weight != .unspecified ? other.weight : weight,
        scale: other.scale != .default && other.scale != .unspecified ? other.scale : scale,
        colors: other.colors.isEmpty ? colors : other.colors,
        textStyle: other.pointSize > 0 ? other.textStyle : textStyle)
    }

    /// Returns the configuration with the size of its text style for the traits' text size.
    package func resolved(for traits: UITraitCollection) -> SymbolConfiguration {
      guard let textStyle else { return self }
      let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
      return SymbolConfiguration(
        pointSize: font.pointSize, weight: weight, scale: scale, colors: colors, textStyle: textStyle)
    }

    public convenience init(scale: Scale) {
      self.init(pointSize: 0, weight: .unspecified, scale: scale)
    }

    public convenience init(weight: Weight) {
      self.init(pointSize: 0, weight: weight, scale: .default)
    }

    public convenience init(font: UIFont, scale: Scale = .default) {
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale)
    }

    /// Creates a configuration with the size of a text style. Views show the size for their own traits.
    public convenience init(textStyle: UIFont.TextStyle, scale: Scale = .default) {
      let font = UIFont.preferredFont(forTextStyle: textStyle)
      self.init(pointSize: font.pointSize, weight: .unspecified, scale: scale, textStyle: textStyle)
    }
  }
}
