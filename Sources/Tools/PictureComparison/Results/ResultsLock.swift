import Glibc
import UIFoundation

/// A file lock that separates cleanup of the results from additions.
struct ResultsLock {
  private let file: Int32

  /// Waits for the lock: shared for additions, exclusive for cleanup.
  init(_ folder: String, exclusive: Bool) throws(WritingError) {
    let path = folder + "/.lock"
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    // Signals interrupt waiting.
    while flock(file, exclusive ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
  }

  /// Releases the lock.
  func close() { _ = Glibc.close(file) }
}
