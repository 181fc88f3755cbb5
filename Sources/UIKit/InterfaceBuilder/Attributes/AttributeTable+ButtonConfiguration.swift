import Foundation
import UIKitCore

/// The configurations of buttons.
extension AttributeTable {
  static func configuration(_ element: Element, _ builder: SceneBuilder) -> UIButton.Configuration {
    var configuration = Words.buttonStyle.value(inFile: element["style"])?() ?? .plain()
    // The size replaces the insets, so it precedes them.
    if let value = Words.buttonSize.value(inFile: element["buttonSize"]) { configuration.buttonSize = value }
    setTexts(of: &configuration, element, builder)
    setImage(of: &configuration, element, builder)
    if let value = Words.cornerStyle.value(inFile: element["cornerStyle"]) {
      configuration.cornerStyle = value
    }
    if let color = builder.color("baseForegroundColor", of: element) { configuration.baseForegroundColor = color }
    if let color = builder.color("baseBackgroundColor", of: element) { configuration.baseBackgroundColor = color }
    if let value = element.child("directionalEdgeInsets", key: "contentInsets") {
      configuration.contentInsets = directionalInsets(value, builder.log)
    }
    if let background = element.child("backgroundConfiguration", key: "background") {
      setBackground(of: &configuration, background, builder)
    }
    noteUnread(of: element, configurationParts, builder.log)
    return configuration
  }

  private static func setTexts(
    of configuration: inout UIButton.Configuration, _ element: Element, _ builder: SceneBuilder
  ) {
    if let title = string("title", of: element) { configuration.title = title }
    if let subtitle = string("subtitle", of: element) { configuration.subtitle = subtitle }
    func attributedText(_ key: String) -> AttributedString? {
      builder.attributedText(key, of: element).map { AttributedString(withUIKitAttributesOf: $0) }
    }
    if let title = attributedText("attributedTitle") { configuration.attributedTitle = title }
    if let subtitle = attributedText("attributedSubtitle") { configuration.attributedSubtitle = subtitle }
    func transformer(_ key: String) -> UIConfigurationTextAttributesTransformer? {
      element.child("fontDescription", key: key).map { font in
        UIConfigurationTextAttributesTransformer(setting: [.font: UIFont.from(font, builder.document)])
      }
    }
    if let font = transformer("titleFontDescription") { configuration.titleTextAttributesTransformer = font }
    if let font = transformer("subtitleFontDescription") { configuration.subtitleTextAttributesTransformer = font }
    if let value = element.number("titlePadding", builder.log) { configuration.titlePadding = value }
    if let value = Words.titleAlignment.value(inFile: element["titleAlignment"]) {
      configuration.titleAlignment = value
    }
    if let value = Words.lineBreakMode.value(inFile: element["titleLineBreakMode"]) {
      configuration.titleLineBreakMode = value
    }
  }

  private static func setImage(
    of configuration: inout UIButton.Configuration, _ element: Element, _ builder: SceneBuilder
  ) {
    if let image = builder.image("image", of: element) { configuration.image = image }
    if let value = Words.directionalEdge.value(inFile: element["imagePlacement"]) {
      configuration.imagePlacement = value
    }
    if let value = element.number("imagePadding", builder.log) { configuration.imagePadding = value }
    if let value = element.flag("showsActivityIndicator") { configuration.showsActivityIndicator = value }
  }

  private static func setBackground(
    of configuration: inout UIButton.Configuration, _ element: Element, _ builder: SceneBuilder
  ) {
    var background = configuration.background
    if let value = element.number("cornerRadius", builder.log) {
      background.cornerRadius = value
      // A radius of its own takes precedence over the style's.
      if configuration.cornerStyle == .dynamic { configuration.cornerStyle = .fixed }
    }
    if let value = element.number("strokeWidth", builder.log) { background.strokeWidth = value }
    if let value = element.number("strokeOutset", builder.log) { background.strokeOutset = value }
    if let color = builder.color("backgroundColor", of: element) { background.backgroundColor = color }
    if let color = builder.color("strokeColor", of: element) { background.strokeColor = color }
    if let image = builder.image("image", of: element) { background.image = image }
    if let value = Words.contentMode.value(inFile: element["imageContentMode"]) { background.imageContentMode = value }
    if let value = element.child("directionalEdgeInsets", key: "backgroundInsets") {
      background.backgroundInsets = directionalInsets(value, builder.log)
    }
    configuration.background = background
    noteUnread(of: element, backgroundParts, builder.log)
  }

  // MARK: Notes

  /// The attributes and the keys of children of a configuration that are read.
  private static let configurationParts: Set<String> = [
    "style", "buttonSize", "title", "subtitle", "attributedTitle", "attributedSubtitle", "titleFontDescription",
    "subtitleFontDescription", "titlePadding", "titleAlignment", "titleLineBreakMode", "image", "catalog",
    "symbolScale", "renderingMode", "imagePlacement", "imagePadding", "showsActivityIndicator",
    "preferredSymbolConfigurationForImage", "cornerStyle", "baseForegroundColor", "baseBackgroundColor",
    "contentInsets", "background",
  ]

  private static let backgroundParts: Set<String> = [
    "cornerRadius", "strokeWidth", "strokeOutset", "backgroundColor", "strokeColor", "image", "catalog", "symbolScale",
    "renderingMode", "imageContentMode", "backgroundInsets",
  ]

  /// Adds a note for every attribute and child of a configuration that is not read.
  static func noteUnread(of element: Element, _ known: Set<String>, _ log: ProblemLog) {
    for name in element.attributes.keys.sorted() where name != "key" && name != "id" && !known.contains(name) {
      log.note(element, "\(name)=\"\(element[name] ?? "")\" of <\(element.name)> is not read.")
    }
    for child in element.children where !known.contains(child.key ?? "") {
      let key = child.key.map { " \"\($0)\"" } ?? ""
      log.note(child, "<\(child.name)>\(key) of <\(element.name)> is not read.")
    }
  }
}
