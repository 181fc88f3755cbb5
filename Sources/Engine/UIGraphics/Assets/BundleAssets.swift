import Synchronization
import UIFoundation

/// The lookup of pictures and colors by name in the resource folders of bundles.
enum BundleAssets {
  /// The asset catalogs by folder.
  private static let catalogs = Mutex<[String: [AssetCatalog]]>([:])

  /// Returns the first result of searching the asset catalogs of a bundle.
  fileprivate static func first<Value>(in bundle: Bundle?, _ find: (AssetCatalog) -> Value?) -> Value? {
    BundleFolders.folders(of: bundle).firstNonNil { catalogs(in: $0).firstNonNil(find) }
  }

  /// Returns the asset catalogs in a folder without their damaged sets.
  private static func catalogs(in folder: String) -> [AssetCatalog] {
    if let cached = catalogs.withLock({ $0[folder] }) { return cached }
    let url = URL(fileURLWithPath: folder)
    let found = AssetCatalog.catalogs(in: url, within: FolderBounds([url])) { _ in }
    catalogs.withLock { $0[folder] = found }
    return found
  }

  /// Returns the picture for the traits from an asset catalog, or from a file such as `name@2x~dark.png`.
  static func image(named name: String, traits: UITraitCollection, bundle: Bundle?) -> UIImage? {
    if let image = first(in: bundle, { $0.image(named: name, traits: traits) }) { return image }
    let isDark = traits.userInterfaceStyle == .dark
    let scale = traits.displayScale > 0 ? traits.displayScale : 2
    for folder in BundleFolders.folders(of: bundle) {
      for path in candidates(name, scale: scale, isDark: isDark) where FileReads.exists(folder + "/" + path) {
        return UIImage(contentsOfFile: folder + "/" + path)?.with { $0.name = name }
      }
    }
    return nil
  }

  // The exact scale comes first, then larger scales, which lose less quality, then smaller scales.
  private static func candidates(_ name: String, scale: CGFloat, isDark: Bool) -> [String] {
    let url = URL(fileURLWithPath: name)
    let supported = [
      "png", "jpg", "jpeg", "webp", "heic", "heif", "avif", "gif", "tiff", "tif", "bmp", "svg", "pdf",
    ]
    let hasExtension = supported.contains(url.pathExtension.lowercased())
    let stem = hasExtension ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let extensions = hasExtension ? [url.pathExtension] : supported
    let order: [String] = scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    return (isDark ? ["~dark", ""] : [""]).flatMap { appearance in
      order.flatMap { suffix in extensions.map { "\(stem)\(suffix)\(appearance).\($0)" } }
    }
  }
}

extension UIImage {
  /// Creates a picture found by name in the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture found by name and traits in a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let traits = traits ?? .current
    guard let image = BundleAssets.image(named: name, traits: traits, bundle: bundle) else { return nil }
    self.init(content: image.content, presentation: image.presentation)
  }
}

extension UIColor {
  /// Creates the dynamic color of an asset catalog; nil for an unknown name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the dynamic color of an asset catalog; nil for an unknown name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let color = BundleAssets.first(in: bundle, { $0.color(named: name) }) else { return nil }
    self.init { color.resolvedColor(with: $0) }
  }
}
