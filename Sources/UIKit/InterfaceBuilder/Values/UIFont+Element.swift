import UIKitCore

extension UIFont {
  /// The size of most fonts whose size is 0 or missing in files, in points. It is the size of labels.
  private static let defaultPointSize: CGFloat = 17

  /// Returns the font of a `<fontDescription>` or `<font>` element.
  static func from(_ element: Element, _ document: InterfaceDocument) -> UIFont {
    let log = document.log
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let ownSize = element.number("pointSize", log) ?? size(element, log) ?? metaSize(element) ?? 0
    let size = ownSize > 0 ? ownSize : defaultPointSize
    if let name = element["name"], !name.hasPrefix(".") {
      if let font = UIFont(name: name, size: size) { return font }
      log.note(element, "The font \"\(name)\" is not available; the system font replaces it.")
      return .systemFont(ofSize: size, weight: weight(inName: name))
    }
    let weight = Words.fontWeight.value(inFile: element["weight"])
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "boldSystem", "systemBold": return .systemFont(ofSize: size, weight: weight ?? document.boldSystemWeight)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    case "smallSystem":
      return .systemFont(ofSize: ownSize > 0 ? ownSize : smallSystemFontSize, weight: weight ?? .regular)
    case "button": return .systemFont(ofSize: ownSize > 0 ? ownSize : buttonFontSize, weight: weight ?? .regular)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// Returns the font size of an element, in points, from a number or a name such as `label`.
  private static func size(_ element: Element, _ log: ProblemLog) -> CGFloat? {
    element["size"].flatMap { sizes[$0] } ?? element.number("size", log)
  }

  private static let sizes: [String: CGFloat] = [
    "system": systemFontSize, "smallSystem": smallSystemFontSize, "label": labelFontSize, "button": buttonFontSize,
  ]

  /// Returns the point size that the purpose of a font in attributed text implies; nil if it has none.
  ///
  /// Such fonts have the sizes of macOS: two lines of `cellTitle` are 29 high (21207, 21505), three of `system` with a
  /// spacing of 1 are 49 (14460). The others are constants of NSFont.
  private static func metaSize(_ element: Element) -> CGFloat? {
    guard element.name == "font" else { return nil }
    return element["metaFont"].flatMap { metaSizes[$0] }
  }

  private static let metaSizes: [String: CGFloat] = [
    "system": 13, "systemBold": 13, "cellTitle": 12, "smallSystem": 11, "label": 10,
  ]

  /// Returns the weight in the name of a font face, for the font that replaces it.
  private static func weight(inName name: String) -> UIFont.Weight {
    let name = name.lowercased()
    if name.contains("semibold") || name.contains("demi") { return .semibold }
    if name.contains("bold") { return .bold }
    if name.contains("light") { return .light }
    if name.contains("medium") { return .medium }
    return .regular
  }
}
