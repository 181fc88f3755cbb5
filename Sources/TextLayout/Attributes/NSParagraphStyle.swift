import UIFoundation

/// How the lines of a paragraph are broken, aligned and spaced. All lengths in points.
open class NSParagraphStyle: AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Strategies that move line breaks for looks.
  public struct LineBreakStrategy: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Avoids a last line with a single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Keeps Korean words whole.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// What labels use: `pushOut`.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of a style, apart from the object.
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
  }

  /// Twelve stops, 28 points apart, as the documentation of `tabStops` has it.
  package static let defaultTabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }

  private static let shared = NSParagraphStyle()

  package var values: Values

  public override init() { values = Values() }
  package init(values: Values) { self.values = values }

  /// Natural alignment, word wrapping, no spacing, tabs every 28 points.
  open class var `default`: NSParagraphStyle { shared }

  /// The direction of a language's script.
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else { return .leftToRight }
    return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Natural follows the paragraph's direction.
  open var alignment: NSTextAlignment { values.alignment }
  /// For labels the label's own mode wins.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Only `hangulWordPriority` moves breaks.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// Natural follows the first strong character.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Added below every line but the last of the text.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// Added below the paragraph's last line.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Added above the paragraph, except the first of the text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Distance from the leading edge for all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// From the leading edge if positive, else from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  /// Distance from the leading edge for the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Zero means no lower bound.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// Zero means no upper bound.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// Factor of the natural line height before the bounds act; zero means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// Above zero, soft hyphens (U+00AD) may break and show a hyphen; they always may.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Stored; there is no hyphenation dictionary.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Stored; text is not tightened before it is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
  /// Distance of the stops after the last of `tabStops`; zero means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  /// In ascending order of location.
  open var tabStops: [NSTextTab] { values.tabStops }

  open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

  open override var hash: Int { values.hashValue }
}
