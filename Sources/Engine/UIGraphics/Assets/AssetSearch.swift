import Synchronization
import UIFoundation

/// A search for images and colors in all asset catalogs below a folder.
///
/// The catalogs are listed at the first search, and a set is read when it is used.
package struct AssetSearch: Sendable {
  private let folder: URL
  private let bounds: FolderBounds
  /// The folder of the document that uses the assets. Of several sets of one name, the nearest one is used.
  private let user: [String]

  /// Creates a search below a folder. Links that lead out of it are followed only into `allowedDirectories`.
  package init(below folder: URL, for user: URL, allowedDirectories: [URL] = []) {
    self.folder = folder.standardizedFileURL
    bounds = FolderBounds([folder] + allowedDirectories)
    self.user = user.standardizedFileURL.pathComponents
  }

  /// Creates a search in the project to which a document's folder belongs; nil without a project.
  ///
  /// A project's folder contains its project file. Without one, it is the root of the repository.
  package init?(projectAround user: URL, allowedDirectories: [URL] = []) {
    var folder = user.standardizedFileURL
    for _ in 0..<Self.maximumDepth {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: Self.isProjectFile) {
        self.init(below: folder, for: user, allowedDirectories: allowedDirectories)
        return
      }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if parent.path == folder.path { return nil }
      folder = parent
    }
    return nil
  }

  private static func isProjectFile(_ name: String) -> Bool {
    name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
      || ["Package.swift", "Project.swift", "project.yml", ".git"].contains(name)
  }

  /// Returns the nearest image of the name that matches the traits; nil if there is none.
  ///
  /// Calls `onDamage` for sets that cannot be read.
  package func image(
    named name: String, traits: UITraitCollection, onDamage: (ImageError) -> Void = { _ in }
  ) -> UIImage? {
    first(named: name, "imageset", onDamage) { path throws(ImageError) in
      AssetCatalog.image(of: try AssetCatalog.images(at: path, within: bounds), named: name, traits: traits)
    }
  }

  /// Returns the nearest dynamic color of the name; nil if there is none.
  package func color(named name: String, onDamage: (ImageError) -> Void = { _ in }) -> UIColor? {
    first(named: name, "colorset", onDamage) { path throws(ImageError) in
      AssetCatalog.color(of: try AssetCatalog.colors(at: path))
    }
  }

  private func first<Value>(
    named name: String, _ type: String, _ onDamage: (ImageError) -> Void, _ read: (String) throws(ImageError) -> Value?
  ) -> Value? {
    let parts = name.split(separator: "/").map(String.init)
    guard let last = parts.last else { return nil }
    // The name of an asset in a folder with a namespace begins with that of the folder.
    let all = Self.sets(below: folder.path)["\(last).\(type)"] ?? []
    let paths = all.filter { parts.count == 1 || $0.hasSuffix("/\(name).\(type)") }
    for path in paths.sorted(by: isNearer) {
      guard bounds.contains(path + "/Contents.json") else { continue }
      do throws(ImageError) {
        if let value = try read(path) { return value }
      } catch {
        onDamage(error)
      }
    }
    return nil
  }

  /// Returns whether a set is nearer to the document than another one.
  ///
  /// The number of common folders decides, then the depth, then the path.
  private func isNearer(_ one: String, _ other: String) -> Bool {
    func order(_ path: String) -> (common: Int, depth: Int) {
      let parts = URL(fileURLWithPath: path).standardizedFileURL.pathComponents
      return (zip(parts, user).prefix { $0 == $1 }.count, parts.count)
    }
    let (first, second) = (order(one), order(other))
    if first.common != second.common { return first.common > second.common }
    return first.depth != second.depth ? first.depth < second.depth : one < other
  }

  // MARK: Listing

  /// The paths of the sets below a folder by name, with the listed folders.
  private struct Listing: Sendable {
    var sets: [String: [String]] = [:]
    var files = FileInputs()
  }

  private static let listings = Mutex<[String: Listing]>([:])

  // The limits of the search: the levels of folders and the number of entries.
  private static let maximumDepth = 12
  private static let maximumEntryCount = 200_000

  /// Folders of other people's code and of build products.
  private static let skippedNames: Set<String> = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor", "xcuserdata",
  ]

  private static func sets(below folder: String) -> [String: [String]] {
    if let known = listings.withLock({ $0[folder] }), known.files.areUnchanged {
      known.files.read.forEach { FileReads.record($0) }
      return known.sets
    }
    let (sets, files) = FileReads.collecting { list(folder) }
    listings.withLock { $0[folder] = Listing(sets: sets, files: files) }
    return sets
  }

  private static func list(_ folder: String) -> [String: [String]] {
    FileReads.record(folder)
    var sets: [String: [String]] = [:]
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard let entries = FileManager.default.enumerator(atPath: root) else { return [:] }
    var count = 0
    while let entry = entries.nextObject() as? String, count < maximumEntryCount {
      count += 1
      let name = entry.split(separator: "/").last.map(String.init) ?? entry
      let type = URL(fileURLWithPath: name).pathExtension
      if entries.level > maximumDepth || name.hasPrefix(".") || skippedNames.contains(name) {
        entries.skipDescendants()
      } else if ["imageset", "colorset"].contains(type) {
        entries.skipDescendants()
        let path = root + "/" + entry
        if entry.contains(".xcassets/") || root.hasSuffix(".xcassets") { sets[name, default: []].append(path) }
        // Adding or removing a set changes the folder that contains it.
        FileReads.record(URL(fileURLWithPath: path).deletingLastPathComponent().path)
      } else if type == "xcassets" {
        FileReads.record(URL(fileURLWithPath: root + "/" + entry).deletingLastPathComponent().path)
      } else if ["xcodeproj", "xcworkspace", "framework", "xcframework", "appiconset", "launchimage"].contains(type) {
        entries.skipDescendants()
      }
    }
    return sets
  }
}
