/// The folders that contain the resources of a bundle.
package enum BundleFolders {
  /// Returns the folders of a bundle; those of the main one include the program's module resources.
  ///
  /// On iOS an app's modules are in its main bundle. SwiftPM puts the resources of each target into a folder
  /// `Package_Target.resources` beside the program.
  package static func folders(of bundle: Bundle?) -> [String] {
    guard let bundle, bundle.bundlePath != Bundle.main.bundlePath else { return main }
    return own(bundle)
  }

  private static func own(_ bundle: Bundle) -> [String] {
    let resources = bundle.resourcePath ?? bundle.bundlePath
    return resources == bundle.bundlePath ? [resources] : [resources, bundle.bundlePath]
  }

  private static let main: [String] = {
    let folder = Bundle.main.bundlePath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return own(.main) + names.filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }()
}
