internal import Foundation

extension FileManager {
  /// Returns whether a folder, not a file, is at a path; nil if nothing is there.
  package func isFolder(atPath path: String) -> Bool? {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) ? isFolder.boolValue : nil
  }

  /// Creates a temporary folder that only this user can access.
  ///
  /// No other user can replace the files in it. Returns its path, or nil on failure, with the reason in `errno`.
  package func createTemporaryFolder() -> String? {
    var template = Array(temporaryDirectory.appendingPathComponent("headframe-XXXXXX").path.utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
