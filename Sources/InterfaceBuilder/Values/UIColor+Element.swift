import UIKitCore

extension UIColor {
  /// Returns the color of a `<color>` element; nil if it has neither a name nor components.
  ///
  /// An unknown name results in black and a note, or in the label color if it is a name of the system catalog.
  static func from(_ element: Element, _ document: InterfaceDocument) -> UIColor? {
    let log = document.log
    if let name = element["systemColor"] {
      if let color = systemColors[name] { return color }
      if let color = document.resources.systemColor(name) { return color }
      log.note(element, "The system color \"\(name)\" is unknown; black replaces it.")
      return .black
    }
    if let name = element["name"] {
      if element["catalog"] == "System" { return systemColors["\(name)Color"] ?? systemColors[name] ?? .label }
      if let color = document.resources.namedColor(name) { return color }
      log.note(element, "The color \"\(name)\" is in no color set and is not recorded; black replaces it.")
      return .black
    }
    if let name = element["cocoaTouchSystemColor"] {
      if let color = systemColors[name] ?? document.resources.systemColor(name) { return color }
      log.note(element, "The system color \"\(name)\" is unknown; black replaces it.")
      return .black
    }
    return components(of: element, log)
  }

  /// Returns the color of an element's components; nil if the element has none.
  static func components(of element: Element, _ log: ProblemLog) -> UIColor? {
    let alpha = element.number("alpha", log) ?? 1
    if element["white"] != nil { return UIColor(white: element.number("white", log) ?? 0, alpha: alpha) }
    guard element["red"] != nil || element["green"] != nil || element["blue"] != nil else { return nil }
    let (red, green) = (element.number("red", log) ?? 0, element.number("green", log) ?? 0)
    let blue = element.number("blue", log) ?? 0
    if element["customColorSpace"] == "displayP3" {
      return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The system colors by their names in documents.
  private static let systemColors: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
    "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
    "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
    "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
    "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
    "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator, "systemFillColor": .systemFill,
    "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill, "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground, "tableCellGroupedBackgroundColor": .white,
    "darkTextColor": .darkText, "lightTextColor": .lightText, "tintColor": .tintColor,
    "blackColor": .black, "whiteColor": .white, "clearColor": .clear, "darkGrayColor": .darkGray,
    "lightGrayColor": .lightGray, "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue,
    "cyanColor": .cyan, "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange,
    "purpleColor": .purple, "brownColor": .brown,
  ]
}
