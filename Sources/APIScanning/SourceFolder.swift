import Foundation

/// The Swift sources of a package or folder.
package enum SourceFolder {
  private static let skipped: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules"]

  /// Returns the text of one file, or of the sources below a folder, sorted by path.
  ///
  /// Omits manifests and the folders of builds and dependencies.
  package static func sources(at path: String) throws -> [(path: String, text: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    guard isFolder.boolValue else { return [(path, try String(contentsOfFile: path, encoding: .utf8))] }
    var paths: [String] = []
    let files = FileManager.default.enumerator(atPath: path)
    while let file = files?.nextObject() as? String {
      let name = (file as NSString).lastPathComponent
      if skipped.contains(name) { files?.skipDescendants() }
      if name.hasSuffix(".swift"), !ManifestFile.isManifest(name) { paths.append(file) }
    }
    return try paths.sorted().map { file in
      let whole = path == "." ? file : (path as NSString).appendingPathComponent(file)
      // Invalid UTF-8, which is rare in Swift sources, is replaced.
      return (file, String(decoding: try Data(contentsOf: URL(fileURLWithPath: whole)), as: UTF8.self))
    }
  }
}
