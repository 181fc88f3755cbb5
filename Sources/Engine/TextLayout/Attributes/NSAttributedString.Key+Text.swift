import UIFoundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`. The value at a paragraph's first character applies to the whole paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor` for glyphs.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind glyphs.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number; 0 turns optional ligatures off, as do kern and tracking other than 0.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The space after each character, in points; 0 turns pair kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space after each character, in points, if kern is absent or 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of the `NSUnderlineStyle` of a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of the `NSUnderlineStyle` of a line below the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for the stroke of `strokeWidth`. The default is the foreground color.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of a stroke along glyphs, in percent of the point size. If negative, glyphs are also filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow` behind glyphs.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The name of a text effect. The attribute has no effect on drawing.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment` in place of U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or `String`. The attribute has no effect on drawing.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance of glyphs above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor` for the underline. The default is the foreground color.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` for the strikethrough. The default is the foreground color.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The tangent of the slant of glyphs.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of a horizontal scale. It is stored but has no effect.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Embeddings or overrides: `NSWritingDirection` plus `NSWritingDirectionFormatType`, outermost first.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// The tag of the text's language, such as `zh-Hant`, which selects regional forms of characters.
  package static let textLanguage = NSAttributedString.Key(rawValue: "NSLanguage")
  /// A number; 0 is horizontal. The attribute has no effect on drawing.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}

extension NSAttributedString {
  /// The name of a text effect, the value of the attribute `textEffect`.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
