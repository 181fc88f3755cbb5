import Foundation
import UIKitCore

/// What a document records about images and colours that live outside it.
package struct DocumentResources: Sendable {
  /// An image as the document remembers it.
  package struct RecordedImage: Sendable {
    /// The size in points.
    package let size: CGSize
    /// Whether it is one of the system's symbols.
    package let isSymbol: Bool
  }

  /// What stands beside the document, and goes before what it remembers.
  let assets: AssetCatalog
  private let images: [String: RecordedImage]
  private let namedColors: [String: UIColor]
  private let systemColors: [String: UIColor]

  /// Reads the `<resources>` element.
  init(_ element: Element?, folder: URL?, log: ProblemLog) {
    var images: [String: RecordedImage] = [:]
    var named: [String: UIColor] = [:]
    var system: [String: UIColor] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        guard let size = child.size(log) else { continue }
        images[name] = RecordedImage(size: size, isSymbol: child["catalog"] == "system")
      case "namedColor": named[name] = child.child("color").flatMap { UIColor.components(of: $0, log) }
      case "systemColor": system[name] = child.child("color").flatMap { UIColor.components(of: $0, log) }
      default: log.note(child, "<\(child.name)> in <resources> is not read.")
      }
    }
    assets = AssetCatalog(beside: folder)
    self.images = images
    namedColors = named
    systemColors = system
  }

  /// What the document remembers of an image.
  package func image(_ name: String) -> RecordedImage? { images[name] }

  /// The colour of a colour set beside the document, or the value that it had when the document was saved.
  package func namedColor(_ name: String) -> UIColor? { assets.color(named: name) ?? namedColors[name] }

  /// The light value of a system colour, for one that the palette does not have.
  package func systemColor(_ name: String) -> UIColor? { systemColors[name] }
}
