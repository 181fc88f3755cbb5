import Glibc

/// Folders that the paths of a document must not leave, even through symbolic links.
package struct FolderBounds: Sendable {
  private let folders: [String]

  /// The document's own folder and others that the user allows.
  package init(_ folders: [URL]) {
    self.folders = folders.map { Self.resolved($0.path) }
  }

  /// Indicates whether a file or folder, links resolved, lies below one of the folders.
  package func contains(_ path: String) -> Bool {
    let resolved = Self.resolved(path)
    return folders.contains { resolved == $0 || resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  private static func resolved(_ path: String) -> String {
    if let end = realpath(path, nil) {
      defer { free(end) }
      return String(cString: end)
    }
    // What does not exist is resolved as far as it does.
    return URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
