import UIFoundation

/// A scaler of fonts and lengths in proportion to a text style at the preferred size category.
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
  /// Labels that adjust their font for the content size category scale the font again when the category changes.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      request: font.request, pointSize: scaledValue(for: font.pointSize, compatibleWith: traitCollection),
      contentSizeCategory: category == .unspecified ? .large : category, scalingStyle: style,
      maximumPointSize: maximumPointSize > 0 ? maximumPointSize : .infinity)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the value scaled by the ratio of the style's size for traits to its size at large.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return value * style.pointSize(for: category) / style.pointSize(for: .large)
  }
}
