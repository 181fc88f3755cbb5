import Foundation

/// The packages in the folders of a project, by the products that their manifests declare.
///
/// For a package whose folder was added to a project, Xcode stores only the names of the products that targets use.
struct LocalPackages {
  private var dependencies: [String: XcodeProject.Dependency] = [:]

  /// Reads the manifests below the folder of a project and in further folders.
  ///
  /// The further folders are relative to the project's. Of two packages with the same product, the one that is less deep has it.
  init(below folder: String, and others: [String]) {
    let found = FolderListing(folder, below: "").files.filter { $0.hasSuffix("/Package.swift") }
      .map { ($0 as NSString).deletingLastPathComponent }
    let depth = { (path: String) in path.split(separator: "/").count }
    for path in others + found.sorted(by: { (depth($0), $0) < (depth($1), $1) }) {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(path)/Package.swift") else { continue }
      let layout = PackageLayout(manifest: String(decoding: data, as: UTF8.self)) { _ in false }
      let dependency = XcodeProject.Dependency(path: path)
      for product in layout.products where dependencies[product] == nil { dependencies[product] = dependency }
    }
  }

  func dependency(with product: String) -> XcodeProject.Dependency? { dependencies[product] }
}

extension XcodeProject.Dependency {
  /// Creates the dependency on the package in a folder, which is relative to the project's.
  init(path: String) {
    self.init(
      identity: (path as NSString).lastPathComponent, code: ".package(path: \(ManifestText.quoted(path)))",
      isLocal: true)
  }
}
