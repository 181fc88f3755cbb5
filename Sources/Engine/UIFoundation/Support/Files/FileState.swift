internal import Foundation

/// The attributes of a file that reveal a change of its content.
package struct FileState: Sendable, Hashable {
  private let numbers: [Int]

  /// Creates the state of a file; nil for a missing file.
  ///
  /// A file whose attributes cannot be read, such as one in a folder without permission, has a state without them.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let reason = errno
      guard reason != ENOENT, reason != ENOTDIR else { return nil }
      numbers = [Int(reason)]
      return
    }
    numbers = [
      Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_size), Int(bitPattern: status.st_ino),
    ]
  }
}
