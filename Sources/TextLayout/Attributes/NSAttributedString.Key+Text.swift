import UIFoundation

extension NSAttributedString.Key {
  /// A `UIFont`; the default font where absent.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; its value at a paragraph's first character governs the paragraph.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor` for glyphs.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind glyphs.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// A number: 0 switches optional ligatures off.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after each character; 0 switches pair kerning off.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after each character; counts only where kern is absent or 0.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The raw value of an `NSUnderlineStyle`, through the text.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`, under the text.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor` for outlines; the foreground colour where absent.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// A per cent of the point size: positive outlines only, negative outlines and fills.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow` behind glyphs.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// A named effect; stored, not drawn.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
  /// An `NSTextAttachment` that takes the place of U+FFFC.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// A `URL` or `String`.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// Points by which glyphs rise above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// A `UIColor` for the underline; the foreground colour where absent.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` for the strikethrough; the foreground colour where absent.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The tangent of the angle by which glyphs lean.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The natural logarithm of a horizontal stretch.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Embeddings or overrides: `NSWritingDirection` plus `NSWritingDirectionFormatType` raw values, outermost first.
  public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
  /// A number: 0 means horizontal, the only form on this platform.
  public static let verticalGlyphForm = NSAttributedString.Key(rawValue: "CTVerticalForms")
}
