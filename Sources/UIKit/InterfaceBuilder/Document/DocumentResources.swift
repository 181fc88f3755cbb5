import Foundation
import UIKitCore

/// The images and colors that a document records, or that are in asset catalogs of its project.
package struct DocumentResources {
  /// The asset catalogs next to the document. They override the recorded images and colors.
  private let assets: [AssetCatalog]
  /// The searches in the folders that the user named, which precede the catalogs next to the document.
  private let named: [AssetSearch]
  /// The search in the document's project, for assets that are in no other catalog.
  private let project: AssetSearch?
  private let log: ProblemLog
  private let imageSizes: [String: CGSize]
  private let namedColors: [String: UIColor]
  private let systemColors: [String: UIColor]

  /// Reads the `<resources>` element and the asset catalogs next to the document.
  init(_ element: Element?, folder: URL?, sources: InterfaceDocument.Sources, log: ProblemLog) {
    var imageSizes: [String: CGSize] = [:]
    var colors: [String: UIColor] = [:]
    var system: [String: UIColor] = [:]
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        if let size = child.size(log) { imageSizes[name] = size }
      case "namedColor": colors[name] = child.child("color").flatMap { UIColor.components(of: $0, log) }
      case "systemColor": system[name] = child.child("color").flatMap { UIColor.components(of: $0, log) }
      default: log.note(child, "<\(child.name)> in <resources> is not read.")
      }
    }
    let allowed = sources.allowedDirectories
    assets = folder.map { Self.catalogs(beside: $0, allowed, log) } ?? []
    self.named = sources.assetDirectories.map { assets in
      AssetSearch(below: assets, for: folder ?? assets, allowedDirectories: allowed)
    }
    project =
      sources.searchesProject ? folder.flatMap { AssetSearch(projectAround: $0, allowedDirectories: allowed) } : nil
    self.log = log
    self.imageSizes = imageSizes
    namedColors = colors
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

  /// Returns the image of an image set; nil if there is none.
  func image(named name: String, traits: UITraitCollection) -> UIImage? {
    func find(_ search: AssetSearch) -> UIImage? {
      search.image(named: name, traits: traits) { log.note(nil, "\($0)") }
    }
    return named.firstNonNil(find) ?? assets.firstNonNil { $0.image(named: name, traits: traits) }
      ?? project.flatMap(find)
  }

  /// Returns the recorded size of an image, in points.
  ///
  /// Files record every symbol with a longer side of 128, so that only its aspect ratio is meaningful.
  func recordedSize(ofImage name: String) -> CGSize? { imageSizes[name] }

  /// Returns the color of a color set, or else the color recorded in the document.
  package func namedColor(_ name: String) -> UIColor? {
    func find(_ search: AssetSearch) -> UIColor? { search.color(named: name) { log.note(nil, "\($0)") } }
    return named.firstNonNil(find) ?? assets.firstNonNil { $0.color(named: name) } ?? project.flatMap(find)
      ?? namedColors[name]
  }

  /// Returns the recorded light value of a system color; nil if it is not recorded.
  package func systemColor(_ name: String) -> UIColor? { systemColors[name] }
}
