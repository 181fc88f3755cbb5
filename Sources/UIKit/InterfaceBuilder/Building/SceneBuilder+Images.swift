import UIKitCore

extension SceneBuilder {
  /// Returns the image of a catalog or the bundled symbols by name, or a gray box of the recorded size.
  ///
  /// For an unknown image that is no symbol and has no recorded size, adds a note to the log and returns nil.
  func image(named name: String, in element: Element) -> UIImage? {
    let isSystem = element["catalog"] == "system"
    if !isSystem, let image = document.resources.image(named: name, traits: traits) { return image }
    let size = document.resources.recordedSize(ofImage: name)
    if isSystem { return symbol(named: name, in: element, shape: size) }
    if let size { return Self.box(of: size) }
    log.note(element, "The image \"\(name)\" was not found, and its size is not recorded.")
    return nil
  }

  /// Returns the symbol, or a dashed rectangle of the same size if it is unknown.
  ///
  /// - Parameter shape: The recorded size, whose longer side is 128 for every symbol; nil if it is not recorded.
  private func symbol(named name: String, in element: Element, shape: CGSize?) -> UIImage {
    let geometry = SymbolGeometry(
      of: name, symbolConfiguration(of: element), shape: shape, displayScale: traits.displayScale)
    let image = UIImage(content: .drawing(geometry.drawing())).with {
      ($0.name, $0.renderingMode) = (name, .alwaysTemplate)
    }
    return image.withAlignmentRectInsets(geometry.alignmentRectInsets)
      .withBaselineOffset(fromBottom: geometry.baselineOffset)
  }

  private static func box(of size: CGSize) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let drawing = DisplayList.record(bounds: bounds) { context in
      context.setFillColor(UIColor.systemFill.cgColor)
      context.fill(bounds)
    }
    return UIImage(content: .drawing(drawing))
  }

  /// Returns the symbol configuration of an element, or of the view that contains it.
  private func symbolConfiguration(of element: Element) -> UIImage.SymbolConfiguration {
    let configuration =
      element.child("preferredSymbolConfiguration")
      ?? (element.name == "imageView" ? nil : element.parent?.child("preferredSymbolConfiguration"))
    var pointSize: CGFloat = 0
    if let size = configuration?.number("pointSize", document.log), size > 0 {
      pointSize = size
    } else if let font = configuration?.child("fontDescription").flatMap({ UIFont.from($0, document) }) {
      pointSize = font.pointSize
    }
    return UIImage.SymbolConfiguration(
      pointSize: pointSize, weight: Words.symbolWeight.value(inFile: configuration?["weight"]) ?? .unspecified,
      scale: Words.symbolScale.value(inFile: configuration?["scale"] ?? element["symbolScale"]) ?? .default)
  }
}
