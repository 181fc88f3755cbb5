import Synchronization
import UIFoundation

/// The search path of `UIImage(named:)` and a cache of the pictures found.
package final class ImageCatalog: Sendable {
  private struct Contents {
    var folders: [String] = []
    var images: [String: UIImage] = [:]
    var assets: [AssetCatalog] = []
    /// The asset catalogs of bundles by folder.
    var bundled: [String: [AssetCatalog]] = [:]
  }

  private let contents = Mutex(Contents())

  /// The catalog that `UIImage(named:)` searches.
  package static let shared = ImageCatalog()

  /// Adds a folder to the search path, before those added earlier.
  package func addFolder(_ path: String) {
    contents.withLock {
      guard $0.folders.first != path else { return }
      $0.folders.removeAll { $0 == path }
      $0.folders.insert(path, at: 0)
      $0.images = [:]
    }
  }

  /// Adds an asset catalog to the search path, before those added earlier.
  package func addAssets(_ catalog: AssetCatalog) {
    contents.withLock { $0.assets.insert(catalog, at: 0) }
  }

  /// Returns the first result of searching the added catalogs, then those of a bundle.
  fileprivate func firstAsset<Value>(in bundle: Bundle?, _ find: (AssetCatalog) -> Value?) -> Value? {
    for assets in contents.withLock({ $0.assets }) {
      if let value = find(assets) { return value }
    }
    return assets(of: bundle).lazy.compactMap(find).first
  }

  /// Returns the asset catalogs of a bundle without their damaged sets.
  private func assets(of bundle: Bundle?) -> [AssetCatalog] {
    BundleFolders.folders(of: bundle).flatMap { folder in
      if let known = contents.withLock({ $0.bundled[folder] }) { return known }
      let place = URL(fileURLWithPath: folder)
      let made = AssetCatalog.catalogs(in: place, within: FolderBounds([place])) { _ in }
      contents.withLock { $0.bundled[folder] = made }
      return made
    }
  }

  /// Registers a picture under a name.
  package func register(_ image: UIImage, named name: String) {
    contents.withLock { $0.images["\(name)|"] = image.with { $0.name = name } }
  }

  /// Returns the picture for these traits, trying `name`, `name@2x`, `name@3x`, extensions and `~dark`.
  package func image(named name: String, traits: UITraitCollection, bundle: Bundle?) -> UIImage? {
    let isDark = traits.userInterfaceStyle == .dark
    let wanted = traits.displayScale > 0 ? traits.displayScale : 2
    let (known, folders): (UIImage?, [String]) = contents.withLock {
      ($0.images["\(name)|"] ?? $0.images["\(name)|\(wanted)|\(isDark)"], $0.folders)
    }
    if let known { return known }
    if let image = firstAsset(in: bundle, { $0.image(named: name, traits: traits) }) { return image }
    let places = folders + BundleFolders.folders(of: bundle)
    for folder in places {
      for path in Self.candidates(name, scale: wanted, isDark: isDark) {
        let full = folder + "/" + path
        guard FileReads.exists(full) else { continue }
        guard let image = UIImage(contentsOfFile: full)?.with({ $0.name = name }) else { return nil }
        contents.withLock { $0.images["\(name)|\(wanted)|\(isDark)"] = image }
        return image
      }
    }
    return nil
  }

  // The exact scale first, then larger ones, which lose less, then smaller ones.
  private static func candidates(_ name: String, scale: CGFloat, isDark: Bool) -> [String] {
    let url = URL(fileURLWithPath: name)
    let known = ["png", "jpg", "jpeg", "webp"]
    let hasExtension = known.contains(url.pathExtension.lowercased())
    let stem = hasExtension ? String(name.dropLast(url.pathExtension.count + 1)) : name
    let extensions = hasExtension ? [url.pathExtension] : known
    let order: [String] = scale > 2 ? ["@3x", "@2x", ""] : scale > 1 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    return (isDark ? ["~dark", ""] : [""]).flatMap { appearance in
      order.flatMap { suffix in extensions.map { "\(stem)\(suffix)\(appearance).\($0)" } }
    }
  }
}

extension UIImage {
  /// Creates a picture found by name in the search path or the main bundle.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates a picture found by name and traits in the search path or a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    let traits = traits ?? .current
    guard let image = ImageCatalog.shared.image(named: name, traits: traits, bundle: bundle) else { return nil }
    self.init(content: image.content, presentation: image.presentation)
  }
}

extension UIColor {
  /// Creates the dynamic colour of an asset catalog; nil for an unknown name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the dynamic colour of an asset catalog; nil for an unknown name.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    guard let color = ImageCatalog.shared.firstAsset(in: bundle, { $0.color(named: name) }) else { return nil }
    self.init { color.resolvedColor(with: $0) }
  }
}
