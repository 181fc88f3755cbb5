import UIFoundation

extension UIFont {
  /// Returns the font of a text style at the current traits' content size category.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a text style at the content size category of traits, or of the current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFontDescriptor.preferredFontDescriptor(withTextStyle: style, compatibleWith: traitCollection).font
  }
}

extension UIFont {
  /// Returns the space that a text style adds between lines of the system font.
  ///
  /// Interface Builder recorded labels of two lines as 42.5 points high in body and headline, 40.5 in callout and 38 in
  /// subheadline. Labels of three lines are 46.5 points high in caption 1, and labels of five lines 103⅓ points in
  /// callout on a screen of scale 3 (builds 11524 to 24504, in ten projects).
  static func lineGap(
    of style: TextStyle?, _ request: FontRequest, pointSize: CGFloat, _ category: UIContentSizeCategory?,
    _ metrics: FontFace.Metrics
  ) -> CGFloat {
    guard request.design.isSystem, let distance = style?.baselineDistance(pointSize: pointSize, category) else {
      return 0
    }
    return max(0, distance - (metrics.ascender - metrics.descender) * pointSize)
  }

  /// The space between lines at system spacing, in points; the font needs no text style.
  ///
  /// Interface Builder spaces two labels in a stack of 43 points such that they are at 0–21 and 22.5–43: their baselines
  /// are 22 points apart, the distance of text styles at 17 points.
  package var systemLineGap: CGFloat {
    guard request.design.isSystem, let distance = TextStyle.baselineDistances[pointSize] else { return 0 }
    return max(0, distance - lineHeight)
  }

  /// Returns the font scaled to a content size category; the font itself if it does not scale.
  package func following(_ category: UIContentSizeCategory) -> UIFont {
    guard let scalingStyle, let old = contentSizeCategory, old != category, category != .unspecified else {
      return self
    }
    let isStyleSize = textStyle != nil && unlimitedPointSize == scalingStyle.pointSize(for: old)
    let size =
      isStyleSize
      ? scalingStyle.pointSize(for: category) : unlimitedPointSize * scalingStyle.scale(from: old, to: category)
    return UIFont(
      request: request, pointSize: size, textStyle: textStyle, contentSizeCategory: category,
      scalingStyle: scalingStyle, maximumPointSize: maximumPointSize)
  }
}

extension UIFont.TextStyle {
  /// The point sizes from extra small to accessibility XXXL.
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .extraLargeTitle2: titleSizes,
    .title1: titleSizes,
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
  private static let titleSizes: [CGFloat] = [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
  /// The point sizes of body and headline. An unknown style has them too, as in UIKit.
  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Returns the point size; an unspecified category is large, the factory setting.
  package func pointSize(for category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.bodySizes
    let rank = category.rank >= 0 ? category.rank : UIContentSizeCategory.large.rank
    return sizes.indices.contains(rank) ? sizes[rank] : 17
  }

  /// The distance between baselines by point size, in points.
  ///
  /// The distances are the same in all styles. Source: "Dynamic Type sizes" in Apple's Human Interface Guidelines.
  fileprivate static let baselineDistances: [CGFloat: CGFloat] = [
    11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30,
    25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47,
    40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
    60: 70,
  ]

  /// Returns the ratio of the distances between baselines at two categories.
  ///
  /// It is the ratio of the point sizes if a distance is not known.
  func scale(from old: UIContentSizeCategory, to new: UIContentSizeCategory) -> CGFloat {
    let (oldSize, newSize) = (pointSize(for: old), pointSize(for: new))
    guard let oldDistance = Self.baselineDistances[oldSize], let newDistance = Self.baselineDistances[newSize] else {
      return newSize / oldSize
    }
    return newDistance / oldDistance
  }

  /// Returns the distance between baselines at the style's own size; nil for another size.
  func baselineDistance(pointSize: CGFloat, _ category: UIContentSizeCategory?) -> CGFloat? {
    guard pointSize == self.pointSize(for: category ?? .large) else { return nil }
    return Self.baselineDistances[pointSize]
  }

  package var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }
}
