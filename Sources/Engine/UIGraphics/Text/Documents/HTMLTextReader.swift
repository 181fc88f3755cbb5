import Foundation
import TextLayout
import UIFoundation

/// A reader of HTML whose text has the attributes that UIKit's reader gives it.
struct HTMLTextReader {
  /// The style of an element and of the elements in it.
  private struct Style {
    var element = ""
    /// The size, in points. Elements in elements can multiply it many times.
    var size: CGFloat = 12 {
      didSet { size = min(max(size, 0.1), 10_000) }
    }
    var family: String?
    var isBold = false
    var isItalic = false
    var isMonospaced = false
    var isHidden = false
    var keepsSpaces = false
    var attributes: [NSAttributedString.Key: Any] = [:]
    var alignment = NSTextAlignment.natural
    /// The space after a paragraph, in points.
    var spacing: CGFloat = 0
    /// The number of the last item of an ordered list; nil in other lists.
    var number: Int?
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table", "tr", "section",
    "article", "header", "footer", "main", "nav", "aside", "figure", "body", "html", "dl", "dt", "dd", "address",
  ]
  private static let hidden: Set<String> = ["head", "style", "script", "title", "template"]
  private static let empty: Set<String> = ["br", "img", "hr", "meta", "link", "input", "wbr", "col", "source"]
  /// The sizes of headings, relative to that of the text around them, as in the style sheet of HTML's specification.
  private static let headings: [String: CGFloat] = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

  private let result = NSMutableAttributedString(string: "")
  private var styles: [Style]

  /// The text, whose paragraphs end with line feeds.
  var text: NSAttributedString { result }

  /// Reads HTML. The default attributes replace those of text without a style.
  init(_ html: String, defaults: [NSAttributedString.Key: Any]) {
    var style = Style()
    style.attributes = [.foregroundColor: UIColor.black].merging(defaults) { $1 }
    styles = [style]
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      append(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      } else if let next = rest.dropFirst().first, next.isLetter || next == "/" || next == "!" || next == "?",
        let end = rest.firstIndex(of: ">")
      {
        let inside = rest[rest.index(after: start)..<end]
        rest = rest[rest.index(after: end)...]
        read(tag: inside)
        if let raw = styles.last?.element, raw == "script" || raw == "style" {
          // The text of these elements can contain tags.
          rest = rest.range(of: "</" + raw, options: .caseInsensitive).map { rest[$0.lowerBound...] } ?? ""
        }
      } else {
        append("<")
        rest = rest.dropFirst()
      }
    }
    append(rest)
  }

  // MARK: Tags

  private mutating func read(tag: Substring) {
    if tag.hasPrefix("/") { return close(tag.dropFirst().trimmingCharacters(in: .whitespaces).lowercased()) }
    let name = tag.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard !name.isEmpty else { return }
    if name == "br" { return add("\u{2028}") }
    if Self.empty.contains(name) { return }
    if name == "li" || name == "p", styles.last?.element == name { close(name) }
    if Self.blocks.contains(name) { endParagraph() }
    open(name, Self.attributes(of: tag.dropFirst(name.count)))
  }

  private mutating func open(_ name: String, _ attributes: [String: String]) {
    guard var style = styles.last else { return }
    style.element = name
    style.isHidden = style.isHidden || Self.hidden.contains(name)
    if Self.blocks.contains(name) { style.spacing = 0 }
    switch name {
    case "b", "strong", "th": style.isBold = true
    case "i", "em", "cite", "var", "dfn": style.isItalic = true
    case "u", "ins": style.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case "s", "strike", "del": style.attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case "code", "tt", "kbd", "samp": style.isMonospaced = true
    case "pre": (style.isMonospaced, style.keepsSpaces) = (true, true)
    case "small": style.size *= 5.0 / 6
    case "big": style.size *= 6.0 / 5
    case "p": style.spacing = style.size
    case "center": style.alignment = .center
    case "ul": style.number = nil
    case "ol": style.number = 0
    case "a":
      if let link = attributes["href"] {
        style.attributes[.link] = URL(string: link).map { $0 as Any } ?? link
        style.attributes[.foregroundColor] = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
        style.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
    case "font":
      if let color = attributes["color"].flatMap(HTMLColor.init) { style.attributes[.foregroundColor] = color.color }
      if let face = attributes["face"] { style.family = face }
    default:
      if let scale = Self.headings[name] {
        style.size *= scale
        style.isBold = true
      }
    }
    apply(attributes["style"] ?? "", to: &style)
    if let align = attributes["align"] { Self.align(align, &style) }
    if name == "li" { mark(&style) }
    styles.append(style)
  }

  /// Writes the mark of a list's item.
  private mutating func mark(_ style: inout Style) {
    guard let list = styles.lastIndex(where: { $0.element == "ul" || $0.element == "ol" }) else { return }
    if let number = styles[list].number { styles[list].number = number + 1 }
    let mark = styles[list].number.map { "\($0)." } ?? "•"
    result.append(NSAttributedString(string: "\t\(mark)\t", attributes: attributes(of: style)))
  }

  private mutating func close(_ name: String) {
    guard let index = styles.lastIndex(where: { $0.element == name }), index > 0 else { return }
    if Self.blocks.contains(name) { endParagraph() }
    styles.removeSubrange(index...)
  }

  private mutating func endParagraph() {
    guard let last = result.string.unicodeScalars.last, last != "\n" else { return }
    let attributes = result.attributes(at: result.length - 1, effectiveRange: nil)
    result.append(NSAttributedString(string: "\n", attributes: attributes))
  }

  /// Returns the attributes of a tag, with their names in lower case.
  private static func attributes(of text: Substring) -> [String: String] {
    let pattern = #/([A-Za-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/#
    var attributes: [String: String] = [:]
    for match in text.matches(of: pattern) {
      let value = match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
      attributes[match.output.1.lowercased()] = HTMLEntities.decoded(value)
    }
    return attributes
  }

  // MARK: Styles

  private func apply(_ css: String, to style: inout Style) {
    for declaration in css.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
        .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard parts.count == 2 else { continue }
      let value = parts[1].lowercased()
      switch parts[0].lowercased() {
      case "color": HTMLColor(value).map { style.attributes[.foregroundColor] = $0.color }
      case "background-color", "background": HTMLColor(value).map { style.attributes[.backgroundColor] = $0.color }
      case "font-family": style.family = parts[1]
      case "font-size": Self.size(value, style.size).map { style.size = $0 }
      case "font-weight": style.isBold = value == "bold" || value == "bolder" || (Int(value) ?? 400) >= 600
      case "font-style": style.isItalic = value == "italic" || value == "oblique"
      case "text-align": Self.align(value, &style)
      case "text-decoration", "text-decoration-line":
        let single = NSUnderlineStyle.single.rawValue
        style.attributes[.underlineStyle] = value.contains("underline") ? single : nil
        style.attributes[.strikethroughStyle] = value.contains("line-through") ? single : nil
      case "display": style.isHidden = style.isHidden || value == "none"
      default: break
      }
    }
  }

  /// Returns a size in points, which are the pixels of HTML on iOS.
  private static func size(_ text: String, _ outer: CGFloat) -> CGFloat? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value > 0, value < 10_000 else { return nil }
    switch text.dropFirst(number.count) {
    case "px", "": return value
    case "pt": return value * 4 / 3
    case "em", "rem": return value * outer
    case "%": return value / 100 * outer
    default: return nil
    }
  }

  private static func align(_ value: String, _ style: inout Style) {
    let alignments: [String: NSTextAlignment] = [
      "left": .left, "start": .natural, "center": .center, "right": .right, "end": .right, "justify": .justified,
    ]
    if let alignment = alignments[value.lowercased()] { style.alignment = alignment }
  }

  private func font(of style: Style) -> UIFont {
    let names = style.family?.split(separator: ",").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " '\""))
    }
    for name in (style.isMonospaced ? ["Courier"] : []) + (names ?? []) {
      if name.hasPrefix("-apple-system") || name == "system-ui" {
        return traits(of: style, on: .systemFont(ofSize: style.size))
      }
      if let font = UIFont(name: name, size: style.size) { return traits(of: style, on: font) }
    }
    let faces = ["PSMT", "PS-BoldMT", "PS-ItalicMT", "PS-BoldItalicMT"]
    let face = faces[(style.isBold ? 1 : 0) + (style.isItalic ? 2 : 0)]
    return UIFont(name: "TimesNewRoman" + face, size: style.size) ?? .systemFont(ofSize: style.size)
  }

  private func traits(of style: Style, on font: UIFont) -> UIFont {
    var traits = font.fontDescriptor.symbolicTraits
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    guard let descriptor = font.fontDescriptor.withSymbolicTraits(traits) else { return font }
    return UIFont(descriptor: descriptor, size: style.size)
  }

  private func attributes(of style: Style) -> [NSAttributedString.Key: Any] {
    var attributes = style.attributes
    if attributes[.font] == nil || style.size != 12 || style.isBold || style.isItalic || style.family != nil {
      attributes[.font] = font(of: style)
    }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = style.alignment
    paragraph.paragraphSpacing = style.spacing
    if attributes[.paragraphStyle] == nil { attributes[.paragraphStyle] = paragraph }
    return attributes
  }

  // MARK: Text

  /// Appends text. Spaces and line breaks become one space, and none at the start of a line.
  private mutating func append(_ text: Substring) {
    guard let style = styles.last, !style.isHidden, !text.isEmpty else { return }
    let decoded = { (text: Substring) in HTMLEntities.decoded(text) }
    if style.keepsSpaces { return add(decoded(text)) }
    var collapsed = ""
    let last = result.string.unicodeScalars.last
    var isAfterSpace = last.map { "\n\u{2028}\t ".unicodeScalars.contains($0) } ?? true
    for character in text {
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if isSpace, isAfterSpace { continue }
      collapsed.append(isSpace ? " " : character)
      isAfterSpace = isSpace
    }
    add(decoded(Substring(collapsed)))
  }

  private mutating func add(_ text: String) {
    guard let style = styles.last, !style.isHidden, !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes(of: style)))
  }
}
