import UIKitCore

extension NSAttributedString {
  /// Returns the text of an `<attributedString>` element.
  static func from(_ element: Element, _ document: InterfaceDocument) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes(of: fragment, document)))
    }
    return text
  }

  private static func attributes(
    of fragment: Element, _ document: InterfaceDocument
  ) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    let log = document.log
    for child in fragment.child("attributes")?.children ?? [] {
      switch (child.name, child.key) {
      case ("font", "NSFont"), ("fontDescription", "NSFont"): attributes[.font] = UIFont.from(child, document)
      case ("color", "NSColor"): attributes[.foregroundColor] = UIColor.from(child, document)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = UIColor.from(child, document)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = NSParagraphStyle.from(child, log)
      case ("real", "NSKern"), ("integer", "NSKern"): attributes[.kern] = child.number("value", log)
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = child.integer("value", log)
      case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = child.integer("value", log)
      default: log.note(child, "The text attribute \(child.key ?? child.name) is not read.")
      }
    }
    return attributes
  }
}

extension NSParagraphStyle {
  /// Returns the style of a `<paragraphStyle>` element.
  static func from(_ element: Element, _ log: ProblemLog) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = Words.textAlignment.value(inFile: element["alignment"]) ?? .natural
    style.lineBreakMode =
      Words.lineBreakMode.value(inFile: element["lineBreakMode"]) ?? .byWordWrapping
    if let value = element.number("lineSpacing", log) { style.lineSpacing = value }
    if let value = element.number("paragraphSpacing", log) { style.paragraphSpacing = value }
    if let value = element.number("paragraphSpacingBefore", log) { style.paragraphSpacingBefore = value }
    if let value = element.number("firstLineHeadIndent", log) { style.firstLineHeadIndent = value }
    if let value = element.number("headIndent", log) { style.headIndent = value }
    if let value = element.number("tailIndent", log) { style.tailIndent = value }
    if let value = element.number("minimumLineHeight", log) { style.minimumLineHeight = value }
    if let value = element.number("maximumLineHeight", log) { style.maximumLineHeight = value }
    if let value = element.number("lineHeightMultiple", log) { style.lineHeightMultiple = value }
    return style
  }
}
