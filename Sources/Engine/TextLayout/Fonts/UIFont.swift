import UIFoundation

/// An immutable font: a face at a size. Lengths are in points.
public final class UIFont: AttributeObject, NSCopying, @unchecked Sendable {
  /// The properties requested of the font.
  package let request: FontRequest
  /// The result of matching `request` in the catalog.
  package let match: FontCatalog.Match
  package var face: FontFace { match.face }
  /// The size of the em, finite and not negative.
  public let pointSize: CGFloat
  /// The space after each character that gives a bundled substitute the width of Apple's font.
  package let tracking: CGFloat
  /// The space after each emoji.
  package let emojiTracking: CGFloat
  /// The tracking of the bundled ideographs and kana, in points.
  let ideographTracking: CGFloat
  /// The text style that the font was created for; nil for other fonts.
  package let textStyle: TextStyle?
  /// The content size category reflected in `pointSize`.
  package let contentSizeCategory: UIContentSizeCategory?
  /// The style that scales the font by content size category; nil for a font that does not scale.
  let scalingStyle: TextStyle?
  /// The point size before it is rounded and `maximumPointSize` is applied.
  let unlimitedPointSize: CGFloat
  /// The maximum passed to `UIFontMetrics`; infinite by default.
  let maximumPointSize: CGFloat
  /// The space that a text style adds between lines, not part of `lineHeight`; 0 for other fonts.
  package let lineGap: CGFloat
  /// The vertical metrics, in em, y up.
  private let metrics: FontFace.Metrics

  package init(
    request: FontRequest, pointSize: CGFloat, textStyle: TextStyle? = nil,
    contentSizeCategory: UIContentSizeCategory? = nil, scalingStyle: TextStyle? = nil,
    maximumPointSize: CGFloat = .infinity
  ) {
    let isScaled = scalingStyle != nil && contentSizeCategory != .large
    let size = Self.clamped(min(isScaled ? pointSize.rounded() : pointSize, maximumPointSize))
    let match = FontCatalog.shared.match(request, pointSize: size)
    self.request = request
    self.pointSize = size
    self.textStyle = textStyle
    self.contentSizeCategory = contentSizeCategory
    self.scalingStyle = scalingStyle ?? textStyle
    self.maximumPointSize = maximumPointSize
    unlimitedPointSize = Self.clamped(pointSize)
    self.match = match
    let substituted = match.substituted
    metrics = request.design.isSystem ? SystemFontMetrics.vertical : match.face.metrics.replaced(by: substituted)
    emojiTracking = SystemFontMetrics.emojiTracking(for: request, pointSize: size)
    ideographTracking = SystemFontMetrics.ideographTracking(for: request, pointSize: size)
    lineGap = Self.lineGap(of: textStyle, request, pointSize: size, contentSizeCategory, metrics)
    let isBundled = substituted.map { match.face.family == FontCatalog.familyName(of: $0.design) } ?? false
    tracking =
      isBundled
      ? substituted?.tracking(weight: request.weight, pointSize: size) ?? 0
      : SystemFontMetrics.tracking(for: request, pointSize: size)
  }

  /// Creates the system font with Core Text's default size, 12 points. UIKit does not document its result.
  public convenience override init() { self.init(request: FontRequest(), pointSize: 12) }

  /// The requested family if the face is a substitute.
  private var substituted: SubstitutedFamily? { match.substituted }

  /// The leading of lines, in points. It differs from `leading` for fonts whose lines have none.
  var lineLeading: CGFloat { substituted?.addsLeading == false ? 0 : leading }

  /// Indicates whether the face is not the requested font, so that widths can differ from those of iOS.
  package var isSubstitute: Bool { request.design.isSystem || substituted != nil }

  /// The largest supported point size. Larger fonts have coordinates that painters reject.
  private static let pointSizeLimit: CGFloat = 100_000

  private static func clamped(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(0, size), pointSizeLimit) : 0
  }

  /// Creates a font by PostScript, full or family name; nil for an unknown name.
  ///
  /// Apple's fonts have substitutes with the same line height and width, as far as these are known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let request = FontCatalog.shared.request(named: fontName) else { return nil }
    self.init(request: request, pointSize: fontSize)
  }

  /// Creates the font nearest to a descriptor; a size of 0 means the descriptor's size.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize == 0 ? descriptor.pointSize : pointSize
    self.init(
      request: descriptor.request, pointSize: size, textStyle: descriptor.textStyle,
      contentSizeCategory: descriptor.contentSizeCategory)
  }

  /// The height above the baseline.
  public var ascender: CGFloat { points(metrics.ascender) }
  /// The depth below the baseline; negative.
  public var descender: CGFloat { points(metrics.descender) }
  /// The value of `ascender − descender + leading`, not rounded.
  public var lineHeight: CGFloat { points(metrics.ascender - metrics.descender + metrics.leading) }
  /// The line gap of the font's vertical metrics, part of `lineHeight`; 0 for the system's fonts.
  public var leading: CGFloat { points(metrics.leading) }
  /// The height of a flat capital letter.
  public var capHeight: CGFloat { points(metrics.capHeight) }
  /// The height of the letter x.
  public var xHeight: CGFloat { points(metrics.xHeight) }

  /// Returns a length in points, without errors of binary fractions: 1.15 em of 20 points are 23.
  private func points(_ em: CGFloat) -> CGFloat { (em * pointSize * Self.precision).rounded() / Self.precision }

  /// The inverse of the precision of lengths, in points.
  private static let precision: CGFloat = 1e10
  /// The middle of an underline, relative to the baseline; usually negative.
  package var underlineOffset: CGFloat { metrics.underlineOffset * pointSize }
  package var underlineThickness: CGFloat { metrics.underlineThickness * pointSize }
  /// The middle of a strikethrough above the baseline.
  package var strikethroughOffset: CGFloat { metrics.strikethroughOffset * pointSize }
  package var strikethroughThickness: CGFloat { metrics.strikethroughThickness * pointSize }

  public var familyName: String { substituted?.name ?? face.family }
  /// The PostScript name.
  public var fontName: String {
    substituted?.postScriptName(weight: request.weight, isItalic: request.isItalic) ?? face.postScriptName
  }
  /// The display name of family and style.
  package var fullName: String {
    substituted.map { FontNames.full(family: $0.name, postScript: fontName) } ?? face.fullName
  }
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      request: request.supportedSettings(of: face), pointSize: pointSize, textStyle: textStyle,
      contentSizeCategory: contentSizeCategory)
  }

  /// Returns a font with the same attributes at another size, without a text style.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(request: request, pointSize: fontSize)
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face === other.face && pointSize == other.pointSize && request == other.request && lineGap == other.lineGap
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
