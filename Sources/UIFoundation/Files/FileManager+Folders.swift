internal import Foundation

extension FileManager {
  /// Returns whether a path is that of a folder rather than of a file; nil if nothing is there.
  package func isFolder(atPath path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
