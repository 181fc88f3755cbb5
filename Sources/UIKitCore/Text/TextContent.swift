/// A text as a view holds it: plain, to be given the view's attributes, or with its own.
struct TextContent {
  private var plain: String?
  /// The text with attributes of its own; nil for plain text.
  private(set) var own: NSAttributedString?

  /// Whether there is any text to show.
  var isPresent: Bool { !(string ?? "").isEmpty }

  var string: String? { plain ?? own?.string }

  mutating func set(_ text: String?) {
    plain = text
    own = nil
  }

  mutating func set(_ text: NSAttributedString?) {
    own = text.map { $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0 }
    plain = nil
  }

  /// The text shaped, with font and paragraph style where it has none of its own.
  ///
  /// Plain text goes there as it is: attributed strings are slow to make, and Foundation on Linux loses some of each.
  func shaped(
    font: UIFont, style: NSParagraphStyle.Values = .init(), direction: UIUserInterfaceLayoutDirection
  ) -> ParagraphLayout {
    let text =
      own.map { StyledText($0, defaultFont: font, defaultStyle: style) }
      ?? StyledText(plain ?? "", font: font, paragraphStyle: style)
    return ParagraphLayout(text, of: own, direction: direction)
  }

  /// The text with font and paragraph style filled in where it has none of its own.
  func attributed(font: UIFont, style: NSParagraphStyle.Values = .init()) -> NSAttributedString? {
    let paragraph = NSParagraphStyle(values: style)
    if let plain {
      return NSAttributedString(string: plain, attributes: [.font: font, .paragraphStyle: paragraph])
    }
    guard let own else { return nil }
    let filled = NSMutableAttributedString(attributedString: own)
    own.enumerateAttributes(in: NSRange(location: 0, length: own.length)) { attributes, range, _ in
      if attributes[.font] == nil { filled.addAttribute(.font, value: font, range: range) }
      if let style = Self.paragraph(attributes[.paragraphStyle] as? NSParagraphStyle, within: paragraph) {
        filled.addAttribute(.paragraphStyle, value: style, range: range)
      }
    }
    return filled
  }
}

extension TextContent {
  /// The style to use instead of a text's own: the view's, or the own one aligned as the view; `nil` keeps it.
  private static func paragraph(_ own: NSParagraphStyle?, within view: NSParagraphStyle) -> NSParagraphStyle? {
    guard let own else { return view }
    guard own.alignment == .natural, view.alignment != .natural else { return nil }
    let aligned = NSMutableParagraphStyle()
    aligned.setParagraphStyle(own)
    aligned.alignment = view.alignment
    return aligned
  }
}

extension TextFrame {
  /// Puts every baseline on a pixel, so that text is crisp; heights and widths stay.
  mutating func snapBaselines(to grid: PixelGrid) {
    for index in lines.indices { lines[index].origin.y = grid.round(lines[index].origin.y) }
    firstBaseline = lines.first?.origin.y ?? firstBaseline
    lastBaseline = lines.last?.origin.y ?? lastBaseline
  }
}

extension NSTextAlignment {
  /// Natural in a right-to-left interface is right; else it is left to the direction of each paragraph.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
    self == .natural && direction == .rightToLeft ? .right : self
  }
}
