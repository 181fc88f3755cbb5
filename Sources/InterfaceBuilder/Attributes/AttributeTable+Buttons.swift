import UIKitCore

/// Attributes of buttons.
extension AttributeTable {
  static func setButton(_ button: UIButton, _ element: Element, _ builder: SceneBuilder) {
    let document = builder.document
    if let font = element.child(key: "fontDescription") { button.titleLabel?.font = UIFont.from(font, document) }
    if let value = element["lineBreakMode"].flatMap({ NSLineBreakMode.named[$0] }) {
      button.titleLabel?.lineBreakMode = value
      if value == .byWordWrapping { button.titleLabel?.numberOfLines = 0 }
    }
    if let value = element.child("inset", key: "contentEdgeInsets") {
      button.contentEdgeInsets = insets(value, builder.log)
    }
    if let value = element.child("inset", key: "titleEdgeInsets") {
      button.titleEdgeInsets = insets(value, builder.log)
    }
    if let value = element.child("inset", key: "imageEdgeInsets") {
      button.imageEdgeInsets = insets(value, builder.log)
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = self.configuration(configuration, builder)
    }
    for state in element.children where state.name == "state" { setState(state, of: button, builder) }
  }

  private static func setState(_ element: Element, of button: UIButton, _ builder: SceneBuilder) {
    guard let state = controlStates[element.key ?? ""] else { return }
    if let title = string("title", of: element) { button.setTitle(title, for: state) }
    if let title = element.child("attributedString", key: "attributedTitle") {
      button.setAttributedTitle(NSAttributedString.from(title, builder.document), for: state)
    }
    if let color = element.child("color", key: "titleColor") {
      button.setTitleColor(UIColor.from(color, builder.document), for: state)
    }
    if let color = element.child("color", key: "titleShadowColor") {
      button.setTitleShadowColor(UIColor.from(color, builder.document), for: state)
    }
    if let image = element["image"] { button.setImage(builder.image(named: image, in: element), for: state) }
    if let image = element["backgroundImage"] {
      button.setBackgroundImage(builder.image(named: image, in: element), for: state)
    }
  }

  private static let controlStates: [String: UIControl.State] = [
    "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
  ]

  private static func configuration(_ element: Element, _ builder: SceneBuilder) -> UIButton.Configuration {
    var configuration: UIButton.Configuration =
      switch element["style"] {
      case "filled": .filled()
      case "tinted": .tinted()
      case "gray": .gray()
      case "borderedTinted": .borderedTinted()
      case "bordered": .bordered()
      case "borderedProminent": .borderedProminent()
      case "borderless": .borderless()
      default: .plain()
      }
    if let title = string("title", of: element) { configuration.title = title }
    if let subtitle = string("subtitle", of: element) { configuration.subtitle = subtitle }
    if let image = element["image"] { configuration.image = builder.image(named: image, in: element) }
    if let reference = element.child("imageReference", key: "image"), let name = reference["image"] {
      configuration.image = builder.image(named: name, in: reference)
    }
    if let value = element["imagePlacement"].flatMap({ placements[$0] }) { configuration.imagePlacement = value }
    if let value = element.number("imagePadding", builder.log) { configuration.imagePadding = value }
    if let value = element.number("titlePadding", builder.log) { configuration.titlePadding = value }
    if let value = element["cornerStyle"].flatMap({ cornerStyles[$0] }) { configuration.cornerStyle = value }
    if let color = element.child("color", key: "baseForegroundColor") {
      configuration.baseForegroundColor = UIColor.from(color, builder.document)
    }
    if let color = element.child("color", key: "baseBackgroundColor") {
      configuration.baseBackgroundColor = UIColor.from(color, builder.document)
    }
    if let value = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = directionalInsets(value, builder.log)
    }
    return configuration
  }

  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  /// Insets with a leading and a trailing edge.
  static func directionalInsets(_ element: Element, _ log: ProblemLog) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: element.number("top", log) ?? 0, leading: element.number("leading", log) ?? 0,
      bottom: element.number("bottom", log) ?? 0, trailing: element.number("trailing", log) ?? 0)
  }
}
