internal import Foundation

extension FileManager {
  /// Returns whether a path leads to a folder rather than to a file; nil if it leads to nothing.
  package func isFolder(atPath path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
