import Foundation
import UIKitCore

/// The images and colors that a document records, or that are in asset catalogs next to it.
package struct DocumentResources: Sendable {
  /// The asset catalogs next to the document. They override the recorded images and colors.
  private let assets: [AssetCatalog]
  private let imageSizes: [String: CGSize]
  private let namedColors: [String: UIColor]
  private let systemColors: [String: UIColor]

  /// Reads the `<resources>` element and the asset catalogs next to the document.
  init(_ element: Element?, folder: URL?, allowedDirectories: [URL], log: ProblemLog) {
    var imageSizes: [String: CGSize] = [:]
    var named: [String: UIColor] = [:]
    var system: [String: UIColor] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        if let size = child.size(log) { imageSizes[name] = size }
      case "namedColor": named[name] = child.child("color").flatMap { UIColor.components(of: $0, log) }
      case "systemColor": system[name] = child.child("color").flatMap { UIColor.components(of: $0, log) }
      default: log.note(child, "<\(child.name)> in <resources> is not read.")
      }
    }
    assets = folder.map { Self.catalogs(beside: $0, allowedDirectories, log) } ?? []
    self.imageSizes = imageSizes
    namedColors = named
    systemColors = system
  }

  /// Returns the asset catalogs in a folder and, for an `.lproj` folder, in its parent.
  private static func catalogs(
    beside folder: URL, _ allowedDirectories: [URL], _ log: ProblemLog
  ) -> [AssetCatalog] {
    let isLocalized = folder.pathExtension == "lproj"
    let places = isLocalized ? [folder, folder.deletingLastPathComponent()] : [folder]
    let bounds = FolderBounds(places + allowedDirectories)
    return places.flatMap { place in
      // Looks up Xcode's default catalog, so that a preview notices if it is added later.
      _ = FileReads.exists(place.appendingPathComponent("Assets.xcassets").path)
      // If a set cannot be read, the document's own value is used.
      return AssetCatalog.catalogs(in: place, within: bounds) { log.note(nil, "\($0)") }
    }
  }

  /// Returns the image of an image set next to the document; nil if there is none.
  func image(named name: String, traits: UITraitCollection) -> UIImage? {
    assets.firstNonNil { $0.image(named: name, traits: traits) }
  }

  /// Returns the recorded size of an image, in points.
  ///
  /// Files record every symbol with a longer side of 128, so that only its aspect ratio is meaningful.
  func recordedSize(ofImage name: String) -> CGSize? { imageSizes[name] }

  /// Returns the color of a color set next to the document, or else the color recorded in the document.
  package func namedColor(_ name: String) -> UIColor? {
    assets.firstNonNil { $0.color(named: name) } ?? namedColors[name]
  }

  /// Returns the recorded light value of a system color; nil if it is not recorded.
  package func systemColor(_ name: String) -> UIColor? { systemColors[name] }
}
