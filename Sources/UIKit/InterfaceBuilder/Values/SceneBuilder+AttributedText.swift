import UIKitCore

extension SceneBuilder {
  /// Returns the text of an `<attributedString>` element.
  func attributedText(of element: Element) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.child("string", key: "content")?.text ?? ""
      text.append(NSAttributedString(string: content, attributes: attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: Element) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    for child in fragment.child("attributes")?.children ?? [] {
      switch (child.name, child.key) {
      case ("font", "NSFont"), ("fontDescription", "NSFont"): attributes[.font] = UIFont.from(child, document)
      case ("color", "NSColor"): attributes[.foregroundColor] = UIColor.from(child, document)
      case ("color", "NSBackgroundColor"): attributes[.backgroundColor] = UIColor.from(child, document)
      case ("paragraphStyle", _): attributes[.paragraphStyle] = paragraphStyle(of: child)
      case ("real", "NSKern"), ("integer", "NSKern"): attributes[.kern] = child.number("value", log)
      case ("integer", "NSUnderline"): attributes[.underlineStyle] = child.integer("value", log)
      case ("integer", "NSStrikethrough"): attributes[.strikethroughStyle] = child.integer("value", log)
      default: log.note(child, "The text attribute \(child.key ?? child.name) is not read.")
      }
    }
    return attributes
  }

  private func paragraphStyle(of element: Element) -> NSObject {
    let style = Catalog.paragraphStyle.makeObject()
    setProperties(Catalog.paragraphStyle.properties, of: style, from: element)
    return style
  }
}
