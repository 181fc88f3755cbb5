internal import Foundation

extension FileManager {
  /// Returns whether a folder, not a file, is at a path; nil if nothing is there.
  package func isFolder(atPath path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }
}
