import UIFoundation

/// The published metrics of the system font, applied to its substitute.
enum SystemFontMetrics {
  /// The vertical metrics, in em.
  ///
  /// At 17 points, a line is 20.287109375 points high.
  static let vertical = FontFace.Metrics(
    ascender: 1950.0 / 2048, descender: -494.0 / 2048, leading: 0, capHeight: 1443.0 / 2048, xHeight: 1078.0 / 2048,
    underlineOffset: -0.1, underlineThickness: 0.07, strikethroughOffset: 0.26, strikethroughThickness: 0.07)

  /// The tracking, in em by font size, that gives the substitute the widths of the system font.
  ///
  /// It applies to the regular weight, and is linear between the sizes. It is near the tracking that Apple publishes
  /// for the system font, and is fitted together with `SystemFontWidths`. From 25 points, it is the published tracking
  /// minus 0.0222 em; pictures of iOS 13 and 17 confirm this within 0.0025 em, and within 0.0008 em from 28 points, where
  /// the substitute's shapes no longer change. Recorded labels determine it at 20 and 22 points, these pictures from 25
  /// to 27.
  private static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (11, 0.0048), (12, -0.0002), (13, -0.0065), (14, -0.0117), (15, -0.0159), (16, -0.0204), (17, -0.0253),
    (20, -0.0255), (22, -0.0254), (25, -0.0184), (26, -0.0143), (27, -0.0124), (28, -0.0082), (34, -0.0102),
    (38, -0.0120), (48, -0.0143), (58, -0.0171), (80, -0.0222),
  ]

  /// The additional tracking above regular, in em by OpenType weight.
  ///
  /// It differs between the shapes for text and for display, and is linear between the weights and between the shapes.
  /// Recorded segmented controls, whose titles are medium, determine `text` up to semibold. Pictures of bold titles of 12
  /// to 35 points on iOS 17 at 3x, with recorded bold labels, determine bold, and recorded labels of 27 points heavy in
  /// display.
  private static let boldTracking: [(weight: CGFloat, text: CGFloat, display: CGFloat)] = [
    (400, 0, 0), (600, 0.0129, 0.0075), (700, 0.0175, 0.0092), (800, 0.0201, 0.0200), (900, 0.0237, 0.0263),
  ]
  /// The additional tracking below regular, in em for each 200 units of OpenType weight.
  private static let lightTracking: CGFloat = 0.0112

  /// Returns the tracking of the system design, in points; 0 for other designs.
  static func tracking(for request: FontRequest, pointSize: CGFloat) -> CGFloat {
    guard request.design == .system else { return 0 }
    let weight = request.weight.openType
    let weightTracking = weight > 400 ? boldTracking(weight, pointSize) : (400 - weight) / 200 * lightTracking
    return (regularTracking(pointSize) + weightTracking) * pointSize
  }

  private static func boldTracking(_ weight: CGFloat, _ pointSize: CGFloat) -> CGFloat {
    let share = displayShare(pointSize)
    return interpolated(boldTracking.map { ($0.weight, $0.text + ($0.display - $0.text) * share) }, at: weight)
  }

  private static func regularTracking(_ size: CGFloat) -> CGFloat {
    interpolated(trackingTable.map { ($0.size, $0.tracking) }, at: size)
  }

  /// Returns the value at a position of an ascending table; beyond its ends, the first or last value.
  private static func interpolated(_ table: [(CGFloat, CGFloat)], at position: CGFloat) -> CGFloat {
    guard let first = table.first, let last = table.last, position > first.0 else { return table.first?.1 ?? 0 }
    for (lower, upper) in zip(table, table.dropFirst()) where position <= upper.0 {
      return lower.1 + (upper.1 - lower.1) * (position - lower.0) / (upper.0 - lower.0)
    }
    return last.1
  }

  /// The advance of the bundled emoji, in em.
  private static let emojiAdvance: CGFloat = 1.245
  /// The space beside one of Apple's emoji, in points; half an em at most.
  private static let emojiMargin: CGFloat = 5.5

  /// Returns the tracking that gives the bundled emoji the advances of Apple's emoji, in points.
  ///
  /// Interface Builder recorded titles of one emoji as 16 points wide at a size of 11, 19 at 13, 23 at 17, 43 at 38 and
  /// 50 at 45 (builds 14088 to 20020, in four projects).
  static func emojiTracking(for request: FontRequest, pointSize: CGFloat) -> CGFloat {
    guard request.design.isSystem else { return 0 }
    return pointSize + min(emojiMargin, pointSize / 2) - emojiAdvance * pointSize
  }

  /// The additional advance of ideographs and kana in the fonts that complement the system font, in em.
  ///
  /// Four ideographs are 57.5 wide at 14 points, five kana 87 at 17 (recorded by Interface Builder).
  private static let ideographAdvance: CGFloat = 0.02

  /// Returns the tracking of the bundled ideographs and kana, whose advance is an em, in points.
  static func ideographTracking(for request: FontRequest, pointSize: CGFloat) -> CGFloat {
    request.design.isSystem ? ideographAdvance * pointSize : 0
  }

  /// Returns the substitute's optical size: 14 up to 17 points, 32 from 28 points, linear between.
  ///
  /// It is a whole number, which limits the number of faces.
  static func opticalSize(for pointSize: CGFloat) -> Float {
    let (text, display) = (CGFloat(opticalSizes.text), CGFloat(opticalSizes.display))
    return Float((text + (display - text) * displayShare(pointSize)).rounded())
  }

  /// Returns the share of the shapes for display at an optical size of the substitute: 0 to 1.
  static func displayShare(opticalSize: Float) -> CGFloat {
    let share = (opticalSize - opticalSizes.text) / (opticalSizes.display - opticalSizes.text)
    return CGFloat(min(max(share, 0), 1))
  }

  /// The optical sizes of the substitute's shapes for text and for display.
  static let opticalSizes: (text: Float, display: Float) = (14, 32)

  /// Returns the share of the shapes for display: 0 up to 17 points, 1 from 28 points, linear between.
  private static func displayShare(_ pointSize: CGFloat) -> CGFloat {
    let (textSize, displaySize): (CGFloat, CGFloat) = (17, 28)
    return min(max((pointSize - textSize) / (displaySize - textSize), 0), 1)
  }
}
