import UIKitCore

extension SceneBuilder {
  /// The image of a name: from a catalog beside the document, a bundled symbol, else a grey box; the document
  /// remembers the size of the last two.
  func image(named name: String, in element: Element) -> UIImage? {
    let isSystem = element["catalog"] == "system"
    if !isSystem, let image = document.resources.image(named: name, traits: traits) { return image }
    if let recorded = document.resources.image(name) { return standIn(for: name, recorded, element) }
    if isSystem, let symbol = UIImage.symbol(named: name, filling: Self.symbolSize) { return symbol }
    log.note(element, "The image \"\(name)\" is not at hand and its size not recorded.")
    return nil
  }

  /// A symbol at the size of body text, in points; documents record its longer side as 128.
  private static let symbolSize = CGSize(width: 20, height: 20)

  /// The symbol, or a box that shows where an image would be.
  private func standIn(for name: String, _ recorded: DocumentResources.RecordedImage, _ element: Element) -> UIImage {
    var size = recorded.size
    let longest = max(size.width, size.height)
    if recorded.isSymbol, longest > 0 {
      let factor = Self.symbolSize.width / longest
      size = CGSize(width: size.width * factor, height: size.height * factor)
      if let symbol = UIImage.symbol(named: name, filling: size) { return symbol }
      log.note(element, "The symbol \"\(name)\" is not bundled; a grey box stands for it.")
    }
    let bounds = CGRect(origin: .zero, size: size)
    let drawing = DisplayList.record(bounds: bounds) { context in
      context.setFillColor(UIColor.systemFill.cgColor)
      context.fill(bounds)
    }
    return UIImage(content: .drawing(drawing))
  }
}
