import UIKitCore

extension SceneBuilder {
  /// The image of a name: from a catalog beside the document, else a grey box of the size that the document remembers.
  func image(named name: String, in element: Element) -> UIImage? {
    if element["catalog"] != "system", let image = document.resources.assets.image(named: name) { return image }
    if let recorded = document.resources.image(name) { return Self.standIn(recorded) }
    log.note(element, "The image \"\(name)\" is not at hand and its size not recorded.")
    return nil
  }

  /// The longer side of a symbol at the size of body text, in points; documents record it as 128.
  private static let symbolLength: CGFloat = 20

  /// A box that shows where an image would be.
  private static func standIn(_ recorded: DocumentResources.RecordedImage) -> UIImage {
    var size = recorded.size
    let longest = max(size.width, size.height)
    if recorded.isSymbol, longest > 0 {
      size = CGSize(width: size.width / longest * symbolLength, height: size.height / longest * symbolLength)
    }
    let bounds = CGRect(origin: .zero, size: size)
    let drawing = DisplayList.record(bounds: bounds) { context in
      context.setFillColor(UIColor.systemFill.cgColor)
      context.fill(bounds)
    }
    return UIImage(content: .drawing(drawing))
  }
}
