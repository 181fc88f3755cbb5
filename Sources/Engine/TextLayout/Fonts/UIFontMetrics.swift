import UIFoundation

/// A scaler of fonts and lengths in proportion to the lines of a text style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The metrics of the body style.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for traits; a `maximumPointSize` of 0 means no maximum.
  ///
  /// The scaled size is a whole number of points, as in pictures of iOS 17.5: at extra small, extra large accessibility
  /// text and in the body style, fonts of 16 points are 14 and 35, and fonts of 14 points 12 and 31.
  ///
  /// Labels that adjust their font for the content size category scale the font again when the category changes.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      request: font.request, pointSize: font.pointSize * style.scale(from: .large, to: category),
      contentSizeCategory: category == .unspecified ? .large : category, scalingStyle: style,
      maximumPointSize: maximumPointSize > 0 ? maximumPointSize : .infinity)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the value scaled by the ratio of line heights, on whole pixels if the traits have a scale.
  ///
  /// The ratio is that of the distances between baselines at the traits' category and at large: 17 in the body style is
  /// 17 · 21 / 22 at medium, which is 16⅓ at three pixels per point. The identity at large is not rounded.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection ?? .current
    let scale = style.scale(from: .large, to: traits.preferredContentSizeCategory)
    guard scale != 1, traits.displayScale > 0 else { return value * scale }
    return PixelGrid(scale: traits.displayScale).round(value * scale)
  }
}
