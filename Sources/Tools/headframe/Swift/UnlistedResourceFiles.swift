import APIScanning
import Foundation

/// The bundles of resources that an old manifest cannot list, beside the built programs.
///
/// Since tools version 5.3, SwiftPM writes the same folders for the resources in a manifest.
struct UnlistedResourceFiles {
  private let locations: BuildLocations

  init(_ locations: BuildLocations) {
    self.locations = locations
  }

  /// Copies the resources that have changed, and removes those that the package no longer has.
  func update() throws {
    let manager = FileManager.default
    let path = locations.package + "/" + ManifestFile.name(in: locations.package, compiler: Tool.swiftVersion)
    guard let data = manager.contents(atPath: path) else { return }
    let manifest = String(decoding: data, as: UTF8.self)
    guard UnlistedResources.apply(to: manifest) else { return }
    let description = try Tool.output(
      ["swift", "package", "--package-path", locations.package, "--scratch-path", locations.scratch, "dump-package"])
    let resources = UnlistedResources(manifest: manifest, description: description, folder: locations.package)
    guard !resources.targets.isEmpty else { return }
    let programs = try locations.programs()
    for target in resources.targets { try update(target, in: "\(programs)/\(target.bundle)") }
  }

  private func update(_ target: UnlistedResources.Target, in folder: String) throws {
    let manager = FileManager.default
    try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let names = Set(target.items.map(\.name))
    for name in try manager.contentsOfDirectory(atPath: folder) where !names.contains(name) {
      try manager.removeItem(atPath: "\(folder)/\(name)")
    }
    for item in target.items {
      let (source, copy) = ("\(locations.package)/\(item.path)", "\(folder)/\(item.name)")
      guard manager.fileExists(atPath: source), !manager.contentsEqual(atPath: source, andPath: copy) else { continue }
      if manager.fileExists(atPath: copy) { try manager.removeItem(atPath: copy) }
      try manager.copyItem(atPath: source, toPath: copy)
    }
  }
}
