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
    let held = Held(UIButton.Configuration.plain())
    builder.setProperties(Catalog.buttonConfiguration, of: held, from: element)
    // A radius of its own takes precedence over the style's.
    let radius = element.child(key: "background")?["cornerRadius"].flatMap(Element.usableNumber)
    if held.cornerStyle == .dynamic, radius != nil {
      held.cornerStyle = .fixed
    }
    return held.value
  }
}
