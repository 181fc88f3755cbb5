import Foundation

/// The Swift sources of a package or folder.
package enum SourceFolder {
  private static let skipped: Set<String> = [".build", ".git", "Pods", "Carthage", "DerivedData", "node_modules"]

  /// Returns the types that headers of Objective-C below a folder declare; none for a single file.
  package static func objectiveCTypes(at path: String) -> Set<String> {
    var names: Set<String> = []
    let files = FileManager.default.enumerator(atPath: path)
    while let file = files?.nextObject() as? String {
      if skipped.contains((file as NSString).lastPathComponent) { files?.skipDescendants() }
      guard file.hasSuffix(".h"), let data = FileManager.default.contents(atPath: "\(path)/\(file)") else { continue }
      names.formUnion(objectiveCTypes(in: String(decoding: data, as: UTF8.self)))
    }
    return names
  }

  /// Returns the classes, protocols and enumerations that a header declares, without categories.
  static func objectiveCTypes(in header: String) -> Set<String> {
    let types = #/@(?:interface|protocol)\s+(\w+)\s*(?:<[^>]*>)?\s*(?:[:{\n]|$)/#
    let enumerations = #/\bNS_(?:CLOSED_)?(?:ENUM|OPTIONS|ERROR_ENUM)\s*\(\s*\w+\s*,\s*(\w+)\s*\)/#
    // The names in Swift of types; those of their members have a colon or a point.
    let names = #/\bNS_SWIFT_NAME\s*\(\s*([A-Z]\w*)\s*\)/#
    return Set([types, enumerations, names].flatMap { header.matches(of: $0).map { String($0.output.1) } })
  }

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
      guard name.hasSuffix(".swift"), !ManifestFile.isManifest(name) else { continue }
      // Folders with pictures can be named after the file of their tests.
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: "\(path)/\(file)", isDirectory: &isFolder)
      if exists, !isFolder.boolValue { paths.append(file) }
    }
    return try paths.sorted().map { file in
      let whole = path == "." ? file : (path as NSString).appendingPathComponent(file)
      // Invalid UTF-8, which is rare in Swift sources, is replaced.
      return (file, String(decoding: try Data(contentsOf: URL(fileURLWithPath: whole)), as: UTF8.self))
    }
  }
}
