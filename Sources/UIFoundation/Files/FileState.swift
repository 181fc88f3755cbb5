/// What tells that a file has not changed since it was read.
package struct FileState: Sendable, Hashable {
  private let numbers: [Int]

  /// `nil` where there is no such file.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    numbers = [
      Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec), Int(status.st_size), Int(bitPattern: status.st_ino),
    ]
  }
}
