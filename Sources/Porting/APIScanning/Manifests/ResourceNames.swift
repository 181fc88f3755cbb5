import Foundation

/// The names that a target's resources have in its bundle, where SwiftPM accepts each name once.
struct ResourceNames {
  /// The resources whose name another resource has.
  private(set) var repeated: Set<String> = []
  /// The files of localized folders whose name a file of the same language has.
  private(set) var repeatedFiles: [String] = []

  /// Compares the names of resources, given by their paths in a folder.
  init(_ resources: Set<String>, folder: String) {
    var names: Set<String> = []
    for path in resources.sorted() {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard FileKind.type(of: path) == "lproj" else {
        if !names.insert(name.lowercased()).inserted { repeated.insert(path) }
        continue
      }
      let files = FileManager.default.enumerator(atPath: "\(folder)/\(path)")?.compactMap { $0 as? String } ?? []
      for file in files.sorted() {
        let last = file.split(separator: "/").last.map(String.init) ?? file
        if !names.insert("\(name)/\(last)".lowercased()).inserted { repeatedFiles.append("\(path)/\(file)") }
      }
    }
  }
}
