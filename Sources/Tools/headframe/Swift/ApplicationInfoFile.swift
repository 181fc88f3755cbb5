import APIScanning
import Foundation

/// The property list beside the built programs, which Foundation reads as that of their main bundle.
///
/// It is the one of the package's app, so that `Bundle.main.infoDictionary` of its tests has the values that tests read
/// inside of the app on iOS.
struct ApplicationInfoFile {
  private let locations: BuildLocations
  /// The copy of the last written file, by which a file of another origin is recognized.
  private let copy: String

  init(_ locations: BuildLocations) {
    self.locations = locations
    copy = locations.scratch + "/headframe/Info.plist"
  }

  /// Writes the file for an app, or removes the file of an earlier app if the package has none.
  func update(_ module: PackageGraph.Module?) throws {
    let manager = FileManager.default
    guard let module else {
      guard let written = manager.contents(atPath: copy) else { return }
      let file = try locations.programs() + "/Info.plist"
      if manager.contents(atPath: file) == written { try manager.removeItem(atPath: file) }
      try manager.removeItem(atPath: copy)
      return
    }
    let info = ApplicationInfo(module: module.name, at: module.folder, in: locations.package)
    let data = try PropertyListSerialization.data(fromPropertyList: info.properties, format: .xml, options: 0)
    if manager.contents(atPath: copy) == data, manager.contents(atPath: locations.products + "/Info.plist") == data {
      return
    }
    let file = try locations.programs() + "/Info.plist"
    let present = manager.contents(atPath: file)
    guard present != data, present == nil || present == manager.contents(atPath: copy) else { return }
    for path in [file, copy] {
      try manager.createDirectory(
        at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    }
  }
}
