import UIFoundation

/// The line breaking, alignment and spacing of a paragraph. Lengths are in points.
open class NSParagraphStyle: AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// A set of strategies that adjust line breaks.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Avoids a single word on the last line of a paragraph.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Prevents breaks inside Korean words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All strategies, the default of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of a style.
  package struct Values: Hashable, Sendable {
    package var alignment = NSTextAlignment.natural
    package var lineBreakMode = NSLineBreakMode.byWordWrapping
    package var lineBreakStrategy: LineBreakStrategy = []
    package var baseWritingDirection = NSWritingDirection.natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var tailIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0
    package var lineHeightMultiple: CGFloat = 0
    package var hyphenationFactor: Float = 0
    package var usesDefaultHyphenation = false
    package var allowsDefaultTighteningForTruncation = false
    package var defaultTabInterval: CGFloat = 0
    package var tabStops: [NSTextTab] = NSParagraphStyle.defaultTabStops
    package init() {}

    /// The values with defaults for numbers that are not finite, so that all positions are finite.
    var finite: Values {
      // A sum is finite only if all its terms are; ordinary values need no more than this.
      let sum =
        lineSpacing + paragraphSpacing + paragraphSpacingBefore + headIndent + tailIndent + firstLineHeadIndent
        + minimumLineHeight + maximumLineHeight + lineHeightMultiple + defaultTabInterval
      guard !sum.isFinite || !tabStops.allSatisfy(\.location.isFinite) else { return self }
      let lengths: [WritableKeyPath<Values, CGFloat>] = [
        \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent, \.tailIndent, \.firstLineHeadIndent,
        \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.defaultTabInterval,
      ]
      var finite = self
      for length in lengths where !self[keyPath: length].isFinite { finite[keyPath: length] = 0 }
      finite.tabStops = tabStops.filter(\.location.isFinite)
      return finite
    }
  }

  /// Twelve stops 28 points apart, as documented for `tabStops`.
  package static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

  private static let shared = NSParagraphStyle()

  package var values: Values

  public override init() { values = Values() }
  package init(values: Values) { self.values = values }

  /// A style with natural alignment, word wrapping, no spacing and tabs every 28 points.
  open class var `default`: NSParagraphStyle { shared }

  /// Returns the direction of a language's script; left to right without a language.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The alignment; natural alignment follows the paragraph's direction.
  open var alignment: NSTextAlignment { values.alignment }
  /// The line break mode. A label's own mode takes precedence.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The strategies for line breaks. Only `hangulWordPriority` has an effect.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The base direction. If natural, it is the direction of the first strong character.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The space below every line except the last line of the text.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space below the paragraph, unless it is the last paragraph of the text.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space above the paragraph, unless it is the first paragraph of the text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The distance from the leading edge, for all lines except the first.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of line ends from the leading edge if positive, from the trailing edge otherwise.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The distance from the leading edge for the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The minimum line height; zero is unbounded.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum line height; zero is unbounded.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height, applied before the bounds; zero means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The hyphenation factor. It has no effect: soft hyphens (U+00AD) can always break and show a hyphen.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// This property has no effect, since there is no hyphenation dictionary.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// This property has no effect: text is never tightened before truncation.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// The spacing of the tab stops after the last one in `tabStops`; zero means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// The tab stops in ascending order of location.
  open var tabStops: [NSTextTab] { values.tabStops }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}
