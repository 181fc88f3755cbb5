import UIKitCore

extension SceneBuilder {
  /// Returns the named image from a catalog or the bundled symbols, or a gray box.
  ///
  /// The document records the size of symbols and boxes.
  func image(named name: String, in element: Element) -> UIImage? {
    let isSystem = element["catalog"] == "system"
    if !isSystem, let image = document.resources.image(named: name, traits: traits) { return image }
    let size = isSystem ? SymbolSize(of: element, in: document) : SymbolSize()
    if let recorded = document.resources.image(name) { return standIn(for: name, recorded, size, element) }
    if isSystem, let symbol = UIImage.symbol(named: name, filling: CGSize(width: size.side, height: size.side)) {
      return symbol
    }
    log.note(element, "The image \"\(name)\" was not found, and its size is not recorded.")
    return nil
  }

  /// Returns the symbol, or a box in place of the image.
  private func standIn(
    for name: String, _ recorded: DocumentResources.RecordedImage, _ symbolSize: SymbolSize, _ element: Element
  ) -> UIImage {
    let longest = max(recorded.size.width, recorded.size.height)
    guard recorded.isSymbol, longest > 0 else { return Self.box(of: recorded.size) }
    // Documents record the longer side of every symbol as 128.
    let factor = symbolSize.side / longest
    let size = CGSize(width: recorded.size.width * factor, height: recorded.size.height * factor)
    if let symbol = UIImage.symbol(named: name, filling: size) {
      return symbol.alignedAsSymbol(ofPointSize: symbolSize.pointSize)
    }
    log.note(element, "The symbol \"\(name)\" is not bundled; a grey box replaces it.")
    return Self.box(of: size).alignedAsSymbol(ofPointSize: symbolSize.pointSize)
  }

  private static func box(of size: CGSize) -> UIImage {
    let bounds = CGRect(origin: .zero, size: size)
    let drawing = DisplayList.record(bounds: bounds) { context in
      context.setFillColor(UIColor.systemFill.cgColor)
      context.fill(bounds)
    }
    return UIImage(content: .drawing(drawing))
  }
}

/// The size at which a document shows a symbol.
@MainActor
private struct SymbolSize {
  /// The size of the text beside the symbol. Points.
  var pointSize = UIImage.standardPointSize
  /// The longer side of the symbol, in points.
  var side: CGFloat { pointSize * Self.side / UIImage.standardPointSize * factor }
  private var factor: CGFloat = 1

  /// The longer side of a symbol at the size of body text, in points.
  private static let side: CGFloat = 20

  init() {}

  /// Creates the size that an element with a symbol, or its view, specifies.
  init(of element: Element, in document: InterfaceDocument) {
    let configuration =
      element.child("preferredSymbolConfiguration")
      ?? (element.name == "imageView" ? nil : element.parent?.child("preferredSymbolConfiguration"))
    let scale = configuration?["scale"] ?? element["symbolScale"]
    if let size = configuration?.number("pointSize", document.log), size > 0 {
      pointSize = size
    } else if let font = configuration?.child("fontDescription").flatMap({ UIFont.from($0, document) }) {
      pointSize = font.pointSize
    }
    factor = Self.scales[scale ?? ""]?.factor ?? 1
  }

  private static let scales: [String: UIImage.SymbolConfiguration.Scale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]
}
