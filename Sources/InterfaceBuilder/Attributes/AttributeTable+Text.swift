import UIKitCore

/// Attributes of views that show text.
extension AttributeTable {
  static func setLabel(_ label: UILabel, _ element: Element, _ builder: SceneBuilder) {
    let log = builder.log
    if let font = element.child(key: "fontDescription") { label.font = UIFont.from(font, builder.document) }
    if let color = element.child(key: "textColor"), color.name == "color" {
      label.textColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "highlightedColor") {
      label.highlightedTextColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "shadowColor") {
      label.shadowColor = UIColor.from(color, builder.document)
    }
    if let size = element.child("size", key: "shadowOffset")?.size(log) { label.shadowOffset = size }
    if let value = element.integer("numberOfLines", log) { label.numberOfLines = max(0, value) }
    if let value = element["textAlignment"].flatMap({ NSTextAlignment.named[$0] }) { label.textAlignment = value }
    if let value = element["lineBreakMode"].flatMap({ NSLineBreakMode.named[$0] }) { label.lineBreakMode = value }
    if let value = element.flag("enabled") { label.isEnabled = value }
    if let value = element.flag("highlighted") { label.isHighlighted = value }
    setShrinking(label, element, log)
    if let value = element.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = value }
    if let text = string("text", of: element) { label.text = text }
    if let text = element.child("attributedString", key: "attributedText") {
      label.attributedText = NSAttributedString.from(text, builder.document)
    }
    // Recorded preferred widths belong to an earlier layout unless they are marked as explicit.
    if element.name == "label", element["preferredMaxLayoutWidth"] != nil, element.flag("usesExplicitWidth") == true,
      let width = element.number("preferredMaxLayoutWidth", log)
    {
      label.preferredMaxLayoutWidth = width
    }
  }

  private static func setShrinking(_ label: UILabel, _ element: Element, _ log: ProblemLog) {
    if let value = element.number("minimumScaleFactor", log) {
      label.minimumScaleFactor = value
      label.adjustsFontSizeToFitWidth = value > 0 && value < 1
    } else if let value = element.number("minimumFontSize", log), label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, value / label.font.pointSize)
      label.adjustsFontSizeToFitWidth = true
    }
    if let value = element.flag("adjustsFontSizeToFit") { label.adjustsFontSizeToFitWidth = value }
    if let value = element.flag("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = value }
    switch element["baselineAdjustment"] {
    case "alignBaselines": label.baselineAdjustment = .alignBaselines
    case "alignCenters": label.baselineAdjustment = .alignCenters
    case "none": label.baselineAdjustment = .none
    default: break
    }
  }

  static func setTextView(_ view: UITextView, _ element: Element, _ builder: SceneBuilder) {
    if let font = element.child(key: "fontDescription") { view.font = UIFont.from(font, builder.document) }
    if let color = element.child("color", key: "textColor") { view.textColor = UIColor.from(color, builder.document) }
    if let value = element["textAlignment"].flatMap({ NSTextAlignment.named[$0] }) { view.textAlignment = value }
    if let value = element.flag("adjustsFontForContentSizeCategory") { view.adjustsFontForContentSizeCategory = value }
    if let value = element.flag("editable") { view.isEditable = value }
    if let value = element.flag("selectable") { view.isSelectable = value }
    if let text = string("text", of: element) { view.text = text }
    if let text = element.child("attributedString", key: "attributedText") {
      view.attributedText = NSAttributedString.from(text, builder.document)
    }
    if let insets = element.child("edgeInsets", key: "textContainerInset")
      ?? element.child("inset", key: "textContainerInset")
    {
      view.textContainerInset = self.insets(insets, builder.log)
    }
  }

  /// Returns a text from an attribute, or from a child if it has several lines.
  static func string(_ name: String, of element: Element) -> String? {
    element[name] ?? element.child("string", key: name)?.text
  }

  /// Insets, which older formats write as `minX`, `minY`, `maxX`, `maxY`.
  static func insets(_ element: Element, _ log: ProblemLog) -> UIEdgeInsets {
    func value(_ names: String...) -> CGFloat {
      for name in names { if let number = element.number(name, log) { return number } }
      return 0
    }
    return UIEdgeInsets(
      top: value("top", "minY"), left: value("left", "minX"), bottom: value("bottom", "maxY"),
      right: value("right", "maxX"))
  }
}
