internal import Foundation
internal import TextLayout
internal import UIFoundation

/// The text of a view: a plain string that has the view's attributes, or an attributed string.
struct TextContent {
  private var plain: String?
  /// The attributed string; nil for a plain string.
  private(set) var attributedText: NSAttributedString?

  var isPresent: Bool { !(string ?? "").isEmpty }

  var string: String? { plain ?? attributedText?.string }

  /// The font of the first character of an attributed string; nil for other text.
  var firstFont: UIFont? {
    guard let attributedText, attributedText.length > 0 else { return nil }
    return attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
  }

  /// The line break mode of the first character's paragraph style; nil for text without one.
  var firstLineBreakMode: NSLineBreakMode? {
    guard let attributedText, attributedText.length > 0 else { return nil }
    let style = attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    return style?.lineBreakMode
  }

  mutating func set(_ text: String?) {
    plain = text
    attributedText = nil
  }

  mutating func set(_ text: NSAttributedString?) {
    attributedText = text.map { $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0 }
    plain = nil
  }

  /// Returns the shaped text. Ranges without a font, paragraph style or language get the given ones.
  ///
  /// Plain text is shaped directly: attributed strings are slow to create, and each one leaks memory in Foundation on
  /// Linux.
  func shaped(
    font: UIFont, style: NSParagraphStyle.Values = .init(), direction: UIUserInterfaceLayoutDirection,
    language: TextLanguage
  ) -> ParagraphLayout {
    var text =
      attributedText.map { StyledText($0, defaultFont: font, defaultStyle: style) }
      ?? StyledText(plain ?? "", font: font, paragraphStyle: style)
    text.language = language
    return ParagraphLayout(text, of: attributedText, direction: direction)
  }

  /// Returns the text with a font and paragraph style where its attributes have none.
  func attributed(font: UIFont, style: NSParagraphStyle.Values = .init()) -> NSAttributedString? {
    let paragraph = NSParagraphStyle(values: style)
    if let plain {
      return NSAttributedString(string: plain, attributes: [.font: font, .paragraphStyle: paragraph])
    }
    guard let attributedText else { return nil }
    let completed = NSMutableAttributedString(attributedString: attributedText)
    let all = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: all) { attributes, range, _ in
      if attributes[.font] == nil { completed.addAttribute(.font, value: font, range: range) }
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      completed.addAttribute(.paragraphStyle, value: Self.aligned(style, as: paragraph), range: range)
    }
    return completed
  }

  /// Returns a text's paragraph style, with the alignment of the view's style if its own is natural.
  private static func aligned(_ style: NSParagraphStyle?, as viewStyle: NSParagraphStyle) -> NSParagraphStyle {
    guard let style else { return viewStyle }
    guard style.alignment == .natural, viewStyle.alignment != .natural else { return style }
    let aligned = NSMutableParagraphStyle()
    aligned.setParagraphStyle(style)
    aligned.alignment = viewStyle.alignment
    return aligned
  }
}

extension TextFrame {
  /// Moves every baseline to a whole pixel, for sharp text. Heights and widths do not change.
  mutating func snapBaselines(to grid: PixelGrid) {
    for index in lines.indices { lines[index].origin.y = grid.round(lines[index].origin.y) }
    firstBaseline = lines.first?.origin.y ?? firstBaseline
    lastBaseline = lines.last?.origin.y ?? lastBaseline
  }
}

extension NSTextAlignment {
  /// Returns right for the natural alignment in a right-to-left layout, otherwise the alignment itself.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
    self == .natural && direction == .rightToLeft ? .right : self
  }
}
