package import FoundationEssentials
internal import Glibc

/// The folders that a document may read from, after symbolic links are resolved.
package struct FolderBounds: Sendable {
  private let folders: [String]

  /// Creates bounds from the document's folder and other folders that the user allows.
  package init(_ folders: [URL]) {
    self.folders = folders.map { Self.resolved($0.path) }
  }

  /// Returns whether a path, with links resolved, is one of the folders or inside one.
  package func contains(_ path: String) -> Bool {
    let resolved = Self.resolved(path)
    return folders.contains { resolved == $0 || resolved.hasPrefix($0 == "/" ? "/" : $0 + "/") }
  }

  private static func resolved(_ path: String) -> String {
    if let target = realpath(path, nil) {
      defer { free(target) }
      return String(cString: target)
    }
    // `realpath` fails for a missing file. Foundation resolves the part of the path that exists.
    return URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
