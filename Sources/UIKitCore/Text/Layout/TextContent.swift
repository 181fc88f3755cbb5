internal import Foundation
internal import TextLayout
internal import UIFoundation

/// The text of a view: plain, with the view's attributes, or with its own attributes.
struct TextContent {
  private var plain: String?
  /// The text with its own attributes; nil for plain text.
  private(set) var own: NSAttributedString?

  /// Indicates whether the text is not empty.
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

  /// Returns the shaped text, with a font and paragraph style where its attributes have none.
  ///
  /// Plain text is shaped directly: attributed strings are slow to create, and Foundation on Linux leaks some of each.
  func shaped(
    font: UIFont, style: NSParagraphStyle.Values = .init(), direction: UIUserInterfaceLayoutDirection
  ) -> ParagraphLayout {
    let text =
      own.map { StyledText($0, defaultFont: font, defaultStyle: style) }
      ?? StyledText(plain ?? "", font: font, paragraphStyle: style)
    return ParagraphLayout(text, of: own, direction: direction)
  }

  /// Returns the text with a font and paragraph style where its attributes have none.
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
  /// Returns the view's style, or the text's own with the view's alignment; nil keeps its own.
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
  /// Moves every baseline to a pixel for sharp text; heights and widths do not change.
  mutating func snapBaselines(to grid: PixelGrid) {
    for index in lines.indices { lines[index].origin.y = grid.round(lines[index].origin.y) }
    firstBaseline = lines.first?.origin.y ?? firstBaseline
    lastBaseline = lines.last?.origin.y ?? lastBaseline
  }
}

extension NSTextAlignment {
  /// Returns right for natural in a right-to-left layout; else each paragraph's direction applies.
  func resolved(for direction: UIUserInterfaceLayoutDirection) -> NSTextAlignment {
    self == .natural && direction == .rightToLeft ? .right : self
  }
}
