import UIKitCore

/// The description of an image.
package struct ImageDescription: Sendable {
  var source: UIImage?
  /// The path of a fallback, or `box`.
  var fallback: String?
  var systemName: String?
  var pointSize: CGFloat = 0
  var weight = UIImage.SymbolConfiguration.Weight.unspecified
  var scale = UIImage.SymbolConfiguration.Scale.default
  var color: UIColor?
  var size = CGSize(width: 1, height: 1)
  var renderingMode: UIImage.RenderingMode?
  var tintColor: UIColor?
  var capInsets: UIEdgeInsets?
  var resizingMode = UIImage.ResizingMode.tile
  var flipsForRightToLeft = false
  var alignmentRectInsets: UIEdgeInsets?

  var image: UIImage? {
    guard var image = unmodified else { return nil }
    if let capInsets { image = image.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) }
    if let tintColor { image = image.withTintColor(tintColor) }
    if let renderingMode { image = image.withRenderingMode(renderingMode) }
    if let alignmentRectInsets { image = image.withAlignmentRectInsets(alignmentRectInsets) }
    return flipsForRightToLeft ? image.imageFlippedForRightToLeftLayoutDirection() : image
  }

  private var unmodified: UIImage? {
    if let source { return source }
    if let systemName {
      let configuration = UIImage.SymbolConfiguration(pointSize: pointSize, weight: weight, scale: scale)
      return UIImage(systemName: systemName, withConfiguration: configuration)
    }
    return color.map { color in
      UIGraphicsImageRenderer(size: size).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
    }
  }
}

extension ValueType where Value == UIImage {
  /// An image: a path, `{systemName: …}`, `{color: …, size: …}` or a list.
  ///
  /// The mappings can have further keys. If the value is a list, the first image that can be loaded is shown.
  package static let image = ValueType(
    expectation,
    schema: .named("image", .anyOf([.string, described.schema, .list(.anyOf([.string, described.schema]))]))
  ) { node, context in
    if case .list(let items) = node.content { return ImageAlternatives.first(of: items, node, context) }
    return single(node, context)
  }

  /// Reads a path or a mapping.
  static func single(_ node: DocumentNode, _ context: ValueContext) -> UIImage? {
    guard node.entries != nil else { return file.decode(node, context) }
    let (shown, isBox) = ImageAlternatives.withFallback(node, context)
    guard var description = described.decode(shown, context) else { return nil }
    let sources = ["path", "systemName", "color"].filter { node[$0] != nil }
    guard sources.count == 1 else {
      return context.expected("a picture with exactly one of the keys path, systemName and color", at: node)
    }
    if isBox { description.source = ImageAlternatives.box(node["size"] == nil ? nil : description.size) }
    // If there is no image, an error about its source has already been reported.
    return description.image
  }

  static let expectation = "the path of a picture, {systemName: …}, or a list of pictures"

  private static let rowExpectation = "the path of a picture, or {path: …, fallback: box} for rows without one"

  static let file = ValueType(expectation, schema: .string) { node, context in
    guard let text = node.text, !text.isEmpty else {
      let isFromRow = node.text != nil && ImageFile.isFromRow(node, context)
      return context.expected(isFromRow ? rowExpectation : expectation, at: node)
    }
    return text.hasPrefix("data:") ? ImageFile.embedded(node, context) : ImageFile.image(at: text, node, context)
  }

  private static let described = ValueType<ImageDescription>.object("a picture", of: ImageDescription()) {
    Field("path", file, "The path of a picture file, or a data URL.") { $0.source = $1 }
    Field(
      "fallback", .plainText,
      "The path of an image shown, with a warning, if the first cannot be loaded; `box` for a gray box.", \.fallback)
    Field("systemName", .symbolName, "The name of a bundled icon.", \.systemName)
    Field("pointSize", .length, "The size of text that the icon matches.", \.pointSize)
    Field("weight", .word(.symbolWeight), "The weight of the icon's strokes.", \.weight)
    Field("scale", .word(.symbolScale), "The size of the icon relative to its text.", \.scale)
    Field("color", .color, "The color of a picture of one color.", \.color)
    Field("size", .size, "The size of a picture of one color, or of the box; by default 44x44 for a box.", \.size)
    Field(
      "renderingMode",
      .word(
        "a rendering mode",
        ["automatic": .automatic, "alwaysOriginal": .alwaysOriginal, "alwaysTemplate": .alwaysTemplate]),
      "The use of the picture's own colors or the tint color.", \.renderingMode)
    Field("tintColor", .color, "The color that replaces the picture's own.", \.tintColor)
    Field("capInsets", .edgeInsets, "The edges that keep their size when the picture is stretched.", \.capInsets)
    Field(
      "resizingMode", .word("a resizing mode", ["tile": .tile, "stretch": .stretch]),
      "The resizing of the middle: tiled or stretched.", \.resizingMode)
    Field(
      "flipsForRightToLeft", .boolean, "Indicates whether the picture is mirrored in right-to-left layouts.",
      \.flipsForRightToLeft)
    Field(
      "alignmentRectInsets", .edgeInsets, "The insets of the alignment rectangle.",
      \.alignmentRectInsets)
  }
}

extension ValueType where Value == String {
  static let symbolName = ValueType("the name of a bundled icon such as star.fill", schema: .string) { node, context in
    let expectation = "the name of an icon that headframe symbols lists, such as star.fill"
    guard let name = node.text else { return context.expected(expectation, at: node) }
    if SymbolLibrary.contains(name) { return name }
    return context.expected(
      expectation, at: node, suggestion: SymbolLibrary.nearest(to: name))
  }
}
