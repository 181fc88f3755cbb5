import UIKitCore

extension UIColor {
  /// Returns the color of a `<color>` element; nil if it has neither a name nor components.
  ///
  /// An unknown name results in black and a note, or in the label color if it is a name of the system catalog.
  static func from(_ element: Element, _ document: InterfaceDocument) -> UIColor? {
    let log = document.log
    if let name = element["systemColor"] {
      if let color = UIColor.systemColor(named: name) { return color }
      if let color = document.resources.systemColor(name) { return color }
      log.note(element, "The system color \"\(name)\" is unknown; black replaces it.")
      return .black
    }
    if let name = element["name"] {
      if element["catalog"] == "System" {
        return UIColor.systemColor(named: "\(name)Color") ?? UIColor.systemColor(named: name) ?? .label
      }
      if let color = document.resources.namedColor(name) { return color }
      log.note(element, "The color \"\(name)\" is in no color set and is not recorded; black replaces it.")
      return .black
    }
    if let name = element["cocoaTouchSystemColor"] {
      if let color = UIColor.systemColor(named: name) ?? document.resources.systemColor(name) { return color }
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
}
