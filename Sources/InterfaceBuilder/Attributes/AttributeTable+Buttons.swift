import PropertyCatalogue
import UIKitCore

/// Rules of files about buttons that no single property expresses.
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
      builder.setProperties(Catalogue.button, of: button, for: state, from: child)
    }
  }

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
