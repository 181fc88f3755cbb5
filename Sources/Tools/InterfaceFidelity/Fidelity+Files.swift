import UIKitCore

extension Fidelity {
  /// Adds the document at the given path, or all documents below a folder.
  @MainActor
  package mutating func add(_ url: URL) {
    for file in Self.documents(at: url) { add(file, project: Self.project(of: file, below: url)) }
  }

  /// Returns the file at the given path, or all xib and storyboard files below a folder, sorted by path.
  package static func documents(at url: URL) -> [URL] {
    guard FileManager.default.isFolder(atPath: url.path) == true else { return [url] }
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return names.filter { isDocument($0) }.sorted().map { url.appendingPathComponent($0) }
  }

  /// Returns the first subfolder on the path from a folder to a document, or else the folder's own name.
  package static func project(of file: URL, below folder: URL) -> String {
    let inner = file.standardizedFileURL.pathComponents.dropFirst(folder.standardizedFileURL.pathComponents.count)
    return (inner.count > 1 ? inner.first : nil) ?? folder.lastPathComponent
  }

  /// Returns whether a name is that of an Interface Builder document.
  package static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".xib") || name.hasSuffix(".storyboard")
  }
}
