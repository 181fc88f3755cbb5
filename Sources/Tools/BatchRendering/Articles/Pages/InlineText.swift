import UIKitCore

/// The attributed text of a paragraph, interrupted by its figures and images.
struct InlineText {
  /// A part of a paragraph.
  enum Part {
    case text(NSAttributedString)
    case figure(Int)
    /// An image file, by its address, and its alternative text.
    case image(String, alt: String)
  }

  /// The attributes of a text.
  struct Style {
    var size: CGFloat
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruck = false
    var link: String?
    var color = UIColor.black
    var lineSpacing: CGFloat = 3.5

    var font: UIFont {
      let size = isCode ? size * 0.9 : size
      let font =
        isCode
        ? UIFont.monospacedSystemFont(ofSize: size, weight: isBold ? .bold : .regular)
        : UIFont.systemFont(ofSize: size, weight: isBold ? .bold : .regular)
      guard isItalic else { return font }
      let traits = font.fontDescriptor.symbolicTraits.union(.traitItalic)
      return font.fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    var attributes: [NSAttributedString.Key: Any] {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = lineSpacing
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font, .foregroundColor: link == nil ? color : UIColor(red: 0.04, green: 0.33, blue: 0.75, alpha: 1),
        .paragraphStyle: paragraph,
      ]
      if let link { attributes[.link] = link }
      if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      return attributes
    }
  }

  private(set) var parts: [Part] = []
  private var pending = NSMutableAttributedString()

  /// Creates the text of a node's children.
  init(_ node: MarkdownNode, _ style: Style) {
    append(children: node, style, depth: 0)
    flush()
  }

  private mutating func flush() {
    if pending.string.contains(where: { !$0.isWhitespace }) { parts.append(.text(pending)) }
    pending = NSMutableAttributedString()
  }

  private mutating func append(children node: MarkdownNode, _ style: Style, depth: Int) {
    for child in node.children { append(child, style, depth: depth) }
  }

  private mutating func append(_ node: MarkdownNode, _ style: Style, depth: Int) {
    // Deeper emphasis makes no difference.
    guard depth < 32 else { return append(node.text, style) }
    var style = style
    switch node.kind {
    case "softbreak": append(" ", style)
    case "linebreak": append("\u{2028}", style)
    case "code":
      style.isCode = true
      append(node.literal, style)
    case "html_inline": if node.literal.lowercased().hasPrefix("<br") { append("\u{2028}", style) }
    case "image":
      flush()
      parts.append(.image(node.address, alt: node.text))
    case "emph", "strong", "strikethrough", "link":
      style.isItalic = style.isItalic || node.kind == "emph"
      style.isBold = style.isBold || node.kind == "strong"
      style.isStruck = style.isStruck || node.kind == "strikethrough"
      if node.kind == "link" { style.link = node.address }
      append(children: node, style, depth: depth + 1)
    default:
      for part in ArticleText.parts(node.literal) {
        switch part {
        case .text(let text): append(text, style)
        case .figure(let index):
          flush()
          parts.append(.figure(index))
        }
      }
      append(children: node, style, depth: depth + 1)
    }
  }

  private mutating func append(_ text: String, _ style: Style) {
    pending.append(NSAttributedString(string: text, attributes: style.attributes))
  }
}
