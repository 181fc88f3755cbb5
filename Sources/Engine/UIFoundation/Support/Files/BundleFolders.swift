package import Foundation

/// The folders that contain the resources of a bundle.
package enum BundleFolders {
  /// Returns the resource folders of a bundle; the main bundle's include those of the modules.
  ///
  /// Nil means the main bundle. On iOS an app's modules are in its main bundle. SwiftPM puts the resources of each
  /// target into a folder `Package_Target.resources` in the folder of the program.
  package static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return main }
    return contents(bundle)
  }

  private static func contents(_ bundle: Bundle) -> [String] {
    let resources = bundle.resourcePath ?? bundle.bundlePath
    return resources == bundle.bundlePath ? [resources] : [resources, bundle.bundlePath]
  }

  private static let main: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return contents(.main) + names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }()
}
