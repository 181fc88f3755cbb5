internal import Foundation
internal import TextLayout
internal import UIFoundation
internal import UIGraphics

/// The text of a view: a plain string that has the view's attributes, or an attributed string.
struct TextContent {
  private var plain: String?
  /// The attributed string; nil for a plain string.
  private(set) var attributedText: NSAttributedString?

  var isPresent: Bool { !(string ?? "").isEmpty }

  var string: String? { plain ?? attributedText?.string }

  // The style of the first character of an attributed string; nil for other text, and for attributes that it lacks.
  var firstFont: UIFont? { first(.font) }
  var firstColor: UIColor? { first(.foregroundColor) }
  var firstShadow: NSShadow? { first(.shadow) }
  var firstLineBreakMode: NSLineBreakMode? { firstParagraphStyle?.lineBreakMode }
  /// The alignment of the first paragraph; nil also for the natural one, which the view's replaces.
  var firstAlignment: NSTextAlignment? { firstParagraphStyle.map(\.alignment).flatMap { $0 == .natural ? nil : $0 } }
  private var firstParagraphStyle: NSParagraphStyle? { first(.paragraphStyle) }

  private func first<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let attributedText, attributedText.length > 0 else { return nil }
    return attributedText.attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  var hasLinks: Bool { attributedText.map { !$0.linkRanges.isEmpty } ?? false }

  /// Returns the text with attributes that replace those of its links.
  func withLinkAttributes(_ attributes: [NSAttributedString.Key: Any]) -> TextContent {
    guard let attributedText else { return self }
    let text = NSMutableAttributedString(attributedString: attributedText)
    for range in attributedText.linkRanges { text.addAttributes(attributes, range: range) }
    var content = self
    content.set(text)
    return content
  }

  mutating func set(_ text: String?) {
    plain = text
    attributedText = nil
  }

  mutating func set(_ text: NSAttributedString?) {
    attributedText = text.map { $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0 }
    plain = nil
  }

  /// Removes attributes from an attributed string, so that the view's own style applies to all of it.
  mutating func removeAttributes(_ keys: [NSAttributedString.Key]) {
    guard let attributedText else { return }
    let text = NSMutableAttributedString(attributedString: attributedText)
    for key in keys { text.removeAttribute(key, range: NSRange(location: 0, length: text.length)) }
    set(text)
  }

  /// Changes all paragraph styles of an attributed string.
  mutating func changeParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let attributedText else { return }
    let text = NSMutableAttributedString(attributedString: attributedText)
    let all = NSRange(location: 0, length: text.length)
    attributedText.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
      guard let style = value as? NSParagraphStyle else { return }
      let changed = NSMutableParagraphStyle()
      changed.setParagraphStyle(style)
      change(changed)
      text.addAttribute(.paragraphStyle, value: changed, range: range)
    }
    set(text)
  }

  /// Returns the shaped text. Ranges without a font, paragraph style or language get the given ones.
  ///
  /// Plain text is shaped directly: attributed strings are slow to create, and each one leaks memory in Foundation on
  /// Linux.
  func shaped(
    font: UIFont, style: NSParagraphStyle.Values = .init(), direction: UIUserInterfaceLayoutDirection,
    language: TextLanguage
  ) -> ParagraphLayout {
    let attributedText = attributedText?.applyingPresentationIntents(font: font)
    var text =
      attributedText.map { StyledText($0, defaultFont: font, defaultStyle: style) }
      ?? StyledText(plain ?? "", font: font, paragraphStyle: style)
    text.language = language
    return ParagraphLayout(text, of: attributedText, direction: direction)
  }

  /// Returns the text with a font, color and paragraph style where its attributes have none.
  func attributed(font: UIFont, color: UIColor, style: NSParagraphStyle.Values = .init()) -> NSAttributedString? {
    let paragraph = NSParagraphStyle(values: style)
    if let plain {
      return NSAttributedString(
        string: plain, attributes: [.font: font, .foregroundColor: color, .paragraphStyle: paragraph])
    }
    guard let attributedText else { return nil }
    let completed = NSMutableAttributedString(attributedString: attributedText)
    let all = NSRange(location: 0, length: attributedText.length)
    attributedText.enumerateAttributes(in: all) { attributes, range, _ in
      if attributes[.font] == nil { completed.addAttribute(.font, value: font, range: range) }
      if attributes[.foregroundColor] == nil { completed.addAttribute(.foregroundColor, value: color, range: range) }
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

extension NSAttributedString {
  /// Returns the text with fonts and lines for the emphasis and code of Markdown.
  func applyingPresentationIntents(font: UIFont) -> NSAttributedString {
    var ranges: [(InlinePresentationIntent, NSRange)] = []
    enumerateAttribute(.inlinePresentationIntent, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let value = value as? UInt { ranges.append((InlinePresentationIntent(rawValue: value), range)) }
    }
    guard !ranges.isEmpty else { return self }
    let result = NSMutableAttributedString(attributedString: self)
    for (intents, range) in ranges {
      let base = attribute(.font, at: range.location, effectiveRange: nil) as? UIFont ?? font
      result.addAttribute(.font, value: base.showing(intents), range: range)
      if intents.contains(.strikethrough) {
        result.addAttribute(.strikethroughStyle, value: NSUnderlineStyle.single.rawValue, range: range)
      }
    }
    return result
  }

  fileprivate var linkRanges: [NSRange] {
    var ranges: [NSRange] = []
    enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { value, range, _ in
      if value != nil { ranges.append(range) }
    }
    return ranges
  }
}

extension UIFont {
  /// Returns the font that is bold, italic or monospaced as Markdown demands.
  fileprivate func showing(_ intents: InlinePresentationIntent) -> UIFont {
    let base =
      intents.contains(.code) ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = base.fontDescriptor.symbolicTraits
    if intents.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intents.contains(.emphasized) { traits.insert(.traitItalic) }
    guard traits != base.fontDescriptor.symbolicTraits, let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
    else { return base }
    return UIFont(descriptor: descriptor, size: pointSize)
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
