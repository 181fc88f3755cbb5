import PropertyCatalog
import UIKitCore

/// Attributes of buttons that do not map to a single property.
extension AttributeTable {
  static func setButton(_ button: UIButton, _ element: Element, _ builder: SceneBuilder) {
    if let value = Words.lineBreakMode.value(inFile: element["lineBreakMode"]) {
      button.titleLabel?.lineBreakMode = value
      if value == .byWordWrapping { button.titleLabel?.numberOfLines = 0 }
    }
    if let configuration = element.child("buttonConfiguration", key: "configuration") {
      button.configuration = self.configuration(configuration, builder)
    }
    for child in element.children where child.name == "state" {
      guard let state = Words<UIControl.State>.controlState.value(inFile: child.key) else { continue }
      builder.setProperties(Catalog.button, of: button, for: state, from: child)
      // A configuration hides the titles of states, such as the one that Interface Builder writes for a new button. In
      // its canvases, a button is 48×38 with an image of 24 points (build 23506), 49 wide with one of 25 (build 24405),
      // and 44 wide with a symbol (build 19454).
      if button.configuration != nil { button.setTitle(nil, for: state) }
    }
  }

  private static func configuration(_ element: Element, _ builder: SceneBuilder) -> UIButton.Configuration {
    var configuration = Words.buttonStyle.value(inFile: element["style"])?() ?? .plain()
    if let title = string("title", of: element) { configuration.title = title }
    if let font = element.child("fontDescription", key: "titleFontDescription") {
      configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer(
        setting: [.font: UIFont.from(font, builder.document)])
    }
    if let subtitle = string("subtitle", of: element) { configuration.subtitle = subtitle }
    if let image = builder.image("image", of: element) { configuration.image = image }
    if let value = Words.directionalEdge.value(inFile: element["imagePlacement"]) {
      configuration.imagePlacement = value
    }
    if let value = element.number("imagePadding", builder.log) { configuration.imagePadding = value }
    if let value = element.number("titlePadding", builder.log) { configuration.titlePadding = value }
    if let value = Words.cornerStyle.value(inFile: element["cornerStyle"]) {
      configuration.cornerStyle = value
    }
    if let color = builder.color("baseForegroundColor", of: element) { configuration.baseForegroundColor = color }
    if let color = builder.color("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = color }
    if let value = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = directionalInsets(value, builder.log)
    }
    return configuration
  }
}
