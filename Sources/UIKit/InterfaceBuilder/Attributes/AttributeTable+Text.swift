import UIKitCore

/// Attributes of text that do not map to a single property.
extension AttributeTable {
  static func setLabel(_ label: UILabel, _ element: Element, _ builder: SceneBuilder) {
    setShrinking(label, element, builder.log)
    // Recorded preferred widths belong to an earlier layout unless they are marked as explicit.
    if element.name == "label", element["preferredMaxLayoutWidth"] != nil, element.flag("usesExplicitWidth") == true,
      let width = element.number("preferredMaxLayoutWidth", builder.log)
    {
      label.preferredMaxLayoutWidth = width
    }
  }

  /// Enables the shrinking of text if the element limits its scale or size.
  ///
  /// An attribute that explicitly enables or disables it takes precedence.
  private static func setShrinking(_ label: UILabel, _ element: Element, _ log: ProblemLog) {
    let isDetermined = element.flag("adjustsFontSizeToFit") != nil
    if element["minimumScaleFactor"].flatMap(Element.usableNumber) != nil {
      if !isDetermined {
        label.adjustsFontSizeToFitWidth = label.minimumScaleFactor > 0 && label.minimumScaleFactor < 1
      }
    } else if let size = element.number("minimumFontSize", log), label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / label.font.pointSize)
      if !isDetermined { label.adjustsFontSizeToFitWidth = true }
    }
  }

  static func setTextField(_ field: UITextField, _ element: Element, _ builder: SceneBuilder) {
    if element.child("textInputTraits")?.flag("secureTextEntry") == true { field.isSecureTextEntry = true }
  }

  /// Returns a string from an attribute, or from a child element if it has several lines.
  static func string(_ name: String, of element: Element) -> String? {
    element[name] ?? element.child("string", key: name)?.text
  }

  /// Returns insets. Older formats name their sides `minX`, `minY`, `maxX` and `maxY`.
  static func insets(_ element: Element, _ log: ProblemLog) -> UIEdgeInsets {
    func value(_ names: String...) -> CGFloat {
      for name in names { if let number = element.number(name, log) { return number } }
      return 0
    }
    return UIEdgeInsets(
      top: value("top", "minY"), left: value("left", "minX"), bottom: value("bottom", "maxY"),
      right: value("right", "maxX"))
  }

  /// Returns insets with a leading and a trailing side.
  static func directionalInsets(_ element: Element, _ log: ProblemLog) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: element.number("top", log) ?? 0, leading: element.number("leading", log) ?? 0,
      bottom: element.number("bottom", log) ?? 0, trailing: element.number("trailing", log) ?? 0)
  }
}
