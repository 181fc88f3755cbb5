import UIFoundation

/// A face at a size: how text looks and how much room it takes. Immutable. Lengths in points.
public final class UIFont: AttributeObject, NSCopying, @unchecked Sendable {
  /// What the font was asked for by.
  package let request: FontRequest
  /// What the catalog found for `request`.
  package let match: FontCatalog.Match
  /// The face that the catalog found for `request`.
  package var face: FontFace { match.face }
  /// Finite and not negative.
  public let pointSize: CGFloat
  /// Added after each character, as the system font does by size.
  package let tracking: CGFloat
  /// The text style the font was made for; nil for a font made by size.
  package let textStyle: TextStyle?
  /// The content size category that `pointSize` already follows.
  package let contentSizeCategory: UIContentSizeCategory?
  /// The style by which the font grows with the content size category; nil for a font made by size.
  let scalingStyle: TextStyle?
  /// What `pointSize` would be without the maximum.
  let unlimitedPointSize: CGFloat
  /// The font grows up to this.
  let maximumPointSize: CGFloat
  /// Per em, y up.
  private let metrics: FontFace.Metrics

  package init(
    request: FontRequest, pointSize: CGFloat, textStyle: TextStyle? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil, scalingStyle: TextStyle? = nil,
    maximumPointSize: CGFloat = .infinity
  ) {
    let size = Self.usable(min(pointSize, maximumPointSize))
    let match = FontCatalog.shared.match(request, pointSize: size)
    self.request = request
    self.pointSize = size
    self.textStyle = textStyle
    self.contentSizeCategory = contentSizeCategory
    self.scalingStyle = scalingStyle ?? textStyle
    self.maximumPointSize = maximumPointSize
    unlimitedPointSize = Self.usable(pointSize)
    self.match = match
    let standIn = match.standIn
    metrics = request.design.isSystem ? SystemFontMetrics.vertical : match.face.metrics.taking(standIn?.vertical)
    let isBundled = standIn.map { match.face.family == FontCatalog.familyName(of: $0.design) } ?? false
    tracking =
      isBundled
      ? standIn?.tracking(weight: request.weight, pointSize: size) ?? 0
      : SystemFontMetrics.tracking(for: request, pointSize: size)
  }

  /// The family asked for where the face found is another one's.
  private var standIn: StandInFamily? { match.standIn }

  /// Sizes beyond this make coordinates that no painter takes.
  private static let largestPointSize: CGFloat = 100_000

  private static func usable(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(0, size), largestPointSize) : 0
  }

  /// A face by PostScript, full or family name; nil where no font at hand bears it and none of Apple's does.
  ///
  /// For Apple's fonts another one stands in, as wide where that is known, with the same line height.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let request = FontCatalog.shared.request(named: fontName) else { return nil }
    self.init(request: request, pointSize: fontSize)
  }

  /// The nearest face to a descriptor; a size of 0 takes the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    self.init(
      request: descriptor.request, pointSize: size, textStyle: descriptor.textStyle,
      contentSizeCategory: descriptor.contentSizeCategory)
  }

  /// Height above the baseline.
  public var ascender: CGFloat { metrics.ascender * pointSize }
  /// Depth below the baseline; negative.
  public var descender: CGFloat { metrics.descender * pointSize }
  /// `ascender − descender + leading`, not rounded.
  public var lineHeight: CGFloat { (metrics.ascender - metrics.descender + metrics.leading) * pointSize }
  /// Extra room between lines; 0 for the system's fonts.
  public var leading: CGFloat { metrics.leading * pointSize }
  /// Height of a flat capital letter.
  public var capHeight: CGFloat { metrics.capHeight * pointSize }
  /// Height of the letter x.
  public var xHeight: CGFloat { metrics.xHeight * pointSize }
  /// Middle of an underline above the baseline; negative.
  package var underlineOffset: CGFloat { metrics.underlineOffset * pointSize }
  package var underlineThickness: CGFloat { metrics.underlineThickness * pointSize }
  /// Middle of a strikethrough above the baseline.
  package var strikethroughOffset: CGFloat { metrics.strikethroughOffset * pointSize }
  package var strikethroughThickness: CGFloat { metrics.strikethroughThickness * pointSize }

  public var familyName: String { standIn?.name ?? face.family }
  /// The PostScript name.
  public var fontName: String {
    standIn?.postScriptName(weight: request.weight, isItalic: request.isItalic) ?? face.postScriptName
  }
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      request: request, pointSize: pointSize, textStyle: textStyle, contentSizeCategory: contentSizeCategory)
  }

  /// The same face at another size.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(request: request, pointSize: fontSize)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face === other.face && pointSize == other.pointSize && request == other.request
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(request)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  public override var description: String {
    "<UIFont: family \"\(familyName)\"; name \"\(fontName)\"; size \(pointSize)>"
  }
}
