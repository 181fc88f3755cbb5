import UIKitCore

extension UIFont {
  /// The size that documents mean by a size of 0: that of the system's labels.
  private static let unsaidPointSize: CGFloat = 17

  /// The font that a `<fontDescription>` or `<font>` element means.
  static func from(_ element: Element, _ document: InterfaceDocument) -> UIFont {
    let log = document.log
    if let style = element["style"], style.hasPrefix("UICTFontTextStyle") {
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style))
    }
    let told = element.number("pointSize", log) ?? size(element, log) ?? 0
    let size = told > 0 ? told : unsaidPointSize
    if let name = element["name"], !name.hasPrefix(".") {
      if let font = UIFont(name: name, size: size) { return font }
      log.note(element, "The font \"\(name)\" is not at hand; the system's stands for it.")
      return .systemFont(ofSize: size, weight: weight(inName: name))
    }
    let weight = element["weight"].flatMap { weights[$0] }
    switch element["type"] ?? element["metaFont"] ?? "system" {
    case "boldSystem", "systemBold": return .systemFont(ofSize: size, weight: weight ?? .semibold)
    case "italicSystem", "systemItalic": return .italicSystemFont(ofSize: size)
    case "smallSystem": return .systemFont(ofSize: smallSystemFontSize, weight: weight ?? .regular)
    case "button": return .systemFont(ofSize: told > 0 ? told : buttonFontSize, weight: weight ?? .regular)
    default: return .systemFont(ofSize: size, weight: weight ?? .regular)
    }
  }

  /// The size in points that an element names, as a number or as that of a use.
  private static func size(_ element: Element, _ log: ProblemLog) -> CGFloat? {
    element["size"].flatMap { sizes[$0] } ?? element.number("size", log)
  }

  private static let sizes: [String: CGFloat] = [
    "system": systemFontSize, "smallSystem": smallSystemFontSize, "label": labelFontSize, "button": buttonFontSize,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The weight that a face's name speaks of, so that a replacement looks as heavy.
  private static func weight(inName name: String) -> UIFont.Weight {
    let name = name.lowercased()
    if name.contains("semibold") || name.contains("demi") { return .semibold }
    if name.contains("bold") { return .bold }
    if name.contains("light") { return .light }
    if name.contains("medium") { return .medium }
    return .regular
  }
}
