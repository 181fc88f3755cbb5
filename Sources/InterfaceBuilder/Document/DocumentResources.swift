import Foundation
import UIKitCore

/// The images and colors that a document records or that are stored beside it.
package struct DocumentResources: Sendable {
  /// The record of an image in the document.
  package struct RecordedImage: Sendable {
    /// The size in points.
    package let size: CGSize
    /// Indicates whether the image is a system symbol.
    package let isSymbol: Bool
  }

  /// The asset catalogs beside the document, which override its records.
  private let assets: [AssetCatalog]
  private let images: [String: RecordedImage]
  private let namedColors: [String: UIColor]
  private let systemColors: [String: UIColor]

  /// Reads the `<resources>` element.
  init(_ element: Element?, folder: URL?, allowedDirectories: [URL], log: ProblemLog) {
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
    assets = folder.map { Self.catalogs(beside: $0, allowedDirectories, log) } ?? []
    self.images = images
    namedColors = named
    systemColors = system
  }

  /// Catalogs in a folder, or in the one around it where a document lies in an `.lproj` folder.
  private static func catalogs(
    beside folder: URL, _ allowedDirectories: [URL], _ log: ProblemLog
  ) -> [AssetCatalog] {
    let isLocalised = folder.pathExtension == "lproj"
    let places = isLocalised ? [folder, folder.deletingLastPathComponent()] : [folder]
    let bounds = FolderBounds(places + allowedDirectories)
    return places.flatMap { place in
      // Of catalogs that are added later, the one that Xcode makes has a name that is known.
      _ = FileReads.exists(place.appendingPathComponent("Assets.xcassets").path)
      // The document's own values are used for sets that cannot be read.
      return AssetCatalog.catalogs(in: place, within: bounds) { log.note(nil, "\($0)") }
    }
  }

  /// The image of an image set beside the document; nil where there is none.
  func image(named name: String, traits: UITraitCollection) -> UIImage? {
    assets.lazy.compactMap { $0.image(named: name, traits: traits) }.first
  }

  /// Returns the document's record of an image.
  package func image(_ name: String) -> RecordedImage? { images[name] }

  /// The colour of a colour set beside the document, or the value that it had when the document was
  /// saved.
  package func namedColor(_ name: String) -> UIColor? {
    assets.lazy.compactMap { $0.color(named: name) }.first ?? namedColors[name]
  }

  /// The light value of a system colour, for one that the palette does not have.
  package func systemColor(_ name: String) -> UIColor? { systemColors[name] }
}
