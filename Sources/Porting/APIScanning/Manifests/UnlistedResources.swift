import Foundation

/// The resources of a package whose manifest is for tools before version 5.3 and cannot list them.
///
/// They are the files that only Xcode finds: those of its own types below a target's folder, and those of the target in
/// an Xcode project.
package struct UnlistedResources {
  /// A file or folder of a target's bundle.
  package struct Item: Equatable {
    /// The path relative to the package.
    package let path: String
    /// The name in the bundle, where processed files have no folders.
    package let name: String
  }

  /// The resources of a target with such files.
  package struct Target: Equatable {
    /// The name of the bundle, such as `Design_DesignTests.resources`.
    package let bundle: String
    package let items: [Item]
  }

  package let targets: [Target]

  /// Returns whether a manifest is for tools that know no resources.
  package static func apply(to manifest: String) -> Bool { !ToolsVersion(manifest: manifest).isAtLeast(5, 3) }

  /// Finds the resources of a package in a folder, of which SwiftPM wrote a description.
  ///
  /// The list is empty for later versions of the tools and for an unexpected description.
  package init(manifest: String, description: Data, folder: String) {
    guard Self.apply(to: manifest),
      let package = try? JSONDecoder().decode(PackageDescriptionFile.self, from: description)
    else {
      targets = []
      return
    }
    let writer = PackageUpdateWriter(
      package, folder: folder, describedFolder: folder, headframe: "", toolsVersion: ToolsVersion(manifest: manifest))
    targets = package.targets.compactMap { target in
      guard ["regular", "executable", "test"].contains(target.type), let below = writer.folder(of: target) else {
        return nil
      }
      let items = writer.unlistedResources(of: target, in: below)
      return items.isEmpty ? nil : Target(bundle: "\(package.name)_\(target.name).resources", items: items)
    }
  }
}

extension PackageUpdateWriter {
  /// Returns the files of a target's bundle, each name once.
  fileprivate func unlistedResources(
    of target: PackageDescriptionFile.Target, in below: String
  ) -> [UnlistedResources.Item] {
    var processed = Set(resourcesOfXcodeTypes(of: target, in: below).map { PathParts.join(below, $0) })
    var copied: Set<String> = []
    if let own = projectTarget(for: target) {
      // A target of another name can be that of an app, with resources of its own.
      let isOwn = { (path: String) in own.name == target.name || PathParts.isInside(path, below) }
      processed.formUnion(own.resources.filter(isOwn))
      copied = own.copied.filter(isOwn)
    }
    var names: Set<String> = []
    let all = processed.subtracting(copied).sorted().flatMap { path -> [String] in
      if FileKind.units.contains(FileKind.type(of: path)) { return [path] }
      let inside = FolderListing(folder, below: path).files
      return inside.isEmpty ? [path] : inside
    }
    return (all + copied.sorted()).compactMap { path in
      let name = PathParts.name(of: path)
      return names.insert(name).inserted ? UnlistedResources.Item(path: path, name: name) : nil
    }
  }
}
